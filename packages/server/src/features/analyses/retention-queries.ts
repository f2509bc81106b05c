/** SQL of what is deleted for its age: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** @returns how many went */
export async function deleteOldLooks(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from refused_look where ctid = any (array(
      select ctid from refused_look where looked_at < ${before} order by looked_at limit ${most}
    ))`.execute(db)
  return Number(numAffectedRows)
}

/** @returns how many went */
export async function deleteOldUsage(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from analysis_usage where ctid = any (array(
      select ctid from analysis_usage where used_at < ${before} order by used_at limit ${most}
    ))`.execute(db)
  return Number(numAffectedRows)
}

/** Analyses of all accounts that ended before a moment, the oldest first. */
export function finishedAnalyses(db: Db, before: Date, most: number) {
  return db
    .selectFrom('analysis')
    .select(['id', 'account_id'])
    .where('status', '<>', 'processing')
    .where('finished_at', '<', before)
    .orderBy('finished_at')
    .limit(most)
    .execute()
}
