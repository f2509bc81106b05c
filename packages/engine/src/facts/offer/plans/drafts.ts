import { attributeOf } from '../../../document/flat-document.ts'
import type { Fact, Quote } from '../../../evidence.ts'
import {
  billedAnnuallyWords,
  billedMonthlyWords,
  insteadOfPrice,
  popularWords,
} from '../../../lexicon/offer/price-words.ts'
import { locatorOf } from '../../../page/locator.ts'
import type { PagePrices } from '../prices/page-prices.ts'
import { type PriceAnchor, textOfPrice } from '../prices/price-anchors.ts'
import { lineAt, type PriceLine } from '../prices/price-lines.ts'
import { priceOf } from '../prices/price-text.ts'
import { toggledPrices } from '../prices/toggled-prices.ts'
import type { Plan, Price } from '../shapes.ts'
import { trialIn } from '../trial-text.ts'
import { mainPrice, pricesOf } from './main-price.ts'
import { periodOfName } from './names.ts'
import type { PriceRecord } from './price-record.ts'
import { isTicked } from './rich-cards.ts'
import { type PriceTable, periodOfTerm, type TableEntry } from './tables.ts'
import { insteadIn, insteadOf, wordPrice } from './word-prices.ts'

/** A plan as one place of one page tells of it. */
export interface PlanDraft extends Fact<Plan> {
  isVisible: boolean
  /** Whether the amount is a stand-in that a script replaces: a zero for something that is sold. */
  isPending: boolean
}

/** A plan of which nothing is known. */
export const emptyPlan = (page: string): Plan => ({
  name: '',
  price: { amount: null, currency: null, period: null, text: '' },
  perUnit: null,
  billedAs: null,
  alternates: [],
  listPrice: null,
  isFree: false,
  onRequest: false,
  trial: null,
  features: [],
  cta: null,
  highlighted: false,
  isListed: false,
  page,
})

const featuresMax = 30
const featureCharactersMax = 160
const confidences = { card: 0.85, table: 0.8, single: 0.65 }

/** The plans of a page's cards and tables. */
export function planDrafts(prices: PagePrices): PlanDraft[] {
  return [
    ...prices.plans.flatMap(({ records }) =>
      records.map((record) => ofRecord(record, prices, records.length > 1 ? confidences.card : confidences.single)),
    ),
    ...prices.planTables.flatMap((table) => table.entries.map((entry) => ofEntry(entry, table, prices))),
  ]
    .filter((draft) => draft !== null)
    .sort((a, b) => a.line - b.line)
    .map(({ draft }) => draft)
}

interface Placed {
  line: number
  draft: PlanDraft
}

function ofRecord(record: PriceRecord, prices: PagePrices, confidence: number): Placed | null {
  const { page, lines } = prices
  const main = mainPrice(record)
  const spoken = main === null ? wordPrice(lines, record) : -1
  if (main === null && spoken < 0) return null
  const word = main === null ? insteadOf(lineAt(lines, spoken)) : null
  const isBareZero = main !== null && main.price.amount === 0 && !main.price.hasSign
  const isFreeWord = isBareZero && (isFreeSaid(lines, record) || insteadIn(record.name) === 'free')
  const isPending = isBareZero && !isFreeWord
  const price: Price =
    main === null
      ? { amount: word === 'free' ? 0 : null, currency: null, period: null, text: lineAt(lines, spoken).text }
      : {
          ...priceOf(main.price, main.anchor.text),
          period: main.price.period ?? periodOfName(record.name),
          ...(isPending ? { amount: null } : {}),
        }
  const former = main?.anchor.former ?? record.anchors.find((anchor) => anchor.former !== null)?.former ?? null
  const formerText = record.anchors.find((anchor) => anchor.former !== null)?.formerText ?? ''
  const value: Plan = {
    name: record.name,
    price,
    perUnit: main?.price.perUnit ?? null,
    billedAs: billedAs(lines, record),
    alternates: alternatesOf(record, price, prices),
    listPrice: former === null || former.amount === price.amount ? null : priceOf(former, formerText),
    isFree: price.amount === 0,
    onRequest: price.amount === null && word === 'on-request',
    trial: firstOf(lines, record, (text) => trialIn(text)),
    features: featuresOf(lines, record, main?.anchor ?? null),
    cta: controlOf(lines, record),
    highlighted: isHighlighted(prices, record),
    isListed: false,
    page: page.url,
  }
  const quotes = [
    quoteOf(prices, record.nameLine),
    ...(main === null ? [quoteOf(prices, spoken)] : anchorQuotes(prices, main.anchor)),
  ]
  const { node } = lineAt(lines, main === null ? spoken : main.anchor.first)
  return {
    line: record.from,
    draft: { value, basis: 'stated', confidence, quotes, isVisible: page.isVisible(node), isPending },
  }
}

