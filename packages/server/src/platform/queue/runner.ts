import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'

export interface RunningJob {
  id: string
  /** Its queue's name. */
  queue: string
  /** Aborted when the job is taken away: deleted, or given to another worker. */
  signal: AbortSignal
  retryCount: number
  log: Pick<Log, 'error' | 'info'>
}

export interface RunnerOptions {
  /** Hands a job back to the queue. */
  release(job: RunningJob): Promise<void>
}

/** The jobs that run in this process, and their orderly end. */
export function createRunner({ release }: RunnerOptions) {
  const stopping = new AbortController()
  const handBack = new AbortController()
  const running = new Set<Promise<unknown>>()

  async function run(job: RunningJob, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    // It was fetched while we were told to stop.
    if (stopping.signal.aborted) return release(job)
    const signal = AbortSignal.any([job.signal, handBack.signal])
    const aborted = Promise.withResolvers<never>()
    aborted.promise.catch(() => undefined)
    const abort = () => aborted.reject(signal.reason)
    signal.addEventListener('abort', abort)
    try {
      await Promise.race([work(signal), aborted.promise])
    } catch (error) {
      if (handBack.signal.aborted) {
        job.log.info('A job goes back to the queue.')
        return await release(job)
      }
      if (job.signal.aborted) return
      job.log.error({ err: error, retryCount: job.retryCount }, 'A job failed.')
      throw error
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  return {
    run(job: RunningJob, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
      const ending = run(job, work)
      running.add(ending)
      const forget = () => running.delete(ending)
      ending.then(forget, forget)
      return ending
    },
    /** Waits for so long, then hands back what still runs. */
    async stop(graceMs: number): Promise<void> {
      stopping.abort()
      const waiting = new AbortController()
      const grace = delay(graceMs, undefined, { signal: waiting.signal }).catch(() => undefined)
      await Promise.race([Promise.allSettled(running), grace])
      waiting.abort()
      handBack.abort(new DOMException('The worker is stopping.', 'AbortError'))
      await Promise.allSettled(running)
    },
  }
}
