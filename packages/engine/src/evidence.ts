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
}

export const isFact = (value: unknown): value is Fact<unknown> =>
  value !== null && typeof value === 'object' && 'basis' in value && 'quotes' in value
