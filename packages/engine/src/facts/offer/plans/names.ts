import { periodWords } from '../../../lexicon/offer/period-words.ts'
import { labelsPrice } from '../../../lexicon/offer/price-label-words.ts'
import {
  billedAnnuallyWords,
  billedMonthlyWords,
  fromWords,
  insteadOfPrice,
  noPriceWords,
  popularWords,
} from '../../../lexicon/offer/price-words.ts'
import type { PriceAnchor } from '../prices/price-anchors.ts'
import { lineAt, type PriceLine } from '../prices/price-lines.ts'
import type { PricePeriod } from '../shapes.ts'

const nameCharactersMax = 80
const wordsMax = 10

export interface FoundName {
  name: string
  line: number
  isHeading: boolean
}

/** The name of a card: its heading, else what is bold or stands alone before the price, else what stands right after it. */
export function nameIn(
  lines: readonly PriceLine[],
  { from, to }: { from: number; to: number },
  anchors: readonly PriceAnchor[],
  /** Line of the word that stands where others have a price; -1 for none. */
  wordLine = -1,
): FoundName | null {
  const inPrice = new Set(
    anchors.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  )
  const first = anchors[0]?.first ?? (wordLine >= 0 ? wordLine : to)
  const isPriced = anchors.length > 0 || wordLine >= 0
  if (wordLine >= 0) inPrice.add(wordLine)
  const named: NamingLine[] = []
  const opening = openingLine(lines, { from, to })
  for (let at = from; at < to; at++) {
    const line = lineAt(lines, at)
    if (inPrice.has(at)) continue
    if (isName(line) || (at === opening && isPriced && isPeriod(line))) named.push({ at, line })
  }
  const before = named.filter(({ at }) => at < first)
  const found =
    highestHeading(before) ??
    highestHeading(named.filter(({ at }) => at < first + 8)) ??
    before.find(({ line }) => line.isNameNamed && !line.inItem && isPriced) ??
    before.find(({ line }) => line.isStrong && !line.inControl && !line.inItem) ??
    // A card of words alone has its name in a heading: anything before “Contact us” may be said of anything.
    before.find(({ line }) => !line.inControl && !isSentence(line.read) && isPriced) ??
    before.find(({ line }) => line.inControl && line.isStrong && isPriced && !isSentence(line.read)) ??
    named.find(({ at, line }) => at > first && at <= first + 3 && anchors.length > 0 && isCaption(line))
  if (found === undefined) return null
  const { at, line } = found
  return { name: trimmed(line.lead), line: at, isHeading: line.heading > 0 }
}

/** A line that may be the name. */
interface NamingLine {
  at: number
  line: PriceLine
}

/** The first line of a card, below a badge. */
function openingLine(lines: readonly PriceLine[], { from, to }: { from: number; to: number }): number {
  return from + 1 < to && popularWords.exact(trimmed(lineAt(lines, from).read)) !== null ? from + 1 : from
}

/** “Monthly” at the top of a card is its name; further down it is what its price is paid for. */
const isPeriod = ({ read, inControl }: PriceLine) =>
  !inControl && /^\p{L}+$/u.test(read) && periodWords.exact(read) !== null

/** Of several as high the first. */
function highestHeading(candidates: readonly NamingLine[]): NamingLine | undefined {
  let found: NamingLine | undefined
  for (const candidate of candidates) {
    const { heading } = candidate.line
    if (heading > 0 && (found === undefined || heading < found.line.heading)) found = candidate
  }
  return found
}

/** What a name says of how often one pays: “Monthly pass”, “Annual”; not “3 months”, which is how long. */
export function periodOfName(name: string): PricePeriod | null {
  const whole = periodWords.exact(name)
  if (whole !== null) return whole.tag
  const [match] = periodWords.match(name.slice(0, nameCharactersMax))
  if (match === undefined || match.tag === 'once' || match.tag === 'hour' || match.tag === 'day') return null
  const isAtEdge = match.start === 0 || match.end === name.length
  const isCounted = /\p{Nd}\p{L}*[ .-]*$/u.test(name.slice(0, match.start)) || /^ ?\p{Nd}/u.test(name.slice(match.end))
  return isAtEdge && !isCounted ? match.tag : null
}

const trimmed = (text: string) =>
  text
    .replace(/[\s:–—|•·-]+$/u, '')
    .replace(/^[\s•·–—✓✔:：-]+/u, '')
    .replace(numbering, '')

/** “01 / Basic”, “2. Basic”. */
const numbering = /^(?:0\p{Nd}\s*[/—–·.|-]|\p{Nd}[.)])\s+(?=\p{L})/u

const isSentence = (text: string) => /[.!?。！？]$/u.test(text) || text.split(/\s+/).length > 7

/** “Made to last.” praises, and names nothing; “Starter.” does. */
const isClaim = (text: string): boolean =>
  (/\p{L}{4}[.!]$|[。！]$/u.test(text) || /\p{L}{3}[.!] \p{Lu}.*[.!]$/u.test(text)) && text.split(/\s+/).length > 2

function isCaption({ read, inItem, inControl }: PriceLine): boolean {
  return (
    !inItem && !inControl && read.length <= 40 && !isSentence(read) && !/^(?:per|pro|par|por|je|za|в|за)\s/iu.test(read)
  )
}

/** Whether a line may name a plan: short, with letters, and neither a badge nor a period nor a saving. */
function isName({ lead, heading, isStrong }: PriceLine): boolean {
  const text = trimmed(lead)
  if (
    text.length > nameCharactersMax ||
    !/\p{L}/u.test(text) ||
    /\p{Sc}/u.test(text) ||
    text.split(/\s+/).length > wordsMax
  )
    return false
  if (popularWords.exact(text) !== null || fromWords.exact(text) !== null || labelsPrice(text)) return false
  if (heading === 0 && !isStrong && periodWords.exact(text) !== null) return false
  if (billedAnnuallyWords.exact(text) !== null || billedMonthlyWords.exact(text) !== null) return false
  if (insteadOfPrice.exact(text)?.tag === 'on-request' && heading === 0) return false
  if (noPriceWords.startsWith(text) !== null && /\p{Nd}/u.test(text)) return false
  if (/^(?:-|–|save )?\s?\d+\s?%/i.test(text) || /^※|[?？]$/u.test(text)) return false
  if (isClaim(text)) return false
  const period = periodWords.startsWith(text)
  return (
    !(heading === 0 && period !== null && (period.tag === 'once' || text.length - period.end < 4)) &&
    !/^[/(+]/.test(text)
  )
}
