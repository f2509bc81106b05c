/** What all processes of the engine have in common: they keep limits, take tasks, and end with the service. */
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { TakeTurn } from '@brandprint/engine/net'
import type { EngineLimits, MemoryLimits } from '../engine-limits.ts'
import type { FromProcess, ProcessData, ToProcess, TurnQuestion } from '../tasks.ts'
import type { WatchdogData } from './engine-watchdog.ts'
import { endFirst } from './process-rank.ts'

/** What the service started this process with: its only argument. */
export const readProcessData = <Data extends ProcessData<unknown, unknown>>(): Data => JSON.parse(process.argv[2] ?? '')

/** Which computing time counts against the limit. */
export interface TaskTimer {
  begin(): void
  end(): void
}

/**
 * Starts the thread that ends this process beyond its limits.
 * @returns functions that mark the begin and end of a task; until they are called, memory alone is limited
 */
export function watchLimits(serviceId: number, limits: MemoryLimits & Partial<EngineLimits>): TaskTimer {
  const { cpuSeconds = Number.POSITIVE_INFINITY } = limits
  const isTimed = Number.isFinite(cpuSeconds)
  const begunAt = new Float64Array(new SharedArrayBuffer(8)).fill(isTimed ? -1 : 0)
  const watchdog = new Worker(new URL('./engine-watchdog.ts', import.meta.url), {
    workerData: { limits: { ...limits, cpuSeconds }, serviceId, begunAt } satisfies WatchdogData,
  })
  watchdog.unref()
  endFirst()
  return {
    begin() {
      begunAt[0] = usedMs()
    },
    end() {
      begunAt[0] = -1
    },
  }
}

/** Milliseconds of computing time of this process, all its threads included. */
function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Questions for turns that are not answered yet. */
const asked = new Map<number, (waitMs: number | null) => void>()
let questions = 0
/** How soon a turn is asked for again where too many wait. */
const askAgainMs = 1_000

/** Waits until a page may be asked of a host, which the service decides for all of its processes. */
export async function takeTurn(host: string, signal: AbortSignal, pauseMs: number): Promise<void> {
  if (pauseMs === 0) return
  for (;;) {
    const waitMs = await askForTurn(host, signal, pauseMs)
    await delay(waitMs ?? askAgainMs, undefined, { signal })
    if (waitMs !== null) return
  }
}

/** The same with pauses divided by a speed, for what waits for nothing as long as usual. */
export const takeTurnAt =
  (speed: number): TakeTurn =>
  (host, signal, pauseMs) =>
    takeTurn(host, signal, pauseMs / speed)

function askForTurn(host: string, signal: AbortSignal, pauseMs: number): Promise<number | null> {
  const turn = questions++
  const { promise, resolve, reject } = Promise.withResolvers<number | null>()
  const abort = () => reject(signal.reason)
  signal.throwIfAborted()
  signal.addEventListener('abort', abort, { once: true })
  asked.set(turn, resolve)
  process.send?.({ turn, host, pauseMs } satisfies TurnQuestion)
  return promise.finally(() => {
    asked.delete(turn)
    signal.removeEventListener('abort', abort)
  })
}

/** Answers each task of the service until the service ends. */
export function serveTasks<Task, Outcome>(run: (task: Task, signal: AbortSignal) => Promise<Outcome>): void {
  const running = new Map<number, AbortController>()
  const answer = (message: FromProcess<Outcome>) => void process.send?.(message)
  process.on('message', async (message: ToProcess<Task>) => {
    if ('turn' in message) {
      asked.get(message.turn)?.(message.waitMs)
      return
    }
    if ('reading' in message) return
    if ('abort' in message) {
      running.get(message.id)?.abort()
      return
    }
    const { id, task } = message
    const controller = new AbortController()
    running.set(id, controller)
    try {
      answer({ id, outcome: await run(task, controller.signal) })
    } catch (error) {
      answer({ id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    } finally {
      running.delete(id)
    }
  })
  // The service ends this process. Ctrl-C and service managers signal all processes, also those with a task to finish.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
  answer({ started: true })
}
