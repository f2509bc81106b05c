import { setTimeout as delay } from 'node:timers/promises'
import { type Ending, type EngineChild, startEngineChild } from './engine-child.ts'
import { exceededMessages } from './engine-limits.ts'
import type { EngineOutcome, EngineProcessData, EngineTask, FromEngine, ToEngine } from './tasks.ts'

export interface EngineJob {
  task: EngineTask
  signal: AbortSignal | undefined
  resolve: (outcome: EngineOutcome) => void
  reject: (error: unknown) => void
}

export interface EngineLaneOptions {
  data: EngineProcessData
  taskMs: number
  idleMs: number
  asBug: (message: string) => Error
}

/** What was told to stop ends between two stages; a stage that takes longer is not waited for. */
const abortMs = 1_000

const file = new URL('./engine-process.ts', import.meta.url)

/** One process and the job it works on. */
export function createEngineLane({ data, taskMs, idleMs, asBug }: EngineLaneOptions) {
  let child: EngineChild<ToEngine, FromEngine> | null = null
  let isBusy = false
  let jobs = 0
  let idle: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    const ended = child
    child = null
    await ended?.kill()
  }

  /** Never rejects: the job learns what became of it. */
  async function run({ task, signal, resolve, reject }: EngineJob): Promise<void> {
    isBusy = true
    clearTimeout(idle)
    child ??= startEngineChild({ file, data, cacheFolder: data.settings.cacheFolder })
    const engine = child
    const id = jobs++
    const over = new AbortController()
    const answer = Promise.withResolvers<FromEngine>()
    const late = (ms: number, what: 'late' | 'aborted') =>
      delay(ms, what, { signal: over.signal }).catch(() => new Promise<never>(() => undefined))
    const aborted = Promise.withResolvers<'aborted'>()
    const abort = () => {
      engine.send({ id, abort: true })
      late(abortMs, 'aborted').then(() => aborted.resolve('aborted'))
    }
    engine.onMessage = (message) => message.id === id && answer.resolve(message)
    signal?.addEventListener('abort', abort)
    engine.send({ id, task })
    const first = await Promise.race([answer.promise, engine.ended, late(taskMs, 'late'), aborted.promise])
    over.abort()
    signal?.removeEventListener('abort', abort)

    if (first === 'late' || first === 'aborted') await end()
    else if ('exitCode' in first) child = null
    if (signal?.aborted) reject(signal.reason)
    else if (first === 'late') reject(asBug(`The engine took more than ${taskMs / 1_000} s for a ${task.kind}.`))
    else if (first === 'aborted') reject(asBug('The engine was told to stop.'))
    else if ('exitCode' in first) settleEnding(first)
    else if ('bug' in first) reject(asBug(first.bug))
    else resolve(first.outcome)
    isBusy = false
    idle = setTimeout(() => void end(), idleMs)
    idle.unref()

    function settleEnding({ exceeded, exitCode, said }: Ending): void {
      if (exceeded === null) reject(asBug(`The engine's process ended with ${exitCode}. ${said}`))
      else resolve({ ok: false, error: { code: 'PAGE_TOO_COMPLEX', message: exceededMessages[exceeded] } })
    }
  }

  return {
    run,
    isBusy: () => isBusy,
    async close() {
      clearTimeout(idle)
      await end()
    },
  }
}
