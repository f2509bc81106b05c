import type { Fact, Quote } from '../../evidence.ts'
import { hasStyleWords } from '../../lexicon/speech/style-words.ts'
import { addressForm } from './address-form.ts'
import { consistency } from './consistency.ts'
import { formality } from './formality.ts'
import { quoteOf } from './quote-of.ts'
import { readability } from './readability.ts'
import { rounded } from './rounded.ts'
import { type Sentence, type Writing, type WritingMark, writingMarks } from './shapes.ts'
import { type MarkedSentence, markedSentence } from './style-marks.ts'

/** Fewer words say nothing of how anybody writes. */
const wordsMin = 60
/** From here on more words change nothing. */
const wordsOfFullConfidence = 1_500

/** How the brand writes, counted over its own sentences; null with too few of them. */
export function writing(sentences: readonly Sentence[], language: string | null): Fact<Writing> | null {
  if (language === null) return null
  const marked = markedSentences(sentences, language)
  const words = sum(marked, (one) => one.words)
  if (words < wordsMin) return null
  const value = measured(marked, words, language)
  const typical = typicalQuotes(marked, value.wordsPerSentence)
  if (typical.length === 0) return null
  const confidence = Math.round(Math.min(0.9, 0.35 + (0.55 * words) / wordsOfFullConfidence) * 100) / 100
  return { value, basis: 'computed', confidence, quotes: typical }
}

/** The brand's own sentences with what they show; its customers write as they please. */
function markedSentences(sentences: readonly Sentence[], language: string): MarkedSentence[] {
  return sentences.filter(({ speaker }) => speaker === 'brand').map((sentence) => markedSentence(sentence, language))
}

function measured(all: readonly MarkedSentence[], words: number, language: string): Writing {
  const prose = all.filter((one) => one.isProse)
  const lengths = (prose.length > 0 ? prose : all).map((one) => one.words)
  const wordsPerSentence = mean(lengths)
  const spoken = all.filter((one) => one.sentence.place !== 'action')
  const marks = marksPer100(all, words, language)
  const exclamations = per100(spoken, (one) => one.isExclamation)
  const form = addressForm({
    formal: sum(all, (one) => one.address.formal),
    informal: sum(all, (one) => one.address.informal),
  })
  const proseWords = prose.flatMap(({ sentence }) => lettersOf(sentence.text))
  return {
    language,
    words,
    sentences: prose.length,
    wordsPerSentence: rounded(wordsPerSentence, 1),
    sentenceSpread: rounded(Math.sqrt(mean(lengths.map((length) => (length - wordsPerSentence) ** 2))), 1),
    readability: readability({ language, sentences: prose.length, words: proseWords }),
    formality: formality({
      language,
      text: prose.map(({ sentence }) => sentence.text).join(' '),
      words: proseWords.length,
      pages: new Set(prose.map(({ sentence }) => sentence.page)).size,
      wordLength: mean(proseWords.map((word) => word.length)),
      contractions: marks.contractions,
      we: marks.we,
      you: marks.you,
      exclamations,
      addressForm: form,
    }),
    marks,
    examples: examplesOf(all),
    exclamations,
    questions: per100(spoken, (one) => one.isQuestion),
    imperatives: imperativeShare(all, language),
    emoji: sum(all, (one) => one.emoji),
    addressForm: form,
    ...affect(all),
    numbersPerThousand: rounded((1_000 * sum(all, (one) => one.numbers)) / words, 1),
    numbersSourced: sum(all, (one) => one.numbersSourced),
    consistency: consistency(all),
  }
}

function marksPer100(all: readonly MarkedSentence[], words: number, language: string): Writing['marks'] {
  const marks = {} as Writing['marks']
  for (const mark of writingMarks) {
    const isKnown = hasStyleWords(
      mark === 'emotion' ? 'thrill' : mark === 'we' || mark === 'you' ? 'cliches' : mark,
      language,
    )
    marks[mark] = isKnown ? rounded((100 * countOf(mark, all, words)) / words, 2) : null
  }
  return marks
}

