/**
 * The score for machines that answer questions: 100 points in seven parts - crawl access 15, text as it is sent 20,
 * metadata and dates 15, semantic markup 15, structured data that resolves who it is 15, text that can be cited 15,
 * feeds and sitemap 4 - and 1 for llms.txt. Whom a site lets in is its own decision: what is blocked for training is
 * reported (`agents`) and costs nothing; what is blocked for answers costs points, as no answer can then cite it.
 */
import type { SectionFacts } from '../section-facts.ts'
import { citableChecks } from './ai-citable.ts'
import { identityChecks } from './ai-identity.ts'
import { readableChecks } from './ai-readable.ts'
import { type AnsweredCheck, answer, scoreOf } from './check-rule.ts'

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
  | 'readOn'
  | 'sentences'
  | 'siteFiles'
  | 'socials'
  | 'sourcesCited'
  | 'structuredData'
  | 'testimonials'
  | 'writing'
>

export const aiRules = [...readableChecks, ...identityChecks, ...citableChecks]

export function aiScore(facts: AiFacts): { score: number | null; checks: AnsweredCheck[] } {
  if (facts.pages.length === 0) return { score: null, checks: [] }
  const checks = answer(aiRules, facts)
  return { score: scoreOf(checks), checks }
}
