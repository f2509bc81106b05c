/** Words that stand in the place of a price: “Free”, “On request”. */
import { insteadOfPrice } from '../../../lexicon/offer/price-words.ts'
import { lineAt, type PriceLine } from '../prices/price-lines.ts'
import type { Range } from './record-of.ts'

/** Line of the word that stands for a price; -1 for none. */
export function wordPrice(lines: readonly PriceLine[], { from, to }: Range, isStrict = false): number {
  let inControl = -1
  for (let at = from; at < to; at++) {
    const line = lineAt(lines, at)
    if (freeTitle(line) !== null) return at
    if (line.read.length > 60 || insteadIn(line.read) === null) continue
    if (!line.inControl && line.heading === 0) return at
    if (!line.inControl && inControl < 0 && !isStrict) inControl = at
    if (line.inControl && inControl < 0 && !isStrict) inControl = at
  }
  return inControl
}

const titlePattern = /^(.{2,40}?) ?(?:[–—:|(]| - ) ?([^–—:|()]{2,24})\)?$/u

/** “Basic – free” as the heading of a card: its name; null for any other line. */
export function freeTitle({ heading, read }: PriceLine): string | null {
  const parts = heading > 0 && read.length <= 60 ? titlePattern.exec(read) : null
  return parts !== null && insteadOfPrice.exact(parts[2]!)?.tag === 'free' ? parts[1]! : null
}

/** What a line says in place of a price: the whole of it, or how it begins where little follows; of a heading its end. */
export function insteadOf(line: PriceLine): 'free' | 'on-request' | null {
  return freeTitle(line) === null ? insteadIn(line.read) : 'free'
}

/** What a text says in place of a price. */
export function insteadIn(text: string): 'free' | 'on-request' | null {
  const exact = insteadOfPrice.exact(text)
  if (exact !== null) return exact.tag
  const start = insteadOfPrice.startsWith(text)
  if (start === null || /\p{Nd}/u.test(text)) return null
  const rest = text.length - start.end
  return rest <= (start.tag === 'free' ? 24 : start.words > 1 ? 12 : 0) ? start.tag : null
}
