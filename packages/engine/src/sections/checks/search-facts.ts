/** What the checks for search engines read. */

import type { SectionFacts } from '../section-facts.ts'
import { checksOver } from './check-rule.ts'

export type SearchFacts = Pick<
  SectionFacts,
  'description' | 'hero' | 'name' | 'pages' | 'siteFiles' | 'structuredData' | 'crawlers' | 'reach' | 'readOn' | 'kind'
>

export const searchCheck = checksOver<SearchFacts>()
