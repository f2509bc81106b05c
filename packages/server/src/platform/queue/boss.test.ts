import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { type AnalysisPayload, analysisJob, analysisPlace } from '../../features/analyses/analysis-job.ts'
import { startChild } from '../../test-support/child-process.ts'
import { createTestDatabase } from '../../test-support/database.ts'
import { eventually } from '../../test-support/eventually.ts'
import { collectLog } from '../../test-support/log-lines.ts'
import type { Db } from '../database/db.ts'
import { newId } from '../ids.ts'
import { createLog } from '../log.ts'
import type { Tier } from '../tiers.ts'
import { openQueue } from './boss.ts'
import type { JobHandler, Queue } from './queue.ts'

const { db, url, dispose } = await createTestDatabase()
after(dispose)
// A test may end while its job is still running: the next one's workers would take it.
beforeEach(() => sql`delete from queue.job`.execute(db))

async function withQueue(concurrency: number | null): Promise<Queue & AsyncDisposable> {
  const queue = await openQueue({ url, kinds: [analysisJob], db, log: createLog({ level: 'silent' }), concurrency })
  return { ...queue, [Symbol.asyncDispose]: () => queue.close() }
}

const handlers = (own: Partial<JobHandler<AnalysisPayload>>): JobHandler<AnalysisPayload>[] => [
  { kind: analysisJob, run: async () => undefined, giveUp: async () => undefined, ...own },
]

interface Sent {
  accountId?: string
  tier?: Tier
  test?: boolean
  ahead?: number
  delaySeconds?: number
  requestId?: string | null
  db?: Db
}

const send = (queue: Queue, analysisId: string, sent: Sent = {}) => {
  const { accountId = 'acc_1', tier = 'pro', test = false, requestId = null, db: asked = db, ...waits } = sent
  const place = analysisPlace({ accountId, tier, test })
  return queue.send(asked, analysisJob, { analysisId }, { ...place, requestId, ...waits })
}

const stateOf = async (queue: Queue, analysisId: string) =>
  (await queue.states(analysisJob, [analysisId])).get(analysisId)

const waiting = async (queue: Queue) =>
  (await queue.counts()).find((each) => each.queue === 'analyses' && each.state === 'waiting')?.jobs ?? 0

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('a job is there when its transaction commits, and only then', async () => {
  await using queue = await withQueue(1)
  const ran: string[] = []
  await queue.startWorkers(handlers({ run: async ({ analysisId }) => void ran.push(analysisId) }))
  const [lost, kept] = [newId('anl'), newId('anl')]
  const rolledBack = db.transaction().execute(async (transaction) => {
    await send(queue, lost, { db: transaction })
    throw new Error('changed my mind')
  })
  await assert.rejects(rolledBack, /changed my mind/)
  await db.transaction().execute((transaction) => send(queue, kept, { db: transaction }))
  await eventually(async () => ran.includes(kept), { what: 'the job that was committed' })
  assert.deepEqual(ran, [kept])
  assert.equal(await stateOf(queue, lost), 'missing')
  await eventually(async () => (await stateOf(queue, kept)) === 'ended', { what: 'its end' })
})

test('an analysis that has a job gets no second one', async () => {
  await using queue = await withQueue(null)
  const id = newId('anl')
  const before = await waiting(queue)
  await send(queue, id)
  await send(queue, id)
  assert.equal(await waiting(queue), before + 1)
  await queue.cancel(db, analysisJob, id)
  assert.equal(await stateOf(queue, id), 'missing')
})

/** A process with so many lanes, each of whose jobs runs until it is let go. */
async function heldWorkers(concurrency: number) {
  const queue = await withQueue(concurrency)
  const running = new Map<string, () => void>()
  await queue.startWorkers(
    handlers({
      async run({ analysisId: id }) {
        const { promise, resolve } = Promise.withResolvers<void>()
        running.set(id, resolve)
        await promise
        running.delete(id)
      },
    }),
  )
  return {
    queue,
    running,
    /** Waits until exactly these run. */
    runs: (ids: string[]) =>
      eventually(async () => ids.every((id) => running.has(id)) && running.size === ids.length, {
        what: `${ids.length} of them run`,
      }),
    [Symbol.asyncDispose]: () => queue.close(),
  }
}

const many = (count: number) => Array.from({ length: count }, () => newId('anl'))

test('an account with many waits behind one with few', async () => {
  const [first, second, few, fewer] = [newId('anl'), newId('anl'), newId('anl'), newId('anl')]
  await using sending = await withQueue(null)
  for (const [ahead, id] of [first, second].entries()) {
    await send(sending, id, { accountId: 'acc_many', ahead: ahead * 2 })
  }
  for (const [ahead, id] of [few, fewer].entries()) await send(sending, id, { accountId: 'acc_few', ahead })
  await using workers = await heldWorkers(1)
  await workers.runs([first, few])
  workers.running.get(first)?.()
  workers.running.get(few)?.()
  await workers.runs([second, fewer])
  for (const end of workers.running.values()) end()
  await eventually(async () => (await stateOf(workers.queue, second)) === 'ended', { what: 'its end' })
  await eventually(async () => (await stateOf(workers.queue, fewer)) === 'ended', { what: 'its end' })
})

