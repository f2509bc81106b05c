import type { Fact } from '../../evidence.ts'
import type { Hero, StructuredNode } from '../../facts.ts'
import type { PhraseIndex, PhraseMatch } from '../../lexicon/match.ts'
import type { MissionCue } from '../../lexicon/speech/lists.ts'
import { firstPersonPluralWords, missionWordsOf } from '../../lexicon/speech/mission-words.ts'
import { wordCount } from '../../page/word-count.ts'
import { strings } from '../site/structured-data.ts'
import { quoteOf } from './quote-of.ts'
import type { Mission, Sentence } from './shapes.ts'

interface Inputs {
  language: string | null
  hero: Hero
  description: Fact<string> | null
  tagline: Fact<string> | null
  structuredData: readonly StructuredNode[]
}

/** A cue within the sentence, and in the heading above it. */
const cuePoints: Record<MissionCue, { within: number; above: number }> = {
  mission: { within: 5, above: 4 },
  purpose: { within: 4, above: 3 },
  vision: { within: 3, above: 2 },
  frame: { within: 3, above: 0 },
  values: { within: 0, above: 0 },
}

/** A mission as such: a cue and something besides. */
const statedPointsMin = 6
/** “We help X do Y” says what it is for, under no such heading. */
const framedPointsMin = 5
const wordsMin = 6
const wordsMax = 60
/** Beyond, a heading is no heading of the sentence any more. */
const reachOfHeading = 3

/**
 * What the brand says that it is for, verbatim: a stated mission where there is one, else its value proposition or its
 * own description, told apart by `kind`. Never composed.
 */
export function mission(sentences: readonly Sentence[], inputs: Inputs): Fact<Mission> | null {
  const candidates = scored(sentences, inputs.language)
  const [best] = candidates
  if (best?.hasCue && best.points >= statedPointsMin) return stated(best)
  return proposition(candidates, inputs) ?? ownDescription(inputs)
}

interface Candidate {
  sentence: Sentence
  points: number
  /** Whether it, or the heading above it, speaks of a mission or purpose. */
  hasCue: boolean
}

/** Best first; of equals the one that was read first. */
function scored(sentences: readonly Sentence[], language: string | null): Candidate[] {
  const we = firstPersonPluralWords(language ?? '')
  const words = missionWordsOf(language)
  const found: Candidate[] = []
  let heading: { cue: MissionCue | null; page: string; since: number } = { cue: null, page: '', since: 0 }
  for (const sentence of sentences) {
    if (sentence.speaker !== 'brand' || sentence.pageType === 'post') continue
    if (sentence.place === 'heading' || isEyebrow(sentence, words)) {
      heading = { cue: cueOfHeading(sentence.text, words), page: sentence.page, since: 0 }
      // “Our mission: give every office its evenings back” states it in the heading itself.
      if (heading.cue === null || wordCount(sentence.text) < wordsMin) continue
    } else heading.since++
    if (sentence.place === 'action') continue
    const above =
      heading.page === sentence.page && heading.since > 0 && heading.since <= reachOfHeading ? heading.cue : null
    const candidate = score(sentence, {
      above,
      since: heading.since,
      speaksAsWe: we.has(sentence.text),
      cues: new Set(words.match(sentence.text).flatMap((match) => cuesOf(match, words))),
    })
    if (candidate !== null) found.push(candidate)
  }
  return found.sort((a, b) => b.points - a.points)
}

/** “Our mission”, set as a small line over what it announces. */
const isEyebrow = ({ text, place }: Sentence, words: PhraseIndex<MissionCue>) =>
  place === 'body' && wordCount(text) <= eyebrowWordsMax && cueOfHeading(text, words) !== null

const eyebrowWordsMax = 4

interface Setting {
  /** What the heading above announces, and how many sentences ago it stood. */
  above: MissionCue | null
  since: number
  speaksAsWe: boolean
  cues: ReadonlySet<MissionCue>
}

function score(sentence: Sentence, { above, since, speaksAsWe, cues }: Setting): Candidate | null {
  const words = wordCount(sentence.text)
  if (words < wordsMin || words > wordsMax || isQuestion(sentence.text)) return null
  const within = Math.max(0, ...[...cues].map((cue) => cuePoints[cue].within))
  const fromHeading = above === null ? 0 : cuePoints[above].above - (since - 1)
  if (within + fromHeading === 0) return null
  const points =
    within +
    Math.max(0, fromHeading) +
    (cues.has('frame') && within > cuePoints.frame.within ? 1 : 0) +
    (speaksAsWe ? 1 : 0) +
    (sentence.pageType === 'about' ? 1 : 0) +
    (sentence.role === 'hero' || sentence.role === 'about' ? 1 : 0) +
    (words >= 8 && words <= 40 ? 1 : 0) -
    (sentence.pageType === 'careers' || sentence.pageType === 'faq' ? 2 : 0)
  const hasCue = within > cuePoints.frame.within || fromHeading > 0
  return { sentence, points, hasCue }
}

/**
 * Within a sentence a single word is no cue: it may speak of a mission to the moon, or of a message. The frame “our mission
 * is” speaks of a mission as well.
 */
