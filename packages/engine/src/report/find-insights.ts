import type { Capture } from '../artifacts.ts'
import type { SectionFacts } from '../sections/site-reading.ts'
import { askRules } from '../writing/ask-rules.ts'
import { isPartlyRead } from '../writing/partly-read.ts'
import type { ReportDegradation } from '../writing/shapes.ts'
import type { PageTexts } from '../writing/verify.ts'
import { type AnyInsightRule, bodyFacts } from './insight-rule.ts'
import type { Found } from './pick-insights.ts'

export interface InsightInput {
  capture: Capture
  facts: SectionFacts
  pageTexts: PageTexts
}

/**
 * What the rules find, each held against the pages it quotes. A rule is not asked where a fact that it needs could not
 * be had: what was not read is not missing from the site.
 */
export function findInsights(
  rules: readonly AnyInsightRule[],
  { capture, facts, pageTexts }: InsightInput,
): { found: Found[]; degraded: ReportDegradation[] } {
  const mayLack = isPartlyRead(capture)
  const { found, lost } = askRules(rules, facts, {
    kind: 'insight',
    // Insights have one wording each.
    say: (_, first) => first,
    pageTexts,
    isAskable: ({ needs }) => !needs.some((need) => facts.reach.failed.includes(need)),
  })
  const isAbsence = ({ rule, finding }: (typeof found)[number]) =>
    finding.quotes.length === 0 && rule.needs.some((need) => bodyFacts.includes(need))
  const kept = mayLack ? found.filter((one) => !isAbsence(one)) : found
  return {
    found: kept.map(({ rule: { find: _, needs: __, ...rule }, finding }) => ({ ...rule, ...finding })),
    degraded: lost,
  }
}
