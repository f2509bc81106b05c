import { type Locale, signAfter, signBefore } from '../../../lexicon/offer/currencies.ts'
import { periodWords } from '../../../lexicon/offer/period-words.ts'
import { labelsPrice } from '../../../lexicon/offer/price-label-words.ts'
import {
  afterwardsWords,
  billedAnnuallyWords,
  billedMonthlyWords,
  fromWords,
  insteadOfPrice,
  saysFormer,
  wasWords,
} from '../../../lexicon/offer/price-words.ts'
import { plainDigits } from './amounts.ts'
import { lineAt, type PriceLine } from './price-lines.ts'
import { type PriceInText, pricesIn } from './price-text.ts'

/** A price where it stands on a page: one line, or some short ones that make one price together. */
export interface PriceAnchor {
  /** First and last of its lines. */
  first: number
  last: number
  prices: PriceInText[]
  /** Verbatim. */
  text: string
  /** The line as read, in which the prices stand. */
  read: string
  /** What stands before the price in its line: the name of a row; '' for a price by itself. */
  label: string
  /** Struck through or “was”. */
  former: PriceInText | null
  /** The former price, verbatim. */
  formerText: string
}

const anchorsMax = 500
/** What is longer is prose. */
const lineCharactersMax = 160
const labelCharactersMax = 90
const labelWordsMax = 12

/** The words that stand by themselves in the place of a price. */
export const wordAnchors = (lines: readonly PriceLine[]): PriceAnchor[] =>
  lines
    .flatMap(({ read, heading, inControl, inItem }, at) => {
      if (heading > 0 || inControl || inItem || insteadOfPrice.exact(read) === null) return []
      return [{ first: at, last: at, prices: [], text: read, read, label: '', former: null, formerText: '' }]
    })
    .slice(0, anchorsMax)

/** The prices that stand by themselves or end a short line, in page order. */
export function priceAnchors(lines: readonly PriceLine[], locale: Locale): PriceAnchor[] {
  const anchors: PriceAnchor[] = []
  for (let at = 0; at < lines.length && anchors.length < anchorsMax; at++) {
    const anchor = anchorAt(lines, at, locale)
    if (anchor === null) continue
    anchors.push(anchor)
    at = anchor.last
  }
  return anchors
}

function anchorAt(lines: readonly PriceLine[], at: number, locale: Locale): PriceAnchor | null {
  const line = lineAt(lines, at)
  if (line.text.length > lineCharactersMax || !/\p{Nd}/u.test(line.text + (lines[at + 1]?.text ?? ''))) return null
  const joined = joinedAmount(lines, at, locale)
  const last = joined?.last ?? at
  const read = joined?.text ?? line.read
  let prices = (joined?.prices ?? pricesIn(read, locale)).filter(({ isNoPrice }) => !isNoPrice)
  const struck = line.struck === '' ? null : (pricesIn(line.struck, locale, { bare: true })[0] ?? null)
  const former = struck ?? prices.find(({ isFormer }) => isFormer) ?? null
  prices = prices.filter(({ isFormer }) => !isFormer)
  if (prices.length === 0 && former === null) return null
  const [first] = prices
  const before = first === undefined ? '' : labelOf(read, first)
  const label = before.startsWith(line.lead) && line.lead !== '' ? line.lead : before
  const rest = read.slice(prices.at(-1)?.end ?? read.length)
  if (label.length > labelCharactersMax || isProse(label) || (label !== '' && wordsOf(rest) > 4) || wordsOf(rest) > 14)
    return null
  const below = extended(lines, { last, read, prices }, locale)
  const whole = { ...below, prices: withPeriodAbove(lines, at, label === '' ? below.prices : null) ?? below.prices }
  return {
    first: at,
    last: whole.last,
    prices: whole.prices,
    text: verbatim(lines, at, whole, joined !== null, label),
    read,
    label,
    former,
    formerText: struck === null ? (former === null ? '' : read.slice(former.start, former.end)) : line.struck,
  }
}

