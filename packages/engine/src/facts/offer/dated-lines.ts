import { lineAt, type PriceLine } from './prices/price-lines.ts'

const datePattern =
  /(?<!\p{Nd})(?:\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}|(?:19|20)\p{Nd}{2}[-/.年]\p{Nd}{1,2})|\p{L}{3,9}\.? \p{Nd}{1,2},? (?:19|20)\p{Nd}{2}|\p{Nd}{1,2}\.? \p{L}{3,9}\.? (?:19|20)\p{Nd}{2}/u

const linesMax = 5
const charactersMax = 60

/** Whether the first lines of a card hold a date: it is a post, or an event. */
export function isDated(lines: readonly PriceLine[], from: number, to: number): boolean {
  for (let at = from; at < Math.min(to, from + linesMax); at++) {
    const { text } = lineAt(lines, at)
    if (text.length <= charactersMax && datePattern.test(text)) return true
  }
  return false
}
