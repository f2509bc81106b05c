import { grammarOf } from '../../lexicon/grammar/grammar-of.ts'
import { partsOfSpeech } from './parts-of-speech.ts'
import { rounded } from './rounded.ts'
import type { Writing } from './shapes.ts'

export interface FormalityInput {
  language: string
  /** Running text, best sentences first. */
  text: string
  words: number
  /** How many pages it was taken from. */
  pages: number
  /** Mean letters of a word. */
  wordLength: number
  /** Per 100 words; null where no list is known. */
  contractions: number | null
  we: number | null
  you: number | null
  /** Per 100 sentences. */
  exclamations: number
  addressForm: Writing['addressForm']
}

const wordsMin = 150
/** The tagger is not worth its loading for the text of one page, unless that is all there is and long. */
const wordsOfOnePageMin = 1_000

/** In English by parts of speech, elsewhere and for a single page by marks of style; null with too little text. */
export function formality(input: FormalityInput): Writing['formality'] {
  if (input.words < wordsMin) return null
  const isTagged = input.language === 'en' && (input.pages > 1 || input.words >= wordsOfOnePageMin)
  return isTagged ? byPartsOfSpeech(input.text) : byStyleMarks(input)
}

/**
 * Heylighen and Dewaele, “Formality of Language” (1999): F = (noun + adjective + preposition + article - pronoun - verb -
 * adverb - interjection + 100) / 2, each in per cent of all words.
 */
function byPartsOfSpeech(text: string): Writing['formality'] {
  const { words, count } = partsOfSpeech(text)
  if (words < wordsMin) return null
  const share = (...tags: string[]) => (100 * tags.reduce((sum, tag) => sum + (count[tag] ?? 0), 0)) / words
  const score =
    (share('NOUN', 'PROPN', 'ADJ', 'ADP', 'ARTICLE') - share('PRON', 'VERB', 'AUX', 'ADV', 'INTJ') + 100) / 2
  return { score: rounded(score, 1), method: 'parts of speech' }
}

/**
 * Our own proxy, on the same scale: 64 is the plain prose of a company. Long words and a formal address raise it; an informal
 * address, short forms of speech, pronouns of a conversation and exclamations lower it.
 */
function byStyleMarks({
  language,
  wordLength,
  contractions,
  we,
  you,
  exclamations,
  addressForm,
}: FormalityInput): Writing['formality'] {
  const usual = grammarOf(language).reading?.usualWordLength
  const address = { formal: 4, informal: -8, mixed: -2, none: 0 }[addressForm ?? 'none']
  const pronouns = Math.max(0, (we ?? 0) + (you ?? 0) - 3)
  const lengthPoints = usual === undefined ? 0 : bounded((wordLength - usual) * 10, -8, 8)
  const score =
    64 + address + lengthPoints - 3 * (contractions ?? 0) - Math.min(6, pronouns) - 0.4 * Math.min(25, exclamations)
  return { score: rounded(bounded(score, 20, 85), 1), method: 'style marks' }
}

const bounded = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
