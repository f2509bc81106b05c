import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createFairQueue } from '../fair-queue.ts'
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
  /**
   * @param signal whoever waits gives up: a job that has not begun never does, one that runs goes on to its own limits
   * @param owner for whom, where a pool serves several: they take turns
   */
  parse<Job extends ParseJob>(
    job: Job,
    signal?: AbortSignal,
    owner?: string,
  ): Promise<Result<ParseResult<Job>, ParseError>>
  /** Starts a thread for the first job to come: it takes as long to load as the rest of an analysis. */
  warmUp(): void
  close(): Promise<void>
}

interface Task {
  job: ParseJob
  owner: string
  settle: (result: Result<never, ParseError>) => void
}

/** Another thread takes as long to start as one that runs takes to parse so much. */
const bytesForThread = 200_000

/** How often a running job's CPU time is looked at; one that runs for longer is long, and others need not wait for it. */
const checkMilliseconds = 100
/** Threads beyond the first end after so long without a job: each takes some 40 MB. */
const idleMilliseconds = 60_000

const tooComplex = (message: string) => fail({ code: 'PAGE_TOO_COMPLEX', message } as const)
const stopped = tooComplex('The analysis was stopped.')

export interface ParsePoolOptions {
  threads?: number
  /** Jobs of one owner at once, so that there is a thread for others. */
  ownerAtOnce?: number
  limits?: ParseLimits
}

export function createParsePool({
  threads = 1,
  ownerAtOnce = threads,
  limits = parseLimits,
}: ParsePoolOptions = {}): ParsePool {
  const waiting = createFairQueue<Task>()
  // Where owners must not wait for one another, a thread that was ended is there again before the next job.
  const restarts = ownerAtOnce < threads
  const lanes = Array.from({ length: threads }, (_, at) =>
    createLane({ limits, restarts, isExtra: at > 0, onLong: () => pump() }),
  )

  function pump(): void {
    // Those with a thread first.
    for (const lane of lanes.toSorted((one, other) => Number(other.isStarted()) - Number(one.isStarted()))) {
      if (lane.owner !== null || !isWorth(lane)) continue
      const task = waiting.take((owner) => runningOf(owner) < ownerAtOnce)
      if (task === undefined) return
      void lane.run(task).then(pump)
    }
  }

  const runningOf = (owner: string) => lanes.filter((lane) => lane.owner === owner).length

  /**
   * Whether a lane takes the next job: one without a thread only when too much waits for those that run, or when all
   * that run are held by long jobs of others.
   */
  function isWorth(lane: Lane): boolean {
    if (lane.isStarted() || lanes.every(({ owner }) => owner === null)) return true
    const areHeld = lanes.every((each) => !each.isStarted() || each.isLong)
    if (areHeld && waiting.holds((owner) => runningOf(owner) === 0)) return true
    return waiting.items().reduce((sum, { job }) => sum + job.body.byteLength, 0) > bytesForThread
  }

  return {
    parse(job, signal, owner = '') {
      if (signal?.aborted) return Promise.resolve(stopped)
      return new Promise((resolve) => {
        const task: Task = { job, owner, settle: resolve as Task['settle'] }
        const giveUp = () => {
          // At once, as it holds a whole page.
          waiting.remove(owner, task)
          resolve(stopped)
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        waiting.push(owner, task)
        pump()
      })
    },
    warmUp() {
      lanes[0]?.warmUp()
    },
    async close() {
      for (const task of waiting.drain()) task.settle(stopped)
      await Promise.all(lanes.map((lane) => lane.close()))
    },
  }
}

type Lane = ReturnType<typeof createLane>

interface Thread {
  worker: Worker
  /** Settled when it runs; before that a thread does not tell its CPU time. */
  online: Promise<unknown>
}

/**
 * Of young objects in a thread's heap. A thread at its limit is given 16 MB more (Node's `kExtraHeapAllowance`) to end by itself; where one
 * collection moves more young objects than that, V8 ends the whole process. With Node's default this happened in half of the runs of
 * a page of 5 million words in a table, with 24 to 48 MB in none of 70; less than 32 MB costs time on large pages.
 */
const youngMegabytes = 32

/** Beside this file, in what `npm run build` makes as here. */
const threadFile = import.meta.url.endsWith('.ts') ? './parse-worker.ts' : './parse-worker.js'

function startThread(limits: ParseLimits): Thread {
  const worker = new Worker(new URL(threadFile, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
  })
  worker.on('error', () => {})
  worker.unref()
  return { worker, online: once(worker, 'online').catch(() => {}) }
}

interface LaneOptions {
  limits: ParseLimits
  /** Whether a thread that was ended starts again before its next job. */
  restarts: boolean
  /** Whether its thread ends when there was no job for a while. */
  isExtra: boolean
  /** Called once for each job that is long. */
  onLong: () => void
}

/** One thread and the job it works on; the thread starts with the first job and again after it was ended. */
function createLane({ limits, restarts, isExtra, onLong }: LaneOptions) {
  let thread: Thread | null = null
  let jobs = 0
  let isClosed = false
  let idle: NodeJS.Timeout | undefined

  async function endThread(): Promise<void> {
    const ended = thread
    thread = null
    await ended?.worker.terminate()
  }

  const lane = {
    /** Whose job it works on; null while it has none. */
    owner: null as string | null,
    isLong: false,
    isStarted: () => thread !== null,
    warmUp() {
      if (isClosed || thread !== null) return
      const started = startThread(limits)
      started.worker.once('exit', () => {
        if (lane.owner === null && thread === started) thread = null
      })
      thread = started
    },
    async run({ job, owner, settle }: Task): Promise<void> {
      clearTimeout(idle)
      lane.owner = owner
      const long = setTimeout(() => {
        lane.isLong = true
        onLong()
      }, checkMilliseconds).unref()
      lane.warmUp()
      const outcome = isClosed || thread === null ? ended : await runOn(thread, jobs++, job, limits)
      clearTimeout(long)
      if (!outcome.reusable) await endThread()
      lane.owner = null
      lane.isLong = false
      settle(outcome.result)
      if (restarts) lane.warmUp()
      if (isExtra) idle = setTimeout(endThread, idleMilliseconds).unref()
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      await endThread()
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
