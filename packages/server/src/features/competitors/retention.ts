/** Which states of websites are kept, those that something is compared with and for some time one a day, and which changes. */

import type { Deps } from '../../platform/deps.ts'
import { dayMs, hourMs } from '../../platform/durations.ts'
import { deletePreflights } from './preflight-queries.ts'
import { deleteChanges, deleteSites, deleteSnapshots, sitesWithoutCompetitor } from './retention-queries.ts'

const daysAgo = ({ clock }: Pick<Deps, 'clock'>, days: number) => new Date(clock.now().getTime() - days * dayMs)

/** All states of so many days are kept, then one a day. */
const allDays = 30
/** States and changes are kept for so many days. */
const keptDays = 400
/** Of one website: one that is another at every check would fill the disk. */
const bytesMax = 20_000_000

/** Deletes websites that nobody tracks any more, and states that nothing is compared with. */
export async function deleteUnusedSnapshots(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { db } = deps
  // In two steps: a website that is tracked again meanwhile stays.
  await db.transaction().execute(async (transaction) => {
    await deleteSites(transaction, await sitesWithoutCompetitor(transaction))
  })
  await deleteSnapshots(db, { thinnedBefore: daysAgo(deps, allDays), deletedBefore: daysAgo(deps, keptDays), bytesMax })
}

/** A competitor's count goes on: it is of all changes that were told. */
export const deleteOldChanges = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteChanges(deps.db, daysAgo(deps, keptDays))

/** Those that no longer count: the quota of preflights is of the trailing hour. */
export const deleteOldPreflights = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deletePreflights(db, new Date(clock.now().getTime() - hourMs))
