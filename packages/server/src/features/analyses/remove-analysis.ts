import type { Deps } from '../../platform/deps.ts'
import { analysisJob } from './analysis-job.ts'
import { deleteAnalysis } from './queries.ts'

/**
 * Deletes an analysis with all that belongs to it and takes its job out of the queue, in one transaction; where it is
 * running, it is stopped, and writes nothing. @returns whether it existed
 */
export function removeAnalysis(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  accountId: string,
  id: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const wasThere = await deleteAnalysis(transaction, accountId, id)
    if (wasThere) await queue.cancel(transaction, analysisJob, id)
    return wasThere
  })
}
