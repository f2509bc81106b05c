/** The journey in a few sentences: where everything leads, what carries people there, and where it loses them. */

import { counted, inWords, listed } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { StageName } from '../../writing/stage-names.ts'
import type { Wording } from '../../writing/wording.ts'
import type { JourneyEntry } from './find-journey.ts'
import type { JourneyFacts, Motion } from './journey-rule.ts'
import type { PathToAction } from './path-to-action.ts'

export function journeySummary(
  { facts, entries, path }: { facts: JourneyFacts; entries: JourneyEntry[]; path: PathToAction | null },
  { oneOf }: Wording,
): string {
  const say = (id: string, ...wordings: [string, ...string[]]) => oneOf(`journey summary ${id}`, wordings)
  const strengths = best(entries, 'strength')
  const losses = [...best(entries, 'friction'), ...best(entries, 'gap')]
    // The opening says it.
    .filter(({ id }) => id !== 'no-call')
    .sort(byImportance)
  const [strength] = strengths
  const [loss] = losses
  const next = losses.find(({ stage }) => stage !== loss?.stage)
  const sentences = [opening(facts, path, say)]
  // Where much is lost that comes first; where much is right, the other way about.
  const weightOf = (list: JourneyEntry[]) =>
    list.slice(0, 3).reduce((sum, { weight, confidence }) => sum + weight * confidence, 0)
  const isSound = weightOf(strengths) >= weightOf(losses)
  const told = isSound
    ? [strength, strengths.find(({ stage }) => stage !== strength?.stage), loss]
    : [loss, next, strength]
  sentences.push(...told.flatMap((entry) => entry?.text ?? []))
  if (!facts.reach.home) sentences.push(unread(say))
  const empty = emptyStages(entries, facts.motion)
  if (empty !== null && !isSound) sentences.push(silence(empty, say))
  return sentences.join(' ')
}

const unread = (say: Tell) =>
  say(
    'unread',
    'Parts of the home page appear in a browser only, and none looked: what is missing is therefore left open.',
    'The home page was read without running its scripts, so nothing is called missing.',
    'What scripts add to the home page was not seen; gaps are not claimed for that reason.',
  )

type Tell = (id: string, ...wordings: [string, ...string[]]) => string

const byImportance = (a: JourneyEntry, b: JourneyEntry) => b.weight * b.confidence - a.weight * a.confidence

const best = (entries: readonly JourneyEntry[], kind: JourneyEntry['kind']) =>
  entries.filter((entry) => entry.kind === kind).sort(byImportance)

const aims: Record<Motion, string> = {
  shop: 'to sell',
  signup: 'to get people to sign up',
  sales: 'to start a conversation',
  booking: 'to bring people in',
  download: 'to be downloaded',
  cause: 'to win support',
  reading: 'to inform',
}

function opening({ primary, motion, pages }: JourneyFacts, path: PathToAction | null, say: Tell): string {
  if (primary === null) {
    return motion === 'reading'
      ? say(
          'reading',
          'This is a site for reading up, and no step beyond that is asked for.',
          'Visitors are informed and then left to themselves.',
          'It tells and shows, and asks for nothing in return.',
        )
      : say(
          'no call',
          `The aim seems to be ${aims[motion]}, but no button says so.`,
          `Over ${counted(pages.length, 'page')} not one button leads to a next step.`,
          'What visitors should do next is for them to guess.',
          `There is much to see and nothing to press: a site that wants ${aims[motion]} needs one clear call.`,
        )
  }
  const label = inQuotes(primary.value.text, 60)
  const fields = path?.fields ?? null
  const asked = fields === null || fields === 0 ? '' : counted(fields, 'field')
  const form = asked === '' ? '' : ` and a form of ${asked}`
  if (path === null) {
    return say(
      'unknown way',
      `${label} is what the site asks for; where the button leads could not be seen.`,
      `Everything points to ${label}, whose destination only a script knows.`,
      `The main call is ${label}. Its way on is hidden in a script.`,
    )
  }
  if (path.clicks === 0) {
    return say(
      'at once',
      `${label} can be done on the home page itself${asked === '' ? '' : `, with ${asked} to fill in`}.`,
      `No click is needed for ${label}: it is on the home page${asked === '' ? '' : `, as a form of ${asked}`}.`,
      `The home page ends in ${label}, without a detour${asked === '' ? '' : `, with a form of ${asked}`}.`,
      `People who are convinced can go straight to ${label}${asked === '' ? '' : `, ${asked} in all`}.`,
    )
  }
  const clicks = path.clicks === 1 ? 'one click' : `${inWords(path.clicks)} clicks`
  return say(
    'one way',
    `From the home page it is ${clicks}${form} to ${label}.`,
    `${label} is what it all leads to, ${clicks}${form} away.`,
    `The site is there ${aims[motion]}: ${label} is within ${clicks}${form}.`,
    `Its main call, ${label}, ${primary.value.repeats > 1 ? `repeated ${primary.value.repeats} times on the pages read, ` : ''}takes ${clicks}${form}.`,
    `Visitors are led to ${label}${asked === '' ? '' : `, where ${asked} ${fields === 1 ? 'waits' : 'wait'}`}.`,
    `One wish comes before all others here, ${label}${asked === '' ? '' : `, at the price of ${asked}`}.`,
  )
}

const stagesThatMatter: Record<Motion, readonly StageName[]> = {
  shop: ['awareness', 'consideration', 'decision', 'loyalty'],
  signup: ['awareness', 'consideration', 'decision', 'onboarding', 'loyalty'],
  sales: ['awareness', 'consideration', 'decision'],
  booking: ['awareness', 'consideration', 'decision', 'loyalty'],
  download: ['consideration', 'onboarding'],
  cause: ['awareness', 'consideration', 'loyalty'],
  reading: [],
}

const stageWords: Record<StageName, string> = {
  awareness: 'people who do not know it yet',
  consideration: 'those who compare',
  decision: 'those who are about to decide',
  onboarding: 'those who begin',
  loyalty: 'those who might come back',
}

/** Stages for which the site has nothing, of those that matter to what it wants. */
function emptyStages(entries: readonly JourneyEntry[], motion: Motion): StageName[] | null {
  const held = new Set(entries.filter(({ kind }) => kind === 'strength' || kind === 'asset').map(({ stage }) => stage))
  const empty = stagesThatMatter[motion].filter((stage) => !held.has(stage))
  return empty.length === 0 || empty.length > 3 ? null : empty
}

function silence(stages: StageName[], say: Tell): string {
  const words = listed(stages.map((stage) => stageWords[stage]))
  return say(
    'silence',
    `For ${words} the site has nothing yet.`,
    `No page, link or form is there for ${words}.`,
    `It leaves alone ${words}.`,
    `Nothing is held ready for ${words}.`,
  )
}
