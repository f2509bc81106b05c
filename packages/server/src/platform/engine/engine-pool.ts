import type { SecondReader } from '@brandprint/engine/second-reader'
import type { EngineChildOptions } from './engine-child.ts'
import { createEngineLane, type EngineJob, type EngineLane } from './engine-lane.ts'
import { type EngineLimits, engineLimits } from './engine-limits.ts'
import type { HostTurns } from './host-turns.ts'
import type { AnyOutcome, EngineSettings, EngineTask, OutcomeOf } from './tasks.ts'

/** The engine failed on a task: a bug of ours, whatever the site contains. */
export class EngineBug extends Error {}

/** Runs engine tasks in processes that start when they are needed and end when they have been idle. */
export interface EnginePool {
  /**
   * A task that exceeds the limits is the site's fault: an outcome, `PAGE_TOO_COMPLEX`.
   * @throws {EngineBug} when the engine fails · {DOMException} AbortError when the signal aborts
   */
  run<Task extends EngineTask>(task: Task, signal?: AbortSignal): Promise<OutcomeOf<Task>>
  /** Ends all processes; running tasks are rejected. */
  close(): Promise<void>
}

export interface EnginePoolOptions {
  settings: EngineSettings
  /** Turns for pages of hosts, which all processes of the service share; without it each keeps its own. */
  turns?: HostTurns
  /** Reads full analyses of websites a second time, at most once each; without it nobody does. */
  secondReader?: SecondReader | null
  /** The environment of its processes. */
  environment: EngineChildOptions['environment']
  /** Tasks at once, each in a process of its own. */
  processes: number
  /**
   * While so many websites are analyzed, one more process is kept ready for new tasks, which may be of an account that has
   * nothing running. Without it none is.
   */
  reserveFrom?: number
  limits?: EngineLimits
  /**
   * Wall-clock time. A task that takes longer was delayed by an overloaded machine or by a bug of ours: the engine has
   * budgets for everything that it waits for, and `limits` for what it computes.
   */
  taskMs?: number
}

const defaultTaskMs = 5 * 60_000
/**
 * How long an idle process is kept. The first analysis of a process computes some 3 s more than those after it, so the
 * process that is taken first and the reserve are kept for longer; each holds some 450 MiB.
 */
const idleMs = { kept: 10 * 60_000, others: 60_000 }
/**
 * The service's own process has priority over analyses, and the reserve over the other engine processes: at niceness 2 it
 * gets twice what one at 5 gets.
 */
const niceness = { reserve: 2, others: 5 }

export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const { settings, environment, processes, reserveFrom = processes } = options
  const { limits = engineLimits, taskMs = defaultTaskMs, turns, secondReader = null } = options
  const waiting: EngineJob[] = []
  const lanes = Array.from({ length: processes }, (_, at) => {
    const isReserve = at === reserveFrom
    return createEngineLane({
      data: {
        settings,
        limits,
        serviceId: process.pid,
        secondReader: secondReader?.model ?? null,
        niceness: isReserve ? niceness.reserve : niceness.others,
      },
      environment,
      turns,
      secondReader,
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

  /** The reserve is taken when all others run, or when none runs and it alone is ready. */
  function nextLane(): EngineLane | undefined {
    const running = lanes.filter((lane) => lane.isBusy()).length
    const free = lanes.filter((lane) => !lane.isBusy())
    const others = free.filter((lane) => lane !== reserve)
    if (running >= reserveFrom && others.length < free.length) return reserve
    const ready = (running === 0 ? [...others, ...free] : others).find((lane) => lane.hasProcess())
    return ready ?? others[0] ?? free[0]
  }

  /** The next task does not wait for a process to load the engine, even after a page has ended one. */
  function keepReady(): void {
    if (closed || reserve === undefined) return
    if (lanes.filter((lane) => lane.isOnWebsite()).length >= reserveFrom) reserve.prepare()
    if (hasLost && !lanes.some((lane) => lane !== reserve && lane.hasProcess())) first?.prepare()
    hasLost = false
  }

  /** The first that was not aborted. */
  function nextJob(): EngineJob | undefined {
    for (;;) {
      const job = waiting.shift()
      if (!job?.signal?.aborted) return job
      job.reject(job.signal.reason)
    }
  }

  return {
    run<Task extends EngineTask>(task: Task, signal?: AbortSignal) {
      if (closed) return Promise.reject(new EngineBug('The engine was closed.'))
      return new Promise<OutcomeOf<Task>>((resolve, reject) => {
        // A process ends a task with the outcome of its kind.
        waiting.push({ task, signal, resolve: (outcome: AnyOutcome) => resolve(outcome as OutcomeOf<Task>), reject })
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
