import type { AnyInsightRule, InsightFinding } from './insight-rule.ts'

export type Found = Omit<AnyInsightRule, 'find' | 'needs'> & InsightFinding

const insightsMax = 7
const insightsOfCategoryMax = 2

/** The weightiest findings by weight × confidence, at most two of a category and one of a subject. */
export function pickInsights(found: readonly Found[]): Found[] {
  const picked: Found[] = []
  const byWeight = [...found].sort((a, b) => b.weight * b.confidence - a.weight * a.confidence)
  for (const candidate of byWeight) {
    const ofCategory = picked.filter(({ category }) => category === candidate.category).length
    const isSaid = candidate.subject !== undefined && picked.some(({ subject }) => subject === candidate.subject)
    if (picked.length < insightsMax && ofCategory < insightsOfCategoryMax && !isSaid) picked.push(candidate)
  }
  return picked
}
