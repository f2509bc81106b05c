/** The brand on half a page: who it is, what it offers and to whom, what speaks for it and what to do first. */
import type { Capture } from '../artifacts.ts'
import { archetypeConfidenceMin, articleOf } from '../sections/brand-identity/archetype-text.ts'
import type { SectionFacts } from '../sections/section-facts.ts'
import { asSentence, capitalised, counted, listed, quoted, shortened, uncapitalised } from '../writing/prose.ts'
import type { Wording } from '../writing/wording.ts'
import { introduction } from './introduction.ts'

/** What the strategy section proposes first. */
export interface FirstStep {
  title: string
  horizon: string
}

interface SummaryInput {
  capture: Capture
  facts: SectionFacts
  wording: Wording
  firstStep: FirstStep | null
}

/** Paragraphs, parted by an empty line. */
export function brandSummary(input: SummaryInput): string {
  const { thesis } = input.facts.diagnoses
  const paragraphs = [
    [introduction(input), character(input), offer(input)],
    thesis === null ? [proof(input), weakness(input), next(input)] : [thesis.text],
    [reading(input)],
  ]
  return paragraphs
    .map((sentences) => sentences.filter((sentence) => sentence !== null).join(' '))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

function character({ facts: { archetype, voice }, wording }: SummaryInput): string | null {
  const sound = listed(voice.slice(0, 3).map(({ value }) => value.trait))
  const hasVoice = voice.length > 0
  // What only the look of a site suggests is no news for half a page.
  if (archetype === null || archetype.value.method === 'looks') return hasVoice ? `Its voice is ${sound}.` : null
  const { primary, secondary, margin } = archetype.value
  const who = articleOf(primary)
  if (archetype.confidence < archetypeConfidenceMin) {
    return wording.oneOf('summary.guess', [
      `Its character is not sharply drawn: ${who} comes closest${hasVoice ? `, in a tone that is ${sound}` : ''}.`,
      `${capitalised(who)} is the best guess at its archetype, and no more than that${hasVoice ? `; it sounds ${sound}` : ''}.`,
      `What archetype it follows stays open, with ${who} the likeliest reading${hasVoice ? ` and a voice that is ${sound}` : ''}.`,
    ])
  }
  const beside = secondary === null || margin >= 0.25 ? '' : ` with something of the ${secondary}`
  return hasVoice
    ? wording.oneOf('summary.character', [
        `It acts as ${who}${beside} and sounds ${sound}.`,
        `In character it is ${who}${beside}; the voice is ${sound}.`,
        `It sounds ${sound}; its archetype is that of ${who}${beside}.`,
      ])
    : wording.oneOf('summary.archetype', [
        `In character it is ${who}${beside}.`,
        `Its words are those of ${who}${beside}.`,
      ])
}

function offer({ facts, wording }: SummaryInput): string | null {
  const { plans, priceItems, products, services, ctas, trial } = facts
  const [primary] = ctas
  const action = primary === undefined ? null : quoted(shortened(primary.value.text, 80))
  const priced = plans.filter(({ value }) => value.price.amount !== null)
  if (priced.length > 0) {
    const named = listed(
      priced.map(({ value }) => `${shortened(value.name, 40)} (${shortened(value.price.text, 40)})`),
      3,
    )
    const free = trial === null ? '' : `, after ${quoted(shortened(trial.value, 60))}`
    return wording.oneOf('summary.plans', [
      `It sells ${counted(priced.length, 'plan')} at open prices: ${named}${free}.`,
      `It says what it costs: ${named}${free}.`,
      `The offer comes as ${named}${free}.`,
    ])
  }
  const offered = [...services, ...products].map(({ value }) => quoted(shortened(value.name, 50)))
  const asks = action === null ? '' : ` and asks visitors to ${action}`
  if (priceItems.length >= 3) {
    return wording.oneOf('summary.list', [
      `A price list of ${priceItems.length} lines shows what things cost${action === null ? '' : `; the button to press reads ${action}`}.`,
      `It publishes ${priceItems.length} prices${asks}.`,
    ])
  }
  if (offered.length >= 2) {
    return wording.oneOf('summary.offer', [
      `It offers ${listed(offered, 4)}${asks}.`,
      `On offer are ${listed(offered, 4)}${action === null ? '' : `; the main call is ${action}`}.`,
      `${capitalised(counted(offered.length, 'offer'))} can be told apart, among them ${listed(offered.slice(0, 3))}${action === null ? '' : `, with ${action} as the way in`}.`,
      `The range: ${listed(offered, 4)}${action === null ? '' : `. The next step it asks for is ${action}`}.`,
    ])
  }
  if (action === null) return null
  return wording.oneOf('summary.action', [
    `It asks visitors to ${action}.`,
    `Its main call is ${action}.`,
    `What visitors should do first: ${action}.`,
  ])
}

const gistCharactersMax = 280
/** A first sentence as short as this is a flourish: the second says what was seen. */
const flourishCharactersMax = 70

/** What was seen, without why it matters, which stands in the section. */
function gist(text: string): string {
  const [first = text, second] = sentencesOf(text)
  const said = first.length <= flourishCharactersMax && second !== undefined ? `${first} ${second}` : first
  return shortened(said, gistCharactersMax)
}

/** Sentences of ours: a full stop within a quotation ends none. */
function sentencesOf(text: string): string[] {
  const ends: number[] = []
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!
    if (character === '“') depth++
    else if (character === '”') depth = Math.max(0, depth - 1)
    const isEnd = depth === 0 && (/[.!?]/.test(character) || (character === '”' && /[.!?…]/.test(text[at - 1] ?? '')))
    if (isEnd && /^\s+[\p{Lu}“]/u.test(text.slice(at + 1, at + 4))) ends.push(at + 1)
  }
  return [0, ...ends].map((start, index) => text.slice(start, ends[index] ?? text.length).trim())
}

