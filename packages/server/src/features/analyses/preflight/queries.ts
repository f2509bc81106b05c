/** SQL of preflights that are counted: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

export interface PreflightRoom {
  /** Those that were refused in the trailing hour. */
  refused: number
  /** Those that are under way, in all processes. */
  running: number
  /** When the refusal began that has to leave the hour to give room; null while refusals alone leave room. */
  roomFrom: Date | null
  /** When the last of them all began; null without any. */
  newest: Date | null
  /** The preflight that may begin; null without room. */
  id: string | null
}

export interface PreflightQuery {
  accountId: string
  now: Date
  /** Refusals after this moment count. */
  since: Date
  /** Those under way that began before count as dead. */
  runningSince: Date
  limit: number
  /** Those of the account that may be under way. */
  atOnce: number
}

/** Takes up room for a preflight, if there is any. The caller holds the account's row: of two at once, one sees the other. */
export async function reservePreflight(
  db: Db,
  { accountId, now, since, runningSince, limit, atOnce }: PreflightQuery,
): Promise<PreflightRoom> {
  const { rows } = await sql<{
    refused: number
    running: number
    room_from: Date | null
    newest: Date | null
    id: string | null
  }>`
    with used as (
      select
        count(*) filter (where is_refused)::int as refused,
        count(*) filter (where not is_refused and looked_at > ${runningSince})::int as running,
        max(looked_at) filter (where is_refused or looked_at > ${runningSince}) as newest
      from refused_look where account_id = ${accountId} and looked_at > ${since}
    ), made as (
      insert into refused_look (account_id, looked_at)
      select ${accountId}, ${now} from used where refused + running < ${limit} and running < ${atOnce}
      returning id
    )
    select
      refused,
      running,
      (
        -- With a limit of n, the n-th newest.
        select looked_at from refused_look
        where account_id = ${accountId} and looked_at > ${since} and is_refused
        order by looked_at desc offset ${limit - 1} limit 1
      ) as room_from,
      newest,
      made.id
    from used left join made on true`.execute(db)
  const { refused, running, room_from: roomFrom, newest, id } = rows[0]!
  return { refused, running, roomFrom, newest, id }
}

/** The refusals since then; `roomFrom` as for a preflight that would begin, `newest` the last one. Running ones do not count. */
export async function refusedPreflights(
  db: Db,
  { accountId, since, limit }: Pick<PreflightQuery, 'accountId' | 'since' | 'limit'>,
): Promise<{ refused: number; roomFrom: Date | null; newest: Date | null }> {
  const { rows } = await sql<{ refused: number; room_from: Date | null; newest: Date | null }>`
    with refusal as (
      select looked_at from refused_look where account_id = ${accountId} and looked_at > ${since} and is_refused
    )
    select
      count(*)::int as refused,
      max(looked_at) as newest,
      (select looked_at from refusal order by looked_at desc offset ${limit - 1} limit 1) as room_from
    from refusal`.execute(db)
  const { refused, room_from: roomFrom, newest } = rows[0]!
  return { refused, roomFrom, newest }
}

/** Counts a preflight as refused, from when it began. */
export async function markRefused(db: Db, id: string): Promise<void> {
  await db.updateTable('refused_look').set({ is_refused: true }).where('id', '=', id).execute()
}

/** Deletes a preflight that was not refused. */
export async function releasePreflight(db: Db, id: string): Promise<void> {
  await db.deleteFrom('refused_look').where('id', '=', id).execute()
}
