/** What is deleted for its age: files past their time, and what quotas no longer count. */
import type { Deps } from '../../platform/deps.ts'
import { uncountedBefore } from '../../platform/hourly-quota.ts'
import { deleteExpiredFiles, deleteOldUsage, lockExpiredFiles } from './queries.ts'

/** Deletes files whose exports have all expired, and uses that no longer count. */
export async function deleteExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteOldUsage(db, uncountedBefore(now))
  for (;;) {
    const expired = await db.transaction().execute(async (transaction) => {
      const ids = await lockExpiredFiles(transaction, now)
      if (ids.length > 0) await deleteExpiredFiles(transaction, ids, now)
      return ids.length
    })
    if (expired === 0) return
  }
}
