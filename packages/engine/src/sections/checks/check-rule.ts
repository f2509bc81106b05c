/** What a check of a score is: published, with its points, its reason and its source. */
import type { Quote } from '../../evidence.ts'
import { counted } from '../../writing/prose.ts'
import type { Check } from '../../writing/shapes.ts'
import type { Claim } from '../section.ts'

/** What a check saw. `none`: there was nothing to check. */
export type Seen =
  | { outcome: 'passed'; seen: string; quotes?: readonly Quote[] }
  | { outcome: 'failed'; seen: string; fix: string; quotes?: readonly Quote[] }
  | { outcome: 'notApplicable'; seen: string }

export interface CheckRule<Facts> {
  /** Stable: what people compare from one report to the next. */
  id: string
  /** What a site that passes does. */
  title: string
  /** Points of the score. */
  weight: number
  /** Why it matters, in a sentence. */
  why: string
  /** Where it comes from: an address, for docs/scores.md. */
  source: string
  /** How to pass it on any site, for docs/scores.md. */
  howTo: string
  look(facts: Facts): Seen
}

export interface AnsweredCheck extends Check {
  quotes: Quote[]
}

export const passed = (seen: string, quotes: readonly Quote[] = []): Seen => ({ outcome: 'passed', seen, quotes })
export const failed = (seen: string, fix: string, quotes: readonly Quote[] = []): Seen => ({
  outcome: 'failed',
  seen,
  fix,
  quotes,
})
export const none = (seen: string): Seen => ({ outcome: 'notApplicable', seen })

const quotesMax = 3

export function answer<Facts>(rules: readonly CheckRule<Facts>[], facts: Facts): AnsweredCheck[] {
  return rules.map(({ id, title, weight, why, look }) => {
    const found = look(facts)
    return {
      id,
      title,
      outcome: found.outcome,
      weight,
      seen: found.seen,
      why,
      fix: found.outcome === 'failed' ? found.fix : null,
      quotes: found.outcome === 'notApplicable' ? [] : (found.quotes ?? []).slice(0, quotesMax),
    }
  })
}

/** The points of the checks passed, of those that applied, in percent; null where none applied. */
export function scoreOf(checks: readonly Pick<Check, 'outcome' | 'weight'>[]): number | null {
  const points = (...outcomes: Check['outcome'][]) =>
    checks.reduce((sum, { weight, outcome }) => sum + (outcomes.includes(outcome) ? weight : 0), 0)
  const all = points('passed', 'failed')
  return all === 0 ? null : Math.round((100 * points('passed')) / all)
}

export function claimChecks(pointer: string, checks: readonly AnsweredCheck[], claim: Claim): void {
  for (const [index, { id, quotes }] of checks.entries()) {
    claim(`${pointer}/${index}`, { basis: 'computed', confidence: 0.95, quotes, rule: id })
  }
}

export const withoutQuotes = ({ quotes: _, ...check }: AnsweredCheck): Check => check

/** “2 of 7 pages”, “the only page read”. */
export function share(pages: readonly unknown[], all: readonly unknown[]): string {
  if (all.length === 1) return 'the page read'
  return pages.length === all.length ? `all ${all.length} pages` : `${pages.length} of ${counted(all.length, 'page')}`
}