function proof({ facts: { swotFindings }, wording }: SummaryInput): string | null {
  const [strength] = swotFindings.strengths
  if (strength === undefined) return null
  const what = asSentence(gist(strength.text))
  // A superlative of its own needs none before it.
  if (/^The strongest\b/.test(what)) return what
  return wording.oneOf('summary.strength', [
    `What speaks for it most: ${uncapitalisedUnlessQuoted(what)}`,
    `Its strongest point: ${uncapitalisedUnlessQuoted(what)}`,
    what,
  ])
}

function weakness({ facts: { swotFindings }, wording }: SummaryInput): string | null {
  const [worst] = swotFindings.weaknesses
  if (worst === undefined) return null
  const what = asSentence(gist(worst.text))
  return wording.oneOf('summary.weakness', [
    `What holds it back: ${uncapitalisedUnlessQuoted(what)}`,
    `What speaks against it: ${uncapitalisedUnlessQuoted(what)}`,
    `Its weakest point: ${uncapitalisedUnlessQuoted(what)}`,
  ])
}

function next({ firstStep, wording }: SummaryInput): string | null {
  if (firstStep === null) return null
  const task = asSentence(uncapitalisedUnlessQuoted(firstStep.title))
  return wording.oneOf('summary.next', [
    `First of the things to do (${firstStep.horizon}): ${task}`,
    `We would begin here: ${task}`,
    `To do first, within ${firstStep.horizon}: ${task}`,
  ])
}

/** An acronym or a quotation keeps its form. */
function uncapitalisedUnlessQuoted(text: string): string {
  return /^(?:\p{Lu}{2}|[^\p{L}]|\p{Lu}[\p{Ll}]*\p{Lu})/u.test(text) ? text : uncapitalised(text)
}

/** How far it can be relied on: only said where something is wanting. */
function reading({ capture, facts, wording }: SummaryInput): string | null {
  const { pages } = capture
  const words = facts.writing?.value.words ?? 0
  if (pages.length === 1 && capture.skipped.length === 0) {
    return wording.oneOf('summary.single', [
      'All of this rests on one page: the site shows no other.',
      'The site is a single page, and the report says no more than that page does.',
    ])
  }
  if (words > 0 && words < 300) {
    return wording.oneOf('summary.short', [
      `The pages hold only some ${words} words of the brand's own, so what is said of its character is less sure.`,
      `With about ${words} words of its own text, there is little to go by.`,
    ])
  }
  return null
}