for (const lanes of [1, 2, 4]) {
  test(`with ${lanes} lanes an account alone takes all of them, and one that comes later waits for none of them`, async () => {
    await using workers = await heldWorkers(lanes)
    const [greedy, modest] = [many(lanes * 2), newId('anl')]
    await Promise.all(greedy.map((id) => send(workers.queue, id, { accountId: 'acc_greedy' })))
    await eventually(async () => workers.running.size === lanes, { what: 'all lanes are taken' })
    await send(workers.queue, modest, { accountId: 'acc_modest' })
    await eventually(async () => workers.running.has(modest), { what: 'the other account’s runs' })
    // Free lanes go on serving the greedy account, never more than its own.
    for (let ended = 0; ended < lanes * 2; ended++) {
      const next = await eventually(async () => greedy.find((id) => workers.running.has(id)), { what: 'the next' })
      assert.ok([...workers.running.keys()].filter((id) => greedy.includes(id)).length <= lanes)
      workers.running.get(next)?.()
      await eventually(async () => (await stateOf(workers.queue, next)) === 'ended', { what: 'its end' })
    }
    assert.ok(workers.running.has(modest))
    workers.running.get(modest)?.()
    await eventually(async () => (await stateOf(workers.queue, modest)) === 'ended', { what: 'its end' })
  })
}

test('free accounts, however many, leave a lane to those that pay', async () => {
  await using workers = await heldWorkers(2)
  const free = many(4)
  for (const [at, id] of free.entries()) await send(workers.queue, id, { accountId: `acc_free_${at}`, tier: 'free' })
  await eventually(async () => workers.running.size === 2, { what: 'two of them run' })
  const paying = newId('anl')
  await send(workers.queue, paying, { accountId: 'acc_paying' })
  await eventually(async () => workers.running.has(paying), { what: 'the one that pays runs' })
  for (const id of [paying, ...free]) {
    await eventually(async () => workers.running.has(id), { what: 'each runs' })
    workers.running.get(id)?.()
    await eventually(async () => (await stateOf(workers.queue, id)) === 'ended', { what: 'its end' })
  }
})

test('jobs of many accounts that arrive at once never give one of them all lanes', async () => {
  await using workers = await heldWorkers(2)
  const greedy = many(12)
  const modest = Array.from({ length: 12 }, (_, at) => ({ id: newId('anl'), account: `acc_modest_${at}` }))
  await Promise.all([
    ...greedy.map((id) => send(workers.queue, id, { accountId: 'acc_greedy' })),
    ...modest.map(({ id, account }) => send(workers.queue, id, { accountId: account })),
  ])
  for (let ended = 0; ended < 24; ended++) {
    const [id, end] = await eventually(async () => [...workers.running][0], { what: 'one runs' })
    assert.ok([...workers.running.keys()].filter((each) => greedy.includes(each)).length <= 2)
    end()
    await eventually(async () => (await stateOf(workers.queue, id)) === 'ended', { what: 'its end' })
  }
})

test('analyses of the sandbox have a lane of their own, whatever websites’ analyses are doing', async () => {
  await using workers = await heldWorkers(1)
  const [websites, sandbox] = [many(2), newId('anl')]
  for (const [at, id] of websites.entries()) await send(workers.queue, id, { accountId: `acc_${at}` })
  await workers.runs(websites)
  await send(workers.queue, sandbox, { test: true })
  await workers.runs([...websites, sandbox])
  for (const end of workers.running.values()) end()
  await eventually(async () => (await stateOf(workers.queue, sandbox)) === 'ended', { what: 'its end' })
})

test('a delayed job takes no lane until it is due', async () => {
  await using workers = await heldWorkers(1)
  const [delayed, next] = [newId('anl'), newId('anl')]
  await send(workers.queue, delayed, { test: true, delaySeconds: 3_600 })
  await send(workers.queue, next, { accountId: 'acc_2', test: true, ahead: 3 })
  await workers.runs([next])
  assert.equal(await stateOf(workers.queue, delayed), 'live')
  workers.running.get(next)?.()
  await sql`update queue.job set start_after = now() where state = 'created'`.execute(db)
  await workers.runs([delayed])
  workers.running.get(delayed)?.()
  await eventually(async () => (await stateOf(workers.queue, delayed)) === 'ended', { what: 'its end' })
})

test('a delayed job that is cancelled is gone', async () => {
  await using queue = await withQueue(null)
  const id = newId('anl')
  await send(queue, id, { test: true, delaySeconds: 3_600 })
  await queue.cancel(db, analysisJob, id)
  assert.equal(await stateOf(queue, id), 'missing')
})

