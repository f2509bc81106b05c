import type { ComparedChange } from '../../../platform/engine/tasks.ts'

/** A change as two checks can agree on it, and as it is told. */
export interface FoundChange {
  type: ComparedChange['type']
  field: string
  subject: string | null
  old_value: string | null
  new_value: string | null
  path: string
  evidence: Evidence
}

/** Where a change was seen, as it is kept and told. */
export interface Evidence {
  page_url: string
  before: string | null
  after: string | null
  before_hash: string | null
  after_hash: string | null
  needs_review?: true
}
