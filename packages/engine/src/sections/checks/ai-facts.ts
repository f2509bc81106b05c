/** What the checks for machines that answer questions read. */

import type { SectionFacts } from '../section-facts.ts'
import { checksOver } from './check-rule.ts'

export type AiFacts = Pick<
  SectionFacts,
  | 'blocks'
  | 'claims'
  | 'contacts'
  | 'crawlers'
  | 'customers'
  | 'description'
  | 'hero'
  | 'language'
  | 'legalEntity'
  | 'name'
  | 'openGraph'
  | 'pages'
  | 'posts'
  | 'questions'
  | 'reach'
  | 'readOn'
  | 'sentences'
  | 'siteFiles'
  | 'socials'
  | 'sourcesCited'
  | 'structuredData'
  | 'testimonials'
  | 'writing'
>

export const aiCheck = checksOver<AiFacts>()
