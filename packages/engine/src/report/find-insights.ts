import type { SiteReading } from '../sections/site-reading.ts'
import { askRules } from '../writing/ask-rules.ts'
import type { ReportDegradation } from '../writing/shapes.ts'
import { isVerbatim, type PageTexts } from '../writing/verify.ts'
import { wordsOf } from '../writing/wording.ts'
import type { AnyInsightRule } from './insight-rule.ts'
import type { Found } from './pick-insights.ts'

/** What the rules find, each held against the pages it quotes, and what was lost on the way. */
export function findInsights(
  rules: readonly AnyInsightRule[],
  facts: SiteReading,
  pageTexts: PageTexts,
): { found: Found[]; lost: ReportDegradation[] } {
  const { found, lost } = askRules(rules, facts, {
    kind: 'insight',
    // Insights have one wording each.
    say: (_, first) => wordsOf(first),
    isOnPage: (quote) => isVerbatim(quote, pageTexts),
  })
  return { found: found.map(({ rule: { find: _, needs: __, ...rule }, finding }) => ({ ...rule, ...finding })), lost }
}
