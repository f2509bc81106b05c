import { Worker } from 'node:worker_threads'
import type { EngineOutcome, EngineSettings, EngineTask, FromThread, ToThread } from './tasks.ts'

/** The engine broke on a task: a bug of ours, whatever the site. */
export class EngineBug extends Error {}

/** Runs engine tasks in threads that start when they are needed and end when they have been idle. */
export interface EnginePool {
  /** @throws {EngineBug} when the engine breaks · {DOMException} AbortError when the signal says so */
  run(task: EngineTask, signal?: AbortSignal): Promise<EngineOutcome>
  /** Ends all threads; what they were running is rejected. */
  close(): Promise<void>
}

export interface EnginePoolOptions {
  settings: EngineSettings
  threads: number
  /** A task that takes longer is a bug: the engine has budgets of its own. */
  taskMs?: number
  idleMs?: number
}

const defaultTaskMs = 5 * 60_000
const defaultIdleMs = 60_000

interface Job {
  task: EngineTask
  signal: AbortSignal | undefined
  resolve: (outcome: EngineOutcome) => void
  reject: (error: unknown) => void
}

export function createEnginePool(options: EnginePoolOptions): EnginePool {
  const { settings, threads, taskMs = defaultTaskMs, idleMs = defaultIdleMs } = options
  const waiting: Job[] = []
  const lanes = Array.from({ length: threads }, () => createLane({ settings, taskMs, idleMs }))
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
  function nextJob(): Job | undefined {
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

interface LaneOptions {
  settings: EngineSettings
  taskMs: number
  idleMs: number
}

/** One thread and the job it works on. */
function createLane({ settings, taskMs, idleMs }: LaneOptions) {
  let thread: Worker | null = null
  let busy = false
  let jobs = 0
  let idle: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    const ended = thread
    thread = null
    await ended?.terminate()
  }

  async function run({ task, signal, resolve, reject }: Job): Promise<void> {
    busy = true
    clearTimeout(idle)
    thread ??= new Worker(new URL('./engine-thread.ts', import.meta.url), { workerData: settings })
    const worker = thread
    const id = jobs++
    const settled = Promise.withResolvers<void>()
    const abort = () => worker.postMessage({ id, abort: true } satisfies ToThread)
    const onMessage = (message: FromThread) => {
      if (message.id !== id) return
      if ('bug' in message) reject(new EngineBug(message.bug))
      else if (signal?.aborted) reject(signal.reason)
      else resolve(message.outcome)
      settled.resolve()
    }
    const onEnd = (reason: unknown) => {
      thread = null
      const why = reason instanceof Error ? (reason.stack ?? reason.message) : `it exited with ${reason}`
      reject(new EngineBug(`The engine's thread ended: ${why}`))
      settled.resolve()
    }
    const timer = setTimeout(() => {
      reject(new EngineBug(`The engine took more than ${taskMs / 1_000} s for a ${task.kind}.`))
      void end().then(settled.resolve)
    }, taskMs)
    worker.on('message', onMessage)
    worker.once('error', onEnd)
    worker.once('exit', onEnd)
    signal?.addEventListener('abort', abort)
    worker.postMessage({ id, task } satisfies ToThread)
    await settled.promise
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    worker.off('message', onMessage)
    worker.off('error', onEnd)
    worker.off('exit', onEnd)
    busy = false
    idle = setTimeout(() => void end(), idleMs)
    idle.unref()
  }

  return {
    run,
    isBusy: () => busy,
    async close() {
      clearTimeout(idle)
      await end()
    },
  }
}
