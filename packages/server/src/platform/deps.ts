/**
 * What the platform offers: everything outside of our own code that features use, built once in `compose.ts` and passed by hand.
 * What one feature alone needs it declares itself, as chat does.
 */

import type { Guard, Poster } from '@brandprint/engine/net'
import type { PdfMaker } from '@brandprint/engine/pdf'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database/db.ts'
import type { Listen } from './database/listen.ts'
import type { EnginePool } from './engine/engine-pool.ts'
import type { Logos } from './engine/logos.ts'
import type { Preflights } from './engine/preflights.ts'
import type { Probes } from './engine/probes.ts'
import type { Sample } from './engine/samples.ts'
import type { Log } from './log.ts'
import type { Queue } from './queue/queue.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/storage.ts'

export interface Deps {
  config: Config
  db: Db
  queue: Queue
  /** Analyzes websites; only where jobs run. */
  engine: EnginePool
  /** The results of the sandbox; only where jobs run. */
  sample: Sample
  /** Checks websites while requests wait. */
  preflights: Preflights
  /** Asks tracked websites whether they differ; only where jobs run. */
  probes: Probes
  /** Reads logos while requests wait. */
  logos: Logos
  /** Checks whether we may connect to an address. */
  guard: Guard
  /** Sends small messages to addresses that the guard allows. */
  poster: Poster
  /** Makes documents of reports; only where jobs run. */
  pdf: PdfMaker
  /** Keeps files. */
  storage: Storage
  clock: Clock
  /** Resolves after so many milliseconds; rejects with the signal's reason. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
  secrets: Secrets
  log: Log
  /** Receives the notifications of a channel of Postgres, from now on until it is closed. */
  listen: Listen
}
