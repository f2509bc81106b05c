/** SQL of preflights of competitors: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export interface PreflightName {
  accountId: string
  urlHash: Buffer
}

/**
 * Begins the preflight of an address for an account, if none began since, but for one whose process died.
 * @returns whether it is the caller's to run
 */
export async function beginPreflight(
  db: Db,
  {
    accountId,
    urlHash,
    now,
    since,
    abandonedBefore,
  }: PreflightName & { now: Date; since: Date; abandonedBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into competitor_preflight (account_id, url_hash, began_at) values (${accountId}, ${urlHash}, ${now})
    on conflict (account_id, url_hash) do update
    set began_at = ${now}, ended_at = null, error_code = null, error_message = null, prefetched = null, name = null
    -- One of the future was begun by a clock that was wrong.
    where competitor_preflight.began_at <= ${since} or competitor_preflight.began_at > ${now}
      or (competitor_preflight.ended_at is null and competitor_preflight.began_at <= ${abandonedBefore})
    returning 1`.execute(db)
  return rows.length === 1
}

/** Preflights of an account in a time: how many, and when the first and the newest began. */
export async function preflightUse(db: Db, accountId: string, { since, until }: { since: Date; until: Date }) {
  const row = await db
    .selectFrom('competitor_preflight')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.min('began_at').as('first'),
      fn.max('began_at').as('newest'),
    ])
    .where('account_id', '=', accountId)
    .where('began_at', '>', since)
    .where('began_at', '<=', until)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), first: row.first, newest: row.newest }
}

export interface PreflightEnd {
  ended_at: Date
  error_code?: string
  error_message?: string
  prefetched?: Buffer | null
  name?: string | null
}

export async function endPreflight(db: Db, { accountId, urlHash }: PreflightName, end: PreflightEnd): Promise<void> {
  await db
    .updateTable('competitor_preflight')
    .set(end)
    .where('account_id', '=', accountId)
    .where('url_hash', '=', urlHash)
    .execute()
}

/** As if it had not been taken. */
export async function forgetPreflight(db: Db, { accountId, urlHash }: PreflightName): Promise<void> {
  await db
    .deleteFrom('competitor_preflight')
    .where('account_id', '=', accountId)
    .where('url_hash', '=', urlHash)
    .execute()
}

export const preflightOf = (db: Db, { accountId, urlHash }: PreflightName) =>
  db
    .selectFrom('competitor_preflight')
    .select(['ended_at', 'error_code', 'error_message', 'name'])
    .where('account_id', '=', accountId)
    .where('url_hash', '=', urlHash)
    .executeTakeFirst()

export async function deletePreflights(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('competitor_preflight').where('began_at', '<', before).execute()
}
