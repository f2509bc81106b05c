/** The tables of competitors, as Kysely types them, and the prefixes of their identifiers. */

import type { ChangeType } from '@brandprint/engine/change-types'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Fixed, Nullable } from '../../platform/database/schema.ts'
import type { Evidence, FoundChange } from './checks/found-change.ts'

declare module '../../platform/database/schema.ts' {
  interface Tables {
    check_count: CheckCountTable
    competitor: CompetitorTable
    competitor_change: CompetitorChangeTable
    competitor_preflight: CompetitorPreflightTable
    site_snapshot: SiteSnapshotTable
    tracked_site: TrackedSiteTable
  }
}

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    cmp: 'competitor'
    chg: 'change'
  }
}

export type CheckFrequency = 'daily' | 'weekly' | 'monthly'
export type CompetitorStatus = 'active' | 'paused' | 'failed'

/** Why the newest check did not end well. */
export interface LastError {
  code: string
  message: string
  /** ISO 8601, UTC. */
  at: string
}

/** A bigint, which pg brings as text. */
type Identity = ColumnType<string, never, never>

interface CheckCountTable {
  outcome: string
  checks: string
}

interface CompetitorTable {
  id: Fixed<string>
  account_id: Fixed<string>
  url: Fixed<string>
  address_hash: Fixed<Buffer>
  site_id: Fixed<string>
  name: string
  is_name_given: boolean
  check_frequency: CheckFrequency
  is_hourly: boolean
  notify_on_change: boolean
  status: CompetitorStatus
  created_at: Fixed<Date>
  updated_at: Date
  last_checked_at: Nullable<Date>
  next_check_at: Nullable<Date>
  last_change_at: Nullable<Date>
  last_error: JSONColumnType<LastError | null, string | null, string | null>
  changes_count: Generated<number>
  due_at: Nullable<Date>
  seen_id: Nullable<string>
  candidate_id: Nullable<string>
  candidate_at: Nullable<Date>
  candidate_changes: JSONColumnType<FoundChange[] | null, string | null, string | null>
  judged_id: Nullable<string>
  confirmations: Generated<number>
  recent_ids: Generated<string[]>
  tries: Generated<number>
  faults: Generated<number>
}

interface CompetitorChangeTable {
  id: Fixed<string>
  competitor_id: Fixed<string>
  account_id: Fixed<string>
  type: Fixed<ChangeType>
  field: Fixed<string>
  old_value: Fixed<string | null>
  new_value: Fixed<string | null>
  detected_at: Fixed<Date>
  confirmed_at: Fixed<Date>
  evidence: JSONColumnType<Evidence, string, never>
}

interface CompetitorPreflightTable {
  account_id: Fixed<string>
  url_hash: Fixed<Buffer>
  began_at: Date
  ended_at: Nullable<Date>
  error_code: Nullable<string>
  error_message: Nullable<string>
  prefetched: Nullable<Buffer>
  name: Nullable<string>
}

interface SiteSnapshotTable {
  id: Identity
  site_id: Fixed<string>
  taken_at: Fixed<Date>
  fingerprint: Fixed<string>
  digest: Fixed<Buffer>
  body: Fixed<Buffer>
}

interface TrackedSiteTable {
  id: Identity
  url_hash: Buffer
  url: Fixed<string>
  watch: JSONColumnType<object | null, string | null, string | null>
  is_slow: Generated<boolean>
  snapshot_id: Nullable<string>
  name: Nullable<string>
  claim: Nullable<string>
  claimed_until: Nullable<Date>
}
