import type { Facts } from '../facts.ts'
import type { Report } from '../report.ts'
import { sectionFacts } from '../sections/section-facts.ts'
import { type AnalysisRequest, bareRequest } from '../sections/site-reading.ts'
import type { Site } from '../site.ts'
import { hostOf } from '../writing/prose.ts'
import { verifiedFacts } from '../writing/verify.ts'
import { createWording } from '../writing/wording.ts'
import { flashReport } from './flash.ts'
import { fullReport } from './full.ts'
import { withBadgesNamed } from './store-badges.ts'

/** Writes the report of a site from its facts. Pure: the same capture gives the same bytes. */
export function writeReport(
  site: Site,
  facts: Facts,
  type: Report['type'],
  request: AnalysisRequest = bareRequest,
): Report {
  const pageTexts = new Map(site.pages.map((page) => [page.url, page.text]))
  const verified = verifiedFacts(facts, pageTexts)
  const read = sectionFacts(site, verified.facts, request, pageTexts)
  const input = {
    capture: site.capture,
    facts: read,
    pageTexts,
    wording: createWording(hostOf(site.home.url)),
    degraded: [...facts.degraded, ...verified.degraded, ...(type === 'full' ? read.swotFindings.lost : [])],
  }
  return withBadgesNamed(type === 'full' ? fullReport(input) : flashReport(input), verified.facts.ctas)
}
