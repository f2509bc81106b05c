import type { Deps } from '../../platform/deps.ts'
import { hourMs } from '../../platform/hourly-quota.ts'
import { removeAnalysis } from './remove-analysis.ts'
import { deleteOldPreflights, deleteOldUsage, finishedAnalyses } from './retention-queries.ts'

const dayMs = 24 * hourMs

/** Quotas count the trailing hour; a row is kept for as long again, as clocks of processes differ. */
const usedKeptMs = 2 * hourMs

const analysesAtOnce = 100

/**
 * Deletes what quotas no longer count, and finished analyses after as many days as are configured: each as its owner
 * would delete it, with all that belongs to it.
 */
export async function deleteOldAnalyses(deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'config'>): Promise<void> {
  const { db, clock, config } = deps
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await deleteOldPreflights(db, before(usedKeptMs))
  await deleteOldUsage(db, before(usedKeptMs))
  if (config.analysesKeptDays === null) return
  const finishedBefore = before(config.analysesKeptDays * dayMs)
  for (;;) {
    const old = await finishedAnalyses(db, finishedBefore, analysesAtOnce)
    for (const { id, account_id } of old) await removeAnalysis(deps, account_id, id)
    if (old.length < analysesAtOnce) return
  }
}
