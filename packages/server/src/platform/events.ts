import { sql } from 'kysely'
import type { Db } from './database/db.ts'
import type { EventKind, EventPayloads } from './event-schemas.ts'
import { newId } from './ids.ts'

export interface NewEvent<Kind extends EventKind> {
  accountId: string
  kind: Kind
  /** The analysis, member or account it is about. */
  subjectId: string
  data: EventPayloads[Kind]
  createdAt: Date
}

/** Postgres tells who listens here, when a transaction commits, which webhooks have something to deliver. */
export const deliveriesChannel = 'brandprint_deliveries'

/** Postgres tells who listens here in which account something happened, when somebody follows the events of that account. */
export const eventsChannel = 'brandprint_events'

/** What is sent (API.md, “Envelope”): the same bytes to every webhook and at every attempt. */
export function envelopeOf<Kind extends EventKind>(
  id: string,
  { kind, createdAt, data }: Pick<NewEvent<Kind>, 'kind' | 'createdAt' | 'data'>,
): string {
  return JSON.stringify({ id, event: kind, created: Math.floor(createdAt.getTime() / 1_000), data })
}

/**
 * Writes an event and a delivery to each webhook of the account that wants it; always in the transaction of the state
 * change that it tells of, so that none is there without the others. An analysis tells each of its changes once, however
 * often its job ran. A webhook that is not active gets its delivery as missed, to be replayed; the lock on it keeps a
 * change of its state from coming between, and is taken in the order that everybody keeps. Who follows the account's events
 * is told; where nobody does, nothing is: commits that tell something wait for each other.
 * @returns the event's identifier
 */
export async function insertEvent<Kind extends EventKind>(db: Db, event: NewEvent<Kind>): Promise<string> {
  const id = newId('evt')
  const { accountId, kind, subjectId, data, createdAt } = event
  await sql`
    with told as (
      insert into event (id, account_id, kind, subject_id, data, body, created_at)
      values (${id}, ${accountId}, ${kind}, ${subjectId}, ${JSON.stringify(data)}, ${envelopeOf(id, event)}, ${createdAt})
      on conflict (subject_id, kind) where kind like 'analysis.%' do nothing
      returning id, account_id, kind, created_at
    ), wanted as materialized (
      select webhook.id as webhook_id, webhook.status, told.id as event_id, told.created_at
      from told join webhook on webhook.account_id = told.account_id and told.kind = any (webhook.events)
      order by webhook.id
      for share of webhook
    ), made as (
      insert into delivery (webhook_id, event_id, state, next_attempt_at, created_at)
      select
        webhook_id,
        event_id,
        case status when 'active' then 'pending' else 'missed' end,
        case status when 'active' then created_at end,
        created_at
      from wanted
      returning webhook_id, state
    )
    select pg_notify(${deliveriesChannel}, string_agg(webhook_id, ','))
    from (select webhook_id, row_number() over () / 200 as part from made where state = 'pending') as due
    group by part
    union all
    select pg_notify(${eventsChannel}, account_id) from told
    where exists (select from event_stream where event_stream.account_id = told.account_id)`.execute(db)
  return id
}
