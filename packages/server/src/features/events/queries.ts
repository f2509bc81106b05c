/** SQL of the order of events and of streams: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { eventsChannel } from '../../platform/events.ts'

/** The place of an event in its account's order; events from before positions existed have position 0. */
export interface Place {
  /** A bigint. */
  position: string
  createdAt: Date
  id: string
}

/** Before the first event of an account. */
export const beginning: Place = { position: '0', createdAt: new Date(0), id: '0' }

/** The last position that was assigned: every event written from now on gets a higher one. */
export async function lastPosition(db: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select case when is_called then last_value else 0 end as position from event_position`.execute(db)
  return rows[0]!.position
}

/**
 * The open transactions that write events. They hold the table's lock from before their position is assigned until what
 * they wrote is visible.
 */
export async function eventWriters(db: Db): Promise<string[]> {
  const { rows } = await sql<{ writer: string }>`
    select virtualtransaction as writer from pg_locks
    where locktype = 'relation' and relation = 'event'::regclass and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.map(({ writer }) => writer)
}

export interface OrderedEvent {
  id: string
  kind: string
  body: string
  created_at: Date
  position: string
}

/** The events after a place, in order, up to a settled position. */
export async function eventsAfter(
  db: Db,
  { accountId, after, upTo, limit }: { accountId: string; after: Place; upTo: string; limit: number },
): Promise<OrderedEvent[]> {
  const { rows } = await sql<OrderedEvent>`
    select id, kind, body, created_at, position from event
    where account_id = ${accountId}
      and (position, created_at, id) > (${after.position}::bigint, ${after.createdAt}::timestamptz, ${after.id})
      and position <= ${upTo}::bigint
      and body is not null
    order by position, created_at, id
    limit ${limit}`.execute(db)
  return rows
}

/** @returns undefined when the account has no such event, or it was deleted */
export async function placeOf(db: Db, accountId: string, eventId: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select position, created_at as "createdAt", id from event
    where id = ${eventId} and account_id = ${accountId}`.execute(db)
  return rows[0]
}

/** The place of the last event up to a position; undefined when the account has none. */
export async function lastPlace(db: Db, accountId: string, upTo: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select position, created_at as "createdAt", id from event
    where account_id = ${accountId} and position <= ${upTo}::bigint
    order by position desc, created_at desc, id desc
    limit 1`.execute(db)
  return rows[0]
}

/** The place of the last event before all that were created since `since`; undefined without one. */
export async function placeBefore(
  db: Db,
  { accountId, since, upTo }: { accountId: string; since: Date; upTo: string },
): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    with recent as materialized (
      select position, created_at, id from event
      where account_id = ${accountId} and created_at >= ${since} and position <= ${upTo}::bigint
    ), first as (
      select position, created_at, id from recent order by position, created_at, id limit 1
    )
    select position, created_at as "createdAt", id from event
    where account_id = ${accountId}
      and position <= coalesce((select first.position from first), ${upTo}::bigint)
      and not exists (
        select from first where (first.position, first.created_at, first.id) <= (event.position, event.created_at, event.id)
      )
    order by position desc, created_at desc, id desc
    limit 1`.execute(db)
  return rows[0]
}

/** Inserts a stream, unless the account has `most` already. @returns whether it was inserted */
export async function insertStream(
  db: Db,
  { id, accountId, most, aliveSeconds }: { id: string; accountId: string; most: number; aliveSeconds: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into event_stream (id, account_id)
    select ${id}, ${accountId}
    where (
      select count(*) from event_stream
      where account_id = ${accountId} and seen_at > now() - ${aliveSeconds} * interval '1 second'
    ) < ${most}`.execute(db)
  return numAffectedRows === 1n
}

/** How many streams of an account are open, in all processes. */
export async function countStreams(db: Db, accountId: string, aliveSeconds: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from event_stream
    where account_id = ${accountId} and seen_at > now() - ${aliveSeconds} * interval '1 second'`.execute(db)
  return Number(rows[0]?.count)
}

/** Marks streams as alive. @returns the ids of those that still exist */
export async function keepStreams(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update event_stream set seen_at = now() where id = any (${ids}::text[]) returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteStreams(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from event_stream where id = any (${ids}::text[])`.execute(db)
}

/** Deletes streams of processes that died. */
export async function deleteDeadStreams(db: Db, aliveSeconds: number): Promise<void> {
  await sql`
    delete from event_stream where seen_at < now() - ${aliveSeconds} * interval '1 second'`.execute(db)
}

/** Notifies every process with open streams. @param message at most 8,000 bytes as JSON */
export async function notifyStreams(db: Db, message: object): Promise<void> {
  await sql`select pg_notify(${eventsChannel}, ${JSON.stringify(message)})`.execute(db)
}
