import type { Db } from '../database/db.ts'
import type { Log } from '../log.ts'
import type { Tier } from '../tiers.ts'

/** What the service asks of its queue; `boss.ts` is pg-boss behind it. */
export interface Queue {
  /**
   * Queues an analysis in the caller's transaction: it is there when the transaction commits, and only then. An analysis
   * has one job at most: for one that has a job already nothing happens.
   */
  sendAnalysis(db: Db, job: AnalysisJob): Promise<void>
  /** Takes an analysis out of the queue, in the caller's transaction; where it is running, it is told within seconds. */
  cancelAnalysis(db: Db, analysisId: string): Promise<void>
  /** What became of the jobs of these analyses. */
  jobStates(analysisIds: readonly string[]): Promise<Map<string, JobState>>
  /** Of all processes at this moment. */
  counts(): Promise<QueueCount[]>
  /** Takes jobs from now on. */
  startWorkers(handlers: JobHandlers): Promise<void>
  /**
   * Takes no more jobs, lets the running ones finish for so long, and hands those that did not back to the queue, for
   * other workers and without using up a try.
   */
  stopWorkers(graceMs: number): Promise<void>
  /** Closes its connections; jobs that still run go back. */
  close(): Promise<void>
}

export interface AnalysisJob {
  analysisId: string
  /** Of no website: it runs in the lane of the sandbox. */
  isSandbox: boolean
  /** Analyses of one account take turns with those of others. */
  accountId: string
  /** Of the account now. Free accounts share lanes as if they were one. */
  tier: Tier
  /** Unfinished analyses of that account before this one: who has many waits behind who has few. */
  ahead?: number
  /** It may run so much later, and takes no lane until then. */
  delaySeconds?: number
  /** The request that asked for it, for the log; null when it was none. */
  requestId: string | null
}

/** Each gets a log whose lines name the analysis, the job and the request that asked for it. */
export interface JobHandlers {
  /** What throws is tried again later. Safe to run twice; ends soon when the signal says so. */
  runAnalysis(analysisId: string, signal: AbortSignal, log: Log): Promise<void>
  /** For an analysis whose every try threw or died. */
  giveUpAnalysis(analysisId: string, log: Log): Promise<void>
}

/** `live`: waits or runs; `ended`: done, or given up; `missing`: there is none. */
export type JobState = 'live' | 'ended' | 'missing'

export interface QueueCount {
  queue: string
  /**
   * `waiting` for the first try; `retrying`: the last one threw, died, or was handed back; `dead` (of all queues together):
   * gave up, and the analysis is not yet ended for it.
   */
  state: 'waiting' | 'retrying' | 'active' | 'dead'
  jobs: number
}
