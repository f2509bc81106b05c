/** SQL of the checks of `doctor` on webhooks: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/**
 * How long the oldest delivery to an active webhook has been due without any attempt at that webhook; 0 when none waits.
 * One whose receiver is slow or fails is sent less than is due, at its pace: that says nothing about our workers.
 */
export async function oldestDueSeconds(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from ${now}::timestamptz - greatest(due.since, last.attempted_at))), 0)::int as seconds
    from webhook
    cross join lateral (
      select next_attempt_at as since from delivery
      where webhook_id = webhook.id and state = 'pending' and next_attempt_at < ${now}
      order by next_attempt_at limit 1
    ) as due
    left join lateral (
      select attempted_at from delivery_attempt
      where webhook_id = webhook.id and not is_test order by attempted_at desc limit 1
    ) as last on true
    where webhook.status = 'active'`.execute(db)
  return rows[0]?.seconds ?? 0
}

/** The secret of the newest webhook; undefined without any. */
export function newestSecret(db: Db) {
  return db
    .selectFrom('webhook')
    .select(['id', 'secret_sealed'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
