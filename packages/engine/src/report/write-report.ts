import type { Facts } from '../facts.ts'
import { siteText } from '../page/provenance/site-text.ts'
import type { Report } from '../report.ts'
import { sectionFacts } from '../sections/section-facts.ts'
import { type AnalysisRequest, bareRequest, siteReading } from '../sections/site-reading.ts'
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
  const degraded = [...facts.degraded, ...verified.degraded]
  const input = {
    capture: site.capture,
    text: siteText(site),
    pageTexts,
    wording: createWording(hostOf(site.home.url)),
  }
  return withBadgesNamed(type === 'full' ? full() : flash(), verified.facts.ctas)

  function full(): Report {
    const read = sectionFacts(site, verified.facts, request, pageTexts)
    return fullReport({
      ...input,
      facts: read,
      degraded: [...degraded, ...read.swotFindings.lost, ...read.diagnoses.lost],
    })
  }
  function flash(): Report {
    return flashReport({ ...input, facts: siteReading(site, verified.facts, request), degraded })
  }
}
