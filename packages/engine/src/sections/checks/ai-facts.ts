/** What the checks for machines that answer questions read. */

import type { SectionFacts } from '../section-facts.ts'
import { checksOver } from './check-rule.ts'

export type AiFacts = Pick<
  SectionFacts,
  | 'blocks'
  | 'claims'
  | 'crawlers'
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
  | 'sentences'
  | 'siteFiles'
  | 'socials'
  | 'sourcesCited'
  | 'structuredData'
  | 'testimonials'
>

export const aiCheck = checksOver<AiFacts>()
