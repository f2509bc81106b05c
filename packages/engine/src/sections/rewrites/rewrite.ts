/** Words to use: what a place of the site says now, and what it could say in the site's own words. */
import type { RewritePart } from '../../drafts.ts'
import type { Basis, Quote } from '../../evidence.ts'

export interface Rewrite {
  part: RewritePart
  /** Verbatim; null where the site has none. */
  before: string | null
  /** The proposal, in the site's language; null where the words that are there should stay, or nothing true can be composed. */
  after: string | null
  verdict: 'keep' | 'change' | 'ask'
  /** Why, in a sentence with the site's words. For `ask`: the question whose answer is missing. */
  why: string
  /** Passages that the proposal is made of; word for word. Empty for keep and ask. */
  madeOf: Quote[]
  /** Whether rules composed it, or a model drafted it. */
  basis: Extract<Basis, 'computed' | 'generated'>
  /** 0 to 1. */
  confidence: number
  /** Words that the thesis puts there: no draft stands in their place. */
  isOfThesis?: true
}

type Told = Pick<Rewrite, 'part' | 'before' | 'why' | 'confidence'>

const computed = { basis: 'computed' } as const

export const keep = (told: Told): Rewrite => ({ ...told, ...computed, after: null, verdict: 'keep', madeOf: [] })
export const ask = (told: Told): Rewrite => ({ ...told, ...computed, after: null, verdict: 'ask', madeOf: [] })
export const change = (told: Told & { after: string; madeOf: Quote[] }): Rewrite => ({
  ...told,
  ...computed,
  verdict: 'change',
})
