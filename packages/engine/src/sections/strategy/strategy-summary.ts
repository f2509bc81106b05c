/** The strategy in two or three sentences: where to begin, what follows, and what for. */

import type { Goal } from '../../lexicon/market/lists.ts'
import { capitalised, uncapitalised } from '../../writing/prose.ts'
import type { Wording } from '../../writing/wording.ts'
import { goalNames } from './goals.ts'
import type { Horizon } from './initiative.ts'

interface Planned {
  title: string
  effort: 'S' | 'M' | 'L'
  horizon: Horizon
}

/** A horizon within a sentence: how long, within what, and when. */
const horizonWords: Record<Horizon, { takes: string; within: string; comes: string }> = {
  '1 week': { takes: 'a week', within: 'a week', comes: 'the coming weeks' },
  '2 weeks': { takes: '2 weeks', within: '2 weeks', comes: 'the coming weeks' },
  'this month': { takes: 'this month', within: 'the month', comes: 'this month' },
  'this quarter': { takes: 'this quarter', within: 'the quarter', comes: 'this quarter' },
  'half a year': { takes: 'half a year', within: 'half a year', comes: 'half a year' },
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
  const larger = planned.slice(3).find(({ effort }) => effort !== 'S')
  if (planned.length > 3) sentences.push(larger === undefined ? lightness(oneOf) : undertaking(larger, oneOf))
  const [goal] = goals
  if (goal !== undefined) sentences.push(aim(goalNames[goal], oneOf))
  return sentences.join(' ')
}

function opening(brand: string, { title, horizon }: Planned, oneOf: Wording['oneOf']): string {
  const task = uncapitalised(title)
  const { takes, within } = horizonWords[horizon]
  return oneOf('opening', [
    `Begin here: ${task}.`,
    `The first thing for ${brand} to do is to ${task}.`,
    `Before anything else, ${brand} should ${task}.`,
    `${capitalised(task)}: no other step brings ${brand} as much for its effort.`,
    `One task comes first (${takes}): ${task}.`,
    `What ${brand} needs most is to ${task}.`,
    `Put at the top of the list: ${task}. It can be done within ${within}.`,
  ])
}

function sequel(second: Planned, third: Planned | undefined, oneOf: Wording['oneOf']): string {
  const next = uncapitalised(second.title)
  const tasks = third === undefined ? next : `${next}; then ${uncapitalised(third.title)}`
  return oneOf('sequel', [
    `In second place: ${tasks}.`,
    `Next in line: ${tasks}.`,
    `Once that is done, ${tasks}.`,
    third === undefined
      ? `The second task is to ${next}.`
      : `Two tasks follow: to ${next}, and to ${uncapitalised(third.title)}.`,
    third === undefined
      ? `Only one thing comes close to it in weight: ${next}.`
      : `Nearly as much depends on two more: ${next}, and ${uncapitalised(third.title)}.`,
    third === undefined
      ? `Second comes this: ${next}.`
      : `Second comes this: ${next}. And third: ${uncapitalised(third.title)}.`,
    `From there the way leads on: ${tasks}.`,
    third === undefined
      ? `Whoever has time for more should ${next}.`
      : `Whoever has time for more should ${next}; whoever has help can ${uncapitalised(third.title)} meanwhile.`,
  ])
}

const lightness = (oneOf: Wording['oneOf']) =>
  oneOf('light', [
    'What remains is small work.',
    'The others on the list take days, not weeks.',
    'Each of the others can be finished by one person within days.',
    'There is no large project among the rest.',
    'Nothing further down the list is a large undertaking.',
  ])

function undertaking({ title, horizon }: Planned, oneOf: Wording['oneOf']): string {
  const task = uncapitalised(title)
  return oneOf('undertaking', [
    `To be planned for ${horizonWords[horizon].comes}: ${task}.`,
    `Among the larger pieces of work: ${task}.`,
    `Less urgent, and longer in the making: ${task}.`,
    `A bigger undertaking waits further down, to ${task}.`,
    `With more time at hand, ${task}.`,
  ])
}

const aim = (goal: string, oneOf: Wording['oneOf']) =>
  oneOf('aim', [
    `What serves ${goal}, as the request asks, was moved up.`,
    `The order follows the aim that was named, ${goal}.`,
    `As ${goal} is wanted, initiatives that lead there come first.`,
    `It is weighted towards ${goal}, which the request names.`,
  ])
