/** The strategy in two or three sentences: where to begin, what follows, and what for. */

import type { Goal } from '../../lexicon/goal-words.ts'
import { capitalised, listed, uncapitalised } from '../../report/prose.ts'
import type { Wording } from '../../report/wording.ts'
import { inWords } from '../swot/brand-words.ts'
import { goalNames } from './goals.ts'

interface Planned {
  title: string
  effort: 'S' | 'M' | 'L'
  horizon: string
}

export function strategySummary(
  { brand, planned, goals }: { brand: string; planned: readonly Planned[]; goals: readonly Goal[] },
  wording: Wording,
): string {
  const [first, second, third] = planned
  const oneOf: Wording['oneOf'] = (id, wordings) => wording.oneOf(`strategy summary ${id}`, wordings)
  if (first === undefined) return `Nothing was found for ${brand} that an initiative could answer.`
  const sentences = [opening(brand, first, oneOf)]
  if (second !== undefined) sentences.push(sequel(second, third, oneOf))
  const quick = planned.filter(({ effort }) => effort === 'S').length
  if (quick > 1) sentences.push(pace(quick, planned.length, oneOf))
  const [goal] = goals
  if (goal !== undefined) sentences.push(aim(goalNames[goal], oneOf))
  return sentences.join(' ')
}

function opening(brand: string, { title, horizon }: Planned, oneOf: Wording['oneOf']): string {
  const task = uncapitalised(title)
  return oneOf('opening', [
    `Begin here: ${task}.`,
    `The first thing for ${brand} to do is to ${task}.`,
    `Before anything else, ${brand} should ${task}.`,
    `${capitalised(task)}: no other step brings ${brand} as much for its effort.`,
    `One task comes first (${horizon.replace('1 week', 'a week')}): ${task}.`,
    `What ${brand} needs most is to ${task}.`,
    `Put at the top of the list: ${task}. It can be done within ${horizon.replace(/^this /, 'the ').replace('1 week', 'a week')}.`,
  ])
}

function sequel(second: Planned, third: Planned | undefined, oneOf: Wording['oneOf']): string {
  const next = uncapitalised(second.title)
  const tasks = third === undefined ? next : listed([next, uncapitalised(third.title)])
  return oneOf('sequel', [
    `Then ${tasks}.`,
    `After that: ${tasks}.`,
    `Next in line: ${tasks}.`,
    `With that done, ${tasks}.`,
    `It pays to follow up and ${tasks}.`,
    `Second place goes to this: ${tasks}.`,
  ])
}

function pace(quick: number, all: number, oneOf: Wording['oneOf']): string {
  const count = inWords(quick)
  return quick === all
    ? oneOf('all quick', [
        'None of it takes longer than a few days of work.',
        'All of it is small work.',
        'Each can be finished by one person within days.',
        'There is no large project among them.',
      ])
    : oneOf('pace', [
        `${capitalised(count)} of ${inWords(all)} take days rather than weeks.`,
        `Of ${inWords(all)} initiatives ${count} are small enough to begin at once.`,
        `${capitalised(count)} can be ticked off soon; the rest need planning.`,
        `There are ${count} quick wins among ${inWords(all)}.`,
        `The effort is mixed: ${count} small, ${inWords(all - quick)} larger.`,
      ])
}

const aim = (goal: string, oneOf: Wording['oneOf']) =>
  oneOf('aim', [
    `What serves ${goal}, as the request asks, was moved up.`,
    `The order follows the aim that was named, ${goal}.`,
    `As ${goal} is wanted, initiatives that lead there come first.`,
    `It is weighted towards ${goal}, which the request names.`,
  ])
