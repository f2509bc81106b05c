import type { AnyInsightRule, InsightFinding } from './insight-rule.ts'

export type Found = Omit<AnyInsightRule, 'find' | 'needs'> & InsightFinding

const insightsMax = 7
const insightsOfCategoryMax = 2
/** What search engines and assistants read is not what a brand lives by. */
const insightsOnSearchMax = 1

/** With so many that several facts bear out, single rules are asked no more. */
const insightsUsual = 4

/**
 * Those that several facts bear out first, then the weightiest findings by weight × confidence, at most two of a category, one on
 * search, and one of a subject.
 * @param diagnosed in their order; a finding whose passages they quote is not told again
 */
export function pickInsights(found: readonly Found[], diagnosed: readonly Found[] = []): Found[] {
  const picked = diagnosed.slice(0, insightsMax)
  const max = picked.length === 0 ? insightsMax : insightsUsual
  const quoted = new Set(picked.flatMap(({ quotes }) => quotes.map(({ text }) => text)))
  const isTold = ({ quotes }: Found) => quotes.length > 0 && quotes.every(({ text }) => quoted.has(text))
  const byWeight = found.filter((one) => !isTold(one)).sort((a, b) => b.weight * b.confidence - a.weight * a.confidence)
  for (const candidate of byWeight) {
    const ofCategory = picked.filter(({ category }) => category === candidate.category).length
    const isSaid = candidate.subject !== undefined && picked.some(({ subject }) => subject === candidate.subject)
    const ofCategoryMax = candidate.category === 'discoverability' ? insightsOnSearchMax : insightsOfCategoryMax
    if (picked.length < max && ofCategory < ofCategoryMax && !isSaid) picked.push(candidate)
  }
  return picked
}
