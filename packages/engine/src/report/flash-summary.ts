/** The home page in a few sentences: who opens it, in what character, and what to mend first. */
import type { Capture } from '../artifacts.ts'
import { archetypeConfidenceMin, articleOf } from '../sections/brand-identity/archetype-text.ts'
import type { SiteReading } from '../sections/site-reading.ts'
import { isUnreadShell } from '../writing/partly-read.ts'
import { asSentence, counted, listed, quoted, uncapitalised } from '../writing/prose.ts'
import type { Wording } from '../writing/wording.ts'
import { introduction } from './introduction.ts'
import type { Found } from './pick-insights.ts'

interface SummaryInput {
  capture: Capture
  facts: SiteReading
  wording: Wording
  /** Weightiest first. */
  picked: readonly Found[]
}

export function flashSummary({ capture, facts, wording, picked }: SummaryInput): string {
  const opening = introduction({ capture, facts, wording })
  if (isUnreadShell(capture)) return opening
  return [opening, action(facts, wording), character(facts, wording), verdict(picked, wording)]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

function action({ ctas: [primary] }: SiteReading, wording: Wording): string | null {
  if (primary === undefined) return null
  const text = quoted(primary.value.text)
  return wording.oneOf('flash.action', [
    `The main call to action reads ${asSentence(text)}`,
    `What it asks for is ${asSentence(text)}`,
    `Its main button says ${asSentence(text)}`,
  ])
}

function character({ archetype, voice }: SiteReading, wording: Wording): string | null {
  const sound = listed(voice.slice(0, 3).map(({ value }) => value.trait))
  if (archetype === null || archetype.confidence < archetypeConfidenceMin) {
    return voice.length === 0 ? null : `The page sounds ${sound}.`
  }
  const who = articleOf(archetype.value.primary)
  if (voice.length === 0) return `In character it is ${who}.`
  return wording.oneOf('flash.character', [
    `It speaks as ${who}: ${sound}.`,
    `The tone is ${sound}; in character it is ${who}.`,
  ])
}

const namedMax = 3

function verdict(picked: readonly Found[], wording: Wording): string {
  const [first] = picked
  if (first === undefined) {
    return 'None of the checks of the home page found anything to improve.'
  }
  const titles = separated(picked.map(({ title }) => uncapitalised(title)))
  const many = counted(picked.length, 'thing')
  return wording.oneOf('flash.verdict', [
    `To mend, weightiest first: ${titles}.`,
    `We would begin with this: ${titles}.`,
    `There ${picked.length === 1 ? 'is' : 'are'} ${many} to improve: ${titles}.`,
    `What stands in its way: ${titles}.`,
  ])
}

/** Titles are sentences, some with an “and” of their own: semicolons keep them apart. */
function separated(titles: readonly string[]): string {
  const more = titles.length > namedMax ? [`${titles.length - namedMax} more`] : []
  return [...titles.slice(0, namedMax), ...more].join('; ')
}
