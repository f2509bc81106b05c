/** The background work of a process. */
import { type FeatureDeps, features, jobHandlers } from './features.ts'
import { hostTurnRounds } from './platform/engine/host-turns.ts'
import { idempotencyRounds } from './platform/http/idempotency.ts'
import { startRounds } from './platform/rounds.ts'
import { storageRounds } from './platform/storage/removed-files.ts'

export interface Worker {
  /** How long running jobs may take before they go back to the queue. */
  stop(graceMs: number): Promise<void>
}

export async function startWorker(deps: FeatureDeps): Promise<Worker> {
  await deps.queue.startWorkers(jobHandlers(deps))
  const running = features.flatMap(({ start }) => start?.(deps) ?? [])
  const repeated = startRounds(deps, [
    ...features.flatMap(({ rounds }) => rounds?.(deps) ?? []),
    ...idempotencyRounds(deps),
    ...storageRounds(deps),
    ...hostTurnRounds(deps),
  ])
  return {
    async stop(graceMs) {
      const stopped = running.map((each) => each.stop(graceMs))
      await Promise.all([repeated.stop(), ...stopped, deps.queue.stopWorkers(graceMs)])
    },
  }
}
