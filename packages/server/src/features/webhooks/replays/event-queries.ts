/** SQL of a webhook's events and the state of their deliveries: one function, one statement. */

import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { EventKind } from '../../../platform/event-schemas.ts'

/** `not_sent`: there is no delivery; the event is older than the webhook, or than its subscription to that kind. */
export type EventState = 'pending' | 'delivered' | 'failed' | 'missed' | 'not_sent'

export interface EventFilter {
  accountId: string
  webhookId: string
  /** Kinds that the webhook subscribes to. */
  kinds: readonly string[]
  since: Date
  state?: EventState
  eventType?: string
}

export interface ListedEvent {
  id: string
  kind: EventKind
  created_at: Date
  /** The body that is sent. */
  body: string
  state: EventState
  attempts: number
  next_attempt_at: Date | null
}

const wanted = ({ accountId, webhookId, kinds, since, state, eventType }: EventFilter) => sql`
  from event
  left join delivery on delivery.webhook_id = ${webhookId} and delivery.event_id = event.id
  where event.account_id = ${accountId}
    and event.kind = any (${kinds})
    and event.created_at > ${since}
    and event.body is not null
    ${state === undefined ? sql`` : sql`and coalesce(delivery.state, 'not_sent') = ${state}`}
    ${eventType === undefined ? sql`` : sql`and event.kind = ${eventType}`}`

/** How many events a list has on all its pages. */
export async function countEvents(db: Db, filter: EventFilter): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count ${wanted(filter)}`.execute(db)
  return Number(rows[0]?.count)
}

/** Newest first. */
export async function listEvents(
  db: Db,
  filter: EventFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedEvent[]> {
  const { rows } = await sql<ListedEvent>`
    select
      event.id, event.kind, event.created_at, event.body,
      coalesce(delivery.state, 'not_sent') as state,
      coalesce(delivery.attempts, 0)::int as attempts,
      delivery.next_attempt_at
    ${wanted(filter)}
    order by event.created_at desc, event.id desc
    offset ${offset} limit ${limit}`.execute(db)
  return rows
}
