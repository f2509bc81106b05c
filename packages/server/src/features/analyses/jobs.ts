/** What the worker does for analyses: the job that runs each, and what is repeated. */

import type { FeatureJob } from '../../feature.ts'
import type { Deps } from '../../platform/deps.ts'
import { hourMs, minuteMs } from '../../platform/durations.ts'
import type { Round } from '../../platform/rounds.ts'
import { removeUnknownFiles } from '../../platform/storage/unknown-files.ts'
import { type AnalysisPayload, analysisJob } from './analysis-job.ts'
import { foldCounts } from './count-queries.ts'
import { endOrphanedAnalyses } from './orphaned-analyses.ts'
import { knownPictureKeys } from './pictures/queries.ts'
import { deleteOldAnalyses } from './retention.ts'
import { giveUpAnalysis, runAnalysis } from './run-analysis.ts'
import { knownScreenshotKeys } from './screenshots/queries.ts'

/** Runs an analysis, and ends it when every try failed. */
export const runAnalyses: FeatureJob<AnalysisPayload> = {
  kind: analysisJob,
  handler: (deps) => ({
    run: ({ analysisId }, { signal, log }) => runAnalysis({ ...deps, log }, analysisId, signal),
    giveUp: ({ analysisId }, { log }) => giveUpAnalysis({ ...deps, log }, analysisId),
  }),
}

/** Deletes what is old, ends what nothing works on, and keeps counts short. */
export const analysisRounds = (deps: Deps): Round[] => [
  { everyMs: hourMs, run: () => deleteOldAnalyses(deps) },
  { everyMs: minuteMs, run: () => endOrphanedAnalyses(deps) },
  { everyMs: minuteMs, run: () => foldCounts(deps.db) },
  { everyMs: hourMs, run: () => removeUnknownFiles(deps, 'marks', (keys) => knownPictureKeys(deps.db, keys)) },
  { everyMs: hourMs, run: () => removeUnknownFiles(deps, 'screenshots', (keys) => knownScreenshotKeys(deps.db, keys)) },
]
