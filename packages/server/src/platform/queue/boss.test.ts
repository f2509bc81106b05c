import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { startChild } from '../../test-support/child-process.ts'
import { createTestDatabase } from '../../test-support/database.ts'
import { eventually } from '../../test-support/eventually.ts'
import { collectLog } from '../../test-support/log-lines.ts'
import { newId } from '../ids.ts'
import { createLog } from '../log.ts'
import { openQueue } from './boss.ts'
import type { JobHandlers, Queue } from './queue.ts'

const { db, url, dispose } = await createTestDatabase()
after(dispose)

async function withQueue(concurrency: number | null): Promise<Queue & AsyncDisposable> {
  const queue = await openQueue({ url, db, log: createLog({ level: 'silent' }), concurrency })
  return { ...queue, [Symbol.asyncDispose]: () => queue.close() }
}

const handlers = (own: Partial<JobHandlers>): JobHandlers => ({
  runAnalysis: async () => undefined,
  giveUpAnalysis: async () => undefined,
  ...own,
})

const send = (queue: Queue, analysisId: string, accountId = 'acc_1') =>
  queue.sendAnalysis(db, { analysisId, accountId, requestId: 'req_1' })

const stateOf = async (queue: Queue, analysisId: string) => (await queue.jobStates([analysisId])).get(analysisId)

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('a job is there when its transaction commits, and only then', async () => {
  await using queue = await withQueue(1)
  const ran: string[] = []
  await queue.startWorkers(handlers({ runAnalysis: async (id) => void ran.push(id) }))
  const [lost, kept] = [newId('anl'), newId('anl')]
  const rolledBack = db.transaction().execute(async (transaction) => {
    await queue.sendAnalysis(transaction, { analysisId: lost, accountId: 'acc_1', requestId: null })
    throw new Error('changed my mind')
  })
  await assert.rejects(rolledBack, /changed my mind/)
  await db
    .transaction()
    .execute((transaction) =>
      queue.sendAnalysis(transaction, { analysisId: kept, accountId: 'acc_1', requestId: null }),
    )
  await eventually(async () => ran.includes(kept), { what: 'the job that was committed' })
  assert.deepEqual(ran, [kept])
  assert.equal(await stateOf(queue, lost), 'missing')
  await eventually(async () => (await stateOf(queue, kept)) === 'ended', { what: 'its end' })
})

test('an analysis that has a job gets no second one', async () => {
  await using queue = await withQueue(null)
  const id = newId('anl')
  const before = (await queue.counts()).waiting
  await send(queue, id)
  await send(queue, id)
  assert.equal((await queue.counts()).waiting, before + 1)
  await queue.cancelAnalysis(db, id)
  assert.equal(await stateOf(queue, id), 'missing')
})

test('an account with many waits behind one with few', async () => {
  await using queue = await withQueue(1)
  const ids = Array.from({ length: 4 }, () => newId('anl'))
  for (const [ahead, analysisId] of ids.slice(0, 3).entries()) {
    await queue.sendAnalysis(db, { analysisId, accountId: 'acc_many', ahead, requestId: null })
  }
  await queue.sendAnalysis(db, { analysisId: ids[3] ?? '', accountId: 'acc_few', ahead: 0, requestId: null })
  const ran: string[] = []
  await queue.startWorkers(handlers({ runAnalysis: async (id) => void ran.push(id) }))
  await eventually(async () => ran.length === 4, { what: 'all four' })
  assert.deepEqual(ran, [ids[0], ids[3], ids[1], ids[2]])
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
  await queue.startWorkers(handlers({ runAnalysis: async (analysisId) => taken.resolve(analysisId) }))
  assert.equal(await taken.promise, id)
})

test('an analysis whose every try throws is given up, once', async () => {
  await using queue = await withQueue(1)
  const id = newId('anl')
  let tries = 0
  const givenUp: string[] = []
  await queue.startWorkers({
    async runAnalysis() {
      tries++
      throw new Error('a bug')
    },
    giveUpAnalysis: async (analysisId) => void givenUp.push(analysisId),
  })
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
  const queue = await openQueue({ url, db, log, concurrency: 1 })
  await using _queue = { [Symbol.asyncDispose]: () => queue.close() }
  const id = newId('anl')
  await queue.startWorkers({
    runAnalysis: () => Promise.reject(new Error('a bug')),
    giveUpAnalysis: async (_id, jobLog) => jobLog.error('given up'),
  })
  await queue.sendAnalysis(db, { analysisId: id, accountId: 'acc_1', requestId: 'req_7' })
  // The pauses between tries, without waiting for them.
  const hurry = () => sql`update queue.job set start_after = now() where state = 'retry'`.execute(db)
  await eventually(async () => (await hurry()) && lines().some(({ msg }) => msg === 'given up'), { what: 'giving up' })
  const own = lines().filter(({ analysisId }) => analysisId === id)
  assert.equal(own.length, 5)
  assert.deepEqual(new Set(own.map(({ request_id }) => request_id)), new Set(['req_7']))
})

test('a worker that stops hands its job back, and no try is used up', async () => {
  const id = newId('anl')
  const triesLeft = async () => {
    const { rows } = await sql<{ left: number }>`
      select retry_limit - retry_count as left from queue.job where name = 'analyses' and state = 'active'`.execute(db)
    return rows[0]?.left
  }
  {
    await using stopping = await withQueue(1)
    const started = Promise.withResolvers<void>()
    await stopping.startWorkers(
      handlers({
        async runAnalysis(_id, signal) {
          started.resolve()
          await untilAborted(signal)
        },
      }),
    )
    await send(stopping, id)
    await started.promise
    assert.equal(await triesLeft(), 3)
    await stopping.stopWorkers(0)
    assert.equal(await stateOf(stopping, id), 'live')
  }
  await using next = await withQueue(1)
  const taken = Promise.withResolvers<number | undefined>()
  await next.startWorkers(handlers({ runAnalysis: async () => taken.resolve(await triesLeft()) }))
  assert.equal(await taken.promise, 3)
  await eventually(async () => (await stateOf(next, id)) === 'ended', { what: 'its end' })
})

test('a worker that stops lets a job finish that is about to', async () => {
  await using queue = await withQueue(1)
  const id = newId('anl')
  const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await queue.startWorkers(
    handlers({
      async runAnalysis() {
        started.resolve()
        await finish.promise
      },
    }),
  )
  await send(queue, id)
  await started.promise
  const stopped = queue.stopWorkers(20_000)
  finish.resolve()
  await stopped
  await eventually(async () => (await stateOf(queue, id)) === 'ended', { what: 'its end' })
})

test('the running job of an analysis that is deleted is told so', async () => {
  await using queue = await withQueue(1)
  const id = newId('anl')
  const [started, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await queue.startWorkers(
    handlers({
      async runAnalysis(_id, signal) {
        started.resolve()
        await untilAborted(signal).catch(() => aborted.resolve())
      },
    }),
  )
  await send(queue, id)
  await started.promise
  await db.transaction().execute((transaction) => queue.cancelAnalysis(transaction, id))
  await aborted.promise
  assert.equal(await stateOf(queue, id), 'missing')
})
