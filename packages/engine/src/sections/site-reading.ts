import type { Facts } from '../facts.ts'
import type { Site } from '../site.ts'
import { type Reach, reachOf } from '../writing/reach.ts'
import { type PageSummary, pageSummary } from './page-summary.ts'
import { shownParts } from './shown-parts.ts'
import { type SiteFiles, siteFilesOf } from './structure/site-files.ts'

/** Everything that was read of a site: the facts, and what each page and the site’s own files say of themselves. */
export interface SiteReading extends Omit<Facts, 'degraded' | 'failed'> {
  /** The home page first. */
  pages: PageSummary[]
  siteFiles: SiteFiles
  request: AnalysisRequest
  /** `YYYY-MM-DD`: the day that the site was read, which the age of things is counted to. */
  readOn: string
  reach: Reach
}

/** What whoever asked for the analysis said of the brand. */
export interface AnalysisRequest {
  /** What the site does not say; at most 500 characters. */
  context: string | null
  /** Profiles that they know of. */
  socialLinks: readonly string[]
}

export const bareRequest: AnalysisRequest = { context: null, socialLinks: [] }

/** Reads what reports need beyond the derived facts. */
export function siteReading(site: Site, facts: Facts, request: AnalysisRequest = bareRequest): SiteReading {
  const reach = reachOf(site, facts)
  const leftOut = facts.secondReader?.leftOut.map(({ part }) => part) ?? []
  return {
    ...facts,
    request,
    readOn: site.capture.capturedAt.slice(0, 10),
    reach: { ...reach, traced: [...new Set([...reach.traced, ...shownParts(facts), ...leftOut])] },
    pages: site.pages.map((page) => pageSummary(site, page)),
    siteFiles: siteFilesOf(site),
  }
}
