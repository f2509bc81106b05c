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

/** NOTIFY channel: at commit, the ids of webhooks with new deliveries, separated by commas. */
export const deliveriesChannel = 'brandprint_deliveries'

/** NOTIFY channel: at commit, the id of an account with a new event, if a stream of that account is open. */
export const eventsChannel = 'brandprint_events'

/** The body that is sent (docs/webhooks.md): the same bytes to every webhook and at every attempt. */
export function envelopeOf<Kind extends EventKind>(
  id: string,
  { kind, createdAt, data }: Pick<NewEvent<Kind>, 'kind' | 'createdAt' | 'data'>,
): string {
  return JSON.stringify({ id, event: kind, created: Math.floor(createdAt.getTime() / 1_000), data })
}

/**
 * Inserts an event and a delivery for each webhook of the account that subscribes to its kind. Call it in the transaction
 * of the state change, so that neither exists without the other. An analysis has at most one event of each kind, however
 * often its job ran. A webhook that is not active gets its delivery as `missed`, to be replayed. Webhooks are locked, in
 * the order of their ids as everywhere, so that their status cannot change in between. Open streams of the account are
 * notified; without one no NOTIFY is sent, because commits with a NOTIFY wait for each other.
 * @returns the event's identifier
 */
export async function insertEvent<Kind extends EventKind>(db: Db, event: NewEvent<Kind>): Promise<string> {
  const id = newId('evt')
  const { accountId, kind, subjectId, data, createdAt } = event
  await sql`
    with inserted as (
      insert into event (id, account_id, kind, subject_id, data, body, created_at)
      values (${id}, ${accountId}, ${kind}, ${subjectId}, ${JSON.stringify(data)}, ${envelopeOf(id, event)}, ${createdAt})
      on conflict (subject_id, kind) where kind like 'analysis.%' do nothing
      returning id, account_id, kind, created_at
    ), wanted as materialized (
      select webhook.id as webhook_id, webhook.status, inserted.id as event_id, inserted.created_at
      from inserted join webhook on webhook.account_id = inserted.account_id and inserted.kind = any (webhook.events)
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
    select pg_notify(${eventsChannel}, account_id) from inserted
    where exists (select from event_stream where event_stream.account_id = inserted.account_id)`.execute(db)
  return id
}
