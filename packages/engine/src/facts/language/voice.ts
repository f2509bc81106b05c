import type { Fact, Quote } from '../../evidence.ts'
import { speechLists } from '../../lexicon/joined/speech.ts'
import { wordEntriesOf } from '../../lexicon/word-lists.ts'
import { wordCount } from '../../page/word-count.ts'
import type { Sentence, Tone, VoiceTrait, Writing } from './shapes.ts'
import { type VoiceRule, voiceRules } from './voice-rules.ts'

const traitsMax = 5
const traitsMin = 2
/** Fewer words sound like nobody. */
const wordsMin = 100
/** Fewer words: two traits at most, and little trust in them. */
const wordsOfTrust = 300
/** Traits just below their threshold fill up to the least that is worth saying. */
const nearlyHeard = 0.9
const strengthMax = 2.2

/** Adjectives for how the brand sounds, strongest first; each with its measure and a quote. */
export function voice(written: Fact<Writing> | null, sentences: readonly Sentence[]): Fact<VoiceTrait>[] {
  if (written === null || written.value.words < wordsMin) return []
  const { value, confidence } = written
  const most = value.words < wordsOfTrust ? traitsMin : traitsMax
  const found: Fact<VoiceTrait>[] = []
  for (const { rule, strength } of heard(value)) {
    if (found.length >= most) break
    if (strength < 1 && found.length >= traitsMin) break
    const quotes = quotesOf(rule, value, sentences)
    if (quotes.length === 0) continue
    found.push({
      value: { trait: rule.trait, measure: rule.measure(value) },
      basis: 'computed',
      confidence: confidenceOf(strength, value.words < wordsOfTrust ? Math.min(0.35, confidence) : confidence),
      quotes,
    })
  }
  return found
}

interface Heard {
  rule: VoiceRule
  strength: number
}

/** Strongest first, without what a stronger one excludes. */
function heard(writing: Writing): Heard[] {
  const all = voiceRules
    .map((rule) => ({ rule, strength: Math.min(strengthMax, rule.strength(writing)) }))
    .filter(({ strength }) => strength >= nearlyHeard)
    .sort((a, b) => b.strength - a.strength)
  const kept: Heard[] = []
  for (const one of all) if (!kept.some(({ rule }) => excludes(rule, one.rule))) kept.push(one)
  return kept
}

const excludes = (a: VoiceRule, b: VoiceRule) =>
  a.excludes?.includes(b.trait) === true || b.excludes?.includes(a.trait) === true

const confidenceOf = (strength: number, confidence: number) =>
  Math.round(Math.min(0.9, confidence * (0.6 + 0.2 * Math.min(2, strength))) * 100) / 100

const quotesMax = 2
const quoteCharactersMax = 220
const quoteWordsMin = 3

function quotesOf({ shownBy }: VoiceRule, writing: Writing, sentences: readonly Sentence[]): Quote[] {
  if (shownBy !== 'short' && shownBy !== 'long' && shownBy !== 'typical') {
    const marked = writing.examples[shownBy] ?? writing.examples.you ?? []
    if (marked.length > 0) return marked.slice(0, quotesMax)
  }
  const wanted = writing.wordsPerSentence * (shownBy === 'short' ? 0.7 : shownBy === 'long' ? 1.4 : 1)
  return sentences
    .filter(
      ({ speaker, place, text }) =>
        speaker === 'brand' && place === 'body' && text.length <= quoteCharactersMax && /[.!。]$/.test(text),
    )
    .map((sentence) => ({ sentence, words: wordCount(sentence.text) }))
    .filter(({ words }) => words >= quoteWordsMin)
    .sort((a, b) => distance(a, wanted) - distance(b, wanted))
    .slice(0, 1)
    .map(({ sentence: { page, text, locator } }) => ({ page, text, locator }))
}

