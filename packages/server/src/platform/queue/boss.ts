/** pg-boss behind `Queue`: its tables are in a schema of their own, in the same database. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely, type Job, PgBoss } from 'pg-boss'
import type { Db } from '../database/db.ts'
import type { Log } from '../log.ts'
import type { JobHandler, JobKind, JobState, Queue, QueueCount } from './queue.ts'
import { deadQueue, laneQueue, laneQueues, queueSchema } from './queue-names.ts'
import { createRunner } from './runner.ts'

export interface QueueOptions {
  url: string
  /** All that the service knows. */
  kinds: readonly JobKind<never>[]
  db: Db
  log: Log
  /** What limits of lanes follow from; null for a process that only sends. */
  concurrency: number | null
}

const triesUsually = 4
const laneOptions = {
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  // A worker that was killed stops beating: its job is given to another one after so long.
  heartbeatSeconds: 15,
  expireInSeconds: 15 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
}
const deadOptions = {
  retryLimit: 100,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
}

/** How often a running job shows that it is alive, and learns that it was taken away. */
const heartbeatRefreshSeconds = 2
/** How often jobs without a sign of life are searched for. */
const superviseSeconds = 5
const pollSeconds = 0.5

/** Makes the queue's tables and its queues, or brings them to this version. Safe to run at once and again. */
export async function prepareQueue(url: string, kinds: readonly JobKind<never>[]): Promise<void> {
  const boss = createBoss({ url, works: false, migrate: true })
  boss.on('error', () => undefined)
  const prepare = async (name: string, options: object) => {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  try {
    await boss.start()
    for (const kind of kinds) {
      const deadLetter = deadQueue(kind)
      const retryLimit = (kind.tries ?? triesUsually) - 1
      await prepare(deadLetter, deadOptions)
      for (const name of laneQueues(kind)) await prepare(name, { ...laneOptions, retryLimit, deadLetter })
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** @throws when the queue's tables are missing: `prepareQueue` comes first */
export async function openQueue({ url, kinds, db, log, concurrency }: QueueOptions): Promise<Queue> {
  const boss = createBoss({ url, works: concurrency !== null, migrate: concurrency !== null })
  boss.on('error', quietly(log))
  boss.on('warning', (warning) => log.warn({ warning }, 'A warning of the queue.'))
  await boss.start()
  const runner = createRunner({ release: (job) => release(db, job) })

  async function stopWorkers(graceMs: number): Promise<void> {
    for (const kind of kinds) {
      for (const name of [...laneQueues(kind), deadQueue(kind)]) await boss.offWork(name, { wait: false })
    }
    await runner.stop(graceMs)
  }

  return {
    async send(transaction, kind, payload, { lane = 'main', group, ahead = 0, delaySeconds = 0, requestId }) {
      await boss.send(laneQueue(kind, lane), { ...payload, requestId } satisfies JobData, {
        id: jobId(String(payload[kind.key])),
        group: { id: group },
        priority: -ahead,
        startAfter: delaySeconds,
        db: fromKysely(transaction),
      })
    },
    async cancel(transaction, kind, key) {
      // Its worker's next heartbeat finds it gone, and aborts.
      for (const name of [...laneQueues(kind), deadQueue(kind)]) {
        await boss.deleteJob(name, jobId(key), { db: fromKysely(transaction) })
      }
    },
    states: (kind, keys) => jobStates(db, kind, keys),
    counts: async () => (await Promise.all(kinds.map((kind) => counts(db, kind)))).flat(),
    async startWorkers(handlers) {
      for (const handler of handlers) await startWorker(boss, { handler, concurrency: concurrency ?? 1, runner, log })
    },
    stopWorkers,
    async close() {
      await stopWorkers(0)
      await boss.stop({ graceful: false })
    },
  }
}

function createBoss({ url, works, migrate }: { url: string; works: boolean; migrate: boolean }): PgBoss {
  return new PgBoss({
    connectionString: url,
    application_name: 'brandprint queue',
    schema: queueSchema,
    max: works ? 5 : 2,
    useListenNotify: works,
    supervise: works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: false,
    migrate,
    createSchema: migrate,
    options: '-c timezone=UTC -c statement_timeout=60000',
  })
}

interface WorkerOptions {
  handler: JobHandler<never>
  concurrency: number
  runner: ReturnType<typeof createRunner>
  log: Log
}

/** Its payload's members, and the request that asked for it. */
type JobData = Record<string, string | null> & { requestId: string | null }

/** What a job was sent with: its handler's kind says of which type. */
function payloadOf({ requestId: _requestId, ...payload }: JobData): never {
  return payload as never
}

async function startWorker(boss: PgBoss, { handler, concurrency, runner, log }: WorkerOptions): Promise<void> {
  const polling = { batchSize: 1, pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
  const run = async (name: string, [job]: Job<JobData>[]) => {
    if (job === undefined) return
    const { id, signal, retryCount, data } = job
    const jobLog = logOf(log, job)
    await runner.run({ id, queue: name, signal, retryCount, log: jobLog }, (both) =>
      handler.run(payloadOf(data), { signal: both, log: jobLog }),
    )
    // Look for the next one at once, not at the next poll: also for one that waited for its group's turn.
    for (const worker of boss.getWipData()) if (worker.name === name) boss.notifyWorker(worker.id)
  }
  for (const [lane, limits] of Object.entries(handler.kind.lanes)) {
    const name = laneQueue(handler.kind, lane)
    const { atOnce, ofOneGroup } = limits(concurrency)
    const shared = { localConcurrency: atOnce, ...(ofOneGroup !== undefined && { localGroupConcurrency: ofOneGroup }) }
    await boss.work<JobData>(name, { ...polling, heartbeatRefreshSeconds, ...shared }, (jobs) => run(name, jobs))
  }
  await boss.work<JobData>(deadQueue(handler.kind), polling, async ([job]) => {
    if (job !== undefined) await handler.giveUp(payloadOf(job.data), { log: logOf(log, job) })
  })
}

const logOf = (log: Log, { id, data: { requestId, ...payload } }: { id: string; data: JobData }): Log =>
  log.child({ request_id: requestId ?? undefined, ...payload, job: id })

/** What a job works on has one of its kind: its id follows from that, here and (`md5(key)::uuid`) in SQL. */
function jobId(key: string): string {
  const hex = createHash('md5').update(key).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Back to the queue. Counting the try that begins next as one more that is allowed leaves as many as before; that it is
 * another try keeps pg-boss from taking the end of ours for the end of that one.
 */
async function release(
  db: Db,
  { id, queue, retryCount }: { id: string; queue: string; retryCount: number },
): Promise<void> {
  await sql`
    update ${sql.table(`${queueSchema}.job`)}
    set state = 'retry', start_after = now(), heartbeat_on = null, retry_limit = retry_limit + 1
    where name = ${queue} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(db)
}

async function jobStates(db: Db, kind: JobKind<never>, keys: readonly string[]): Promise<Map<string, JobState>> {
  const { rows } = await sql<{ key: string; is_live: boolean | null }>`
    select asked.key, (
      select bool_or(state < 'completed') from ${sql.table(`${queueSchema}.job`)}
      where name = any (${laneQueues(kind)}::text[]) and id = md5(asked.key)::uuid
    ) as is_live
    from unnest(${keys}::text[]) as asked (key)`.execute(db)
  return new Map(rows.map(({ key, is_live }) => [key, is_live === null ? 'missing' : is_live ? 'live' : 'ended']))
}

/** Each count has its index among pg-boss' own (job_i11, job_i7): jobs that ended are kept for a day and not read here. */
async function counts(db: Db, kind: JobKind<never>): Promise<QueueCount[]> {
  const job = sql.table(`${queueSchema}.job`)
  const { rows } = await sql<{ queue: string; state: QueueCount['state']; jobs: string }>`
    select queue, state, jobs
    from unnest(${laneQueues(kind)}::text[]) as queue, lateral (
      select 'waiting', count(*) from ${job} where name = queue and state = 'created' and not blocked
      union all
      select 'retrying', count(*) from ${job} where name = queue and state = 'retry' and not blocked
      union all
      select 'active', count(*) from ${job} where name = queue and state = 'active' and group_id is not null
    ) as counted (state, jobs)
    union all
    select ${kind.name}, 'dead', count(*) from ${job}
    where name = ${deadQueue(kind)} and state < 'active' and not blocked`.execute(db)
  return rows.map(({ queue, state, jobs }) => ({ queue, state, jobs: Number(jobs) }))
}

const sameErrorMs = 10_000

/** Every worker meets a database that is away twice a second; the log says it now and then. */
function quietly(log: Pick<Log, 'error'>): (error: Error) => void {
  const said = new Map<string, number>()
  return (error) => {
    const now = Date.now()
    if (now - (said.get(error.message) ?? 0) < sameErrorMs) return
    if (said.size > 100) said.clear()
    said.set(error.message, now)
    log.error({ err: error }, 'The queue met an error.')
  }
}
