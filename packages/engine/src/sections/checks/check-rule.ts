/** What a check of a score is: published, with its points, its reason and its source. */
import type { Quote } from '../../evidence.ts'
import type { Ask } from '../../writing/ask-rules.ts'
import { counted } from '../../writing/prose.ts'
import type { Reach } from '../../writing/reach.ts'
import type { Rule } from '../../writing/rule.ts'
import type { Check } from '../../writing/shapes.ts'
import { wordsOf } from '../../writing/wording.ts'
import type { Claim } from '../section.ts'

/** What a check saw. `notApplicable`: there was nothing to check. */
export type CheckFinding =
  | { outcome: 'passed'; seen: string; quotes?: readonly Quote[] }
  | { outcome: 'failed'; seen: string; fix: string; quotes?: readonly Quote[] }
  | { outcome: 'notApplicable'; seen: string; quotes?: readonly [] }

export interface CheckRule<Facts, Need extends keyof Facts = keyof Facts> extends Rule<Facts, Need, CheckFinding> {
  /** What a site that passes does. */
  title: string
  /** Points of the score. */
  weight: number
  /** Why it matters, in a sentence. */
  why: string
}

/** A check that docs/scores.md lists. */
export interface ListedCheck<Facts, Need extends keyof Facts = keyof Facts> extends CheckRule<Facts, Need> {
  /** Where it comes from: an address. */
  source: string
  /** How to pass it on any site. */
  howTo: string
}

/** Declares checks that read some of these facts. */
export const checksOver =
  <Facts>() =>
  <Need extends keyof Facts>(check: ListedCheck<Facts, Need>): ListedCheck<Facts> =>
    check

export interface AnsweredCheck extends Check {
  quotes: Quote[]
}

export const passed = (seen: string, quotes: readonly Quote[] = []): CheckFinding => ({
  outcome: 'passed',
  seen,
  quotes,
})
export const failed = (seen: string, fix: string, quotes: readonly Quote[] = []): CheckFinding => ({
  outcome: 'failed',
  seen,
  fix,
  quotes,
})
export const none = (seen: string): CheckFinding => ({ outcome: 'notApplicable', seen })

const quotesMax = 3

/** What the checks saw, in their order. */
export function answer<Facts extends { reach: Reach }>(
  rules: readonly CheckRule<Facts>[],
  facts: Facts,
  ask: Ask,
): AnsweredCheck[] {
  // Checks have one wording each.
  const found = ask(rules, facts, { kind: 'check', say: (_, first) => wordsOf(first) })
  return found.map(({ rule: { id, title, weight, why }, finding }) => ({
    id,
    title,
    outcome: finding.outcome,
    weight,
    seen: finding.seen,
    why,
    fix: finding.outcome === 'failed' ? finding.fix : null,
    quotes: (finding.quotes ?? []).slice(0, quotesMax),
  }))
}

/** A score with the checks that it is made of. */
export interface ScoredChecks {
  /** null where too little could be checked. */
  score: number | null
  checks: AnsweredCheck[]
}

/** The points of the checks passed, of those that applied, in percent; null where none applied. */
export function scoreOf(checks: readonly Pick<Check, 'outcome' | 'weight'>[]): number | null {
  const points = (...outcomes: Check['outcome'][]) =>
    checks.reduce((sum, { weight, outcome }) => sum + (outcomes.includes(outcome) ? weight : 0), 0)
  const all = points('passed', 'failed')
  return all === 0 ? null : Math.round((100 * points('passed')) / all)
}

/** The score of a site by these checks, where a page of it was read. */
export function scored<Facts extends { reach: Reach; pages: readonly unknown[] }>(
  rules: readonly CheckRule<Facts>[],
  facts: Facts,
  ask: Ask,
): ScoredChecks {
  const checks = facts.pages.length === 0 ? [] : answer(rules, facts, ask)
  return { score: scoreOf(checks), checks }
}

export function claimChecks(pointer: string, checks: readonly AnsweredCheck[], claim: Claim): void {
  for (const [index, { id, quotes }] of checks.entries()) {
    claim(`${pointer}/${index}`, { basis: 'computed', confidence: 0.95, quotes, rule: id })
  }
}

export const withoutQuotes = ({ quotes: _, ...check }: AnsweredCheck): Check => check

/** “Each of 7 links”, “The only link”. */
export const eachOf = (count: number, one: string) => (count === 1 ? `The only ${one}` : `Each of ${count} ${one}s`)

/** “2 of 7 pages”, “the only page read”. */
export function share(pages: readonly unknown[], all: readonly unknown[]): string {
  if (all.length === 1) return 'the page read'
  return pages.length === all.length ? `all ${all.length} pages` : `${pages.length} of ${counted(all.length, 'page')}`
}
