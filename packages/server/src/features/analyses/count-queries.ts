/** SQL of the kept count of analyses, which triggers write: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/**
 * Housekeeping: replaces the rows of each account, status and type by one with their sum, or none where that is 0. Readers
 * see the rows before or after, never both; rows that another process is folding are left to it.
 */
export async function foldCounts(db: Db): Promise<void> {
  await sql`
    with several as (
      select account_id, status, type from analysis_count group by account_id, status, type having count(*) > 1
    ), folded as (
      delete from analysis_count where ctid = any (array(
        select analysis_count.ctid from analysis_count join several using (account_id, status, type)
        for update of analysis_count skip locked
      ))
      returning account_id, status, type, change
    )
    insert into analysis_count (account_id, status, type, change)
    select account_id, status, type, sum(change)
    from folded
    group by account_id, status, type
    having sum(change) <> 0`.execute(db)
}

const shownMax = 20

/** Identifiers of accounts whose kept count is not the number of their analyses. */
export async function accountsCountedWrong(db: Db): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select distinct account_id
    from (
      select account_id
      from (
        select account_id, status, type, count(*) as difference from analysis group by account_id, status, type
        union all
        select account_id, status, type, -change from analysis_count
      ) compared
      group by account_id, status, type
      having sum(difference) <> 0
    ) wrong
    order by account_id
    limit ${shownMax}`.execute(db)
  return rows.map(({ account_id }) => account_id)
}
