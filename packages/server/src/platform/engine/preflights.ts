import { createFairQueue } from '@brandprint/engine/fair-queue'
import { preflightLimits } from './engine-limits.ts'
import { createTaskProcess, type OutsideProcessOptions, type RunningTask } from './task-process.ts'
import type { PreflightOutcome, PreflightProcessData, PreflightTask } from './tasks.ts'

/**
 * Preflights of websites, in a process of their own: they run concurrently, and wait for no analysis. Nothing that
 * happens to this process makes a preflight fail: the site then counts as too slow for a result.
 */
export interface Preflights {
  /** Starts the process, so that the first preflight need not wait for it. */
  start(): void
  /** Owners, which are accounts, are served round robin, and each has at most a share of the preflights at once. */
  run(task: PreflightTask): Promise<PreflightOutcome>
  /** After so many milliseconds all preflights have ended, later ones included. */
  endWithin(ms: number): void
  close(): Promise<void>
}

export interface PreflightsOptions extends OutsideProcessOptions {
  /** Preflights at once; each may hold a page of some megabytes. Others wait. */
  atOnce?: number
  /** Of these, at most so many of one owner, so that no owner takes all of them and their memory. */
  ownerAtOnce?: number
  /** From the request to its result: more than the engine's own 5 s only behind many others. */
  preflightMs?: number
}

const file = new URL('./processes/preflight-process.ts', import.meta.url)
const defaultAtOnce = 64
const defaultOwnerAtOnce = 8
const defaultPreflightMs = 6_000

interface Preflight {
  task: PreflightTask
  /** The first answer counts. */
  end(outcome: PreflightOutcome): void
}

const tooSlow: PreflightOutcome = { ok: true, value: null }

export function createPreflights(options: PreflightsOptions): Preflights {
  const { settings, environment, turns, log, limits = preflightLimits, preflightMs = defaultPreflightMs } = options
  const { atOnce = defaultAtOnce, ownerAtOnce = defaultOwnerAtOnce } = options
  const waiting = createFairQueue<Preflight>()
  const running = new Map<Preflight, RunningTask>()
  const data: PreflightProcessData = { settings, limits, serviceId: process.pid }
  const preflighting = createTaskProcess<PreflightTask, PreflightOutcome>({
    name: 'preflights',
    file,
    data,
    environment,
    turns,
    log,
  })
  let isOver = false

  function mayRun(owner: string): boolean {
    let own = 0
    for (const preflight of running.keys()) if (preflight.task.owner === owner) own++
    return own < ownerAtOnce
  }

  function pump(): void {
    while (running.size < atOnce) {
      const preflight = waiting.take(mayRun)
      if (preflight === undefined) return
      // A site whose preflight broke counts as too slow: its analysis begins without it.
      running.set(
        preflight,
        preflighting.begin(preflight.task, (outcome) => preflight.end(outcome ?? tooSlow)),
      )
    }
  }

  function endAll(): void {
    isOver = true
    for (const preflight of [...waiting.drain(), ...running.keys()]) preflight.end(tooSlow)
  }

  return {
    start() {
      preflighting.start()
    },
    run(task) {
      if (isOver) return Promise.resolve(tooSlow)
      return new Promise((resolve) => {
        const timer = setTimeout(() => preflight.end(tooSlow), preflightMs)
        const preflight: Preflight = {
          task,
          end(outcome) {
            clearTimeout(timer)
            resolve(outcome)
            const begun = running.get(preflight)
            if (begun === undefined) return waiting.remove(task.owner, preflight)
            running.delete(preflight)
            begun.abort()
            pump()
          },
        }
        waiting.push(task.owner, preflight)
        pump()
      })
    },
    endWithin(ms) {
      setTimeout(endAll, ms).unref()
    },
    async close() {
      endAll()
      await preflighting.close()
    },
  }
}
