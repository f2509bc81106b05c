import type { Words } from '../word-lists.ts'
import type { AudienceId } from './audience-table.ts'
import type { IndustryId } from './industry-table.ts'

/**
 * Words that say whom something is for. `made` and `for` stand before those they mean, `after` behind them, as Japanese,
 * Korean and Turkish do; `for` alone says less than `made`. `menu` heads a list of readers or trades.
 */
export type AudienceFrame = 'made' | 'for' | 'after' | 'menu'

/** `objection` marks questions of a doubting reader; the others mark what a sentence is about. */
export type NeedWord = 'pain' | 'goal' | 'trigger' | 'objection'

/** `instead` may introduce any contrast. */
export type AlternativeWord = 'named' | 'instead'

/** What somebody who asks for a strategy may want of it. */
export type Goal =
  | 'trials'
  | 'sales'
  | 'leads'
  | 'bookings'
  | 'donors'
  | 'hiring'
  | 'markets'
  | 'search'
  | 'rebrand'
  | 'trust'
  | 'loyalty'

/** `languages/<tag>/market.ts`: lines of business, whom they work for, and what those people want. */
export interface MarketLists {
  frames: Words<AudienceFrame>
  /** Phrases rather than words: what a sentence is about is told by how it begins to speak of it. */
  needs: Words<NeedWord>
  /** Words by which a brand sets itself off: against products by name, or against doing it another way. */
  alternatives: Words<AlternativeWord>
  /** Words of a request that name a goal. */
  goals?: Words<Goal>
  /** Readers as they are called; of two that share a phrase the first counts. */
  audiences?: Partial<Words<AudienceId>>
  /** What the sites of a line of business speak of; of two that share a phrase the first counts. */
  industries?: Words<IndustryId>
}
