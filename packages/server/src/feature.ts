/** What a feature adds to the service, as its `index.ts` declares it and `features.ts` lists it. */

import type { Db } from './platform/database/db.ts'
import type { Deps } from './platform/deps.ts'
import type { Finding } from './platform/finding.ts'
import type { Http } from './platform/http/http.ts'
import type { Figures } from './platform/http/metrics.ts'
import type { JobHandler, JobKind, JobPayload } from './platform/queue/queue.ts'
import type { Round } from './platform/rounds.ts'
import type { Secrets } from './platform/secrets.ts'

/** `Needs` is what it needs where the platform does not offer all of that. */
export interface Feature<Needs extends Deps = Deps> {
  /** What the tags of its routes are about: the headings of the reference. */
  tags?: Readonly<Record<string, string>>
  routes?(app: Http, deps: Needs): void
  jobs?: readonly FeatureJob<never, Needs>[]
  /** Repeated while a worker runs. */
  rounds?(deps: Needs): Round[]
  /** Runs beside the jobs of a worker until it is stopped. */
  start?(deps: Needs): Running
  /** What /metrics shows of it. */
  figures?(deps: Needs): Figures[]
  /** What `brandprint doctor` says of it. */
  findings?(examined: Examined): Promise<Finding[]>
}

/** A kind of job, which every process knows, and what a worker does with its jobs. */
export interface FeatureJob<Payload extends JobPayload = JobPayload, Needs extends Deps = Deps> {
  kind: JobKind<Payload>
  handler(deps: Needs): Omit<JobHandler<Payload>, 'kind'>
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
