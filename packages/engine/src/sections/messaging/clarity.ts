import type { Ask } from '../../writing/ask-rules.ts'
import type { Check } from '../../writing/shapes.ts'
import { answer, type ScoredChecks, scoreOf } from '../checks/check-rule.ts'
import { otherChecks } from './action-checks.ts'
import { headlineChecks } from './clarity-checks.ts'
import type { ClarityFacts } from './clarity-facts.ts'

/** Whether the site makes clear what it offers, to whom, and what to do: by published weights. No score when less than half could be applied. */
export function clarity(facts: ClarityFacts, ask: Ask): ScoredChecks {
  const checks = answer([...headlineChecks, ...otherChecks], facts, ask)
  const pointsOf = (counted: readonly Check[]) => counted.reduce((sum, { weight }) => sum + weight, 0)
  const applied = pointsOf(checks.filter(({ outcome }) => outcome !== 'notApplicable'))
  return { score: 2 * applied < pointsOf(checks) ? null : scoreOf(checks), checks }
}

/** Weightiest first. */
export const ofOutcome = ({ checks }: ScoredChecks, outcome: Check['outcome']) =>
  checks.filter((check) => check.outcome === outcome).sort((a, b) => b.weight - a.weight)
