/** What is reported to a customer who tracks a brand. */
import type { ChangeType } from '../change-types.ts'

/** `minor`: a new version number, a search-engine text; `major`: what a brand is known by, and what things cost. */
export type Magnitude = 'minor' | 'notable' | 'major'

export interface Change {
  type: ChangeType
  /** What changed, in words: `headline`, `plan price`, `primary colour`. */
  field: string
  /** Which of several it is: the plan, the section; null where the field says it all. */
  subject: string | null
  /** As the page had it; null for what was not there. */
  old_value: string | null
  /** As the page has it now; null for what is gone. */
  new_value: string | null
  /** URL of the page, as it is now. */
  page: string
  magnitude: Magnitude
  /** The new state was seen earlier, before the one that it follows: a rotation, or a change taken back. */
  seenBefore: boolean
}

export interface Comparison {
  before: ComparedState
  after: ComparedState
  /** In the order of `changeTypes`, then as they stand on the pages. */
  changes: Change[]
  /** Pages that could not be compared, and why. */
  inconclusive: { page: string; reason: string }[]
}

export interface ComparedState {
  url: string
  /** ISO 8601, UTC; null where it could not be read. */
  capturedAt: string | null
}

export type ReportedChange = Omit<Change, 'page' | 'seenBefore' | 'type'>
