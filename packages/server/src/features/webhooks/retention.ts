import type { Deps } from '../../deps.ts'
import { deleteOldAttempts, deleteOldDeliveries, deleteOldEvents } from './retention-queries.ts'

const dayMs = 24 * 60 * 60_000
/** docs/decisions/0010: what was sent is shown, and can be replayed, for so long. */
export const retentionMs = 30 * dayMs
/** An event outlives what was sent of it: one that is replayed on its last day still has to be tried again. */
const eventRetentionMs = retentionMs + dayMs

export async function deleteOldRecords({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await deleteOldAttempts(db, before(retentionMs))
  await deleteOldDeliveries(db, before(retentionMs))
  await deleteOldEvents(db, before(eventRetentionMs))
}
