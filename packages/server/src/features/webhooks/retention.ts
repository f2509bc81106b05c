import type { Deps } from '../../platform/deps.ts'
import { dayMs } from '../../platform/durations.ts'
import { deleteOldAttempts, deleteOldDeliveries, deleteOldEvents } from './retention-queries.ts'

/** How long deliveries are listed and events can be replayed (docs/decisions/0010). */
export const retentionMs = 30 * dayMs
/** Events are kept longer than their deliveries: one that is replayed on its last day still needs its retries. */
const eventRetentionMs = retentionMs + dayMs

/** Deletes attempts, deliveries and events after their time. */
export async function deleteOldRecords({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  await deleteOldAttempts(db, before(retentionMs))
  await deleteOldDeliveries(db, before(retentionMs))
  await deleteOldEvents(db, before(eventRetentionMs))
}
