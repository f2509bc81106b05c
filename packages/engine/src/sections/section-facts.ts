import type { Facts } from '../facts.ts'
import type { Site } from '../site.ts'
import { hostOf } from '../writing/prose.ts'
import type { PageTexts } from '../writing/verify.ts'
import { createWording } from '../writing/wording.ts'
import { type FoundDiagnoses, findDiagnoses } from './diagnoses/find-diagnoses.ts'
import { type AnalysisRequest, bareRequest, type SiteReading, siteReading } from './site-reading.ts'
import { findSwot } from './swot/find-swot.ts'
import type { Swot } from './swot/swot-findings.ts'

/** What the sections of a full report can read. */
export interface SectionFacts extends SiteReading {
  /** What speaks for the brand and against it: the ground of the SWOT and of the strategy that answers it. */
  swotFindings: Swot
  /** What several facts mean together. */
  diagnoses: FoundDiagnoses
}

/** Reads a site for a full report: a flash report weighs no strengths. */
export function sectionFacts(
  site: Site,
  facts: Facts,
  request: AnalysisRequest = bareRequest,
  pageTexts: PageTexts = new Map(site.pages.map((page) => [page.url, page.text])),
): SectionFacts {
  const reading = siteReading(site, facts, request)
  const wording = createWording(hostOf(site.home.url))
  const diagnoses = findDiagnoses(reading, pageTexts)
  return { ...reading, diagnoses, swotFindings: findSwot(reading, { pageTexts, wording, diagnoses }) }
}
