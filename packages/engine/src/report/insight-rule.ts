import type { Quote } from '../evidence.ts'
import type { Insight } from '../report.ts'
import type { SiteReading } from '../sections/site-reading.ts'
import type { Rule } from '../writing/rule.ts'

export interface InsightFinding {
  title: string
  /** What was seen. */
  insight: string
  recommendation: string
  /** 0 to 1. */
  confidence: number
  quotes: Quote[]
}

export interface InsightRule<Need extends keyof SiteReading> extends Rule<SiteReading, Need, InsightFinding> {
  category: Insight['category']
  /** How much it matters when it holds, 1 to 10. */
  weight: number
  impact: Insight['impact']
  effort: Insight['effort']
  /** Rules with the same subject say nearly the same: the weightiest speaks for all. */
  subject?: string
}

export type AnyInsightRule = InsightRule<keyof SiteReading>

export const insightRule = <Need extends keyof SiteReading>(rule: InsightRule<Need>): AnyInsightRule => rule
