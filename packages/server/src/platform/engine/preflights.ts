import { Worker } from 'node:worker_threads'
import type { Log } from '../log.ts'
import type { FromPreflightThread, LookOutcome, OutsideSettings, ToPreflightThread } from './tasks.ts'

/**
 * First looks at websites, in a thread of their own: they wait for sites side by side, and for no analysis. Nothing that
 * happens to this process or thread makes a look fail: the site then counts as too slow to tell.
 */
export interface Preflights {
  /** Begins the thread, so that the first look finds it there. */
  start(): void
  /** @param owner who asks: of one, no more than a share of them run at once */
  look(url: string, owner: string): Promise<LookOutcome>
  /** In so many milliseconds all looks are over, also those that come later. */
  endWithin(ms: number): void
  close(): Promise<void>
}

export interface PreflightsOptions {
  settings: OutsideSettings
  log: Pick<Log, 'error'>
  /** Looks at once; each may hold a page of some megabytes. More wait for their turn. */
  atOnce?: number
  /** Of these for one owner, so that nobody takes the turn of all others, and their memory. */
  ownerAtOnce?: number
  /** From the question to the answer: more than the engine's own 5 s only when there are many looks before it. */
  lookMs?: number
}

/** Without them a thread that has room does not clean up, and 200 looks make it 200 MB large. Bodies are not in its heap. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 }
const defaultAtOnce = 64
const defaultOwnerAtOnce = 20
const defaultLookMs = 6_000

interface Look {
  id: number
  url: string
  owner: string
  isOver: boolean
  /** The first answer counts. */
  end(outcome: LookOutcome): void
}

const tooSlow: LookOutcome = { ok: true, value: null }

export function createPreflights(options: PreflightsOptions): Preflights {
  const { settings, log, atOnce = defaultAtOnce, ownerAtOnce = defaultOwnerAtOnce, lookMs = defaultLookMs } = options
  const waiting: Look[] = []
  const running = new Map<number, Look>()
  let thread: Worker | null = null
  let looks = 0
  let isOver = false

  function begin(): Worker {
    const worker = new Worker(new URL('./preflight-thread.ts', import.meta.url), {
      workerData: settings,
      resourceLimits,
    })
    let hasStarted = false
    worker.on('message', (message: FromPreflightThread) => {
      if ('started' in message) hasStarted = true
      else if ('outcome' in message) running.get(message.id)?.end(message.outcome)
      else {
        log.error({ bug: message.bug }, 'The engine broke on a first look; the analysis begins without it.')
        running.get(message.id)?.end(tooSlow)
      }
    })
    worker.on('error', (error) => log.error({ err: error }, 'The thread of first looks broke.'))
    worker.on('exit', () => {
      if (thread !== worker) return
      // One that cannot start is not tried again and again, but by the next look.
      thread = hasStarted ? begin() : null
      // Not tried again: one of them may be what broke it.
      for (const look of [...running.values()]) look.end(tooSlow)
    })
    return worker
  }

  function hasTurn(owner: string): boolean {
    let own = 0
    for (const look of running.values()) if (look.owner === owner) own++
    return own < ownerAtOnce
  }

  function pump(): void {
    while (running.size < atOnce) {
      const at = waiting.findIndex(({ isOver, owner }) => isOver || hasTurn(owner))
      const [look] = at === -1 ? [] : waiting.splice(at, 1)
      if (look === undefined) return
      if (look.isOver) continue
      running.set(look.id, look)
      thread ??= begin()
      thread.postMessage({ id: look.id, url: look.url } satisfies ToPreflightThread)
    }
  }

  function endAll(): void {
    isOver = true
    for (const look of [...waiting.splice(0), ...running.values()]) look.end(tooSlow)
  }

  return {
    start() {
      thread ??= begin()
    },
    look(url, owner) {
      if (isOver) return Promise.resolve(tooSlow)
      return new Promise((resolve) => {
        const timer = setTimeout(() => look.end(tooSlow), lookMs)
        const look: Look = {
          id: looks++,
          url,
          owner,
          isOver: false,
          end(outcome) {
            look.isOver = true
            clearTimeout(timer)
            resolve(outcome)
            if (!running.delete(look.id)) return
            if (outcome === tooSlow) thread?.postMessage({ id: look.id, abort: true } satisfies ToPreflightThread)
            pump()
          },
        }
        waiting.push(look)
        pump()
      })
    },
    endWithin(ms) {
      setTimeout(endAll, ms).unref()
    },
    async close() {
      endAll()
      const ended = thread
      thread = null
      await ended?.terminate()
    },
  }
}
