import type { EngineChildOptions } from './engine-child.ts'
import { createEngineLane, type EngineJob, type EngineLane } from './engine-lane.ts'
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
  /** What its processes see of ours. */
  environment: EngineChildOptions['environment']
  /** Tasks at once, each in a process of its own. */
  processes: number
  /**
   * With so many websites at once one more process is kept ready, and for tasks that come then: they may be of somebody who has
   * nothing running. Left out: none is.
   */
  reserveFrom?: number
  limits?: EngineLimits
  /**
   * By the clock. What takes longer was kept waiting, by a machine that is too busy or by a bug of ours: the engine has
   * budgets for everything that it waits for, and `limits` for what it computes.
   */
  taskMs?: number
}

const defaultTaskMs = 5 * 60_000
/**
 * How long an idle process is kept. The first analysis of a process computes some 3 s more than those after it, so that the
 * one that is taken first stays for longer, and the reserve; each holds some 450 MiB.
 */
const idleMs = { kept: 10 * 60_000, others: 60_000 }
/**
 * The service answers before anything is analyzed. The reserve runs while others compute whatever they were given: at 2 it
 * gets twice what one at 5 gets.
 */
const niceness = { reserve: 2, others: 5 }

export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const { settings, environment, processes, reserveFrom = processes } = options
  const { limits = engineLimits, taskMs = defaultTaskMs } = options
  const waiting: EngineJob[] = []
  const lanes = Array.from({ length: processes }, (_, at) => {
    const isReserve = at === reserveFrom
    return createEngineLane({
      data: {
        settings,
        limits,
        serviceId: process.pid,
        niceness: isReserve ? niceness.reserve : niceness.others,
      },
      environment,
      taskMs,
      idleMs: at === 0 || isReserve ? idleMs.kept : idleMs.others,
      asBug: (message) => new EngineBug(message),
    })
  })
  const [first] = lanes
  const reserve = lanes[reserveFrom]
  let closed = false
  /** A process was ended in the middle of its task. */
  let hasLost = false

  function pump(): void {
    for (let lane = nextLane(); lane !== undefined; lane = nextLane()) {
      const job = nextJob()
      if (job === undefined) break
      const taken = lane
      void taken.run(job).finally(() => {
        hasLost ||= !taken.hasProcess()
        pump()
      })
    }
    keepReady()
  }

  /** The reserve is for when the others run, or for when nothing does and it alone is ready. */
  function nextLane(): EngineLane | undefined {
    const running = lanes.filter((lane) => lane.isBusy()).length
    const free = lanes.filter((lane) => !lane.isBusy())
    const others = free.filter((lane) => lane !== reserve)
    if (running >= reserveFrom && others.length < free.length) return reserve
    const ready = (running === 0 ? [...others, ...free] : others).find((lane) => lane.hasProcess())
    return ready ?? others[0] ?? free[0]
  }

  /** Whoever comes next does not wait for a process to load the engine: also not where a page has ended one. */
  function keepReady(): void {
    if (closed || reserve === undefined) return
    if (lanes.filter((lane) => lane.isOnWebsite()).length >= reserveFrom) reserve.prepare()
    if (hasLost && !lanes.some((lane) => lane !== reserve && lane.hasProcess())) first?.prepare()
    hasLost = false
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
