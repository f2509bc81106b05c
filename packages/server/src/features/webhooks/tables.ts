/** The tables of webhooks, as Kysely types them, and the prefixes of their identifiers. */

import type { Generated } from 'kysely'
import type { Fixed, Nullable } from '../../platform/database/schema.ts'
import type { EventKind } from '../../platform/event-schemas.ts'

declare module '../../platform/database/schema.ts' {
  interface Tables {
    webhook: WebhookTable
    delivery: DeliveryTable
    delivery_attempt: DeliveryAttemptTable
    webhook_recovery: WebhookRecoveryTable
  }
}

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    whk: 'webhook'
    del: 'delivery attempt'
  }
}

interface WebhookTable {
  id: Fixed<string>
  account_id: Fixed<string>
  url: string
  events: EventKind[]
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
  event_type: Fixed<EventKind>
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