/** The beginning of a sentence, or of a quotation, names nothing: “Pay by instalments, from $9 a month.” */
const isProse = (label: string) => /[.!?] |^[«“”„"「『]|[,;，、،]$/u.test(label) || wordsOf(label) > labelWordsMax

const wordsOf = (text: string) => text.match(/[\p{L}\p{Nd}]+/gu)?.length ?? 0

/** The price as it reads: its lines together, without what is struck through; of a row or a long line the price alone. */
function verbatim(
  lines: readonly PriceLine[],
  at: number,
  { last, prices }: Whole,
  joined: boolean,
  label: string,
): string {
  const [price] = prices
  const { read } = lineAt(lines, at)
  if (price !== undefined && last === at && !joined && (label !== '' || read.length > 60 || prices.length > 1))
    return read.slice(price.start, price.end)
  return lines
    .slice(at, last + 1)
    .map((line) => (line.isCents ? `.${line.read.replace(/\D/g, '')}` : line.read))
    .join(' ')
    .replaceAll(/ (\.\d\d)(?!\d)/g, '$1')
}

/** One of several prices of a line, by itself: `£49 a month` of `£49 a month or £490 a year`. */
export const textOfPrice = ({ prices, read, text }: PriceAnchor, { start, end }: PriceInText): string =>
  prices.length > 1 ? read.slice(start, end) : text

/** What stands before a price, without the dots that lead to it and without “from”. */
function labelOf(read: string, price: PriceInText): string {
  const before = read
    .slice(0, price.start)
    .replace(/[\s:=·•.…_*(–—-]+$/u, '')
    // “Photo shoot + €490”: what comes on top. The plus of “Pro+” belongs to the name.
    .replace(/\s\+$/u, '')
    .replace(/^[\s·•*–—-]+/u, '')
    .trim()
  if (!/\p{L}{2}/u.test(before)) return ''
  const lead = fromWords.match(before).at(-1) ?? wasWords.match(before).findLast((match) => saysFormer(match, before))
  if (labelsPrice(before) || afterwardsWords.exact(before) !== null) return ''
  const isLead = (lead !== undefined && lead.start <= 1) || periodWords.exact(before) !== null
  if (
    isLead ||
    /^(?:nur|only|just|solo|seulement|sólo|jetzt|now|endast|kun|tylko|jen|total|price|preis|prix|precio|prezzo)$/iu.test(
      before,
    )
  )
    return ''
  const from = fromWords.match(before).at(-1)
  if (from === undefined || before.length - from.end > 1) return withoutPriceWord(before)
  return before.slice(0, from.start).replace(/[\s:·–—-]+$/u, '')
}

/** “A first visit costs” names a first visit. */
function withoutPriceWord(label: string): string {
  const lastWord = /\s(\p{L}+)$/u.exec(label)
  return lastWord !== null && labelsPrice(lastWord[1]!)
    ? label.slice(0, lastWord.index).replace(/[\s:·–—-]+$/u, '')
    : label
}

interface Joined {
  last: number
  text: string
  prices: PriceInText[]
}

/** An amount whose sign stands in a line of its own, before it or after it; or one in an element named after prices. */
function joinedAmount(lines: readonly PriceLine[], at: number, locale: Locale): Joined | null {
  const { read, isPriceNamed } = lineAt(lines, at)
  const next = lines[at + 1]
  if (read.length > 24) return null
  if (isSign(read) && next !== undefined && isNumber(next.read)) {
    return joinedLines(lines, at, at + 1, locale)
  }
  if (!isNumber(read)) return null
  if (
    next !== undefined &&
    next.read.length <= 24 &&
    (signAfter(next.read, 0) !== null || /^[.,]\d{2}\b/.test(next.read))
  ) {
    const withNext = joinedLines(lines, at, at + 1, locale)
    if (withNext.prices.length > 0) return withNext
  }
  return isPriceNamed ? { last: at, text: read, prices: pricesIn(read, locale, { bare: true }) } : null
}

function joinedLines(lines: readonly PriceLine[], at: number, last: number, locale: Locale): Joined {
  const text = lines
    .slice(at, last + 1)
    .map(({ read }) => read)
    .join(' ')
  return { last, text, prices: pricesIn(text, locale) }
}

const isNumber = (text: string) => text.length <= 16 && /^[\d.,'’ ]*\d[\d.,'’ –-]*\*?$/.test(plainDigits(text))
const isSign = (text: string) => text.length <= 5 && signBefore(text, text.length) === text

interface Whole {
  last: number
  prices: PriceInText[]
}

const periodAboveMax = 16

/** The line right above a price by itself may say what it is paid for: “Monthly”, “月額利用料”. */
function withPeriodAbove(
  lines: readonly PriceLine[],
  at: number,
  prices: readonly PriceInText[] | null,
): PriceInText[] | null {
  const above = lines[at - 1]
  const [price, ...others] = prices ?? []
  if (above === undefined || price === undefined || price.period !== null || others.length > 0) return null
  if (above.read.length > periodAboveMax || above.heading > 0 || above.inControl || /\p{Nd}/u.test(above.read))
    return null
  const text = above.read.replace(/[\s:：]+$/u, '')
  const period = periodWords.exact(text) ?? (unspaced.test(text) ? periodWords.startsWith(text) : null)
  return period === null ? null : [{ ...price, period: period.tag }]
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u

const periodLineMax = 64

/** Takes in the lines after a price that say what it is paid for: “Per Month”, “/ user”, “per year, billed annually”. */
function extended(
  lines: readonly PriceLine[],
  { last, read, prices }: { last: number; read: string; prices: PriceInText[] },
  locale: Locale,
): Whole {
  const cents = lines[last + 1]
  const [whole, ...others] = prices
  if (
    cents?.isCents === true &&
    whole !== undefined &&
    others.length === 0 &&
    Number.isInteger(whole.amount) &&
    read.length <= 24
  ) {
    const amount = whole.amount + Number(cents.read.replace(/\D/g, '')) / 100
    return extended(lines, { last: last + 1, read, prices: [{ ...whole, amount }] }, locale)
  }
  const price = prices.at(-1)
  if (price === undefined || price.period !== null || read.slice(price.end).trim().length > 30) return { last, prices }
  for (let next = last + 1; next <= last + 2 && next < lines.length; next++) {
    const line = lineAt(lines, next)
    if (line.read.length > periodLineMax || line.heading > 0 || line.inControl || line.inItem) break
    if (pricesIn(line.read, locale).length > 0) break
    const period = periodOfLine(line.read)
    if (period === null) continue
    return { last: next, prices: [...prices.slice(0, -1), { ...price, ...period }] }
  }
  return { last, prices }
}

/** A line that is a period, begins with one, or names one with its “per”. */
function periodOfLine(text: string): Pick<PriceInText, 'period' | 'perUnit'> | null {
  if (insteadOfPrice.exact(text) !== null) return null
  const inContext = pricesIn(`$1 ${text}`, { language: 'en', region: 'US', named: [] })[0]
  const words = wordsOf(text)
  if (
    inContext !== undefined &&
    inContext.period !== null &&
    (words <= 4 || /^[/(]|^(?:per|pro|par|por|al)\b/iu.test(text))
  ) {
    return { period: inContext.period, perUnit: inContext.perUnit }
  }
  if (billedAnnuallyWords.has(text) && words <= 4) return null
  const billed = billedMonthlyWords.match(text)[0]
  const phrase = periodWords.match(text).find((match) => match.words >= 2 && match.start !== billed?.start)
  // “15 minutes a day”, “twice (2×) per week”: how much one gets, not how often one pays.
  const isCounted = phrase !== undefined && /\p{Nd}[^,;·|]*$/u.test(text.slice(0, phrase.start))
  return phrase === undefined || isCounted ? null : { period: phrase.tag, perUnit: null }
}
