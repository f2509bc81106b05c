import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fail, ok, type Result } from '../result.ts'
import type { ParseJob, ParseResult } from './parse-jobs.ts'

export interface ParseLimits {
  /** CPU time of the worker thread for one job. */
  cpuMilliseconds: number
  /** Bound on the wall clock, for a machine so busy that a thread gets no CPU time. */
  wallMilliseconds: number
  heapMegabytes: number
}

export const parseLimits: ParseLimits = { cpuMilliseconds: 2_000, wallMilliseconds: 20_000, heapMegabytes: 512 }

export interface ParseError {
  code: 'PAGE_TOO_COMPLEX'
  message: string
}

/** Parses in worker threads under limits, so that a hostile page costs its own result and nothing else. */
export interface ParsePool {
  /** @param signal whoever waits gives up: a job that has not begun never does, one that runs goes on to its own limits */
  parse<Job extends ParseJob>(job: Job, signal?: AbortSignal): Promise<Result<ParseResult<Job>, ParseError>>
  /** Starts a thread for the first job to come: it takes as long to load as the rest of an analysis. */
  warmUp(): void
  close(): Promise<void>
}

interface Task {
  job: ParseJob
  signal: AbortSignal | undefined
  settle: (result: Result<never, ParseError>) => void
}

/** Another thread takes as long to start as one that runs takes to parse so much. */
const bytesForThread = 200_000

/** How often a running job's CPU time is looked at. */
const checkMilliseconds = 100

const tooComplex = (message: string) => fail({ code: 'PAGE_TOO_COMPLEX', message } as const)
const stopped = tooComplex('The analysis was stopped.')

export function createParsePool({
  threads = 1,
  limits = parseLimits,
}: {
  threads?: number
  limits?: ParseLimits
} = {}) {
  const waiting: Task[] = []
  const lanes = Array.from({ length: threads }, () => createLane(limits))

  function pump(): void {
    for (const lane of lanes) {
      if (lane.busy || !isWorth(lane)) continue
      const task = nextTask()
      if (task === undefined) return
      void lane.run(task).then(pump)
    }
  }

  /** Whether a lane takes the next job: one without a thread only when too much waits for those that run. */
  function isWorth(lane: Lane): boolean {
    if (lane.isStarted() || lanes.every(({ busy }) => !busy)) return true
    return waiting.reduce((sum, { job }) => sum + job.body.byteLength, 0) > bytesForThread
  }

  /** The first that somebody still waits for. */
  function nextTask(): Task | undefined {
    for (;;) {
      const task = waiting.shift()
      if (!task?.signal?.aborted) return task
      task.settle(stopped)
    }
  }

  const pool: ParsePool = {
    parse(job, signal) {
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve(stopped), { once: true })
        waiting.push({ job, signal, settle: resolve as Task['settle'] })
        pump()
      })
    },
    warmUp() {
      lanes[0]?.warmUp()
    },
    async close() {
      for (const task of waiting.splice(0)) task.settle(stopped)
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
  return pool
}

type Lane = ReturnType<typeof createLane>

interface Thread {
  worker: Worker
  /** Settled when it runs; before that a thread does not tell its CPU time. */
  online: Promise<unknown>
}

/** Beside this file, in what `npm run build` makes as here. */
const threadFile = import.meta.url.endsWith('.ts') ? './parse-worker.ts' : './parse-worker.js'

function startThread(limits: ParseLimits): Thread {
  const worker = new Worker(new URL(threadFile, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  })
  worker.on('error', () => {})
  worker.unref()
  return { worker, online: once(worker, 'online').catch(() => {}) }
}

/** One thread and the job it works on; the thread starts with the first job and again after it was ended. */
function createLane(limits: ParseLimits) {
  let thread: Thread | null = null
  let jobs = 0
  let isClosed = false

  const lane = {
    busy: false,
    isStarted: () => thread !== null,
    warmUp() {
      if (isClosed || thread !== null) return
      const started = startThread(limits)
      started.worker.once('exit', () => {
        if (!lane.busy && thread === started) thread = null
      })
      thread = started
    },
    async run({ job, settle }: Task): Promise<void> {
      lane.busy = true
      lane.warmUp()
      const outcome = isClosed || thread === null ? ended : await runOn(thread, jobs++, job, limits)
      if (!outcome.reusable) {
        await thread?.worker.terminate()
        thread = null
      }
      lane.busy = false
      settle(outcome.result)
    },
    async close() {
      isClosed = true
      await thread?.worker.terminate()
    },
  }
  return lane
}

interface Outcome {
  result: Result<never, ParseError>
  reusable: boolean
}

const ended: Outcome = { result: stopped, reusable: false }

async function runOn({ worker, online }: Thread, id: number, job: ParseJob, limits: ParseLimits): Promise<Outcome> {
  const startedAt = performance.now()
  const { promise, resolve } = Promise.withResolvers<Outcome>()

  const onMessage = (answer: { id: number; value?: never; failure?: string }) => {
    if (answer.id !== id) return
    const { value, failure } = answer
    const result = failure === undefined ? ok(value as never) : tooComplex(`The page could not be parsed: ${failure}.`)
    resolve({ result, reusable: true })
  }
  const onEnd = () =>
    resolve({ result: tooComplex('The page needs more memory to parse than it is given.'), reusable: false })
  worker.ref()
  worker.on('message', onMessage)
  worker.once('exit', onEnd)
  // At once: a thread that still starts begins with it while this one may be busy.
  worker.postMessage({ id, job })
  const cpuUsage = async () => worker.cpuUsage().catch(() => undefined)
  const cpuBefore = await Promise.race([online.then(cpuUsage), promise.then(() => undefined)])

  const check = setInterval(async () => {
    const used = await worker.cpuUsage(cpuBefore).catch(() => null)
    const cpuMilliseconds = used === null ? 0 : (used.user + used.system) / 1_000
    const wallMilliseconds = performance.now() - startedAt
    if (cpuMilliseconds <= limits.cpuMilliseconds && wallMilliseconds <= limits.wallMilliseconds) return
    resolve({
      result: tooComplex(`The page takes more than ${limits.cpuMilliseconds / 1_000} s of computing time to parse.`),
      reusable: false,
    })
  }, checkMilliseconds)

  const outcome = await promise
  clearInterval(check)
  worker.off('message', onMessage)
  worker.off('exit', onEnd)
  if (outcome.reusable) worker.unref()
  return outcome
}
