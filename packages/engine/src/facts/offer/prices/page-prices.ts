import { attributeOf, endOf } from '../../../document/flat-document.ts'
import { foldText } from '../../../lexicon/fold.ts'
import type { Locale } from '../../../lexicon/offer/currencies.ts'
import { periodWords } from '../../../lexicon/offer/period-words.ts'
import { priceTermWords } from '../../../lexicon/offer/price-term-words.ts'
import { cartWords, comparisonWords, donationWords } from '../../../lexicon/offer/price-words.ts'
import { trialWords } from '../../../lexicon/offer/trial-words.ts'
import { blockWords } from '../../../lexicon/pages/block-words.ts'
import { memoised } from '../../../memoised.ts'
import type { SitePage } from '../../../site.ts'
import { priceGroups } from '../plans/groups.ts'
import type { PriceGroup, PriceRecord } from '../plans/price-record.ts'
import { type PriceTable, priceTables } from '../plans/tables.ts'
import type { PricePeriod } from '../shapes.ts'
import { type PriceAnchor, priceAnchors } from './price-anchors.ts'
import { isKicker, lineAt, type PriceLine, priceLines } from './price-lines.ts'
import type { PriceInText } from './price-text.ts'

/** What the prices of a page belong to. */
export interface PagePrices {
  page: SitePage
  lines: readonly PriceLine[]
  anchors: readonly PriceAnchor[]
  plans: PriceGroup[]
  items: PriceGroup[]
  products: PriceGroup[]
  planTables: PriceTable[]
  itemTables: PriceTable[]
}

const recurrent: ReadonlySet<PricePeriod | null> = new Set<PricePeriod>(['week', 'weekend', 'month', 'quarter', 'year'])

/** Whether one pays again and again. A day, or a night, is what is bought, not how often it is paid for. */
export const isRecurrent = (period: PricePeriod | null): boolean => recurrent.has(period)

/** Reads all prices of a page and tells plans from price lists, from goods, and from what is no offer at all. */
export const pagePrices = memoised(readPrices)

function readPrices(page: SitePage, locale: Locale, names: readonly string[]): PagePrices {
  const lines = priceLines(page)
  const anchors = priceAnchors(lines, locale)
  const prices: PagePrices = {
    page,
    lines,
    anchors,
    plans: [],
    items: [],
    products: [],
    planTables: [],
    itemTables: [],
  }
  if (anchors.length === 0) return prices
  const inTables = new Set<PriceAnchor>()
  for (const table of priceTables(page, lines, anchors)) {
    for (const anchor of table.anchors) inTables.add(anchor)
    if (isPlanTable(table, lines)) prices.planTables.push(table)
    else prices.itemTables.push(table)
  }
  for (const group of priceGroups({ page, lines, anchors }, (anchor) => inTables.has(anchor))) {
    const kind = kindOf(group, page, lines, names)
    if (kind === 'plans') pushPlans(prices, group)
    else if (kind !== null) prices[kind].push(group)
  }
  promoteRows(prices)
  return prices
}

/** A deposit or a setup fee beside the plans is a line of the price list. */
function pushPlans({ plans, items }: PagePrices, { node, records }: PriceGroup): void {
  const [plan, ...plansBehind] = records.filter(({ name }) => !isTerm(name))
  const [term, ...termsBehind] = records.filter(({ name }) => isTerm(name))
  if (plan !== undefined) plans.push({ node, records: [plan, ...plansBehind] })
  if (term !== undefined) items.push({ node, records: [term, ...termsBehind] })
}

const isTerm = (name: string) => priceTermWords.exact(name) !== null && trialWords.exact(name) === null

/** Twelve plans are many, and twelve rows of a list are few. */
const plansMax = 12

function isPlanTable({ kind, entries, anchors }: PriceTable, lines: readonly PriceLine[]): boolean {
  if (isAbout(lines, anchors[0].first, donationWords, 6)) return false
  if (kind === 'columns') return entries.length <= plansMax
  const periods = entries.filter(({ anchors: [anchor], period }) => isRecurrent(anchor?.prices[0]?.period ?? period))
  return entries.length <= plansMax && periods.length >= 0.6 * entries.length
}

export interface AnchoredPrice {
  anchor: PriceAnchor
  price: PriceInText
}

/** The first price of each anchor that has one. */
export const pricesOf = (anchors: readonly PriceAnchor[]): AnchoredPrice[] =>
  anchors.flatMap((anchor) => {
    const [price] = anchor.prices
    return price === undefined ? [] : [{ anchor, price }]
  })

