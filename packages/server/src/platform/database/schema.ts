/** The tables as Kysely types them; `migrations/` is where they are made. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Tier } from '../tiers.ts'

/** Written once: by insert, never by update. */
type Fixed<Value> = ColumnType<Value, Value, never>
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

export interface Tables {
  account: AccountTable
  member: MemberTable
  api_key: ApiKeyTable
  analysis: AnalysisTable
  analysis_count: AnalysisCountTable
  analysis_preflight: AnalysisPreflightTable
  analysis_usage: AnalysisUsageTable
  analysis_result: AnalysisResultTable
  passage: PassageTable
  event: EventTable
  event_stream: EventStreamTable
  webhook: WebhookTable
  delivery: DeliveryTable
  delivery_attempt: DeliveryAttemptTable
  webhook_recovery: WebhookRecoveryTable
  refused_look: RefusedLookTable
  idempotent_request: IdempotentRequestTable
}

interface AccountTable {
  id: Fixed<string>
  name: string
  tier: Tier
  subscription_status: Generated<'active' | 'canceled'>
  canceled_at: Nullable<Date>
  access_until: Nullable<Date>
  created_at: Fixed<Date>
}

interface MemberTable {
  id: Fixed<string>
  account_id: Fixed<string>
  email: Fixed<string>
  role: 'owner' | 'admin' | 'member'
  added_at: Fixed<Date>
  removed_at: Nullable<Date>
}

interface ApiKeyTable {
  id: Fixed<string>
  account_id: Fixed<string>
  name: Nullable<string>
  key_hash: Fixed<Buffer>
  hint: Fixed<string>
  scopes: string[]
  created_at: Fixed<Date>
  expires_at: Nullable<Date>
  revoked_at: Nullable<Date>
  last_used_at: Nullable<Date>
}

interface AnalysisTable {
  id: Fixed<string>
  account_id: Fixed<string>
  type: Fixed<'full' | 'flash'>
  url: Fixed<string>
  status: 'processing' | 'completed' | 'failed'
  test: Fixed<boolean>
  context: Nullable<string>
  social_links: Generated<string[]>
  created_at: Fixed<Date>
  estimated_completion: Date
  started_at: Nullable<Date>
  finished_at: Nullable<Date>
  error_code: Nullable<string>
  error_message: Nullable<string>
  /** Postgres's own: `finished_at` of the completed ones. */
  completed_at: ColumnType<Date | null, never, never>
  /** Postgres's own: as much of `url` as lists are ordered by. */
  url_start: ColumnType<string, never, never>
}

/** Kept by triggers of `analysis`: the sum of `change` is how many analyses an account has. */
interface AnalysisCountTable {
  account_id: Fixed<string>
  status: Fixed<'processing' | 'completed' | 'failed'>
  type: Fixed<'full' | 'flash'>
  /** A bigint, which pg brings as text. */
  change: ColumnType<string, number, never>
}

interface AnalysisPreflightTable {
  analysis_id: Fixed<string>
  fetched: Fixed<Buffer>
}

interface AnalysisUsageTable {
  analysis_id: Fixed<string>
  account_id: Fixed<string>
  test: Fixed<boolean>
  used_at: Fixed<Date>
}

interface AnalysisResultTable {
  analysis_id: Fixed<string>
  /** Not read yet: exports will, section by section. What is served is `body_gzip`. */
  results: JSONColumnType<object, string, never>
  body_gzip: Fixed<Buffer>
  etag: Fixed<string>
}

/** Written with each result and not read yet: chat will search it. */
interface PassageTable {
  id: Generated<string>
  analysis_id: Fixed<string>
  page_url: Fixed<string>
  position: Fixed<number>
  text: Fixed<string>
  search: ColumnType<string, never, never>
}

interface EventTable {
  id: Fixed<string>
  account_id: Fixed<string>
  kind: Fixed<string>
  subject_id: Fixed<string>
  data: JSONColumnType<object, string, never>
  body: Fixed<string | null>
  created_at: Fixed<Date>
  /** A bigint, which pg brings as text. */
  position: ColumnType<string, never, never>
}

interface EventStreamTable {
  id: Fixed<string>
  account_id: Fixed<string>
  seen_at: ColumnType<Date, never, Date>
}

interface WebhookTable {
  id: Fixed<string>
  account_id: Fixed<string>
  url: string
  events: string[]
  description: string
  secret_sealed: Buffer
  previous_secret_sealed: Nullable<Buffer>
  previous_secret_until: Nullable<Date>
  status: 'active' | 'paused' | 'failed'
  failed_at: Nullable<Date>
  proven_url: Nullable<string>
  tested_at: Nullable<Date>
  created_at: Fixed<Date>
}

interface DeliveryTable {
  webhook_id: Fixed<string>
  event_id: Fixed<string>
  state: 'pending' | 'delivered' | 'failed' | 'missed'
  attempts: Generated<number>
  first_attempt_at: Nullable<Date>
  next_attempt_at: Nullable<Date>
  claim: Nullable<string>
  created_at: Fixed<Date>
}

interface DeliveryAttemptTable {
  id: Fixed<string>
  webhook_id: Fixed<string>
  event_id: Fixed<string>
  event_type: Fixed<string>
  status: Fixed<'success' | 'failed'>
  response_code: Fixed<number | null>
  response_time_ms: Fixed<number | null>
  error: Fixed<string | null>
  attempted_at: Fixed<Date>
  retry_count: Fixed<number>
  is_test: Fixed<boolean>
}

interface WebhookRecoveryTable {
  id: Generated<string>
  webhook_id: Fixed<string>
  recovered_at: Fixed<Date>
}

interface RefusedLookTable {
  id: Generated<string>
  account_id: Fixed<string>
  looked_at: Fixed<Date>
  is_refused: Generated<boolean>
}

interface IdempotentRequestTable {
  account_id: Fixed<string>
  method: Fixed<string>
  path: Fixed<string>
  key: Fixed<string>
  payload_hash: Buffer
  created_at: Date
  status: Nullable<number>
  headers: JSONColumnType<Record<string, string> | null, string | null, string | null>
  body_sealed: Nullable<Buffer>
}
