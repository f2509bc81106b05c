/** What `doctor` asks of webhooks. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { openSecret } from './webhook-secret.ts'

/** How long the oldest delivery to an active webhook has been due; 0 when none waits. */
export async function oldestDueSeconds(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(max(extract(epoch from ${now}::timestamptz - next_attempt_at)), 0)::int as seconds
    from delivery join webhook on webhook.id = delivery.webhook_id
    where delivery.state = 'pending' and webhook.status = 'active' and next_attempt_at < ${now}`.execute(db)
  return rows[0]?.seconds ?? 0
}

/** Whether the newest secret opens: with another secret key than it was sealed under, none does. */
export async function canOpenSecrets(db: Db, key: Buffer): Promise<boolean> {
  const webhook = await db
    .selectFrom('webhook')
    .select(['id', 'secret_sealed'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (webhook === undefined) return true
  try {
    openSecret(key, webhook.id, webhook.secret_sealed)
    return true
  } catch {
    return false
  }
}