/** The price that a record asks for: the first that stands by itself. */
export function mainPrice({ anchors }: Pick<PriceRecord, 'anchors'>): AnchoredPrice | null {
  const priced = pricesOf(anchors)
  return priced.find(({ price }) => price.period !== 'hour') ?? priced[0] ?? null
}

function kindOf(group: PriceGroup, page: SitePage, lines: readonly PriceLine[], names: readonly string[]) {
  const { records } = group
  const first = records[0].from
  if (isDonation(group, page, lines)) return null
  if (isComparison(group, lines, names)) return null
  const rows = records.filter(({ isRow }) => isRow).length
  const mains = records.map(mainPrice).filter((main) => main !== null)
  const periods = records.map(
    (record) => mainPrice(record)?.price.period ?? periodWords.exact(record.name)?.tag ?? null,
  )
  const periodic = periods.filter(isRecurrent).length
  const isPeriodic = periodic > 0 && periodic >= 0.5 * mains.length
  if (rows > 0.5 * records.length) return 'items'
  const rich = records.filter((record) => isRich(record, lines)).length
  if (rich < records.length && isComponents(mains.map(({ price }) => price))) return 'items'
  if (!isPeriodic && (records.some((record) => sells(record, lines, cartWords)) || isGoods(group, page, lines)))
    return 'products'
  // A figure beside a caption may be anything: “$45/mo, average bill saved”.
  if (records.length === 1 && rich === 0 && page.type !== 'pricing') return null
  if (isPeriodic) return records.length <= 2 * plansMax ? 'plans' : 'items'
  if (records.length > plansMax) return 'items'
  if (records.length === 1) return rich === 1 && page.type === 'pricing' && isPlanContext(lines, first) ? 'plans' : null
  return rich >= 0.5 * records.length && areCalledPlans(group, page, lines) ? 'plans' : 'items'
}

/**
 * What is paid for once is a course, a tour or a dish. It is a plan where the page or a heading says so, where one of them
 * is free or on request, or where all are kinds of one thing: “Basic package”, “Large package”.
 */
function areCalledPlans({ records }: PriceGroup, { type }: SitePage, lines: readonly PriceLine[]): boolean {
  if (type === 'pricing' || records.some(({ anchors }) => anchors.length === 0)) return true
  if (shareTheirNoun(records.map(({ name }) => name))) return true
  return headingsOver(lines, records[0]).some((text) =>
    blockWords.match(parted(text)).some(({ tag }) => tag === 'pricing'),
  )
}

/** Arabic writes “and” as a part of the next word. */
const parted = (text: string) => text.replace(/(?<!\p{L})و(?=ال)/gu, 'و ')

function shareTheirNoun(names: readonly string[]): boolean {
  const words = names.map((name) =>
    foldText(name)
      .split(/[^\p{L}\p{M}\p{Nd}]+/u)
      .filter(Boolean),
  )
  return words.every((own) => own.length > 1 && own.at(-1) === words[0]?.at(-1))
}

const headingsMax = 3
const headingLinesBackMax = 40

/**
 * The headings before the first of some cards, the nearest first, each with the line that leads to it. Cards of another row
 * stand between: their names and prices are no headings over this one.
 */
function headingsOver(
  lines: readonly PriceLine[],
  { from, nameLine }: Pick<PriceRecord, 'from' | 'nameLine'>,
): string[] {
  const ownLevel = lineAt(lines, nameLine).heading
  const found: string[] = []
  for (let at = from - 1; at >= Math.max(0, from - headingLinesBackMax) && found.length < headingsMax; at--) {
    const { heading, read } = lineAt(lines, at)
    if (heading === 0 || heading === ownLevel || read.length > 120 || namesAmount(read)) continue
    found.push(read)
    const kicker = at > 0 ? lineAt(lines, at - 1) : undefined
    if (kicker !== undefined && isKicker(kicker)) found.push(kicker.read)
  }
  return found
}

const namesAmount = (text: string) => text.length <= 40 && /\p{Sc} ?\p{Nd}|\p{Nd} ?\p{Sc}/u.test(text)

/** A card with a list of what is in it, or with a button of its own. */
function isRich({ from, to, nameLine }: PriceRecord, lines: readonly PriceLine[]): boolean {
  let items = 0
  let controls = 0
  for (let at = from; at < to; at++) {
    const { inItem, inControl } = lineAt(lines, at)
    if (inItem) items++
    else if (inControl && at !== nameLine) controls++
  }
  return items >= 2 || (controls >= 1 && to - from >= 4)
}

