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
  const paragraphs = [
    [introduction(input), character(input), offer(input)],
    [proof(input), weakness(input), next(input)],
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
        `The tone is ${sound}, the stance that of ${who}${beside}.`,
        `One hears ${who}${beside}: ${sound}.`,
        `${capitalised(sound)} in tone, it takes the part of ${who}${beside}.`,
      ])
    : wording.oneOf('summary.archetype', [
        `In character it is ${who}${beside}.`,
        `Its words are those of ${who}${beside}.`,
        `It takes the part of ${who}${beside}.`,
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
      `Prices are on the table, with ${named}${free}.`,
      `What it costs is plain to see: ${named}${free}.`,
      `The offer comes as ${named}${free}.`,
    ])
  }
  const offered = [...services, ...products].map(({ value }) => quoted(shortened(value.name, 50)))
  const asks = action === null ? '' : ` and asks visitors to ${action}`
  if (priceItems.length >= 3) {
    return wording.oneOf('summary.list', [
      `A price list of ${priceItems.length} lines shows what things cost${action === null ? '' : `; the button to press reads ${action}`}.`,
      `It publishes ${priceItems.length} prices${asks}.`,
      `Its ${priceItems.length} listed prices leave little to ask${action === null ? '' : `, and ${action} is the way in`}.`,
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
    `What it wants visitors to do is ${action}.`,
    `The way in is ${action}.`,
    `Everything leads to ${action}.`,
    `It asks for one thing first: ${action}.`,
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
    `Its best card: ${uncapitalisedUnlessQuoted(what)}`,
    `What speaks for it most: ${uncapitalisedUnlessQuoted(what)}`,
    `On the credit side, ${uncapitalisedUnlessQuoted(what)}`,
    `Strongest point: ${uncapitalisedUnlessQuoted(what)}`,
    what,
  ])
}

function weakness({ facts: { swotFindings }, wording }: SummaryInput): string | null {
  const [worst] = swotFindings.weaknesses
  if (worst === undefined) return null
  const what = asSentence(gist(worst.text))
  return wording.oneOf('summary.weakness', [
    `What holds it back: ${uncapitalisedUnlessQuoted(what)}`,
    `Against it counts that ${uncapitalisedUnlessQuoted(what)}`,
    `The weakest spot: ${uncapitalisedUnlessQuoted(what)}`,
    `Less well: ${uncapitalisedUnlessQuoted(what)}`,
    `But ${uncapitalisedUnlessQuoted(what)}`,
  ])
}

function next({ firstStep, wording }: SummaryInput): string | null {
  if (firstStep === null) return null
  const task = asSentence(uncapitalisedUnlessQuoted(firstStep.title))
  return wording.oneOf('summary.next', [
    `First on the list of things to do (${firstStep.horizon}): ${task}`,
    `We would begin here: ${task}`,
    `The step that pays first is to ${task}`,
    `Next, and within ${firstStep.horizon}: ${task}`,
    `Start with this: ${task}`,
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
      'One page was there to be read.',
    ])
  }
  if (words > 0 && words < 300) {
    return wording.oneOf('summary.short', [
      `The pages hold only some ${words} words of the brand's own, so its character is drawn with a light pencil.`,
      `With about ${words} words of its own text, there is little to go by.`,
      `It says little: about ${words} words on ${counted(pages.length, 'page')}.`,
    ])
  }
  return null
}
