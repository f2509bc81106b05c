/** What the worker does for exports: the job that makes each file, and what is repeated. */

import type { FeatureJob } from '../../feature.ts'
import type { Deps } from '../../platform/deps.ts'
import { hourMs, minuteMs } from '../../platform/durations.ts'
import type { Round } from '../../platform/rounds.ts'
import { removeUnknownFiles } from '../../platform/storage/unknown-files.ts'
import { type ExportPayload, exportJob } from './export-job.ts'
import { endOrphanedExports } from './orphaned-exports.ts'
import { knownKeys } from './queries.ts'
import { deleteExpired } from './retention.ts'
import { giveUpExport, runExport } from './run-export.ts'

/** Makes the file of an export, and ends it when every try failed. */
export const runExports: FeatureJob<ExportPayload> = {
  kind: exportJob,
  handler: (deps) => ({
    run: ({ exportId }, { signal, log }) => runExport({ ...deps, log }, exportId, signal),
    giveUp: ({ exportId }, { log }) => giveUpExport({ ...deps, log }, exportId),
  }),
}

/** Ends what nothing works on, and deletes what is old. */
export const exportRounds = (deps: Deps): Round[] => [
  { everyMs: minuteMs, run: () => endOrphanedExports(deps) },
  { everyMs: minuteMs, run: () => deleteExpired(deps) },
  { everyMs: hourMs, run: () => removeUnknownFiles(deps, 'exports', (keys) => knownKeys(deps.db, keys)) },
]
