import type { Db } from '../database/db.ts'
import type { Log } from '../log.ts'

/** Identifiers alone: logs carry them, and what else a job needs is in the database. */
export type JobPayload = Readonly<Record<string, string>>

/** A kind of background work, declared by its feature. */
export interface JobKind<Payload extends JobPayload = JobPayload, Lane extends string = string> {
  /** Of its queues: the lane `main` has this name, others `<name>.<lane>`, jobs that were given up `<name>.dead`. */
  name: string
  /** The member of its payload that names what it works on, which has one job of this kind at most. */
  key: keyof Payload & string
  lanes: Readonly<Record<Lane | 'main', LaneLimits>>
  /** How often a job is tried before it is given up; four times when it is left out. */
  tries?: number
}

/** How many jobs of a lane one process runs at once. */
export type LaneLimits = (workerConcurrency: number) => {
  atOnce: number
  /** Of these for one group, so that none has to wait for all jobs of another. Left out: as many as there are. */
  ofOneGroup?: number
}

export interface SendOptions<Lane extends string> {
  lane?: Lane | 'main'
  /** Whose turn it is: groups share a lane. */
  group: string
  /** Unfinished jobs of the same owner before this one: who has many waits behind who has few. */
  ahead?: number
  /** It may run so much later, and takes no place in its lane until then. */
  delaySeconds?: number
  /** The request that asked for it, for the log; null when it was none. */
  requestId: string | null
}

/** What the service asks of its queue; `boss.ts` is pg-boss behind it. */
export interface Queue {
  /**
   * Queues a job in the caller's transaction: it is there when the transaction commits, and only then. For what has a job
   * of that kind already nothing happens.
   */
  send<Payload extends JobPayload, Lane extends string>(
    db: Db,
    kind: JobKind<Payload, Lane>,
    payload: Payload,
    options: SendOptions<Lane>,
  ): Promise<void>
  /** Takes a job out of the queue, in the caller's transaction; where it is running, it is told within seconds. */
  cancel(db: Db, kind: JobKind<never>, key: string): Promise<void>
  /** What became of the jobs of that kind for these keys. */
  states(kind: JobKind<never>, keys: readonly string[]): Promise<Map<string, JobState>>
  /** Of all processes at this moment. */
  counts(): Promise<QueueCount[]>
  /** Takes jobs from now on. */
  startWorkers(handlers: readonly JobHandler<never>[]): Promise<void>
  /**
   * Takes no more jobs, lets the running ones finish for so long, and hands those that did not back to the queue, for
   * other workers and without using up a try.
   */
  stopWorkers(graceMs: number): Promise<void>
  /** Closes its connections; jobs that still run go back. */
  close(): Promise<void>
}

/** Each function gets a log whose lines name the payload, the job and the request that asked for it. */
export interface JobHandler<Payload extends JobPayload = JobPayload> {
  kind: JobKind<Payload>
  /** What throws is tried again later. Safe to run twice; ends soon when the signal says so. */
  run(payload: Payload, context: { signal: AbortSignal; log: Log }): Promise<void>
  /** For a job whose every try threw or died. */
  giveUp(payload: Payload, context: { log: Log }): Promise<void>
}

/** `live`: waits or runs; `ended`: done, or given up; `missing`: there is none. */
export type JobState = 'live' | 'ended' | 'missing'

export interface QueueCount {
  queue: string
  /**
   * `waiting` for the first try; `retrying`: the last one threw, died, or was handed back; `dead` (of all lanes of a kind
   * together): every try failed, and what follows from that is not done yet.
   */
  state: 'waiting' | 'retrying' | 'active' | 'dead'
  jobs: number
}
