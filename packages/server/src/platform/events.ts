import { sql } from 'kysely'
import type { Db } from './database/db.ts'
import { newId } from './ids.ts'

/** Event kinds of API.md that this part of the service emits, with the payloads of API.md and docs/decisions/0010. */
export interface EventPayloads {
  'analysis.started': {
    analysis_id: string
    url: string
    type: 'full' | 'flash'
    status: 'processing'
    created_at: string
    estimated_completion: string
    source: 'api' | 'web'
  }
  'analysis.completed': {
    analysis_id: string
    url: string
    type: 'full' | 'flash'
    status: 'completed'
    completed_at: string
    results_url: string
  }
  'analysis.failed': {
    analysis_id: string
    url: string
    type: 'full' | 'flash'
    status: 'failed'
    failed_at: string
    error_code: string
    error_message: string
    results_url: string
  }
  'team.member_added': { member_id: string; email: string; role: string; added_at: string }
  'team.member_removed': { member_id: string; email: string; role: string; removed_at: string }
  'subscription.updated': {
    previous_tier: string
    tier: string
    change: 'upgraded' | 'downgraded'
    effective_at: string
  }
  'subscription.canceled': { tier: string; canceled_at: string; access_until: string }
}
export type EventKind = keyof EventPayloads

export interface NewEvent<Kind extends EventKind> {
  accountId: string
  kind: Kind
  /** The analysis, member or account it is about. */
  subjectId: string
  data: EventPayloads[Kind]
  createdAt: Date
}

// The index's own condition, without a parameter: Postgres has to know it before it sees values.
const isTold = sql<boolean>`kind like 'analysis.%'`

/**
 * Writes an event; always in the transaction of the state change it tells of, so that neither is there without the
 * other. An analysis tells each of its changes once, however often its job ran.
 */
export async function insertEvent<Kind extends EventKind>(db: Db, event: NewEvent<Kind>): Promise<void> {
  await db
    .insertInto('event')
    .values({
      id: newId('evt'),
      account_id: event.accountId,
      kind: event.kind,
      subject_id: event.subjectId,
      data: JSON.stringify(event.data),
      created_at: event.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['subject_id', 'kind']).where(isTold).doNothing())
    .execute()
}
