import type { Drafting, DraftOrder } from '../drafts.ts'
import type { Facts } from '../facts.ts'
import { siteText } from '../page/provenance/site-text.ts'
import type { Report } from '../report.ts'
import { placedBy } from '../sections/diagnoses/thesis.ts'
import { draftOrderOf } from '../sections/rewrites/rewrites.ts'
import { type SectionFacts, sectionFacts } from '../sections/section-facts.ts'
import { type AnalysisRequest, bareRequest, siteReading } from '../sections/site-reading.ts'
import type { Site } from '../site.ts'
import { hostOf } from '../writing/prose.ts'
import { verifiedFacts } from '../writing/verify.ts'
import { createWording } from '../writing/wording.ts'
import { flashReport } from './flash.ts'
import { fullReport } from './full.ts'
import { withBadgesNamed } from './store-badges.ts'

/** A report of which nothing is missing but what others may add to it. */
export interface BegunReport {
  /** What a model may draft; null for flash reports, and where there is nothing to draft. Found when asked for. */
  readonly draftOrder: DraftOrder | null
  /** Pure: the same capture, with the same drafts, gives the same bytes. */
  write(drafting?: Drafting | null): Report
}

/** Reads facts for a report. */
export function beginReport(
  site: Site,
  facts: Facts,
  type: Report['type'],
  request: AnalysisRequest = bareRequest,
): BegunReport {
  const pageTexts = new Map(site.pages.map((page) => [page.url, page.text]))
  const verified = verifiedFacts(facts, pageTexts)
  const degraded = [...facts.degraded, ...verified.degraded]
  const input = {
    capture: site.capture,
    text: siteText(site),
    pageTexts,
    wording: createWording(hostOf(site.home.url)),
  }
  let found: SectionFacts | null = null
  const read = () => {
    found ??= sectionFacts(site, verified.facts, request, pageTexts)
    return found
  }
  return {
    get draftOrder() {
      return type === 'full' ? draftOrderOf(read().diagnoses.facts, placedBy(read().diagnoses.thesis)) : null
    },
    write(drafting = null) {
      return withBadgesNamed(type === 'full' ? full(drafting) : flash(), verified.facts.ctas)
    },
  }

  function full(drafting: Drafting | null): Report {
    const facts = read()
    const failure = drafting?.failure ?? null
    return fullReport({
      ...input,
      facts,
      degraded: [
        ...degraded,
        ...facts.swotFindings.lost,
        ...facts.diagnoses.lost,
        ...(failure === null ? [] : [{ part: 'sections' as const, detail: failure }]),
      ],
      ...(drafting !== null && { drafted: drafting }),
    })
  }
  function flash(): Report {
    return flashReport({ ...input, facts: siteReading(site, verified.facts, request), degraded })
  }
}

/** Writes the report of a site from its facts. Pure: the same capture gives the same bytes. */
export const writeReport = (...from: Parameters<typeof beginReport>): Report => beginReport(...from).write()
