import type { Quote } from '../../evidence.ts'
import type { Check } from '../../writing/shapes.ts'
import { otherChecks } from './action-checks.ts'
import { headlineChecks } from './clarity-checks.ts'
import type { ClarityFacts } from './clarity-facts.ts'

export interface Clarity {
  /** Points of the checks passed, of all that applied, in percent; null when less than half could be applied. */
  score: number | null
  checks: (Check & { quotes: Quote[] })[]
}

/** Whether the site makes clear what it offers, to whom, and what to do: by published weights. */
export function clarity(facts: ClarityFacts): Clarity {
  const checks = [...headlineChecks, ...otherChecks].map(({ id, title, weight, why, look }) => {
    const found = look(facts)
    const { outcome, seen } = found
    const fix = found.outcome === 'failed' ? found.fix : null
    const quotes = found.outcome === 'notApplicable' ? [] : [...(found.quotes ?? [])]
    return { id, title, outcome, weight, seen, why, fix, quotes }
  })
  const points = (outcomes: readonly Check['outcome'][]) =>
    checks.reduce((sum, { outcome, weight }) => sum + (outcomes.includes(outcome) ? weight : 0), 0)
  const applied = points(['passed', 'failed'])
  const all = applied + points(['notApplicable'])
  return { score: 2 * applied < all ? null : Math.round((100 * points(['passed'])) / applied), checks }
}

/** Weightiest first. */
export const ofOutcome = ({ checks }: Clarity, outcome: Check['outcome']) =>
  checks.filter((check) => check.outcome === outcome).sort((a, b) => b.weight - a.weight)
