/** pg-boss behind `Queue`: its tables are in a schema of their own, in the same database. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { fromKysely, type Job, PgBoss } from 'pg-boss'
import type { Db } from '../database/db.ts'
import type { Log } from '../log.ts'
import { analyses, deadAnalyses, queueSchema, sandboxAnalyses } from './names.ts'
import type { AnalysisJob, JobHandlers, JobState, Queue, QueueCount } from './queue.ts'
import { createRunner } from './runner.ts'

export interface QueueOptions {
  url: string
  db: Db
  log: Log
  /** Analyses of websites that this process runs at once for one account; null for one that only sends. */
  concurrency: number | null
}

const analysesOptions = {
  retryLimit: 3,
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

const queues = [analyses, sandboxAnalyses, deadAnalyses]

/** How often a running job shows that it is alive, and learns that it was taken away. */
const heartbeatRefreshSeconds = 2
/** How often silent jobs are looked for. */
const superviseSeconds = 5
const pollSeconds = 0.5

/** Makes the queue's tables and its queues, or brings them to this version. Safe to run at once and again. */
export async function prepareQueue(url: string): Promise<void> {
  const boss = createBoss({ url, works: false, migrate: true })
  boss.on('error', () => undefined)
  try {
    await boss.start()
    for (const [name, options] of [
      [deadAnalyses, deadOptions],
      [analyses, { ...analysesOptions, deadLetter: deadAnalyses }],
      [sandboxAnalyses, { ...analysesOptions, deadLetter: deadAnalyses }],
    ] as const) {
      await boss.createQueue(name, options)
      await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** @throws when the queue's tables are missing: `prepareQueue` comes first */
export async function openQueue({ url, db, log, concurrency }: QueueOptions): Promise<Queue> {
  const boss = createBoss({ url, works: concurrency !== null, migrate: concurrency !== null })
  boss.on('error', quietly(log))
  boss.on('warning', (warning) => log.warn({ warning }, 'A warning of the queue.'))
  await boss.start()
  const runner = createRunner({ release: (job) => release(db, job) })

  async function stopWorkers(graceMs: number): Promise<void> {
    for (const name of queues) await boss.offWork(name, { wait: false })
    await runner.stop(graceMs)
  }

  return {
    async sendAnalysis(transaction, job: AnalysisJob) {
      const { analysisId, isSandbox, ahead = 0, delaySeconds = 0, requestId } = job
      await boss.send(isSandbox ? sandboxAnalyses : analyses, { analysisId, requestId } satisfies JobData, {
        id: jobId(analysisId),
        group: { id: groupOf(job) },
        priority: -ahead,
        startAfter: delaySeconds,
        db: fromKysely(transaction),
      })
    },
    async cancelAnalysis(transaction, analysisId) {
      // Its worker's next heartbeat finds it gone, and aborts.
      for (const name of queues) await boss.deleteJob(name, jobId(analysisId), { db: fromKysely(transaction) })
    },
    jobStates: (analysisIds) => jobStates(db, analysisIds),
    counts: () => counts(db),
    async startWorkers(handlers) {
      await startWorkers(boss, { handlers, lanes: concurrency ?? 1, runner, log })
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

interface WorkersOptions {
  handlers: JobHandlers
  lanes: number
  runner: ReturnType<typeof createRunner>
  log: Log
}

interface JobData {
  analysisId: string
  requestId: string | null
}

async function startWorkers(boss: PgBoss, { handlers, lanes, runner, log }: WorkersOptions): Promise<void> {
  const polling = { batchSize: 1, pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds }
  const run = async (name: string, [job]: Job<JobData>[]) => {
    if (job === undefined) return
    const { id, signal, retryCount, data } = job
    const jobLog = logOf(log, job)
    await runner.run({ id, signal, retryCount, log: jobLog }, (both) =>
      handlers.runAnalysis(data.analysisId, both, jobLog),
    )
    // Look for the next one at once, not at the next poll: also for one that waited for its account's turn.
    for (const worker of boss.getWipData()) if (worker.name === name) boss.notifyWorker(worker.id)
  }
  const options = { ...polling, heartbeatRefreshSeconds }
  // A group may have all lanes but the last: that one is for whoever has nothing running in this process.
  const shared = { ...options, localConcurrency: lanes + 1, localGroupConcurrency: lanes }
  await boss.work<JobData>(analyses, shared, (jobs) => run(analyses, jobs))
  await boss.work<JobData>(sandboxAnalyses, options, (jobs) => run(sandboxAnalyses, jobs))
  await boss.work<JobData>(deadAnalyses, polling, async ([job]) => {
    if (job !== undefined) await handlers.giveUpAnalysis(job.data.analysisId, logOf(log, job))
  })
}

/**
 * Free accounts are one group, as whoever wants to hold lanes has several of them: a website that answers slowly holds one for
 * the time that an analysis is given, at no cost to it.
 */
const groupOf = ({ accountId, tier }: AnalysisJob): string => (tier === 'free' ? 'free accounts' : accountId)

const logOf = (log: Log, { id, data: { analysisId, requestId } }: { id: string; data: JobData }): Log =>
  log.child({ request_id: requestId ?? undefined, analysisId, job: id })

/** One job an analysis: its id follows from the analysis', here and (`md5(id)::uuid`) in SQL. */
function jobId(analysisId: string): string {
  const hex = createHash('md5').update(analysisId).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Back to the queue. Counting the try that begins next as one more that is allowed leaves as many as before; that it is
 * another try keeps pg-boss from taking the end of ours for the end of that one.
 */
async function release(db: Db, { id, retryCount }: { id: string; retryCount: number }): Promise<void> {
  await sql`
    update ${sql.table(`${queueSchema}.job`)}
    set state = 'retry', start_after = now(), heartbeat_on = null, retry_limit = retry_limit + 1
    where name in (${analyses}, ${sandboxAnalyses}) and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(
    db,
  )
}

async function jobStates(db: Db, analysisIds: readonly string[]): Promise<Map<string, JobState>> {
  const { rows } = await sql<{ id: string; is_live: boolean | null }>`
    select asked.id, (
      select bool_or(state < 'completed') from ${sql.table(`${queueSchema}.job`)}
      where name in (${analyses}, ${sandboxAnalyses}) and id = md5(asked.id)::uuid
    ) as is_live
    from unnest(${analysisIds}::text[]) as asked (id)`.execute(db)
  return new Map(rows.map(({ id, is_live }) => [id, is_live === null ? 'missing' : is_live ? 'live' : 'ended']))
}

/** Each count has its index among pg-boss' own (job_i11, job_i7): jobs that ended are kept for a day and not read here. */
async function counts(db: Db): Promise<QueueCount[]> {
  const job = sql.table(`${queueSchema}.job`)
  const { rows } = await sql<{ queue: string; state: QueueCount['state']; jobs: string }>`
    select queue, state, jobs
    from unnest(${[analyses, sandboxAnalyses]}::text[]) as queue, lateral (
      select 'waiting', count(*) from ${job} where name = queue and state = 'created' and not blocked
      union all
      select 'retrying', count(*) from ${job} where name = queue and state = 'retry' and not blocked
      union all
      select 'active', count(*) from ${job} where name = queue and state = 'active' and group_id is not null
    ) as counted (state, jobs)
    union all
    select ${analyses}, 'dead', count(*) from ${job} where name = ${deadAnalyses} and state < 'active' and not blocked`.execute(
    db,
  )
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
