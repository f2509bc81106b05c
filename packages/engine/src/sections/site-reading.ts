/** What reports can read, by shape: the facts, and what each page and the site’s own files say of themselves. */
import type { Quote } from '../evidence.ts'
import type { Facts } from '../facts.ts'
import type { SitePage } from '../site.ts'
import type { Reach } from '../writing/reach.ts'
import type { PageStructure } from './structure/page-structure.ts'
import type { SiteFiles } from './structure/site-files.ts'
import type { Swot } from './swot/swot-findings.ts'

/** What the sections of a full report can read. */
export interface SectionFacts extends SiteReading {
  /** What speaks for the brand and against it: the ground of the SWOT and of the strategy that answers it. */
  swotFindings: Swot
}

/** Everything that was read of a site. */
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

/** A page by what its own markup says. */
export interface PageSummary {
  url: string
  type: SitePage['type']
  title: Quote | null
  /** The meta description as written, template texts included. */
  description: Quote | null
  /** The `lang` attribute as written. */
  language: Quote | null
  /** Set when the page asks search engines not to list it. */
  noindex: Quote | null
  hasViewport: boolean
  hasCanonical: boolean
  /** How many `h1` with a text it has, and the first of them. */
  topHeadingCount: number
  topHeadings: Quote[]
  images: number
  imagesWithoutAlt: number
  /** Fields of its longest form that people fill in. */
  formFields: number
  alternates: { language: string; url: string; quote: Quote }[]
  feeds: { title: string | null; url: string; quote: Quote }[]
  structure: PageStructure
}
