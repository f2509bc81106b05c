/** The background work of a process. */
import type { Deps } from './deps.ts'
import { startDeliveries } from './features/webhooks/index.ts'
import { jobHandlers, rounds } from './jobs.ts'
import { startRounds } from './platform/rounds.ts'

export interface Worker {
  /** Jobs get so long to finish before they go back to the queue. */
  stop(graceMs: number): Promise<void>
}

export async function startWorker(deps: Deps): Promise<Worker> {
  await deps.queue.startWorkers(jobHandlers(deps))
  const deliveries = startDeliveries(deps)
  const repeated = startRounds(deps, rounds(deps))
  return {
    async stop(graceMs) {
      await Promise.all([repeated.stop(), deliveries.stop(graceMs), deps.queue.stopWorkers(graceMs)])
    },
  }
}
