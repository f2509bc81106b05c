/** What a brand sells, and for how much. */

/** Of a price: what one pays it for. */
export const pricePeriods = ['hour', 'day', 'week', 'weekend', 'month', 'quarter', 'year', 'once'] as const
export type PricePeriod = (typeof pricePeriods)[number]

export interface Price {
  /** null: no amount is named; never 0 for “contact us”. */
  amount: number | null
  /** ISO 4217; null where symbol, language and locale do not tell. */
  currency: string | null
  period: PricePeriod | null
  /** As the page has it: verbatim, white space folded. */
  text: string
}

export interface Plan {
  name: string
  price: Price
  /** What one buys several of: `seat`, `1,000 requests`, as the page has it; null for a price that covers all. */
  perUnit: string | null
  /** How it is billed where the page says so apart from the price's period. */
  billedAs: 'monthly' | 'annually' | null
  /** The same plan at other terms: the other side of a monthly and annual toggle. */
  alternates: Price[]
  /** What it cost before a promotion, struck through or “was”. */
  listPrice: Price | null
  isFree: boolean
  /** Whether one must ask for the price. */
  onRequest: boolean
  /** “14 days free”, as the page has it. */
  trial: string | null
  features: string[]
  cta: string | null
  /** “Most popular” and the like. */
  highlighted: boolean
  /** Whether it is a line of a short price list, where nothing is named a plan. */
  isListed: boolean
  /** URL of its page. */
  page: string
}

/** One line of a price list: a treatment, a room, a dish. */
export interface PricedItem {
  name: string
  price: Price
  /** Heading over the list. */
  group: string | null
  page: string
}

export interface Offering {
  name: string
  /** A line about it, verbatim. */
  description: string | null
  url: string | null
}
