/** What an initiative of the strategy is: an answer to findings of the SWOT. */

import type { Goal } from '../../lexicon/market/lists.ts'
import type { Rule, RuleFinding } from '../../writing/rule.ts'
import type { SiteWords } from './site-words.ts'
import type { StrategyFacts } from './strategy-facts.ts'

/** How long an initiative takes. */
export type Horizon = '1 week' | '2 weeks' | 'this month' | 'this quarter' | 'half a year'

export interface InitiativePlan extends RuleFinding {
  title: string
  /** Why it is worth doing here, beyond what the findings say that it answers. */
  rationale: string
  /** Three to five, each something that one person can do. */
  steps: string[]
  /** What to measure, and how. */
  metric: string
}

/** What initiatives may read. */
export interface InitiativeFacts extends StrategyFacts {
  /** How the site is spoken of. */
  site: SiteWords
}

export interface Initiative<Need extends keyof InitiativeFacts> extends Rule<InitiativeFacts, Need, InitiativePlan> {
  /** Ids of the SWOT rules whose findings it answers. */
  answers: readonly string[]
  effort: 'S' | 'M' | 'L'
  impact: 'low' | 'medium' | 'high'
  horizon: Horizon
  /** Goals that it brings nearer: it weighs more for a requester who named one. */
  serves: readonly Goal[]
}

export type AnyInitiative = Initiative<keyof InitiativeFacts>

export const initiative = <Need extends keyof InitiativeFacts>(rule: Initiative<Need>): AnyInitiative => rule
