import type { Deps } from '../../platform/deps.ts'
import { uncountedBefore } from '../../platform/hourly-quota.ts'
import { deleteOldUsage } from './answer-queries.ts'

/** Deletes what quotas no longer count. */
export const deleteOldUses = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteOldUsage(db, uncountedBefore(clock.now()))