function ofEntry(entry: TableEntry, { kind }: PriceTable, prices: PagePrices): Placed | null {
  const { page, lines } = prices
  const main = mainPrice(entry)
  if (main === null) return ofWordEntry(entry, prices)
  const period = main.price.period ?? entry.period ?? (kind === 'columns' ? rowPeriod(prices, main.anchor) : null)
  const price = { ...priceOf(main.price, main.anchor.text), period }
  const value: Plan = {
    ...emptyPlan(page.url),
    name: entry.name,
    price,
    perUnit: main.price.perUnit,
    alternates: pricesOf(entry.anchors)
      .filter(({ anchor }) => anchor !== main.anchor)
      .map((other) => ({
        ...priceOf(other.price, other.anchor.text),
        period: other.price.period ?? rowPeriod(prices, other.anchor),
      }))
      .filter(({ period: other, amount }) => other !== period && amount !== price.amount),
    listPrice: main.anchor.former === null ? null : priceOf(main.anchor.former, main.anchor.formerText),
    isFree: price.amount === 0,
    features: entry.features.slice(0, featuresMax),
  }
  const quotes = [...entry.nameLines.map((line) => quoteOf(prices, line)), ...anchorQuotes(prices, main.anchor)]
  const isVisible = page.isVisible(lineAt(lines, main.anchor.first).node)
  return {
    line: main.anchor.first,
    draft: { value, basis: 'stated', confidence: confidences.table, quotes, isVisible, isPending: false },
  }
}

/** A column whose price is a word. */
function ofWordEntry({ name, nameLines, wordLine, features }: TableEntry, prices: PagePrices): Placed | null {
  const { page, lines } = prices
  if (wordLine === null) return null
  const word = insteadIn(lineAt(lines, wordLine).read)
  const value: Plan = {
    ...emptyPlan(page.url),
    name,
    price: { amount: word === 'free' ? 0 : null, currency: null, period: null, text: lineAt(lines, wordLine).text },
    isFree: word === 'free',
    onRequest: word === 'on-request',
    features: features.slice(0, featuresMax),
  }
  const quotes = [...nameLines, wordLine].map((line) => quoteOf(prices, line))
  const isVisible = page.isVisible(lineAt(lines, wordLine).node)
  return {
    line: wordLine,
    draft: { value, basis: 'stated', confidence: confidences.table, quotes, isVisible, isPending: false },
  }
}

/** “Monthly price | $9 | $19”: the label of a row says what its prices are paid for. */
function rowPeriod({ lines }: PagePrices, anchor: PriceAnchor) {
  for (let at = anchor.first - 1; at >= Math.max(0, anchor.first - 6); at--) {
    const found = periodOfTerm(lineAt(lines, at).read)
    if (found !== null) return found
  }
  return null
}

function quoteOf({ page, lines }: PagePrices, line: number): Quote {
  return {
    page: page.url,
    text: lineAt(lines, line).text.slice(0, 300).trim(),
    locator: locatorOf(page.document, lineAt(lines, line).node),
  }
}

