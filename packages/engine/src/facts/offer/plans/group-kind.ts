/** What a group of priced cards, or a table of prices, is: plans, a price list, goods, or no offer at all. */
import { attributeOf, endOf } from '../../../document/flat-document.ts'
import { foldText } from '../../../lexicon/fold.ts'
import { periodWords } from '../../../lexicon/offer/period-words.ts'
import { cartWords, comparisonWords, donationWords } from '../../../lexicon/offer/price-words.ts'
import { blockWords } from '../../../lexicon/pages/block-words.ts'
import type { BlockWord } from '../../../lexicon/pages/lists.ts'
import type { SitePage } from '../../../site.ts'
import { isKicker, lineAt, type PriceLine } from '../prices/price-lines.ts'
import type { PriceInText } from '../prices/price-text.ts'
import { isRecurrent, mainPrice, pricesOf } from './main-price.ts'
import type { PriceGroup, PriceRecord } from './price-record.ts'
import { holdsOffer, isRich } from './rich-cards.ts'
import type { PriceTable } from './tables.ts'

/** Twelve plans are many, and twelve rows of a list are few. */
const plansMax = 12

export function isPlanTable(
  { kind, entries, anchors }: PriceTable,
  page: SitePage,
  lines: readonly PriceLine[],
): boolean {
  if (isAbout(lines, anchors[0].first, donationWords, 6)) return false
  if (kind === 'columns') return entries.length <= plansMax
  if (page.type !== 'pricing') return false
  const periods = entries.filter(({ anchors: [anchor], period }) => isRecurrent(anchor?.prices[0]?.period ?? period))
  return entries.length <= plansMax && periods.length >= 0.6 * entries.length
}

/** null for what is no offer. */
export function kindOf(group: PriceGroup, page: SitePage, lines: readonly PriceLine[], names: readonly string[]) {
  const { records } = group
  if (isDonation(group, page, lines)) return null
  if (isComparison(group, lines, names) || isInOtherPart(group, lines)) return null
  if (isRefrain(records) || records.filter(isTableLike).length > 0.5 * records.length) return null
  if (records.every(isOnTop)) return 'items'
  const rows = records.filter(({ isRow }) => isRow).length
  const mains = records.map(mainPrice).filter((main) => main !== null)
  const periods = records.map(
    (record) => mainPrice(record)?.price.period ?? periodWords.exact(record.name)?.tag ?? null,
  )
  const periodic = periods.filter(isRecurrent).length
  const isPeriodic = periodic > 0 && periodic >= 0.5 * mains.length
  if (!isPeriodic && (records.some((record) => sells(record, lines, cartWords)) || isGoods(group, page, lines)))
    return 'products'
  if (rows > 0.5 * records.length) return 'items'
  const rich = records.filter((record) => isRich(record, page, lines)).length
  if (rich < records.length && isComponents(mains.map(({ price }) => price))) return 'items'
  if (records.length === 1)
    return isPlanAlone(records[0], page, lines, isPeriodic ? 'periodic' : 'once') ? 'plans' : null
  if (isPeriodic) return records.length <= 2 * plansMax ? 'plans' : 'items'
  if (records.length > plansMax) return 'items'
  return rich >= 0.5 * records.length && areCalledPlans(group, page, lines) ? 'plans' : 'items'
}

/** “+ $140 / month” is paid on top of something else. */
const isOnTop = (record: PriceRecord): boolean => {
  const main = mainPrice(record)
  return main !== null && /^\s*\+/u.test(main.anchor.text)
}

const refrainMin = 3

/** The same words with the same amount, again and again, call to something: a choice has parts that differ. */
const isRefrain = (records: readonly PriceRecord[]): boolean =>
  records.length >= refrainMin &&
  new Set(records.map((record) => `${record.name} ${mainPrice(record)?.price.amount}`)).size === 1

const cellsMin = 4

