import type { PriceAnchor } from '../prices/price-anchors.ts'
import type { PriceInText } from '../prices/price-text.ts'
import type { PricePeriod } from '../shapes.ts'
import type { PriceRecord } from './price-record.ts'

const recurrent: ReadonlySet<PricePeriod | null> = new Set<PricePeriod>(['week', 'weekend', 'month', 'quarter', 'year'])

/** Whether one pays again and again. A day, or a night, is what is bought, not how often it is paid for. */
export const isRecurrent = (period: PricePeriod | null): boolean => recurrent.has(period)

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

/** The price that a record asks for: the first that stands by itself; of a fee at the start and a price for each month the latter. */
export function mainPrice({ anchors }: Pick<PriceRecord, 'anchors'>): AnchoredPrice | null {
  const priced = pricesOf(anchors)
  const first = priced.find(({ price }) => price.period !== 'hour') ?? priced[0] ?? null
  if (first?.price.period !== 'once') return first
  return priced.find(({ price }) => isRecurrent(price.period)) ?? first
}
