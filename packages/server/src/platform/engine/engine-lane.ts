import { setTimeout as delay } from 'node:timers/promises'
import type { SecondReader } from '@brandprint/engine/second-reader'
import { type Ending, type EngineChild, type EngineChildOptions, startEngineChild } from './engine-child.ts'
import { exceededMessages } from './engine-limits.ts'
import type { HostTurns } from './host-turns.ts'
import { createSecondReadings } from './second-readings.ts'
import type {
  AnyOutcome,
  EngineProcessData,
  EngineTask,
  FromProcess,
  ReadingQuestion,
  ToProcess,
  TurnQuestion,
} from './tasks.ts'

export interface EngineJob {
  task: EngineTask
  signal: AbortSignal | undefined
  resolve: (outcome: AnyOutcome) => void
  reject: (error: unknown) => void
}

export interface EngineLaneOptions {
  data: EngineProcessData
  environment: EngineChildOptions['environment']
  taskMs: number
  idleMs: number
  turns: HostTurns | undefined
  secondReader: SecondReader | null
  asBug: (message: string) => Error
}

type Child = EngineChild<ToProcess<EngineTask>, FromProcess<AnyOutcome> | ReadingQuestion>
/** The outcome of a task that the process finishes. */
type Answer = Exclude<FromProcess<AnyOutcome>, { started: true } | TurnQuestion>

/** An aborted task ends between two stages; a stage that takes longer than this is not waited for. */
const abortMs = 1_000
/** A process that takes longer to load the engine, even on the slowest machine, has failed. */
const prepareMsMax = 60_000

const file = new URL('./processes/engine-process.ts', import.meta.url)

export type EngineLane = ReturnType<typeof createEngineLane>

/** One process and the job it works on. */
export function createEngineLane(options: EngineLaneOptions) {
  const { data, environment, taskMs, idleMs, turns, secondReader, asBug } = options
  const readings = createSecondReadings(secondReader)
  let child: Child | null = null
  let preparing: Promise<unknown> | null = null
  let isBusy = false
  let isOnWebsite = false
  let isClosed = false
  let jobs = 0
  let idle: NodeJS.Timeout | undefined

  function begin(): Child {
    if (child !== null) return child
    const { cacheFolder } = data.settings
    const begun: Child = startEngineChild({ file, data, environment, cacheFolder, turns })
    begun.ended.then(() => {
      if (child === begun) child = null
    })
    child = begun
    return begun
  }

  /** Resolves with the outcome of the task; never, when the process ends before its answer arrives. */
  function ask(engine: Child, task: EngineTask): { id: number; answer: Promise<Answer> } {
    const id = jobs++
    const { promise, resolve } = Promise.withResolvers<Answer>()
    engine.onMessage = (message) => {
      if ('id' in message && message.id === id) resolve(message)
      else if ('reading' in message) void readings.answer(message).then((answered) => engine.send(answered))
    }
    readings.begin(task)
    engine.send({ id, task })
    return { id, answer: promise }
  }

  function endWhenIdle(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void end(), idleMs)
    idle.unref()
  }

  async function end(): Promise<void> {
    const ended = child
    child = null
    await ended?.kill()
  }

  /** Never rejects: the job receives the outcome. */
  async function run({ task, signal, resolve, reject }: EngineJob): Promise<void> {
    isBusy = true
    isOnWebsite = task.kind === 'analyze' || task.kind === 'check'
    clearTimeout(idle)
    const over = new AbortController()
    const late = (ms: number, what: 'late' | 'aborted') =>
      delay(ms, what, { signal: over.signal }).catch(() => new Promise<never>(() => undefined))
    if (preparing !== null && (await Promise.race([preparing, late(prepareMsMax, 'late')])) === 'late') await end()
    preparing = null
    if (isClosed) return reject(asBug('The engine was closed.'))
    const engine = begin()
    const { id, answer } = ask(engine, task)
    const aborted = Promise.withResolvers<'aborted'>()
    const abort = () => {
      engine.send({ id, abort: true })
      late(abortMs, 'aborted').then(() => aborted.resolve('aborted'))
    }
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    const first = await Promise.race([answer, engine.ended, late(taskMs, 'late'), aborted.promise])
    over.abort()
    readings.end()
    signal?.removeEventListener('abort', abort)

    if (first === 'late' || first === 'aborted') await end()
    if (signal?.aborted) reject(signal.reason)
    else if (first === 'late') reject(asBug(`The engine took more than ${taskMs / 1_000} s for a ${task.kind}.`))
    else if (first === 'aborted') reject(asBug('The engine was stopped.'))
    else if ('exitCode' in first) settleEnding(first)
    else if ('bug' in first) reject(asBug(first.bug))
    else resolve(first.outcome)
    isBusy = false
    isOnWebsite = false
    endWhenIdle()

    function settleEnding({ exceeded, exitCode, said }: Ending): void {
      if (exceeded === null) reject(asBug(`The engine's process ended with ${exitCode}. ${said}`))
      else resolve({ ok: false, error: { code: 'PAGE_TOO_COMPLEX', message: exceededMessages[exceeded] } })
    }
  }

  return {
    run,
    isBusy: () => isBusy,
    /** Busy with a website, and not with the sample site. */
    isOnWebsite: () => isOnWebsite,
    hasProcess: () => child !== null,
    /**
     * Where it is idle without a process: begins one, and has it load and compile what an analysis needs. A job that comes
     * meanwhile waits for that.
     */
    prepare() {
      if (isBusy || isClosed || child !== null) return
      const engine = begin()
      preparing = Promise.race([ask(engine, { kind: 'sample', type: 'full' }).answer, engine.ended])
      endWhenIdle()
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      await end()
    },
  }
}
