import { createEngineLane, type EngineJob, type EngineLaneOptions } from './engine-lane.ts'
import { type EngineLimits, engineLimits } from './engine-limits.ts'
import type { EngineOutcome, EngineSettings, EngineTask } from './tasks.ts'

/** The engine broke on a task: a bug of ours, whatever the site. */
export class EngineBug extends Error {}

/** Runs engine tasks in processes that start when they are needed and end when they have been idle. */
export interface EnginePool {
  /**
   * A task that goes beyond the limits is the site's fault: an outcome, `PAGE_TOO_COMPLEX`.
   * @throws {EngineBug} when the engine breaks · {DOMException} AbortError when the signal says so
   */
  run(task: EngineTask, signal?: AbortSignal): Promise<EngineOutcome>
  /** Ends all processes; what they were running is rejected. */
  close(): Promise<void>
}

export interface EnginePoolOptions {
  settings: EngineSettings
  /** Tasks at once, each in a process of its own. */
  processes: number
  limits?: EngineLimits
  /**
   * By the clock. What takes longer was kept waiting, by a machine that is too busy or by a bug of ours: the engine has
   * budgets for everything that it waits for, and `limits` for what it computes.
   */
  taskMs?: number
}

const defaultTaskMs = 5 * 60_000
/**
 * How long an idle process is kept. The first analysis of a process computes some 3 s more than those after it, so that one
 * process, which is taken first, stays for longer; each holds some 450 MiB.
 */
const idleMs = { first: 10 * 60_000, others: 60_000 }

export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const { settings, processes, limits = engineLimits, taskMs = defaultTaskMs } = options
  const laneOptions: Omit<EngineLaneOptions, 'idleMs'> = {
    data: { settings, limits, serviceId: process.pid },
    taskMs,
    asBug: (message) => new EngineBug(message),
  }
  const waiting: EngineJob[] = []
  const lanes = Array.from({ length: processes }, (_, at) =>
    createEngineLane({ ...laneOptions, idleMs: at === 0 ? idleMs.first : idleMs.others }),
  )
  let closed = false

  function pump(): void {
    for (const lane of lanes) {
      if (lane.isBusy()) continue
      const job = nextJob()
      if (job === undefined) return
      void lane.run(job).finally(pump)
    }
  }

  /** The first that somebody still waits for. */
  function nextJob(): EngineJob | undefined {
    for (;;) {
      const job = waiting.shift()
      if (!job?.signal?.aborted) return job
      job.reject(job.signal.reason)
    }
  }

  return {
    run(task, signal) {
      if (closed) return Promise.reject(new EngineBug('The engine was closed.'))
      return new Promise((resolve, reject) => {
        waiting.push({ task, signal, resolve, reject })
        pump()
      })
    },
    async close() {
      closed = true
      for (const job of waiting.splice(0)) job.reject(new EngineBug('The engine was closed.'))
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}
