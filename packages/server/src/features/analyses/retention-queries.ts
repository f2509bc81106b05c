/** SQL of what is deleted for its age. */
import type { Db } from '../../platform/database/db.ts'
import { deleteOlder } from '../../platform/database/delete-older.ts'

export const deleteOldPreflights = (db: Db, before: Date) =>
  deleteOlder(db, { from: 'refused_look', column: 'looked_at', before })

export const deleteOldUsage = (db: Db, before: Date) =>
  deleteOlder(db, { from: 'analysis_usage', column: 'used_at', before })

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
