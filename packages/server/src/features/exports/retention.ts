/** What is deleted for its age: files past their time, and what quotas no longer count. */
import type { Deps } from '../../platform/deps.ts'
import { hourMs } from '../../platform/hourly-quota.ts'
import { deleteExpiredFiles, deleteOldUsage, lockExpiredFiles } from './queries.ts'

/** Quotas count the trailing hour; a row is kept for as long again, as clocks of processes differ. */
const usedKeptMs = 2 * hourMs

export async function deleteExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteOldUsage(db, new Date(now.getTime() - usedKeptMs))
  for (;;) {
    const expired = await db.transaction().execute(async (transaction) => {
      const ids = await lockExpiredFiles(transaction, now)
      if (ids.length > 0) await deleteExpiredFiles(transaction, ids, now)
      return ids.length
    })
    if (expired === 0) return
  }
}
