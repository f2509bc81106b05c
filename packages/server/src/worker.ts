/** The background work of a process: analyses, deliveries, what was left behind, and the clean-up. */
import type { Deps } from './deps.ts'
import { foldCounts } from './features/analyses/count-queries.ts'
import { deleteOldAnalyses } from './features/analyses/retention.ts'
import { runAnalysis } from './features/analyses/run-analysis.ts'
import { endStrandedAnalyses, giveUpAnalysis } from './features/analyses/stranded-analyses.ts'
import { createDispatcher, deleteOldRecords, pauseWebhooksOverCap } from './features/webhooks/index.ts'
import { deliveriesChannel } from './platform/events.ts'
import { deleteIdempotentRequests } from './platform/http/queries.ts'

export interface Worker {
  /** Jobs get so long to finish before they go back to the queue. */
  stop(graceMs: number): Promise<void>
}

/** How often retries that are due are looked for; new deliveries are told of at once. */
const dueMs = 1_000
const sweepMs = 60_000
const cleanUpMs = 60 * 60_000
/** How long an idempotency key is remembered. */
const requestsKeptMs = 24 * 60 * 60_000

export async function startWorker(deps: Deps): Promise<Worker> {
  await deps.queue.startWorkers({
    runAnalysis: (analysisId, signal, log) => runAnalysis({ ...deps, log }, analysisId, signal),
    giveUpAnalysis: (analysisId, log) => giveUpAnalysis({ ...deps, log }, analysisId),
  })
  const dispatcher = createDispatcher(deps)
  const listening = deps.listen(deliveriesChannel, (webhookIds) => {
    if (webhookIds !== null) dispatcher.hear(webhookIds.split(','))
  })
  const rounds = [
    every(deps, dueMs, () => dispatcher.look()),
    every(deps, cleanUpMs, () => deleteOldRecords(deps)),
    every(deps, cleanUpMs, () => deleteOldAnalyses(deps)),
    every(deps, sweepMs, () => endStrandedAnalyses(deps)),
    every(deps, sweepMs, () => pauseWebhooksOverCap(deps)),
    every(deps, sweepMs, () => foldCounts(deps.db)),
    every(deps, cleanUpMs, () =>
      deleteIdempotentRequests(deps.db, new Date(deps.clock.now().getTime() - requestsKeptMs)),
    ),
  ]
  return {
    async stop(graceMs) {
      await listening.close()
      await Promise.all([
        ...rounds.map((round) => round.stop()),
        deps.queue.stopWorkers(graceMs),
        dispatcher.stop(graceMs),
      ])
    },
  }
}

/** Now and then again, never twice at once; one that fails is logged and tried at its next time. */
function every({ log }: Pick<Deps, 'log'>, ms: number, work: () => Promise<unknown>) {
  let running: Promise<unknown> = Promise.resolve()
  const begin = () => {
    running = running.then(work).catch((error) => log.error({ err: error }, 'A round of background work failed.'))
  }
  begin()
  const timer = setInterval(begin, ms)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
