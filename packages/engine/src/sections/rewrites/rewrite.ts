/** Words to use: what a place of the site says now, and what it could say in the site's own words. */
import type { Quote } from '../../evidence.ts'

export const rewriteParts = ['opening', 'subhead', 'call', 'metaDescription', 'positioning'] as const
export type RewritePart = (typeof rewriteParts)[number]

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
  /** 0 to 1. */
  confidence: number
}

type Told = Pick<Rewrite, 'part' | 'before' | 'why' | 'confidence'>

export const keep = (told: Told): Rewrite => ({ ...told, after: null, verdict: 'keep', madeOf: [] })
export const ask = (told: Told): Rewrite => ({ ...told, after: null, verdict: 'ask', madeOf: [] })
export const change = (told: Told & { after: string; madeOf: Quote[] }): Rewrite => ({ ...told, verdict: 'change' })
