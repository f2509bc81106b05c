import { grammarOf } from '../../lexicon/grammar/grammar-of.ts'
import { rounded } from './rounded.ts'
import type { Readability } from './shapes.ts'
import { syllablesByVowels } from './syllables.ts'

/** What the formulas take: averages over sentences with an end mark. */
export interface ReadabilityInput {
  language: string
  sentences: number
  words: readonly string[]
}

const wordsMin = 100
const sentencesMin = 5
/** More do not move an average. */
const wordsMax = 6_000

/** null with too little running text, and in scripts for which no formula is established. */
export function readability({ language, sentences, words }: ReadabilityInput): Readability | null {
  if (words.length < wordsMin || sentences < sentencesMin) return null
  /** Words a sentence. */
  const asl = words.length / sentences
  const read = words.slice(0, wordsMax)
  const { formula, base = 0, perWordOfSentence = 0, perSyllableOfWord = 0 } = grammarOf(language).reading ?? {}
  if (formula === undefined) return null
  if (formula === 'LIX') return lix(read, asl)
  if (formula === 'Gulpease') return gulpease(read, asl)
  const score = base - perWordOfSentence * asl - perSyllableOfWord * (syllablesOf(read, language) / read.length)
  return { formula, score: rounded(score, 1), level: levelOf(score, [80, 65, 50, 30]) }
}

/** Lucisano and Piemontese, “Gulpease” (1988): letters in place of syllables. */
function gulpease(words: readonly string[], asl: number): Readability {
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const score = Math.min(100, 89 + 300 / asl - (10 * letters) / words.length)
  const level = levelOf(score, [70, 60, 50, 40])
  return { formula: 'Gulpease', score: rounded(score, 1), level }
}

/** Björnsson, “Läsbarhet” (1968): sentence length and share of words of more than six letters; the higher the harder. */
function lix(words: readonly string[], asl: number): Readability {
  const score = asl + (100 * words.filter((word) => word.length > 6).length) / words.length
  const level = levelOf(-score, [-30, -40, -50, -60])
  return { formula: 'LIX', score: rounded(score, 1), level }
}

function syllablesOf(words: readonly string[], language: string): number {
  return words.reduce((sum, word) => sum + syllablesByVowels(word, language), 0)
}

/** @param bounds from which on a text is very easy, easy, plain, demanding */
function levelOf(score: number, bounds: readonly number[]): Readability['level'] {
  const at = bounds.findIndex((bound) => score >= bound)
  return levels[at < 0 ? levels.length - 1 : at]!
}

const levels = ['very easy', 'easy', 'plain', 'demanding', 'very demanding'] as const
