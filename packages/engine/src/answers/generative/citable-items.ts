/** What an answer can cite, each with the words that will stand under it. */

import type { Grounding, Source } from '../answerer.ts'
import { shortQuote } from '../list-of-sources.ts'
import { oneLine } from '../one-line.ts'

export interface CitableItem {
  /** As the model reads it. */
  text: string
  source: Omit<Source, 'n'>
}

/** Places that no visitor of a page sees. */
const unseenPlace =
  /^(?:title$|meta\b|link\b|head\b|script\b|noscript\b|template\b)|\[(?:alt|title|aria-label|content|placeholder|value)\b/

/**
 * Claims and passages in turn, best first, each page's words once.
 * @param isShowable whether a quote can stand in an answer as it is, without anything being taken out of it
 */
export function citableItems(grounding: Grounding, isShowable: (quote: string) => boolean): CitableItem[] {
  const unseen = unseenQuotes(grounding)
  const claims = grounding.claims.flatMap(({ text, quotes, pointer }): CitableItem[] => {
    for (const { page, text: quoted } of quotes) {
      const quote = unseen.has(keyOf(page, quoted)) ? null : showableQuote(quoted, isShowable)
      if (quote !== null) return [{ text: `${oneLine(text)} (“${quote}”)`, source: { page, quote, pointer } }]
    }
    return []
  })
  const passages = grounding.passages.flatMap(({ pageUrl: page, text }): CitableItem[] => {
    const quote = showableQuote(text, isShowable)
    return quote === null ? [] : [{ text: oneLine(text), source: { page, quote, pointer: null } }]
  })
  const inTurn = Array.from({ length: Math.max(claims.length, passages.length) }, (_, index) => [
    ...passages.slice(index, index + 1),
    ...claims.slice(index, index + 1),
  ]).flat()
  const known = new Set<string>()
  return inTurn.filter(({ text, source }) => {
    const key = keyOf(source.page, text)
    return !known.has(key) && known.add(key)
  })
}

const keyOf = (page: string, text: string) => `${page}\n${text}`

/** Quotes that the report took from nowhere else than what visitors do not see. */
function unseenQuotes({ results }: Grounding): Set<string> {
  const seen = new Set<string>()
  const unseen = new Set<string>()
  for (const { quotes } of results.evidence) {
    for (const { page, text, locator } of quotes) {
      const places = unseenPlace.test(locator) ? unseen : seen
      places.add(keyOf(page, text))
    }
  }
  return unseen.difference(seen)
}

const wordsMin = 2

/**
 * Word for word of the text, and showable; null where no piece of it is. A URL in a sentence ends the piece: it
 * would be taken out of an answer, and the quote would no longer be one.
 */
function showableQuote(text: string, isShowable: (quote: string) => boolean): string | null {
  const quote = shortQuote(text)
  if (quote === '') return null
  if (isShowable(quote)) return quote
  let best = ''
  let piece: string[] = []
  for (const word of [...quote.split(' '), null]) {
    if (word !== null && isShowable(word)) {
      piece.push(word)
      continue
    }
    const joined = piece.join(' ')
    if (piece.length >= wordsMin && joined.length > best.length && isShowable(joined)) best = joined
    piece = []
  }
  return best === '' ? null : best
}
