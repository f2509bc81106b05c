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
  /** From so many tasks at once a further process is made ready, for a task that then comes. Left out: none is. */
  spareFrom?: number
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

/**
 * The service answers before anything is analyzed. Processes beyond `spareFrom` run when others have filled those before them;
 * what they were filled with may be hard, so these go first: at 2 one gets twice what one at 5 gets.
 */
const niceness = { most: 5, last: 2 }

export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const {
    settings,
    processes,
    spareFrom = Number.POSITIVE_INFINITY,
    limits = engineLimits,
    taskMs = defaultTaskMs,
  } = options
  const laneOptions: Omit<EngineLaneOptions, 'idleMs' | 'data'> = {
    taskMs,
    asBug: (message) => new EngineBug(message),
  }
  const waiting: EngineJob[] = []
  const lanes = Array.from({ length: processes }, (_, at) =>
    createEngineLane({
      ...laneOptions,
      data: { settings, limits, serviceId: process.pid, niceness: at < spareFrom ? niceness.most : niceness.last },
      idleMs: at === 0 ? idleMs.first : idleMs.others,
    }),
  )
  let closed = false

  function pump(): void {
    for (;;) {
      const free = freeLanes()
      const job = free.length === 0 ? undefined : nextJob()
      if (job === undefined) break
      void (free.find((lane) => lane.hasProcess()) ?? free[0])?.run(job).finally(pump)
    }
    prepareSpare()
  }

  const freeLanes = () => lanes.filter((lane) => !lane.isBusy())

  /** Whoever comes next to a busy machine does not also wait for a process to load the engine. */
  function prepareSpare(): void {
    const free = freeLanes()
    if (closed || lanes.length - free.length < spareFrom || free.some((lane) => lane.hasProcess())) return
    free[0]?.prepare()
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