function anchorQuotes(prices: PagePrices, { first, last }: PriceAnchor): Quote[] {
  const { page, lines } = prices
  return lines
    .slice(first, last + 1)
    .map(({ text, node }) => ({ page: page.url, text, locator: locatorOf(page.document, node) }))
}

type Range = Pick<PriceRecord, 'from' | 'to'>

function firstOf(
  lines: readonly PriceLine[],
  { from, to }: Range,
  read: (text: string) => string | null,
): string | null {
  for (let at = from; at < to; at++) {
    const { text } = lineAt(lines, at)
    const found = text.length <= 160 ? read(text) : null
    if (found !== null) return found
  }
  return null
}

function isFreeSaid(lines: readonly PriceLine[], { from, to }: Range): boolean {
  for (let at = from; at < to; at++) {
    const { read, inControl, inItem } = lineAt(lines, at)
    if (!inControl && !inItem && read.length <= 40 && insteadOfPrice.startsWith(read)?.tag === 'free') return true
  }
  return false
}

function billedAs(lines: readonly PriceLine[], { from, to }: Range): Plan['billedAs'] {
  for (let at = from; at < to; at++) {
    const { read } = lineAt(lines, at)
    if (read.length > 120) continue
    if (billedAnnuallyWords.has(read)) return 'annually'
    if (billedMonthlyWords.has(read)) return 'monthly'
  }
  return null
}

/** Prices of the same card at another period, and those that a toggle will show. */
function alternatesOf(record: PriceRecord, price: Price, prices: PagePrices): Price[] {
  const found: Price[] = []
  const add = (other: Price) => {
    const isKnown = [price, ...found].some(({ amount, period }) => amount === other.amount && period === other.period)
    if (other.amount !== null && other.period !== 'hour' && other.period !== 'once' && !isKnown) found.push(other)
  }
  for (const anchor of record.anchors) {
    for (const other of anchor.prices) {
      if (other.period !== null && other.period !== price.period) add(priceOf(other, textOfPrice(anchor, other)))
    }
  }
  for (const other of toggledPrices(prices.page, record.node, price)) add(other)
  return found.slice(0, 6)
}

function featuresOf(
  lines: readonly PriceLine[],
  { from, to, nameLine }: PriceRecord,
  main: PriceAnchor | null,
): string[] {
  const found: string[] = []
  for (let at = from; at < to && found.length < featuresMax; at++) {
    const { text, inItem, inControl } = lineAt(lines, at)
    if (
      (!inItem && !isTicked(text)) ||
      (inControl && !inItem) ||
      at === nameLine ||
      (main !== null && at >= main.first && at <= main.last)
    )
      continue
    const feature = text.replace(/^[\s✓✔☑✅•–-]+/u, '')
    if (feature.length > 1 && feature.length <= featureCharactersMax && !found.includes(feature)) found.push(feature)
  }
  return found
}

function controlOf(lines: readonly PriceLine[], { from, to, nameLine }: PriceRecord): string | null {
  for (let at = from; at < to; at++) {
    const { text, inControl, inItem } = lineAt(lines, at)
    if (inControl && !inItem && at !== nameLine && text.length <= 60 && /\p{L}/u.test(text)) return text
  }
  return null
}

const highlightName =
  /(?:^|[\s_-])(?:popular|highlight(?:ed)?|featured|recommended|best(?:seller|value)?|beliebt|is-popular|most-popular)(?:$|[\s_-])/i

function isHighlighted({ page, lines }: PagePrices, { node, from, to }: PriceRecord): boolean {
  if (highlightName.test((attributeOf(page.document, node, 'class') ?? '').slice(0, 300))) return true
  for (let at = from; at < to; at++) {
    const { read } = lineAt(lines, at)
    if (read.length <= 30 && (popularWords.exact(read) !== null || /^\W*(?:most )?popular\W*$/i.test(read))) return true
  }
  return false
}
