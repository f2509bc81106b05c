import type { Deps } from '../../platform/deps.ts'
import { dayMs } from '../../platform/durations.ts'
import { uncountedBefore } from '../../platform/hourly-quota.ts'
import { removeAnalysis } from './remove-analysis.ts'
import { deleteOldPreflights, deleteOldUsage, finishedAnalyses } from './retention-queries.ts'

const analysesAtOnce = 100

/**
 * Deletes what quotas no longer count, and finished analyses after as many days as are configured: each as its owner
 * would delete it, with all that belongs to it.
 */
export async function deleteOldAnalyses(deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'config'>): Promise<void> {
  const { db, clock, config } = deps
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await deleteOldPreflights(db, uncountedBefore(clock.now()))
  await deleteOldUsage(db, uncountedBefore(clock.now()))
  if (config.analysesKeptDays === null) return
  const finishedBefore = before(config.analysesKeptDays * dayMs)
  for (;;) {
    const old = await finishedAnalyses(db, finishedBefore, analysesAtOnce)
    for (const { id, account_id } of old) await removeAnalysis(deps, account_id, id)
    if (old.length < analysesAtOnce) return
  }
}
