import type { Quote } from '../evidence.ts'
import type { Insight } from '../report.ts'
import type { SectionFacts } from '../sections/site-reading.ts'

export interface Finding {
  title: string
  /** What was seen. */
  insight: string
  recommendation: string
  /** 0 to 1. */
  confidence: number
  quotes: Quote[]
}

export interface InsightRule<Need extends keyof SectionFacts> {
  id: string
  category: Insight['category']
  /** How much it matters when it holds, 1 to 10. */
  weight: number
  impact: Insight['impact']
  effort: Insight['effort']
  /** Rules with the same subject say nearly the same: the weightiest speaks for all. */
  subject?: string
  /** The facts that `find` may read. */
  needs: readonly Need[]
  find(facts: Pick<SectionFacts, Need>): Finding | null
}

export type AnyInsightRule = InsightRule<keyof SectionFacts>

export const insightRule = <Need extends keyof SectionFacts>(rule: InsightRule<Need>): AnyInsightRule => rule

/** Facts that a page without its scripts cannot deny: their absence then says nothing about the brand. */
export const bodyFacts: readonly (keyof SectionFacts)[] = [
  'language',
  'structuredData',
  'blocks',
  'hero',
  'ctas',
  'navigation',
  'socials',
  'contacts',
]
