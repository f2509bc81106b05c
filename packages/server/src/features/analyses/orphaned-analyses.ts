/** Analyses without a job that works on them, which would stay `processing`. */
import type { Deps } from '../../platform/deps.ts'
import { endOrphans } from '../../platform/queue/orphans.ts'
import { tierAt } from '../accounts/index.ts'
import { analysisJob, analysisPlace } from './analysis-job.ts'
import { processingAnalyses } from './queries.ts'
import { giveUpAnalysis } from './run-analysis.ts'

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
