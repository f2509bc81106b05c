/** Analyses without a job that works on them, which would stay `processing`. */
import type { Deps } from '../../platform/deps.ts'
import { endOrphans } from '../../platform/queue/orphans.ts'
import { tierAt } from '../accounts/index.ts'
import { analysisJob, analysisPlace } from './analysis-job.ts'
import { processingAnalyses, processingAnalysis } from './queries.ts'
import { type Failure, failAnalysis } from './run-analysis.ts'

const gaveUp: Failure = {
  code: 'INTERNAL',
  message: 'Something went wrong on our side, several times. This analysis was not counted.',
  isOurFault: true,
}

/**
 * Ends an analysis whose job was tried as often as it may be; a finished or deleted one is left alone.
 * @param deps the log is the analysis' own
 */
export async function giveUpAnalysis(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  analysisId: string,
): Promise<void> {
  const analysis = await processingAnalysis(deps.db, analysisId)
  if (analysis === undefined) return
  deps.log.error('An analysis was given up.')
  await failAnalysis(deps, analysis, gaveUp)
}

export const endOrphanedAnalyses = (deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'queue'>) =>
  endOrphans(deps, {
    kind: analysisJob,
    processing: (page) => processingAnalyses(deps.db, page),
    queueAgain({ id: analysisId, account_id: accountId, test, tier: given, access_until: accessUntil }) {
      const tier = tierAt({ tier: given, accessUntil }, deps.clock.now())
      const place = analysisPlace({ accountId, tier, test })
      return deps.queue.send(deps.db, analysisJob, { analysisId }, { ...place, requestId: null })
    },
    giveUp: ({ id }, log) => giveUpAnalysis({ ...deps, log }, id),
  })
