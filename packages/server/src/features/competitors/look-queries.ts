/** SQL of first looks: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export interface LookName {
  accountId: string
  urlHash: Buffer
}

/**
 * Takes the look of an account at an address, if none was taken since.
 * @returns whether it is the caller's to look
 */
export async function takeLook(
  db: Db,
  { accountId, urlHash, now, since }: LookName & { now: Date; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into competitor_look (account_id, url_hash, looked_at) values (${accountId}, ${urlHash}, ${now})
    on conflict (account_id, url_hash) do update
    set looked_at = ${now}, error_code = null, error_message = null, name = null, prefetched = null
    -- A look of the future is one of a clock that was wrong.
    where competitor_look.looked_at <= ${since} or competitor_look.looked_at > ${now}
    returning 1`.execute(db)
  return rows.length === 1
}

export interface LookEnd {
  error_code?: string
  error_message?: string
  prefetched?: Buffer | null
}

export async function endLook(db: Db, { accountId, urlHash }: LookName, end: LookEnd): Promise<void> {
  await db
    .updateTable('competitor_look')
    .set(end)
    .where('account_id', '=', accountId)
    .where('url_hash', '=', urlHash)
    .execute()
}

/** As if it had not been taken. */
export async function forgetLook(db: Db, { accountId, urlHash }: LookName): Promise<void> {
  await db.deleteFrom('competitor_look').where('account_id', '=', accountId).where('url_hash', '=', urlHash).execute()
}

export const lookOf = (db: Db, { accountId, urlHash }: LookName) =>
  db
    .selectFrom('competitor_look')
    .select(['looked_at', 'error_code', 'error_message'])
    .where('account_id', '=', accountId)
    .where('url_hash', '=', urlHash)
    .executeTakeFirst()

export async function deleteLooks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('competitor_look').where('looked_at', '<', before).execute()
}
