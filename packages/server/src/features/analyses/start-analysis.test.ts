import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { AppError } from '../../platform/errors.ts'
import { tiers } from '../../platform/tiers.ts'
import { analysesBench, insertAccount } from './analyses-fixtures.ts'
import { analysisJob } from './analysis-job.ts'
import { deleteAnalysis, markFinished } from './queries.ts'

const bench = await analysesBench()
after(() => bench[Symbol.asyncDispose]())

const input = (overrides = {}) => ({ url: 'https://acme.example', type: 'full' as const, test: false, ...overrides })
const start = (account: Awaited<ReturnType<typeof insertAccount>>, overrides = {}) =>
  bench.start({ account, analysis: input(overrides), prefetched: null, requestId: null })

test('a started analysis has its row, its event, its use and its job', async () => {
  const account = await insertAccount(bench)
  const started = await start(account)
  const events = await bench.db
    .selectFrom('event')
    .select(['kind', 'data'])
    .where('subject_id', '=', started.id)
    .execute()
  assert.equal(started.status, 'processing')
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['analysis.started'],
  )
  assert.equal((events[0]!.data as { source: string }).source, 'api')
  assert.equal((await bench.queue.states(analysisJob, [started.id])).get(started.id), 'live')
})

const jobOf = async (id: string) => {
  const { rows } = await sql<{ name: string; priority: number; delay: number }>`
    select name, priority, extract(epoch from start_after - created_on)::int as delay
    from queue.job where id = md5(${id})::uuid`.execute(bench.db)
  return rows[0]
}

test('analyses of the sandbox wait in a queue of their own, and slow.test for half a minute', async () => {
  const account = await insertAccount(bench)
  const slow = await start(account, { url: 'https://slow.test', test: true })
  const quick = await start(await insertAccount(bench), { test: true })
  assert.deepEqual(await jobOf(slow.id), { name: 'analyses.sandbox', priority: 0, delay: 30 })
  assert.deepEqual(await jobOf(quick.id), { name: 'analyses.sandbox', priority: 0, delay: 0 })
  assert.equal(Date.parse(slow.estimated_completion) - Date.parse(quick.estimated_completion), 30_000)
})

test('unfinished analyses of an account, sandbox ones included, put its later jobs behind those of others', async () => {
  const account = await insertAccount(bench, 'agency')
  await start(account, { url: 'https://slow.test', test: true })
  await start(account)
  assert.equal((await jobOf((await start(account)).id))?.priority, -2)
})

const unmeasuredRoundSeconds = 30

test('sandbox analyses do not delay the estimates of websites', async () => {
  const account = await insertAccount(bench, 'agency')
  const before = await start(account)
  for (let count = 0; count < 20; count++) await start(account, { url: 'https://slow.test', test: true })
  const after = await start(await insertAccount(bench))
  const seconds = (each: typeof before) => (Date.parse(each.estimated_completion) - bench.clock.now().getTime()) / 1_000
  assert.ok(seconds(after) <= seconds(before) + unmeasuredRoundSeconds)
})

test('of 200 parallel requests exactly as many as the limit are accepted', async () => {
  const account = await insertAccount(bench, 'agency')
  const settled = await Promise.allSettled(Array.from({ length: 200 }, () => start(account)))
  const refused = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  assert.equal(settled.length - refused.length, tiers.agency.concurrentAnalyses)
  assert.ok(refused.every((reason) => reason instanceof AppError && reason.code === 'RATE_LIMITED'))
})

test('the hourly quota counts deleted analyses, and a retry after retry_after succeeds', async () => {
  const account = await insertAccount(bench, 'free')
  const began = bench.clock.now()
  for (let use = 0; use < tiers.free.analysesPerHour; use++) {
    bench.setClock(new Date(began.getTime() + use * 1_234))
    const { id } = await start(account)
    await deleteAnalysis(bench.db, account.id, id)
  }
  const refused = await start(account).catch((error: unknown) => error)
  assert.ok(refused instanceof AppError)
  const later = bench.clock.now().getTime() + refused.retryAfterSeconds! * 1_000
  bench.setClock(new Date(later - 1_000))
  await assert.rejects(start(account), AppError)
  bench.setClock(new Date(later))
  assert.equal((await start(account)).status, 'processing')
})

test('sandbox analyses use up no quota of the others', async () => {
  const account = await insertAccount(bench, 'free')
  for (let use = 0; use < 8; use++) await start(account, { test: true })
  assert.equal((await start(account)).status, 'processing')
})

test('a refused analysis leaves nothing behind', async () => {
  const account = await insertAccount(bench, 'free')
  await start(account)
  await assert.rejects(start(account), AppError)
  const rows = await bench.db.selectFrom('analysis').select('id').where('account_id', '=', account.id).execute()
  const events = await bench.db.selectFrom('event').select('id').where('account_id', '=', account.id).execute()
  assert.deepEqual([rows.length, events.length], [1, 1])
})

test('the estimate follows the durations of analyses of that type', async () => {
  const account = await insertAccount(bench, 'agency')
  await bench.db.deleteFrom('analysis').execute()
  const began = bench.clock.now()
  const { id } = await start(account, { type: 'flash' })
  await bench.db.updateTable('analysis').set({ started_at: began }).where('id', '=', id).execute()
  await markFinished(bench.db, id, new Date(began.getTime() + 90_000), { status: 'completed' })
  const next = await start(account, { type: 'flash' })
  assert.equal(Date.parse(next.estimated_completion) - began.getTime(), 90_000)
})
