import { textOf } from '../../../document/flat-document.ts'
import { industryIndex } from '../../../lexicon/market/industry-words.ts'
import { priceTermWords } from '../../../lexicon/offer/price-term-words.ts'
import { noPriceWords } from '../../../lexicon/offer/price-words.ts'
import { trialWords } from '../../../lexicon/offer/trial-words.ts'
import type { Site, SitePage } from '../../../site.ts'
import { isDated } from '../dated-lines.ts'
import type { PagePrices } from '../prices/page-prices.ts'
import type { PriceLine } from '../prices/price-lines.ts'
import { mainPrice } from './main-price.ts'
import type { PriceGroup, PriceRecord } from './price-record.ts'
import type { PriceTable, TableEntry } from './tables.ts'

/** More is a price list: of 57 labelled sites no one has more than eleven plans, and their price lists begin at sixteen lines. */
const offersMax = 12

/**
 * The prices of a site that has no plans by name, with its short lists read as plans: rooms, courses, tickets, programmes,
 * each with what it costs. Long lists stay price lists, and so do dishes and the parts of one fare.
 */
export function shortLists(site: Site, pages: readonly PagePrices[], language: string): PagePrices[] {
  const servesDishes = isRestaurant(site.home.head.title?.text ?? '', language)
  const sellsGoods = pages.some(({ products }) => products.length > 0)
  const open = pages.filter(({ page }) => isOpen(page))
  if (new Set(pages.flatMap((prices) => pricedLines(prices))).size > offersMax) return []
  return open
    .map((prices) => ({
      ...prices,
      plans: isPriceList(prices) ? [] : prices.items.flatMap((group) => offersOf(group, prices, language)),
      planTables: prices.itemTables.flatMap((table) => tableOffers(table, prices)),
      items: [],
      itemTables: [],
    }))
    .filter((prices) => prices.plans.length + prices.planTables.length > 0 && tellsApart(prices))

  function isOpen(page: SitePage): boolean {
    if (sellsGoods && page.type !== 'pricing') return false
    return !servesDishes || isOfAnotherTrade(page, language)
  }
}

/** Thirty minutes of one thing and thirty of another: the names of its lists tell nothing apart. */
function tellsApart({ plans, planTables }: PagePrices): boolean {
  const named = [...plans.flatMap(({ records }) => records), ...planTables.flatMap(({ entries }) => entries)]
  const names = new Set(named.map(({ name }) => name))
  return names.size >= tellingShare * new Set(named.map((one) => keyOf(one))).size
}

/** Dishes are no plans, however short the menu on the page is. */
function isRestaurant(text: string, language: string): boolean {
  const trades = industryIndex(language)?.match(text) ?? []
  return trades.length > 0 && trades.every(({ tag }) => tag === 'restaurants')
}

/** Of an inn: the page about its rooms. */
function isOfAnotherTrade({ head, document }: SitePage, language: string): boolean {
  const heading = document.tags.indexOf('h1')
  const text = `${head.title?.text ?? ''} ${heading < 0 ? '' : textOf(document, heading)}`
  return (
    industryIndex(language)
      ?.match(text.slice(0, 400))
      .some(({ tag }) => tag !== 'restaurants') ?? false
  )
}

const bareLinesMax = 3

/** Bare rows under several headings: treatments by part of the body, dishes by course. */
function isPriceList({ items }: PagePrices): boolean {
  const bare = items.filter(({ records }) => records.every(({ from, to }) => to - from <= bareLinesMax))
  return bare.filter(({ records }) => records.length > 1).length > 1
}

/** A name again at another price is another line; a list again on another page is not. */
const pricedLines = ({ items, itemTables }: PagePrices): string[] => [
  ...items.flatMap(({ records }) => records.map((record) => keyOf(record))),
  ...itemTables.flatMap(({ entries }) => entries.map((entry) => `${keyOf(entry)} ${entry.term}`)),
]

const keyOf = (priced: Priced): string => `${priced.name} ${mainPrice(priced)?.price.amount}`

/** Names that come again and again tell nothing apart. */
const tellingShare = 0.8

