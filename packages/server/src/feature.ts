/** What a feature adds to the service, as its `index.ts` declares it and `features.ts` lists it. */
import type { Deps } from './deps.ts'
import type { Http } from './http.ts'
import type { Db } from './platform/database/db.ts'
import type { Finding } from './platform/finding.ts'
import type { Figures } from './platform/http/metrics.ts'
import type { JobHandler, JobKind, JobPayload } from './platform/queue/queue.ts'
import type { Round } from './platform/rounds.ts'
import type { Secrets } from './platform/secrets.ts'

export interface Feature {
  /** What the tags of its routes are about: the headings of the reference. */
  tags?: Readonly<Record<string, string>>
  routes?(app: Http, deps: Deps): void
  jobs?: readonly FeatureJob<never>[]
  /** Repeated while a worker runs. */
  rounds?(deps: Deps): Round[]
  /** Runs beside the jobs of a worker until it is stopped. */
  start?(deps: Deps): Running
  /** What /metrics shows of it. */
  figures?(deps: Deps): Figures[]
  /** What `brandprint doctor` says of it. */
  findings?(examined: Examined): Promise<Finding[]>
}

/** A kind of job, which every process knows, and what a worker does with its jobs. */
export interface FeatureJob<Payload extends JobPayload = JobPayload> {
  kind: JobKind<Payload>
  handler(deps: Deps): Omit<JobHandler<Payload>, 'kind'>
}

export interface Running {
  /** Waits up to `graceMs` for what is running; the rest is left for another process. */
  stop(graceMs: number): Promise<void>
}

export interface Examined {
  db: Db
  now: Date
  /** null where no secret key exists yet: loading it would make one. */
  secrets: Secrets | null
}
