/** What the checks for search engines read. */
import type { SectionFacts } from '../site-reading.ts'

export type SearchFacts = Pick<
  SectionFacts,
  | 'description'
  | 'hero'
  | 'language'
  | 'name'
  | 'pages'
  | 'siteFiles'
  | 'structuredData'
  | 'crawlers'
  | 'readOn'
  | 'posts'
  | 'industry'
>