function offersOf(group: PriceGroup, { page, lines }: PagePrices, language: string): PriceGroup[] {
  const heading = lines
    .slice(Math.max(0, group.records[0].from - 3), group.records[0].from)
    .findLast((line) => line.heading > 0)
  if (heading !== undefined && (isRestaurant(heading.read, language) || isOfFees(heading))) return []
  const offers = group.records.filter((record) => isOffer(record) && !isSentence(record))
  if (offers.some(({ from, to }) => isDated(lines, from, to))) return []
  const [first, ...more] = offers
  if (first === undefined || more.length === 0 || arePartsOfOne(offers)) return []
  if (new Set(offers.map(({ name }) => name)).size < tellingShare * offers.length) return []
  const measured = offers.filter((offer) => isMeasured(offer, lines))
  if (measured.length >= measuredShare * offers.length) return []
  const isSeen = offers.every(({ nameLine }) => page.isVisible(lines[nameLine]?.node ?? -1))
  return isSeen ? [{ ...group, records: [first, ...more] }] : []
}

/** “Shipping” over a list of countries. */
const isOfFees = ({ read }: PriceLine): boolean => noPriceWords.exact(read) !== null

const tableHeadingLinesBack = 6

function tableOffers(table: PriceTable, { page, lines }: PagePrices): PriceTable[] {
  const [{ first }] = table.anchors
  const heading = lines.slice(Math.max(0, first - tableHeadingLinesBack), first).findLast((line) => line.heading > 0)
  if (heading !== undefined && isOfFees(heading)) return []
  const entries = table.entries.filter((entry) => isOffer(entry))
  // One name with a price in each of several columns has terms, which a price list shows and a plan does not.
  const names = new Set(entries.map(({ name }) => name))
  if (entries.length < 2 || names.size < entries.length || arePartsOfOne(entries)) return []
  const isSeen = entries.every(({ nameLines: [line] }) => page.isVisible(lines[line ?? -1]?.node ?? -1))
  return isSeen ? [{ ...table, entries }] : []
}

/** “A first visit costs £75.” answers a question. */
const isSentence = ({ anchors, isRow }: PriceRecord): boolean =>
  isRow && anchors.some(({ read, prices }) => /[.!。]$/u.test(read) && (prices.at(-1)?.amountEnd ?? 0) < read.length)

const measuredShare = 0.5

/** What is sold by weight or volume is a thing; what is told by its area, its power or how far it went is sold, where it is not let. */
function isMeasured(record: PriceRecord, lines: readonly PriceLine[]): boolean {
  const isLet = mainPrice(record)?.price.period !== null
  return lines
    .slice(record.from, record.to)
    .some(
      ({ read }) => read.length <= measureCharactersMax && (amountOfGoods.test(read) || (!isLet && size.test(read))),
    )
}

const measureCharactersMax = 120
const amountOfGoods =
  /(?<![\p{L}\p{Nd}])\p{Nd}+(?:[.,]\p{Nd}+)? ?(?:g|gr|kg|Kg|KG|ml|ML|cl|CL|dl|l|L|lt|oz|OZ|lbs?|cm|mm|г|гр|кг|мл|л|см|мм|克|公斤|毫升)(?![\p{L}\p{Nd}])/u
const size =
  /(?<![\p{L}\p{Nd}])(?:\p{Nd}{1,3}[.,' ]\p{Nd}{3}|\p{Nd}{4,}) ?(?:km|км)(?![\p{L}\p{Nd}])|(?<![\p{L}\p{Nd}])\p{Nd}[\p{Nd}.,' ]* ?(?:m²|m2|qm|mq|sqm|sq\.? ?ft|sqft|м²|кв\.? ?м|PS|CV|hp|kW|ccm|cc|л\.с)(?![\p{L}\p{Nd}])/iu

type Priced = Pick<PriceRecord | TableEntry, 'name' | 'anchors'>

/** Something with a name of its own and a price in some currency; a deposit, a surcharge or a setup fee is none. */
function isOffer({ name, anchors }: Priced): boolean {
  const main = mainPrice({ anchors })
  if (main === null || !main.price.hasSign) return false
  return priceTermWords.exact(name) === null || trialWords.exact(name) !== null
}

/** A fare of so much at the start, so much a kilometre and so much an hour is one price. */
function arePartsOfOne(offers: readonly Priced[]): boolean {
  const mains = offers.map(({ anchors }) => mainPrice({ anchors })?.price)
  const units = new Set(mains.map((price) => price?.perUnit ?? (price?.period === 'hour' ? 'hour' : '')))
  return units.size > 2 || (units.size === 2 && units.has('hour') && offers.length > 2 && units.has(''))
}
