/** Analyses that nothing works on any more: none stays `processing` for ever. */
import type { Deps } from '../../deps.ts'
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
 * Ends an analysis whose job was tried as often as it may be; one that is finished or gone is left alone.
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

/** Younger ones are left alone: a transaction may be about to say what becomes of them. */
const oldEnoughMs = 30_000
const analysesAtOnce = 500

/**
 * Goes through everything that is processing: what has no job (a queue that was restored or emptied) gets one, what has
 * one that ended without ending the analysis is failed.
 */
export async function endOrphanedAnalyses(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'queue'>,
): Promise<{ queued: number; failed: number }> {
  const { db, queue, clock, log } = deps
  const before = new Date(clock.now().getTime() - oldEnoughMs)
  const ended = { queued: 0, failed: 0 }
  let after = ''
  for (;;) {
    const analyses = await processingAnalyses(db, { before, after, limit: analysesAtOnce })
    const last = analyses.at(-1)
    if (last === undefined) return ended
    after = last.id
    const states = await queue.states(
      analysisJob,
      analyses.map(({ id }) => id),
    )
    for (const analysis of analyses) {
      const state = states.get(analysis.id)
      if (state === 'live') continue
      const ownLog = log.child({ analysisId: analysis.id })
      ownLog.warn({ state }, 'An analysis was orphaned.')
      if (state === 'missing') {
        const { id: analysisId, account_id: accountId, test, access_until: accessUntil } = analysis
        const tier = tierAt({ tier: analysis.tier, accessUntil }, clock.now())
        const place = analysisPlace({ accountId, tier, test })
        await queue.send(db, analysisJob, { analysisId }, { ...place, requestId: null })
        ended.queued++
      } else {
        await giveUpAnalysis({ ...deps, log: ownLog }, analysis.id)
        ended.failed++
      }
    }
  }
}