test('the job of a worker that was killed is taken over', async () => {
  const id = newId('anl')
  await using queue = await withQueue(1)
  await send(queue, id)
  const worker = startChild(new URL('./boss-fixtures.ts', import.meta.url), [url])
  assert.equal(await worker.said('running'), id)
  worker.process.kill('SIGKILL')
  await worker.ended()
  // As if it had been silent for longer than it may be.
  await sql`update queue.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(db)
  const taken = Promise.withResolvers<string>()
  await queue.startWorkers(handlers({ run: async ({ analysisId }) => taken.resolve(analysisId) }))
  assert.equal(await taken.promise, id)
})

test('an analysis whose every try throws is given up, once', async () => {
  await using queue = await withQueue(1)
  const id = newId('anl')
  let tries = 0
  const givenUp: string[] = []
  await queue.startWorkers(
    handlers({
      async run() {
        tries++
        throw new Error('a bug')
      },
      giveUp: async ({ analysisId }) => void givenUp.push(analysisId),
    }),
  )
  await send(queue, id)
  const isOver = async () => {
    // The pauses between tries, without waiting for them.
    await sql`update queue.job set start_after = now() where state = 'retry'`.execute(db)
    return givenUp.length > 0
  }
  await eventually(isOver, { what: 'giving up' })
  assert.deepEqual({ tries, givenUp }, { tries: 4, givenUp: [id] })
  assert.equal(await stateOf(queue, id), 'ended')
})

test('every line about a job names the request that asked for it, to its last try', async () => {
  const { log, lines } = collectLog()
  const queue = await openQueue({ url, kinds: [analysisJob], db, log, concurrency: 1 })
  await using _queue = { [Symbol.asyncDispose]: () => queue.close() }
  const id = newId('anl')
  await queue.startWorkers(
    handlers({
      run: () => Promise.reject(new Error('a bug')),
      giveUp: async (_payload, { log: jobLog }) => jobLog.error('given up'),
    }),
  )
  await send(queue, id, { requestId: 'req_7' })
  // The pauses between tries, without waiting for them.
  const hurry = () => sql`update queue.job set start_after = now() where state = 'retry'`.execute(db)
  await eventually(async () => (await hurry()) && lines().some(({ msg }) => msg === 'given up'), { what: 'giving up' })
  const own = lines().filter(({ analysisId }) => analysisId === id)
  assert.equal(own.length, 5)
  assert.deepEqual(new Set(own.map(({ request_id }) => request_id)), new Set(['req_7']))
})

test('a worker that stops hands its job back, and no try is used up', async () => {
  let id: string
  const triesLeft = async () => {
    const { rows } = await sql<{ left: number }>`
      select retry_limit - retry_count as left from queue.job where name = 'analyses' and state = 'active'`.execute(db)
    return rows[0]?.left
  }
  {
    await using stopping = await withQueue(1)
    id = await beginJob(stopping, untilAborted)
    assert.equal(await triesLeft(), 3)
    await stopping.stopWorkers(0)
    assert.equal(await stateOf(stopping, id), 'live')
  }
  await using next = await withQueue(1)
  const taken = Promise.withResolvers<number | undefined>()
  await next.startWorkers(handlers({ run: async () => taken.resolve(await triesLeft()) }))
  assert.equal(await taken.promise, 3)
  await eventually(async () => (await stateOf(next, id)) === 'ended', { what: 'its end' })
})

/** Sends a job and lets it run until the work is over. @returns the identifier of what it works on, when it has begun */
async function beginJob(queue: Queue, work: (signal: AbortSignal) => Promise<unknown>): Promise<string> {
  const id = newId('anl')
  const started = Promise.withResolvers<void>()
  await queue.startWorkers(
    handlers({
      async run(_payload, { signal }) {
        started.resolve()
        await work(signal)
      },
    }),
  )
  await send(queue, id)
  await started.promise
  return id
}

test('a worker that stops lets a job finish that is about to', async () => {
  await using queue = await withQueue(1)
  const finish = Promise.withResolvers<void>()
  const id = await beginJob(queue, () => finish.promise)
  const stopped = queue.stopWorkers(20_000)
  finish.resolve()
  await stopped
  await eventually(async () => (await stateOf(queue, id)) === 'ended', { what: 'its end' })
})

test('the running job of an analysis that is deleted is told so', async () => {
  await using queue = await withQueue(1)
  const aborted = Promise.withResolvers<void>()
  const id = await beginJob(queue, (signal) => untilAborted(signal).catch(() => aborted.resolve()))
  await db.transaction().execute((transaction) => queue.cancel(transaction, analysisJob, id))
  await aborted.promise
  assert.equal(await stateOf(queue, id), 'missing')
})
