import { foldText } from '../../../lexicon/fold.ts'
import type { Locale } from '../../../lexicon/offer/currencies.ts'
import { priceTermWords } from '../../../lexicon/offer/price-term-words.ts'
import { trialWords } from '../../../lexicon/offer/trial-words.ts'
import { memoised } from '../../../memoised.ts'
import type { SitePage } from '../../../site.ts'
import { isPlanTable, kindOf, namesBrandOnce } from '../plans/group-kind.ts'
import { priceGroups } from '../plans/groups.ts'
import { isRecurrent, mainPrice, pricesOf } from '../plans/main-price.ts'
import type { PriceGroup } from '../plans/price-record.ts'
import { type PriceTable, priceTables } from '../plans/tables.ts'
import { type PriceAnchor, priceAnchors, wordAnchors } from './price-anchors.ts'
import { type PriceLine, priceLines } from './price-lines.ts'

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

/** Reads all prices of a page and tells plans from price lists, from goods, and from what is no offer at all. */
export const pagePrices = memoised(readPrices)

function readPrices(page: SitePage, locale: Locale, names: readonly string[]): PagePrices {
  const lines = priceLines(page)
  const priced = priceAnchors(lines, locale)
  // “Free” beside “Contact us”: the page about prices may name none.
  const anchors = priced.length === 0 && page.type === 'pricing' ? wordAnchors(lines) : priced
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
    if (page.type !== 'pricing' && namesBrandOnce(table, names)) continue
    if (isPlanTable(table, page, lines)) prices.planTables.push(table)
    else prices.itemTables.push(table)
  }
  for (const group of priceGroups({ page, lines, anchors }, (anchor) => inTables.has(anchor))) {
    const kind = kindOf(group, page, lines, names)
    if (kind === 'plans') pushPlans(prices, group)
    else if (kind !== null) prices[kind].push(group)
  }
  promoteRows(prices)
  prices.planTables = prices.planTables.filter((table) => !comparesCards(table, prices.plans))
  return prices
}

/** A table below the cards that sets the same plans side by side: what the cards say is said again, in other words. */
function comparesCards({ kind, anchors, entries }: PriceTable, plans: readonly PriceGroup[]): boolean {
  const records = plans.flatMap((group) => group.records)
  if (kind !== 'columns' || records.length < 2) return false
  const known = new Set(records.flatMap((record) => pricesOf(record.anchors).map(({ price }) => price.amount)))
  const names = new Set(records.map(({ name }) => foldText(name)))
  return (
    pricesOf(anchors).every(({ price }) => known.has(price.amount)) ||
    entries.every(({ name }) => names.has(foldText(name)))
  )
}

/** A deposit or a setup fee beside the plans is a line of the price list. */
function pushPlans({ plans, items }: PagePrices, { node, records }: PriceGroup): void {
  const [plan, ...plansBehind] = records.filter(({ name }) => !isTerm(name))
  const [term, ...termsBehind] = records.filter(({ name }) => isTerm(name))
  if (plan !== undefined) plans.push({ node, records: [plan, ...plansBehind] })
  if (term !== undefined) items.push({ node, records: [term, ...termsBehind] })
}

const isTerm = (name: string) => priceTermWords.exact(name) !== null && trialWords.exact(name) === null

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
