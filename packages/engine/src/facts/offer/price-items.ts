import type { Fact } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site } from '../../site.ts'
import { isLeftOver } from './plans/left-over-pages.ts'
import { type AnchoredPrice, mainPrice } from './plans/main-price.ts'
import { type PagePrices, pagePrices } from './prices/page-prices.ts'

import { lineAt } from './prices/price-lines.ts'
import { priceLocale } from './prices/price-locale.ts'
import { priceOf } from './prices/price-text.ts'
import type { Plan, PricedItem, PricePeriod } from './shapes.ts'

const itemsMax = 300

/** Pages that tell of prices without setting them. */
const silentTypes = new Set([
  'post',
  'blog',
  'legal',
  'careers',
  'press',
  'security',
  'customers',
  'testimonials',
  'team',
])

/** Lines of price lists, in page order, under the headings that group them. A plan is not said again. */
export function priceItems(
  site: Site,
  {
    plans,
    structuredData = [],
    names = [],
  }: { plans: Fact<Plan>[]; structuredData?: StructuredNode[]; names?: readonly string[] },
): Fact<PricedItem>[] {
  const locale = priceLocale(site, structuredData)
  const seen = new Set(plans.map(({ value }) => keyOf(value)))
  const found: Fact<PricedItem>[] = []
  for (const page of site.pages) {
    if (silentTypes.has(page.type) || isLeftOver(page, site, names)) continue
    // A page may list the same under two headings; another page that lists it again says nothing new.
    const ofPage = new Map<string, Fact<PricedItem>>()
    for (const item of itemsOf(pagePrices(page, locale, names))) {
      const key = `${keyOf(item.value)} ${foldText(item.value.group ?? '')}`
      if (!seen.has(keyOf(item.value)) && !ofPage.has(key)) ofPage.set(key, item)
    }
    for (const item of ofPage.values()) {
      seen.add(keyOf(item.value))
      if (found.length < itemsMax) found.push(item)
    }
  }
  return found
}

const keyOf = ({ name, price }: { name: string; price: { amount: number | null } }) =>
  `${foldText(name)} ${price.amount}`

function itemsOf(prices: PagePrices): Fact<PricedItem>[] {
  const items: { line: number; item: Fact<PricedItem> }[] = []
  const add = (line: PricedLine) => items.push({ line: line.anchor.first, item: itemOf(prices, line) })
  for (const { records } of prices.items) {
    const group = headingOver(prices, records[0].from)
    for (const record of records) {
      const main = mainPrice(record)
      if (main === null) continue
      const { name, nameLine } = record
      add({ name, nameLine, ...main, group, period: null })
    }
  }
  for (const { entries } of prices.itemTables) {
    for (const entry of entries) {
      const main = mainPrice(entry)
      const isOneOfMany = entries.filter(({ name, group }) => name === entry.name && group === entry.group).length > 1
      const name = isOneOfMany && entry.term !== '' ? `${entry.name}, ${entry.term}` : entry.name
      if (main === null) continue
      const group = entry.group || headingOver(prices, main.anchor.first)
      add({ name, nameLine: entry.nameLines.at(-1)!, ...main, group, period: entry.period })
    }
  }
  return items.sort((a, b) => a.line - b.line).map(({ item }) => item)
}

interface PricedLine extends AnchoredPrice {
  name: string
  nameLine: number
  group: string | null
  /** What a header says that the price is paid for. */
  period: PricePeriod | null
}

function itemOf({ page, lines }: PagePrices, line: PricedLine): Fact<PricedItem> {
  const { name, nameLine, anchor, group, period } = line
  const price = priceOf(line.price, anchor.text)
  const quoted = [...new Set([nameLine, anchor.first])]
  return {
    value: { name, price: { ...price, period: price.period ?? period }, group, page: page.url },
    basis: 'stated',
    confidence: 0.8,
    quotes: quoted.map((at) => {
      const { text, node } = lineAt(lines, at)
      return { page: page.url, text: text.slice(0, 300).trim(), locator: locatorOf(page.document, node) }
    }),
  }
}

const linesBackMax = 150

/** The heading that stands before a line. */
function headingOver({ lines }: PagePrices, at: number): string | null {
  for (let back = at - 1; back >= Math.max(0, at - linesBackMax); back--) {
    const { heading, read, text } = lineAt(lines, back)
    if (heading > 0 && read.length <= 120) return text
  }
  return null
}