/** In words from what is wanted; a sentence of the home page may be a little further off. */
const distance = ({ sentence, words }: { sentence: Sentence; words: number }, wanted: number) =>
  Math.abs(words - wanted) - (sentence.pageType === 'home' ? 3 : sentence.pageType === 'about' ? 1 : 0)

/** Within, a measurement is as good as neutral. */
const neutral = 0.15

/** The four dimensions of tone (Nielsen Norman Group, “The Four Dimensions of Tone of Voice”, 2016). */
export function tone(written: Fact<Writing> | null): Fact<Tone> | null {
  if (written === null) return null
  const { value: w, confidence } = written
  const marks = (mark: keyof Writing['marks']) => w.marks[mark] ?? 0
  const address = { formal: -0.25, informal: 0.35, mixed: 0, none: 0 }[w.addressForm ?? 'none']
  const emojiRate = (100 * w.emoji) / w.words
  const funny = marks('humour') / 0.4 + marks('irreverence') / 0.6 + emojiRate / 0.8
  return {
    value: {
      formalCasual: axis(
        ((F(w) - 60) / -14) * (w.formality?.method === 'parts of speech' ? 1 : 0.8) +
          marks('contractions') / 4 +
          address,
      ),
      // Humour is heard or it is not: text without a mark of it is serious, the more so the graver its words.
      seriousFunny: axis(funny - 0.5 - ((w.valence ?? 0.5) < 0.2 ? 0.3 : 0) + w.exclamations / 60),
      respectfulIrreverent: axis(
        marks('irreverence') / 0.35 - marks('courtesy') / 1.2 + (w.addressForm === 'formal' ? -0.3 : 0),
      ),
      matterOfFactEnthusiastic: axis(
        w.exclamations / 12 +
          (marks('emotion') - 0.7) / 3 +
          ((w.arousal ?? 0.4) - 0.4) * 0.5 +
          (marks('superlatives') - 0.3) / 1.5 -
          w.numbersPerThousand / 50,
      ),
    },
    basis: 'computed',
    confidence: Math.round(confidence * 0.8 * 100) / 100,
    quotes: written.quotes,
  }
}

const F = (writing: Writing) => writing.formality?.score ?? 60

function axis(value: number): number {
  if (Math.abs(value) < neutral) return 0
  return Math.round(Math.min(1, Math.max(-1, value)) * 100) / 100
}

const avoidMax = 5
const traitsTurned = 3

/**
 * Ways of writing that would not sound like this brand: what is contrary to its strongest traits, and stock phrases that it
 * does without.
 */
export function avoid(traits: readonly Fact<VoiceTrait>[], written: Fact<Writing> | null): string[] {
  if (written === null || traits.length === 0) return []
  const contrary = traits
    .slice(0, traitsTurned)
    .flatMap(({ value }) => voiceRules.find(({ trait }) => trait === value.trait)?.avoid ?? [])
  return [...new Set([...contrary, ...stockPhrases(written.value), ...restraint(written.value)])].slice(0, avoidMax)
}

/** Phrases of its language that it never uses; different ones for different sites, the same for one. */
function stockPhrases({ language, marks, words }: Writing): string[] {
  const listed = wordEntriesOf(speechLists, 'stockPhrases', language)
  if (marks.cliches !== 0 || words < wordsOfTrust) return []
  if (listed.length === 0) return ['Phrases that any company prints: the site does without them']
  const first = words % listed.length
  const second = (first + 3) % listed.length
  return [
    `Stock phrases such as “${listed[first]!.phrase}” or “${listed[second]!.phrase}”, which the site does without`,
  ]
}

function restraint({ emoji, exclamations, marks, words }: Writing): string[] {
  if (words < wordsOfTrust) return []
  return [
    ...(emoji === 0 && exclamations === 0 ? ['Emoji and exclamation marks: the site has none'] : []),
    ...(marks.irreverence === 0 && marks.humour === 0 ? ['Jokes and teasing: the site makes none'] : []),
  ]
}
