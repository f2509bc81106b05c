/** What a strategist reads from a site: `labels.judgement` of a labelled site (schema 2). */
import type { LabelledSite } from '../accuracy/corpus.ts'

/** A right answer holds one of the terms, as a word or phrase. */
export interface Expected {
  phrase: string
  terms: string[]
  /** Verbatim from the site. */
  quote?: string
}

export interface Trap {
  /** Words in the site's files that must not become a claim of the brand. */
  text: string
  page: string
  why: string
  danger: string
}

export interface Judgement {
  /** `wrong`: what a careless reader would name. */
  category: Expected & { wrong?: string[] }
  offer: Expected
  audiences: (Expected & { name: string; importance: 'primary' | 'secondary' })[]
  /** null: the site puts no trouble of its readers into words. */
  problem: Expected | null
  differentiators: Expected[]
  businessModel: string[]
  primaryGoal: Expected
  proof: {
    testimonials: { quote: string; speaker: string | null }[]
    customers: string[]
    certifications: (string | { name: string })[]
  }
  /** What exists on the site, by a fixed vocabulary. */
  present: string[]
  traps: Trap[]
}

export const judgementOf = ({ labels }: LabelledSite): Judgement | null =>
  (labels.judgement as Judgement | undefined) ?? null
