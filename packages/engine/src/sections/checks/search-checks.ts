/**
 * The score for search engines: 100 points over checks on the pages as they are sent. The first ten are those of
 * Lighthouse's SEO category, which weighs them alike but for one: a page that must not be listed cannot score above 69,
 * whatever else it does (https://developer.chrome.com/docs/lighthouse/seo). The others are what Google's own guide for
 * beginners asks for besides.
 */
import type { SectionFacts } from '../section-facts.ts'
import { type AnsweredCheck, answer, scoreOf } from './check-rule.ts'
import { addressChecks } from './search-addresses.ts'
import { contentChecks } from './search-content.ts'
import { headingChecks } from './search-headings.ts'

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

export const searchRules = [...addressChecks, ...contentChecks, ...headingChecks]

/** As Lighthouse has it. */
export const unlistedScoreMax = 69

export function searchScore(facts: SearchFacts): { score: number | null; checks: AnsweredCheck[] } {
  if (facts.pages.length === 0) return { score: null, checks: [] }
  const checks = answer(searchRules, facts)
  const score = scoreOf(checks)
  const isUnlisted = checks.some(({ id, outcome }) => id === 'indexable' && outcome === 'failed')
  return { score: score !== null && isUnlisted ? Math.min(score, unlistedScoreMax) : score, checks }
}
