/** What an answer is composed from: the report’s statements, the pages, and how both are searched. */
import type { Grounding } from '../answerer.ts'
import type { EvidenceReader } from '../claims/evidence-reader.ts'
import type { PlacedSaid } from '../claims.ts'
import type { Line } from './draft.ts'
import { countedPages, type Frame, frame } from './frames.ts'
import type { Language } from './question/languages.ts'
import { createSearch, type Search } from './search/search.ts'

export interface Reading {
  grounding: Grounding
  language: Language
  said: readonly PlacedSaid[]
  quotesOf: EvidenceReader
  search: Search
  within: (said: PlacedSaid) => Search
  pages: number
}

export const ours = (name: Frame, language: Language, values: Record<string, string | number> = {}): Line => ({
  text: frame(name, language, values),
  frame: name,
  isItem: false,
  quotes: [],
})

export const nothingFound = ({ language, pages }: Reading): Line =>
  ours('nothingFound', language, { pages: countedPages(pages, language) })

/** Whether a statement speaks of all of these words. */
export const holdsAll = (said: PlacedSaid, words: readonly string[], reading: Reading): boolean =>
  words.every((word) => reading.within(said)({ words: [word] }).length > 0)

/** Searches one statement, with the passages that it rests on. */
export function createWithin(reading: Pick<Reading, 'grounding' | 'language' | 'quotesOf'>) {
  const made = new Map<string, Search>()
  return (said: PlacedSaid): Search => {
    const known = made.get(said.pointer)
    if (known !== undefined) return known
    const search = createSearch([{ pageUrl: '', position: 0, text: textOf(said, reading) }], languagesOf(reading))
    made.set(said.pointer, search)
    return search
  }
}

/** What is said is English, and quotes the pages. */
export const languagesOf = ({ grounding, language }: Pick<Reading, 'grounding' | 'language'>) => ({
  pages: [...new Set([grounding.results.coverage.language ?? 'en', 'en'])],
  asked: language,
})

/** A statement with the passages that it rests on, in one piece, as words may stand in any part of it. */
export function textOf({ pointer, label, text }: PlacedSaid, { quotesOf }: Pick<Reading, 'quotesOf'>): string {
  const quotes = quotesOf(pointer, text).filter((quote) => quote.text.length < 200)
  const whole = [label ?? '', text, ...quotes.map((quote) => quote.text)].join(' · ').slice(0, 2_000)
  return whole.replace(/[.!?]\s/g, ' · ')
}
