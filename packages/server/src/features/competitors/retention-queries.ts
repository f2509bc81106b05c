/** SQL of the retention of snapshots and changes: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { deleteOlder } from '../../platform/database/delete-older.ts'

/** Websites that nobody tracks, locked until the transaction ends; those that somebody begins to track now are left out. */
export async function sitesWithoutCompetitor(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tracked_site
    where not exists (select from competitor where competitor.site_id = tracked_site.id)
    limit 1000
    for update skip locked`.execute(db)
  return rows.map(({ id }) => id)
}

/** In a statement of its own, which sees what was committed before the rows were locked. Their snapshots go with them. */
export async function deleteSites(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    delete from tracked_site
    where id = any (${ids}::bigint[])
      and not exists (select from competitor where competitor.site_id = tracked_site.id)`.execute(db)
}

/**
 * Snapshots that nothing is compared with: the old ones, of older ones all but the first of each day, in UTC,
 * and of a website's newest ones what is more than so many bytes.
 */
export async function deleteSnapshots(
  db: Db,
  { thinnedBefore, deletedBefore, bytesMax }: { thinnedBefore: Date; deletedBefore: Date; bytesMax: number },
): Promise<void> {
  await sql`
    with used as (
      select unnest(array[seen_id, candidate_id, judged_id] || recent_ids) as id from competitor
      union all
      select snapshot_id from tracked_site
    ), aged as (
      select
        id,
        taken_at,
        row_number() over (
          partition by site_id, date_trunc('day', taken_at at time zone 'UTC') order by taken_at, id
        ) as nth_of_day,
        sum(octet_length(body)) over (partition by site_id order by id desc) as bytes
      from site_snapshot
    )
    delete from site_snapshot using aged
    where site_snapshot.id = aged.id
      and (
        aged.taken_at < ${deletedBefore}
        or aged.taken_at < ${thinnedBefore} and aged.nth_of_day > 1
        or aged.bytes > ${bytesMax}
      )
      and not exists (select from used where used.id = aged.id)`.execute(db)
}

export const deleteChanges = (db: Db, before: Date): Promise<void> =>
  deleteOlder(db, { from: 'competitor_change', column: 'confirmed_at', before })
