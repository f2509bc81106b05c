import { sql } from 'kysely'
import type { Db } from './database/db.ts'
import type { EventPayloads } from './event-schemas.ts'
import { newId } from './ids.ts'

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
