/** Exports that nothing works on any more. */
import type { Deps } from '../../platform/deps.ts'
import { endOrphans } from '../../platform/queue/orphans.ts'
import { exportJob } from './export-job.ts'
import { processingExports } from './queries.ts'
import { giveUpExport } from './run-export.ts'

export const endOrphanedExports = (deps: Pick<Deps, 'db' | 'clock' | 'log' | 'queue'>) =>
  endOrphans(deps, {
    kind: exportJob,
    processing: (page) => processingExports(deps.db, page),
    queueAgain: ({ id: exportId, account_id: group }) =>
      deps.queue.send(deps.db, exportJob, { exportId }, { group, requestId: null }),
    giveUp: ({ id }, log) => giveUpExport({ ...deps, log }, id),
  })
