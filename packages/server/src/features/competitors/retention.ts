/** Which states of websites are kept: those that something is compared with, and for some time one a day. */
import type { Deps } from '../../deps.ts'
import { deleteSites, deleteSnapshots, sitesWithoutCompetitor } from './retention-queries.ts'

const dayMs = 24 * 60 * 60_000
/** All states of so many days are kept, then one a day. */
const allDays = 30
/** States are kept for so many days. */
const keptDays = 400
/** Of one website: one that is another at every check would fill the disk. */
const bytesMax = 20_000_000

export async function deleteUnusedSnapshots({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  // In two steps: a website that is tracked again meanwhile stays.
  await db.transaction().execute(async (transaction) => {
    await deleteSites(transaction, await sitesWithoutCompetitor(transaction))
  })
  await deleteSnapshots(db, { thinnedBefore: ago(allDays), deletedBefore: ago(keptDays), bytesMax })
}
