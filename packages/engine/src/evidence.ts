/** A passage of a page, as the page has it. */
export interface Quote {
  /** URL of the page. */
  page: string
  /** Verbatim, white space folded: a substring of the page's stored text (document/page-text.ts). */
  text: string
  /** Where on the page: `h1`, `meta[name=description]`, `header > nav > a:nth(2)`. For people; not unique. */
  locator: string
}

/**
 * - `stated`: the site says so itself · `computed`: counted or calculated from the site
 * - `inferred`: concluded from several signs · `generated`: written by a model
 */
export type Basis = 'stated' | 'computed' | 'inferred' | 'generated'

/** A value with what it rests on. */
export interface Fact<Value> {
  value: Value
  basis: Basis
  /** 0 to 1. */
  confidence: number
  quotes: Quote[]
  /** What a second reader made of it; missing where none was asked. */
  secondReader?: SecondReading
}

/** What a model decided on a value that rules had found. It wrote no word of it. */
export interface SecondReading {
  /** The model's name. */
  model: string
  /** Whether it chose this in place of what the rules had chosen, agreed with them, or spoke against it. */
  decided: (typeof secondDecisions)[number]
}

/** What a second reader did with the facts of a site. */
export interface SecondReadingOfSite {
  model: string
  /** How many passages it was asked about. */
  passages: number
  /** What rules had found, and is not told as the model spoke against it. No rule says of such a part that it is missing. */
  leftOut: { part: 'testimonials' | 'readers'; quote: Quote }[]
}

export const secondDecisions = ['chosen', 'confirmed', 'doubted'] as const

export const isFact = (value: unknown): value is Fact<unknown> =>
  value !== null && typeof value === 'object' && 'basis' in value && 'quotes' in value