const isPlanContext = (lines: readonly PriceLine[], at: number) =>
  lines.slice(Math.max(0, at - 12), at).some(({ heading }) => heading > 0)

function sells({ from, to }: PriceRecord, lines: readonly PriceLine[], words: typeof cartWords): boolean {
  for (let at = from; at < to; at++) {
    const { read } = lineAt(lines, at)
    if (read.length <= 60 && words.has(read)) return true
  }
  return false
}

const goodsMin = 4

/** Many cards that are a picture, a name and a price, the name a link: the shelves of a shop. */
function isGoods({ records }: PriceGroup, page: SitePage, lines: readonly PriceLine[]): boolean {
  if (records.length < goodsMin) return false
  const { document } = page
  const like = records.filter(({ node, from, to, nameLine }) => {
    if (to - from > 8 || !lineAt(lines, nameLine).inControl) return false
    for (let at = node; at < endOf(document, node); at++) if (document.tags[at] === 'img') return true
    return false
  })
  return like.length >= 0.6 * records.length
}

/** A fee to set up, a fee for each month and one for each use are parts of one price, and no cards of their own. */
function isComponents(prices: readonly PriceInText[]): boolean {
  if (prices.length < 2 || prices.length > 5) return false
  const isOnce = prices.some(({ period }) => period === 'once')
  const isPerUse = prices.some(
    ({ period, perUnit, amount }) => period === null && (perUnit !== null || amount < 0.5) && amount > 0,
  )
  const isRegular = prices.some(({ period }) => isRecurrent(period))
  return prices.length >= 3
    ? (isOnce &&
        isRegular &&
        new Set(prices.map(({ period }) => period)).size >= 2 &&
        prices.filter(({ period }) => isRecurrent(period)).length === 1) ||
        (isPerUse && isRegular)
    : isOnce && isPerUse
}

/** Whether the headings right over a line speak of something. */
function isAbout(lines: readonly PriceLine[], at: number, words: typeof donationWords, linesBack: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - linesBack); back--) {
    const { heading, read } = lineAt(lines, back)
    if (heading > 0 && read.length <= 120) return words.has(read)
  }
  return false
}

function isDonation({ records }: PriceGroup, page: SitePage, lines: readonly PriceLine[]): boolean {
  if (headingsOver(lines, records[0]).some((heading) => donationWords.has(heading))) return true
  const giving = records.filter((record) => sells(record, lines, donationWords) || leadsToGiving(record, page))
  return giving.length >= 0.5 * records.length
}

const nodesOfRecordMax = 400

/** Whether a link of a card leads to where one gives: `/ways-to-give/?level=friend`. */
function leadsToGiving({ node }: PriceRecord, { document }: SitePage): boolean {
  const end = Math.min(endOf(document, node), node + nodesOfRecordMax)
  for (let at = node; at < end; at++) {
    if (document.tags[at] !== 'a') continue
    const [path = ''] = (attributeOf(document, at, 'href') ?? '').slice(0, 300).split(/[?#]/)
    const last = path.split('/').filter(Boolean).at(-1) ?? ''
    if (donationWords.has(last.replaceAll(/[-_.]+/g, ' '))) return true
  }
  return false
}

/** Two or three side by side, of which one is the brand's: the others are what it is compared with. */
function isComparison({ records }: PriceGroup, lines: readonly PriceLine[], names: readonly string[]): boolean {
  if (records.length > 3) return false
  if (records.some(({ name }) => comparisonWords.has(name)) || isAbout(lines, records[0].from, comparisonWords, 5))
    return true
  const own = names.map(foldText).filter((name) => name.length > 2)
  const branded = records.filter(({ name }) => own.some((one) => ` ${foldText(name)} `.includes(` ${one} `)))
  return records.length > 1 && branded.length > 0 && branded.length < records.length && records.length === 2
}

/** Rows with a price for each month are the plans of a page that has no cards. */
function promoteRows(prices: PagePrices): void {
  if (prices.page.type !== 'pricing' || prices.plans.length > 0 || prices.planTables.length > 0) return
  const [group] = prices.items
  if (group === undefined || prices.items.length > 1 || group.records.length > 8) return
  const isMonthly = group.records.every((record) => isRecurrent(mainPrice(record)?.price.period ?? null))
  if (!isMonthly) return
  prices.plans = prices.items
  prices.items = []
}
