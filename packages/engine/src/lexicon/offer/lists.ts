import type { Words } from '../word-lists.ts'

export type TrialWord = 'trial' | 'free'

export type GuaranteeWord = 'money-back' | 'warranty' | 'cancel' | 'returns'

/** What may stand in the place of an amount. */
export type PriceWord = 'free' | 'on-request'

/** What is said beside an amount. */
export type PriceNote =
  | 'from'
  | 'afterwards'
  | 'was'
  | 'popular'
  | 'billed-annually'
  | 'billed-monthly'
  | 'no-price'
  | 'comparison'
  | 'donation'
  | 'cart'

/** Of a price: what one pays it for. */
export type PeriodWord = 'hour' | 'day' | 'week' | 'weekend' | 'month' | 'quarter' | 'year' | 'once'

export type LaunchStatus = 'to come' | 'out'

/** Of a price: that it is for what goes with an order, or for some readers alone. */
export type SidePrice = 'extra' | 'reduced'

/** Units of the time for which something may be tried; apart those of scripts that go on without a space. */
export type DurationUnit = 'days' | 'months' | 'daysUnspaced' | 'monthsUnspaced'

/** `languages/<tag>/offer.ts`: what is sold, for how much and on which terms. */
export interface OfferLists {
  /** Words of a time for which something may be tried, and words for what costs nothing. */
  trials: Words<TrialWord>
  /** What takes the risk off a buyer. Phrases rather than words: “guaranteed” alone promises nothing. */
  guarantees: Words<GuaranteeWord>
  /** Words in the place of an amount: “Free”, “Auf Anfrage”, “お問い合わせ”. */
  insteadOfPrice: Words<PriceWord>
  /** What is said beside an amount; `afterwards` leads to what is paid after a first fee. */
  priceNotes: Words<PriceNote, 'comparison' | 'afterwards'>
  /** `once` is told by phrases of its own (“one-time payment”), and a bare amount has no period at all. */
  periods: Words<PeriodWord>
  /** Words that label an amount as the price of what is named elsewhere. */
  price: string
  /** Words of the terms on which something is sold: how it is billed, what comes on top, how one gets out of it. */
  terms: string
  /** Headings over what a product works together with. */
  integrations: string
  /** What a product's badge says of whether one can have it yet. What is in stock or sold out is another matter. */
  launches: Words<LaunchStatus>
  /** `extra`: things lent, meals, fees, deposits, journeys; `reduced`: for children, students, the old. */
  sidePrices?: Words<SidePrice>
  /** Behind a number, folded (fold.ts); alternatives of a regular expression. */
  durations?: Partial<Record<DurationUnit, string>>
}
