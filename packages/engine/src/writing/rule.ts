/** The one shape of a rule. Each catalogue (SWOT, insights, journey, risks, checks, initiatives) adds members of its own. */
import type { PageType } from '../artifacts.ts'
import type { Quote } from '../evidence.ts'
import type { TracedPart } from '../page/traces/parts.ts'
import type { Worded } from './wording.ts'

/** One of several wordings, always the same for one site. */
export type Say = (...wordings: [Worded, ...Worded[]]) => string

/** The same for one of many sentences, which is named. */
export type SayAs = (id: string, ...wordings: [Worded, ...Worded[]]) => string

/** What a rule found; each catalogue says what more it holds. */
export interface RuleFinding {
  /** Passages of the pages, word for word. */
  quotes?: readonly Quote[]
}

export interface Rule<Facts, Need extends keyof Facts, Finding extends RuleFinding> {
  /** Stable, and of this rule alone: evidence names it. */
  id: string
  /** The facts that `find` is given. It is not asked where one of them could not be derived. */
  needs: readonly Need[]
  /**
   * Set where the rule says that something is missing: the types of pages where that would have stood, or `home`. It is
   * not asked where such pages exist and none was read, or the home page was read in part only.
   */
  missingFrom?: 'home' | readonly PageType[]
  /** Set where the rule says that these parts are missing. It is not asked where a page shows a trace of one (`page/traces/`). */
  denies?: readonly [TracedPart, ...TracedPart[]]
  /** null where there is nothing to say. */
  find(facts: Pick<Facts, Need>, say: Say): Finding | null
}