/** Many amounts by themselves under one name are the cells of a table that is told in elements of any kind. */
const isTableLike = ({ anchors }: PriceRecord): boolean =>
  anchors.length >= cellsMin && anchors.every(({ label, prices }) => label === '' && prices[0]?.period === null)

const otherParts: ReadonlySet<BlockWord> = new Set<BlockWord>(['careers', 'stats', 'testimonials', 'customers', 'team'])

/** Whether the heading over some cards names another part of a page: what “Open positions” pay is nobody's price. */
function isInOtherPart({ records }: PriceGroup, lines: readonly PriceLine[]): boolean {
  const [heading = ''] = headingsOver(lines, records[0])
  const said = blockWords.exact(heading)
  return said !== null && otherParts.has(said.tag)
}

/**
 * A card by itself is a plan on the page about prices, and elsewhere where it holds what one gets: a figure beside a caption
 * may be anything, “$45/mo, average bill saved”. Parts of one price, and a section with headings of its own, are no card.
 */
function isPlanAlone(
  record: PriceRecord,
  page: SitePage,
  lines: readonly PriceLine[],
  paid: 'periodic' | 'once',
): boolean {
  const prices = pricesOf(record.anchors).map(({ price }) => price)
  if (prices.length > 2 && isComponents(prices)) return false
  // “0 €” beside a rate is the sum of a calculator before anything is chosen.
  if (prices.length > 1 && mainPrice(record)?.price.amount === 0 && prices.some(({ amount }) => amount > 0))
    return false
  // A price beside the title of a page leads to what is for sale further down.
  const own = lineAt(lines, record.nameLine).headingNode
  if (lines.slice(record.from, record.to).some(({ heading, headingNode }) => heading === 1 && headingNode !== own))
    return false
  const isPricing = page.type === 'pricing'
  const holds = holdsOffer(record, lines)
  if (paid === 'periodic') return holds || isPricing
  return holds && (isPricing || isUnderPrices({ records: [record] }, lines)) && !holdsSections(record, lines)
}

function holdsSections({ from, to, nameLine }: PriceRecord, lines: readonly PriceLine[]): boolean {
  const own = lineAt(lines, nameLine).headingNode
  return lines.slice(from, to).some(({ heading, headingNode }) => heading > 0 && headingNode !== own)
}

/**
 * What is paid for once is a course, a tour or a dish. It is a plan where the page or a heading says so, where one of them
 * is free or on request, or where all are kinds of one thing: “Basic package”, “Large package”.
 */
function areCalledPlans({ records }: PriceGroup, { type }: SitePage, lines: readonly PriceLine[]): boolean {
  if (type === 'pricing' || records.some(({ anchors }) => anchors.length === 0)) return true
  return shareTheirNoun(records.map(({ name }) => name)) || isUnderPrices({ records }, lines)
}

/** Whether a heading over some cards says that prices, plans or packages follow. */
const isUnderPrices = ({ records }: Pick<PriceGroup, 'records'>, lines: readonly PriceLine[]): boolean =>
  headingsOver(lines, records[0]).some((text) => blockWords.match(parted(text)).some(({ tag }) => tag === 'pricing'))

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

const comparedMin = 2

/** A table in which one row or one column alone is named after the brand sets it beside others. */
export function namesBrandOnce({ labels, entries }: PriceTable, names: readonly string[]): boolean {
  const own = names.map(wordsOf).filter(({ length }) => length > 2)
  // With more words it is one of the brand’s own: “Oaken membership” beside “Student membership”.
  const isBranded = (label: string) => own.includes(wordsOf(label.replace(/\([^()]*\)/g, '').replace(/\.\w+\s*$/, '')))
  const others = entries.filter(({ name }) => !isBranded(name))
  return labels.filter(isBranded).length === 1 && others.length >= Math.max(comparedMin, entries.length - 1)
}

const wordsOf = (text: string) =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim()
