import type { Check } from '../../writing/shapes.ts'
import { type Answers, answer, scoreOf } from '../checks/check-rule.ts'
import { otherChecks } from './action-checks.ts'
import { headlineChecks } from './clarity-checks.ts'
import type { ClarityFacts } from './clarity-facts.ts'

export interface Clarity extends Answers {
  /** Points of the checks passed, of all that applied, in percent; null when less than half could be applied. */
  score: number | null
}

/** Whether the site makes clear what it offers, to whom, and what to do: by published weights. */
export function clarity(facts: ClarityFacts): Clarity {
  const { checks, lost } = answer([...headlineChecks, ...otherChecks], facts)
  const pointsOf = (counted: readonly Check[]) => counted.reduce((sum, { weight }) => sum + weight, 0)
  const applied = pointsOf(checks.filter(({ outcome }) => outcome !== 'notApplicable'))
  return { score: 2 * applied < pointsOf(checks) ? null : scoreOf(checks), checks, lost }
}

/** Weightiest first. */
export const ofOutcome = ({ checks }: Clarity, outcome: Check['outcome']) =>
  checks.filter((check) => check.outcome === outcome).sort((a, b) => b.weight - a.weight)