function cuesOf({ tag, phrase, words }: PhraseMatch<MissionCue>, index: PhraseIndex<MissionCue>): MissionCue[] {
  if (tag !== 'frame') return words > 1 ? [tag] : []
  return [tag, ...index.match(phrase.replace(/ (?:is|is to|ist|est|es|è|é) ?.*$/, '')).map((inner) => inner.tag)]
}

const isQuestion = (text: string) => /[?？؟]["”’»」]?$/.test(text)

function cueOfHeading(text: string, words: PhraseIndex<MissionCue>): MissionCue | null {
  if (wordCount(text) > 12) return null
  const cues = words.match(text).map(({ tag }) => tag)
  return (['mission', 'purpose', 'vision', 'values'] as const).find((cue) => cues.includes(cue)) ?? null
}

function stated({ sentence, points }: Candidate): Fact<Mission> {
  return {
    value: { text: sentence.text, kind: 'stated' },
    basis: 'stated',
    confidence: Math.min(0.95, 0.55 + 0.05 * points),
    quotes: [quoteOf(sentence)],
  }
}

/** A line of fewer words is a slogan: it says how the brand wants to sound, not what it is for. */
const propositionWordsMin = 6

function proposition(candidates: readonly Candidate[], { hero, tagline }: Inputs): Fact<Mission> | null {
  // Elsewhere “we work to …” tells how one thing is done.
  const framed = candidates.find(({ sentence: { pageType } }) => pageType === 'home' || pageType === 'about')
  if (framed !== undefined && framed.points >= framedPointsMin) {
    const { sentence } = framed
    const value = { text: sentence.text, kind: 'valueProposition' as const }
    return { value, basis: 'stated', confidence: 0.6, quotes: [quoteOf(sentence)] }
  }
  const line = [hero.subhead, hero.headline, tagline].find(
    (fact) => fact !== null && wordCount(fact.value) >= propositionWordsMin && !isQuestion(fact.value),
  )
  if (line === undefined || line === null) return null
  return { ...line, value: { text: line.value, kind: 'valueProposition' }, confidence: 0.5 * line.confidence }
}

function ownDescription({ description, structuredData }: Inputs): Fact<Mission> | null {
  if (description !== null) {
    return { ...description, value: { text: description.value, kind: 'description' }, confidence: 0.4 }
  }
  for (const { page, types, data } of structuredData) {
    if (!types.some((type) => /Organization|Business|Corporation|NGO|Store|Brand/.test(type))) continue
    const text = strings(data.description)[0]?.trim()
    if (text === undefined || wordCount(text) < propositionWordsMin) continue
    const quotes = [{ page, text, locator: 'script[type="application/ld+json"]' }]
    return { value: { text, kind: 'description' }, basis: 'stated', confidence: 0.4, quotes }
  }
  return null
}

const valuesMin = 2
const valuesMax = 6
const valueWordsMax = 5

/** What it says that it stands for: the short lines or headings under a heading that announces values. */
export function values(sentences: readonly Sentence[], language: string | null): Fact<string>[] {
  const words = missionWordsOf(language)
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.pageType === 'post' || !(sentence.place === 'heading' || isEyebrow(sentence, words))) continue
    if (cueOfHeading(sentence.text, words) !== 'values') continue
    const named = namedAfter(sentences, at)
    if (named.length < valuesMin) continue
    return named.slice(0, valuesMax).map(({ value, sentence }) => ({
      value,
      basis: 'stated',
      confidence: 0.8,
      quotes: [{ ...quoteOf(sentence), text: value }],
    }))
  }
  return []
}

interface NamedValue {
  value: string
  sentence: Sentence
}

/** Of one kind, headings or lines: a list of values is not half one and half the other. */
function namedAfter(sentences: readonly Sentence[], at: number): NamedValue[] {
  const { page, role } = sentences[at]!
  const after = sentences.slice(at + 1, at + 1 + 5 * valuesMax)
  const end = after.findIndex((next) => next.page !== page || next.role !== role || next.place === 'action')
  const near = end < 0 ? after : after.slice(0, end)
  const inOneLine = enumerated(near[0])
  if (inOneLine.length >= valuesMin) return inOneLine
  const isName = ({ text }: Sentence) => wordCount(text) <= valueWordsMax && !/[.!?…:]$/.test(text)
  const headings = near.filter((next) => next.place === 'heading' && isName(next))
  const lines = near.filter((next) => next.place === 'body' && isName(next))
  return (headings.length >= valuesMin ? headings : lines).map((sentence) => ({ value: sentence.text, sentence }))
}

/** “Honesty, patience, craft and good company.” */
function enumerated(sentence: Sentence | undefined): NamedValue[] {
  if (sentence === undefined || sentence.place !== 'body') return []
  const parts = sentence.text.replace(/[.。]$/, '').split(/\s*[,;·•、，]\s*|\s+[–—|]\s+/)
  if (parts.length < 3 || parts.some((part) => part === '' || wordCount(part) > valueWordsMax)) return []
  return parts.map((value) => ({ value, sentence }))
}
