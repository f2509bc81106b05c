import type { Capture } from '../artifacts.ts'
import type { SectionFacts } from '../sections/site-reading.ts'
import { isPartlyRead } from '../writing/partly-read.ts'
import type { ReportDegradation } from '../writing/shapes.ts'
import { isVerbatim, type PageTexts } from '../writing/verify.ts'
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
  const unknown = new Set(facts.reach.failed)
  const mayLack = isPartlyRead(capture)
  const lost: ReportDegradation[] = []
  const found: Found[] = []
  for (const { find, needs, ...rule } of rules) {
    if (needs.some((need) => unknown.has(need))) continue
    try {
      const finding = find(facts)
      if (finding === null) continue
      const isAbsence = finding.quotes.length === 0 && needs.some((need) => bodyFacts.includes(need))
      if (mayLack && isAbsence) continue
      if (finding.quotes.every((quote) => isVerbatim(quote, pageTexts))) found.push({ ...rule, ...finding })
      else lost.push({ part: 'evidence', detail: `The insight ${rule.id} was left out: a quote is not on its page.` })
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      lost.push({ part: 'sections', detail: `The insight ${rule.id} could not be written: ${detail}` })
    }
  }
  return { found, degraded: lost }
}
