import type { Ask } from '../../writing/ask-rules.ts'
import { type ScoredChecks, scored } from './check-rule.ts'
import { addressChecks } from './search-addresses.ts'
import { contentChecks } from './search-content.ts'
import type { SearchFacts } from './search-facts.ts'
import { headingChecks } from './search-headings.ts'

export const searchRules = [...addressChecks, ...contentChecks, ...headingChecks]

/** As Lighthouse has it. */
export const unlistedScoreMax = 69

export function searchScore(facts: SearchFacts, ask: Ask): ScoredChecks {
  const { score, checks } = scored(searchRules, facts, ask)
  const isUnlisted = checks.some(({ id, outcome }) => id === 'indexable' && outcome === 'failed')
  return { score: score !== null && isUnlisted ? Math.min(score, unlistedScoreMax) : score, checks }
}
