/** SQL of recoveries: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { deliveriesChannel } from '../../../platform/events.ts'

export interface Recoverable {
  id: string
  created_at: Date
}

export interface RecoveryFilter {
  accountId: string
  webhookId: string
  /** Kinds that the webhook subscribes to. */
  kinds: readonly string[]
  since: Date
  limit: number
}

/** Events that did not reach the webhook and have no attempt due, oldest first. */
export async function recoverableEvents(
  db: Db,
  { accountId, webhookId, kinds, since, limit }: RecoveryFilter,
): Promise<Recoverable[]> {
  const { rows } = await sql<Recoverable>`
    select event.id, event.created_at
    from event
    left join delivery on delivery.webhook_id = ${webhookId} and delivery.event_id = event.id
    where event.account_id = ${accountId}
      and event.kind = any (${kinds}::text[])
      and event.created_at >= ${since}
      and event.body is not null
      and (delivery.state is null or delivery.state in ('failed', 'missed'))
    order by event.created_at, event.id
    limit ${limit}`.execute(db)
  return rows
}

/**
 * Restarts the deliveries of these events, in this order, and notifies the workers. In a transaction that has locked the
 * webhook; a delivery that succeeded meanwhile stays as it is.
 * @returns how many were restarted
 */
export async function restartDeliveries(
  db: Db,
  { webhookId, eventIds, now }: { webhookId: string; eventIds: readonly string[]; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with named as (
      select event_id, ${now}::timestamptz - (${eventIds.length}::bigint - place) * interval '1 microsecond' as due
      from unnest(${eventIds}::text[]) with ordinality as named (event_id, place)
    ), begun as (
      insert into delivery (webhook_id, event_id, state, next_attempt_at, created_at)
      select ${webhookId}, event_id, 'pending', due, ${now} from named order by event_id
      on conflict (webhook_id, event_id) do update
      set state = 'pending', attempts = 0, first_attempt_at = null, next_attempt_at = excluded.next_attempt_at, claim = null
      where delivery.state in ('failed', 'missed')
      returning webhook_id
    )
    select count(*)::int as count, pg_notify(${deliveriesChannel}, ${webhookId}) from begun having count(*) > 0`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** The times of recoveries since `since`, oldest first. */
export async function recoveriesSince(db: Db, webhookId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('webhook_recovery')
    .select('recovered_at')
    .where('webhook_id', '=', webhookId)
    .where('recovered_at', '>', since)
    .orderBy('recovered_at')
    .execute()
  return rows.map(({ recovered_at }) => recovered_at)
}

export async function insertRecovery(db: Db, webhookId: string, at: Date): Promise<void> {
  await db.insertInto('webhook_recovery').values({ webhook_id: webhookId, recovered_at: at }).execute()
}

/** Deletes recoveries that no longer count. */
export async function deleteOldRecoveries(db: Db, webhookId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_recovery')
    .where('webhook_id', '=', webhookId)
    .where('recovered_at', '<=', before)
    .execute()
}