/** Of a style: the same phrase counts a few times and no more, for then it is what the site is about. */
function countOf(mark: WritingMark, all: readonly MarkedSentence[], words: number): number {
  if (!stylistic.has(mark)) return sum(all, (one) => one.marks[mark])
  const most = Math.max(2, Math.round(words / (mark === 'emotion' ? wordsAPhrase / 2 : wordsAPhrase)))
  const counts = new Map<string, number>()
  for (const { phrases } of all) {
    for (const { mark: of, phrase } of phrases) if (of === mark) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  return [...counts.values()].reduce((total, count) => total + Math.min(most, count), 0)
}

const stylistic: ReadonlySet<WritingMark> = new Set([
  'superlatives',
  'cliches',
  'emotion',
  'courtesy',
  'irreverence',
  'humour',
])
const wordsAPhrase = 400

const labelsMin = 8

function imperativeShare(all: readonly MarkedSentence[], language: string): number | null {
  const labels = all.filter((one) => one.isImperative !== null)
  if (labels.length < labelsMin || !hasStyleWords('cliches', language)) return null
  return rounded(labels.filter((one) => one.isImperative).length / labels.length, 2)
}

const emotionalWordsMin = 5

/** Of the words of feeling: how many are pleasant, and how many of them stir. */
function affect(all: readonly MarkedSentence[]): Pick<Writing, 'valence' | 'arousal'> {
  const thrill = sum(all, (one) => one.emotions.thrill)
  const warmth = sum(all, (one) => one.emotions.warmth)
  const worry = sum(all, (one) => one.emotions.worry)
  if (thrill + warmth + worry < emotionalWordsMin) return { valence: null, arousal: null }
  const stirring = sum(all, (one) => (one.isExclamation ? 1 : 0))
  return {
    valence: rounded((thrill + warmth - worry) / (thrill + warmth + worry), 2),
    // Fear and anger stir as well, grief does not: half of the unpleasant words count.
    arousal: rounded((thrill + worry / 2 + stirring / 2) / (thrill + warmth + worry + stirring / 2), 2),
  }
}

const examplesMax = 3
const quoteCharactersMax = 220

type ExampleKind = keyof Writing['examples']

function examplesOf(all: readonly MarkedSentence[]): Writing['examples'] {
  const examples: Writing['examples'] = {}
  const kinds: [ExampleKind, (one: MarkedSentence) => number][] = [
    ...writingMarks.map((mark): [WritingMark, (one: MarkedSentence) => number] => [mark, (one) => one.marks[mark]]),
    ['exclamations', (one) => Number(one.isExclamation)],
    ['questions', (one) => Number(one.isQuestion)],
    ['imperatives', (one) => Number(one.isImperative === true)],
    ['numbers', (one) => one.numbers + one.numbersSourced],
  ]
  for (const [kind, count] of kinds) {
    const shown = all.filter((one) => count(one) > 0 && one.sentence.text.length <= quoteCharactersMax)
    const best = shown
      .map((one) => ({
        one,
        score:
          Math.min(3, count(one)) +
          (one.isProse ? 0.5 : 0) +
          (one.words >= 5 && one.words <= 28 ? 0.6 : 0) +
          placePoints(one),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, examplesMax)
    if (best.length > 0) examples[kind] = best.map(({ one }) => quoteOf(one.sentence))
  }
  return examples
}

/** What carries the site is a better example than a post of years ago. */
function placePoints({ sentence: { pageType, place } }: MarkedSentence): number {
  const page = pageType === 'home' ? 0.5 : pageType === 'about' ? 0.3 : pageType === 'post' ? -0.5 : 0
  return page + (place === 'headline' || place === 'subhead' ? 0.5 : 0)
}

const typicalMax = 2

/** Prose of usual length, from the pages that carry the site. */
function typicalQuotes(all: readonly MarkedSentence[], usual: number): Quote[] {
  return [...all]
    .filter(({ sentence }) => sentence.place !== 'action' && sentence.text.length <= quoteCharactersMax)
    .map((one) => ({ one, off: Math.abs(one.words - usual) / usual - placePoints(one) - (one.isProse ? 1 : 0) }))
    .sort((a, b) => a.off - b.off)
    .slice(0, typicalMax)
    .map(({ one }) => quoteOf(one.sentence))
}

/** Words as letters alone; in scripts without spaces one for the whole run, of which no formula is asked. */
const lettersOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? []

const sum = (all: readonly MarkedSentence[], count: (one: MarkedSentence) => number) =>
  all.reduce((total, one) => total + count(one), 0)
const mean = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0) / Math.max(1, values.length)

function per100(all: readonly MarkedSentence[], is: (one: MarkedSentence) => boolean): number {
  return rounded((100 * all.filter(is).length) / Math.max(1, all.length), 1)
}
