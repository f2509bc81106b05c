/** How entries of the SWOT name what they found. */
import type { Fact, Quote } from '../evidence.ts'
import { foldText } from '../lexicon/fold.ts'
import { listed, networkName, pathOf, quoted, shortened } from '../writing/prose.ts'

const wordsCharactersMax = 110

/** Words of the site within an entry: in “…”, on one line, short enough to read on; the evidence has them whole. */
export const inQuotes = (text: string, charactersMax = wordsCharactersMax) => quoted(shortened(text, charactersMax))

/** “a”, “b” and “c”. */
export const quotedList = (texts: readonly string[], max = 3) =>
  listed(
    texts.slice(0, max).map((text) => inQuotes(text, 70)),
    max,
  )

/** The first quote of each fact. */
export const quotesOf = (facts: readonly (Pick<Fact<unknown>, 'quotes'> | null)[], max = 3): Quote[] =>
  facts.flatMap((fact) => fact?.quotes.slice(0, 1) ?? []).slice(0, max)

/** As sure as the surest of several facts that say the same; 0 of none. */
export const surest = (facts: readonly Pick<Fact<unknown>, 'confidence'>[]) =>
  facts.reduce((best, { confidence }) => Math.max(best, confidence), 0)

/** As sure as the least sure of facts that must all hold. */
export const leastSure = (...facts: readonly Pick<Fact<unknown>, 'confidence'>[]) =>
  facts.reduce((least, { confidence }) => Math.min(least, confidence), 1)

const dayMilliseconds = 86_400_000

/** From one `YYYY-MM-DD` to another; negative when it lies ahead. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds)

export const yearOf = (date: string) => Number(date.slice(0, 4))

/** “August 2026”. */
export function monthName(date: string): string {
  const month = months[Number(date.slice(5, 7)) - 1]
  return month === undefined ? date : `${month} ${date.slice(0, 4)}`
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const smallNumbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Small numbers as words, as prose has them. */
export const inWords = (count: number) => smallNumbers[count] ?? String(count)

/** Only what is told apart when read: no case, accents or punctuation. */
export const bareText = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Distinct by their bare text, the first of each. */
export function distinct<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const seen = new Map<string, Item>()
  for (const item of items) {
    const key = bareText(textOf(item))
    if (!seen.has(key)) seen.set(key, item)
  }
  return [...seen.values()]
}

/** A store or network as a sentence names it. */
export const placeName = (network: string) => (network === 'app store' ? 'the App Store' : networkName(network))

/** A page as a sentence names it: “the home page”, “/pricing”. */
export function pageName(url: string): string {
  const path = pathOf(url)
  return path === '/' || path === '' ? 'the home page' : shortened(readable(path), 60)
}

/** `/%E6%96%99` as people see it in the address bar. */
function readable(path: string): string {
  try {
    const decoded = decodeURIComponent(path)
    return /[\p{C}\s]/u.test(decoded) ? path : decoded
  } catch {
    return path
  }
}

export const pageNames = (pages: readonly { url: string }[], max = 3) =>
  listed(
    pages.map(({ url }) => pageName(url)),
    max,
  )
