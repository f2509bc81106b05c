import { createFairQueue } from '@brandprint/engine/fair-queue'
import type { Log } from '../log.ts'
import { type EngineChild, type EngineChildOptions, startEngineChild } from './engine-child.ts'
import { type MemoryLimits, preflightLimits } from './engine-limits.ts'
import type { FromProcess, LookOutcome, LookTask, OutsideSettings, PreflightProcessData, ToProcess } from './tasks.ts'

/**
 * First looks at websites, in a process of their own: they wait for sites side by side, and for no analysis. Nothing that
 * happens to this process makes a look fail: the site then counts as too slow to tell.
 */
export interface Preflights {
  /** Begins the process, so that the first look finds it there. */
  start(): void
  /** @param owner who asks: owners take turns, and of one no more than a share of the looks run at once */
  look(url: string, owner: string): Promise<LookOutcome>
  /** In so many milliseconds all looks are over, also those that come later. */
  endWithin(ms: number): void
  close(): Promise<void>
}

export interface PreflightsOptions {
  settings: OutsideSettings
  /** What its process sees of ours. */
  environment: EngineChildOptions['environment']
  log: Pick<Log, 'error'>
  /** Of the process; one that takes more ends, and its looks are too slow. */
  limits?: MemoryLimits
  /** Looks at once; each may hold a page of some megabytes. More wait for their turn. */
  atOnce?: number
  /** Of these for one owner, so that nobody takes the turn of all others, and their memory. */
  ownerAtOnce?: number
  /** From the question to the answer: more than the engine's own 5 s only when there are many looks before it. */
  lookMs?: number
}

const file = new URL('./preflight-process.ts', import.meta.url)
const defaultAtOnce = 64
const defaultOwnerAtOnce = 8
const defaultLookMs = 6_000

interface Look {
  id: number
  url: string
  owner: string
  /** The first answer counts. */
  end(outcome: LookOutcome): void
}

type Child = EngineChild<ToProcess<LookTask>, FromProcess<LookOutcome>>

const tooSlow: LookOutcome = { ok: true, value: null }

export function createPreflights(options: PreflightsOptions): Preflights {
  const { settings, environment, log, limits = preflightLimits, lookMs = defaultLookMs } = options
  const { atOnce = defaultAtOnce, ownerAtOnce = defaultOwnerAtOnce } = options
  const waiting = createFairQueue<Look>()
  const running = new Map<number, Look>()
  let child: Child | null = null
  let looks = 0
  let isOver = false

  function begin(): Child {
    const data: PreflightProcessData = { settings, limits, serviceId: process.pid }
    const begun: Child = startEngineChild({ file, data, environment })
    let hasStarted = false
    begun.onMessage = (message) => {
      if ('started' in message) hasStarted = true
      else if ('outcome' in message) running.get(message.id)?.end(message.outcome)
      else {
        log.error({ bug: message.bug }, 'The engine broke on a first look; the analysis begins without it.')
        running.get(message.id)?.end(tooSlow)
      }
    }
    begun.ended.then(({ exceeded, exitCode, said }) => {
      if (child !== begun) return
      const words = exceeded === 'memory' ? 'took more memory than it is given' : 'broke'
      log.error({ exitCode, said }, `The process of first looks ${words}.`)
      // One that cannot start is not tried again and again, but by the next look.
      child = hasStarted ? begin() : null
      // Not tried again: one of them may be what broke it.
      for (const look of [...running.values()]) look.end(tooSlow)
    })
    return begun
  }

  function hasTurn(owner: string): boolean {
    let own = 0
    for (const look of running.values()) if (look.owner === owner) own++
    return own < ownerAtOnce
  }

  function pump(): void {
    while (running.size < atOnce) {
      const look = waiting.take(hasTurn)
      if (look === undefined) return
      running.set(look.id, look)
      child ??= begin()
      child.send({ id: look.id, task: { url: look.url, owner: look.owner } })
    }
  }

  function endAll(): void {
    isOver = true
    for (const look of [...waiting.drain(), ...running.values()]) look.end(tooSlow)
  }

  return {
    start() {
      child ??= begin()
    },
    look(url, owner) {
      if (isOver) return Promise.resolve(tooSlow)
      return new Promise((resolve) => {
        const timer = setTimeout(() => look.end(tooSlow), lookMs)
        const look: Look = {
          id: looks++,
          url,
          owner,
          end(outcome) {
            clearTimeout(timer)
            resolve(outcome)
            if (!running.delete(look.id)) return waiting.remove(owner, look)
            if (outcome === tooSlow) child?.send({ id: look.id, abort: true })
            pump()
          },
        }
        waiting.push(owner, look)
        pump()
      })
    },
    endWithin(ms) {
      setTimeout(endAll, ms).unref()
    },
    async close() {
      endAll()
      const ended = child
      child = null
      await ended?.kill()
    },
  }
}
