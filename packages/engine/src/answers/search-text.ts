/** Texts as a full-text search indexes them: it splits at spaces, which not every script writes. */

import { foldText } from '../lexicon/fold.ts'
import { detectLanguage } from '../page/detect-language.ts'
import type { Passage } from '../passages.ts'
import type { Report } from '../report.ts'
import type { Claim } from './answerer.ts'
import { claimsOf } from './claims.ts'
import { seenClaims } from './seen-claims.ts'

/** How a text is found; the text itself stays as it is. */
export interface Searched {
  /** ISO 639-1 of the words that come from the website; `und` where that cannot be told. */
  language: string
  /** What is indexed. */
  searched: string
}
export type SearchedPassage = Passage & Searched
export type SearchedClaim = Claim & Searched

export interface SearchedTexts {
  passages: SearchedPassage[]
  claims: SearchedClaim[]
}

/**
 * Everything of an analysis that a question may find.
 * @param seenTexts what visitors see, by URL of the page (Analysis.seenTexts): a claim that rests on hidden texts is left out
 */
export function searchedTexts(
  results: Report['results'],
  passages: readonly Passage[],
  seenTexts: ReadonlyMap<string, string>,
): SearchedTexts {
  const languages = new Map<string, string>()
  for (const [page, own] of Map.groupBy(passages, ({ pageUrl }) => pageUrl)) {
    languages.set(page, detectLanguage(own.map(({ text }) => text).join(' ')).language)
  }
  const commonest = mostFrequent(passages.map(({ pageUrl }) => languages.get(pageUrl)!))
  return {
    passages: passages.map((passage) => {
      const language = languages.get(passage.pageUrl)!
      return { ...passage, language: language === 'und' ? commonest : language, searched: searchText(passage.text) }
    }),
    claims: seenClaims(claimsOf(results), seenTexts).map((claim) => {
      const text = [claim.text, ...claim.quotes.map((quote) => quote.text)].join(' ').slice(0, claimCharactersMax)
      const language = languages.get(claim.quotes[0]?.page ?? '') ?? commonest
      return { ...claim, language: language === 'und' ? commonest : language, searched: searchText(text) }
    }),
  }
}

/** A claim on many quotes is found by the first ones. */
const claimCharactersMax = 4_000

function mostFrequent(languages: readonly string[]): string {
  const known = languages.filter((language) => language !== 'und')
  const counted = [...Map.groupBy(known, (language) => language)].sort(([, a], [, b]) => b.length - a.length)
  return counted[0]?.[0] ?? 'und'
}

/**
 * The words of a text, those with accents once more without them, and texts of scripts without spaces cut up. In small letters, and
 * without signs beyond ASCII: a Postgres whose locale is `C` knows neither their case nor that they are no letters.
 */
function searchText(text: string): string {
  const words = text.toLowerCase().replace(signsBeyondAscii, ' ')
  return [inWords(words), ...marksOf(text)].join(' ')
}

const signsBeyondAscii = /[^\p{L}\p{M}\p{N}\p{ASCII}]+/gu

function inWords(text: string): string {
  const spaced = text.replace(unspaced, (run) => ` ${pieces(run).join(' ')} `)
  if (plainAscii.test(spaced)) return spaced
  const bare = new Set<string>()
  for (const [word] of spaced.matchAll(words)) {
    const folded = foldText(word)
    if (folded !== word.toLowerCase() && !unspacedWithin.test(word)) bare.add(folded)
  }
  return `${spaced} ${[...bare].join(' ')}`.trim()
}

/** What stands in a text by its form, in every language: asked for a price, one finds amounts. No word of a language. */
export const formMarks = {
  phone: 'xformphonex',
  email: 'xformemailx',
  amount: 'xformamountx',
  time: 'xformtimex',
  year: 'xformyearx',
  postcode: 'xformpostcodex',
} as const
type Form = keyof typeof formMarks

const forms: readonly [Form, RegExp][] = [
  ['phone', /(?:\+\d{1,3}|\(\d{2,5}\)|\b0\d{1,4})(?:[ \u00a0./()-]{0,2}\d{2,5}){2,5}/u],
  ['email', /[\w.+-]{1,64}@[\w-]{1,63}\.\w{2,}/u],
  ['amount', /\p{Sc}\s?\d|\d\s?\p{Sc}|\d\s?(?:EUR|USD|CHF|GBP|SAR|PLN|zł|грн|руб|kr|Kč|Ft|円|元|ريال)(?!\p{L})/u],
  ['time', /(?<!\d)(?:[01]?\d|2[0-4])(?:[:.h時时][0-5]\d|\s?(?:Uhr|[ap]\.?m\.?|h|時|时)(?!\p{L}))/iu],
  [
    'postcode',
    /(?<![\d.,+-])(?:\d{5}(?:-\d{3})?|\d{4}(?:\s?[A-Z]{2})?|\d{2}-\d{3}|[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2})\s+(?=\p{Lu})|〒\s?\d{3}|\d{5}-\d{3}/u,
  ],
  ['year', /(?<!\d)(?:1[89]|20)\d\d(?!\d)/u],
]

const marksOf = (text: string): string[] => forms.flatMap(([form, sign]) => (sign.test(text) ? [formMarks[form]] : []))

const plainAscii = /^[\t\n\r -~]*$/
const words = /[\p{L}\p{M}\p{N}]+/gu
const pairedScripts = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々〆'
const dictionaryScripts = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const unspaced = new RegExp(`[${pairedScripts}]+|[${dictionaryScripts}\\p{M}]{2,}`, 'gu')
const unspacedWithin = new RegExp(`[${pairedScripts}${dictionaryScripts}]`, 'u')
const paired = new RegExp(`^[${pairedScripts}]`, 'u')

/**
 * Pairs of neighbouring characters, and the last one by itself: each character begins a piece, so that a word of one is
 * found as the beginning of a piece. Dictionaries cut the scripts of South-East Asia, whose vowels are signs of their own.
 */
function pieces(run: string): string[] {
  if (!paired.test(run)) return dictionaryWords(run)
  const characters = [...run.normalize('NFKC')]
  return characters.map((character, at) => character + (characters[at + 1] ?? ''))
}

let segmenter: Intl.Segmenter | null = null

/** Words of a text in any script. */
export function dictionaryWords(text: string): string[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

/** A word of a question, as it is looked for: in pairs where texts are indexed in pairs. */
export function searchedWord(word: string): { text: string; isPrefix: boolean } {
  if (!paired.test(word)) return { text: word, isPrefix: false }
  const characters = [...word.normalize('NFKC')]
  if (characters.length === 1) return { text: word, isPrefix: true }
  // Without the last piece, which is in texts only at the end of a run.
  return { text: pieces(word).slice(0, -1).join(' '), isPrefix: false }
}
