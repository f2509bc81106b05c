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

interface Averages {
  /** Words a sentence. */
  asl: number
  /** Syllables a word. */
  asw: number
}

/** Reading ease of one language: 0 hard, 100 easy. */
const easeFormulas: Record<string, { formula: string; score: (averages: Averages) => number }> = {
  // Flesch, “A new readability yardstick”, Journal of Applied Psychology 32 (1948).
  en: { formula: 'Flesch reading ease', score: ({ asl, asw }) => 206.835 - 1.015 * asl - 84.6 * asw },
  // Amstad, “Wie verständlich sind unsere Zeitungen?” (1978).
  de: { formula: 'Amstad', score: ({ asl, asw }) => 180 - asl - 58.5 * asw },
  // Kandel and Moles, “Application de l’indice de Flesch à la langue française” (1958).
  fr: { formula: 'Kandel-Moles', score: ({ asl, asw }) => 207 - 1.015 * asl - 73.6 * asw },
  // Szigriszt Pazos, INFLESZ (1993), the revision of Fernández Huerta (1959).
  es: { formula: 'Szigriszt-Pazos', score: ({ asl, asw }) => 206.835 - asl - 62.3 * asw },
  // Martins et al., Flesch for Brazilian Portuguese (1996).
  pt: { formula: 'Flesch-Martins', score: ({ asl, asw }) => 248.835 - 1.015 * asl - 84.6 * asw },
  // Douma, “De leesbaarheid van landbouwbladen” (1960).
  nl: { formula: 'Douma', score: ({ asl, asw }) => 206.84 - 0.93 * asl - 77 * asw },
  // Oborneva (2006).
  ru: { formula: 'Oborneva', score: ({ asl, asw }) => 206.835 - 1.3 * asl - 60.1 * asw },
}

/** Languages of alphabets in which the length of a word tells how hard it is, as LIX supposes. */
const lixLanguages = new Set(
  'sv da no nb nn fi pl cs sk sl hr sr hu ro ca et lt lv el bg uk mk tr id af gl eu is sq'.split(' '),
)

/** null with too little running text, and in scripts for which no formula is established. */
export function readability({ language, sentences, words }: ReadabilityInput): Readability | null {
  if (words.length < wordsMin || sentences < sentencesMin) return null
  const asl = words.length / sentences
  const read = words.slice(0, wordsMax)
  const ease = easeFormulas[language]
  if (ease !== undefined) {
    const score = ease.score({ asl, asw: syllablesOf(read, language) / read.length })
    return { formula: ease.formula, score: rounded(score, 1), level: levelOf(score, [80, 65, 50, 30]) }
  }
  if (language === 'it') return gulpease(read, asl)
  return lixLanguages.has(language) ? lix(read, asl) : null
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
