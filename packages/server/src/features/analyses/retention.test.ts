import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { startTestServer } from '../../test-support/server.ts'
import { deleteOldAnalyses } from './retention.ts'
import { runAnalysis } from './run-analysis.ts'

const server = await startTestServer({ settings: { BRANDPRINT_ANALYSES_KEPT_DAYS: '30' } })
const acme = await server.account()
after(() => server[Symbol.asyncDispose]())

const daySeconds = 24 * 3_600

async function start(): Promise<string> {
  const payload = { url: 'https://acme.example', type: 'flash', test: true }
  return (await acme.send({ method: 'POST', url: '/v1/analyze', payload })).json().data.id
}
const run = (id: string) => runAnalysis(server.deps, id, AbortSignal.timeout(60_000))
const status = async (id: string) => (await acme.send({ method: 'GET', url: `/v1/analyses/${id}` })).statusCode
const rows = async (table: string, id: string) => {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from ${sql.table(table)} where ${sql.ref(table === 'analysis' ? 'id' : 'analysis_id')} = ${id}`.execute(
    server.deps.db,
  )
  return rows[0]!.rows
}

test('a finished analysis is deleted with all that belongs to it once it is older than configured', async () => {
  const id = await start()
  await run(id)
  assert.ok((await rows('passage', id)) > 0)
  server.advance(30 * daySeconds)
  await deleteOldAnalyses(server.deps)
  assert.equal(await status(id), 200, 'thirty days exactly')
  server.advance(1)
  await deleteOldAnalyses(server.deps)
  assert.equal(await status(id), 404)
  for (const table of ['analysis', 'analysis_result', 'passage']) assert.equal(await rows(table, id), 0, table)
})

test('a failed analysis is deleted as well, and an unfinished one is kept', async () => {
  const [failed, processing] = [await start(), await start()]
  await sql`
    update analysis set status = 'failed', finished_at = ${server.deps.clock.now()}, error_code = 'TIMEOUT'
    where id = ${failed}`.execute(server.deps.db)
  server.advance(31 * daySeconds)
  await deleteOldAnalyses(server.deps)
  assert.deepEqual([await status(failed), await status(processing)], [404, 200])
})

test('one clean-up deletes any number of old analyses', async () => {
  await sql`
    insert into analysis (id, account_id, type, url, status, test, created_at, estimated_completion, finished_at)
    select 'anl_old' || n, ${acme.id}, 'full', 'https://acme.example', 'completed', false, at, at, at
    from generate_series(1, 250) as n, (select ${server.deps.clock.now()}::timestamptz - interval '31 days' as at) as old`.execute(
    server.deps.db,
  )
  await deleteOldAnalyses(server.deps)
  const { rows } = await sql`select from analysis where id like 'anl_old%'`.execute(server.deps.db)
  assert.equal(rows.length, 0)
})

test('the use of a quota outlives the analysis, and is deleted when no trailing hour counts it any more', async () => {
  const id = await start()
  await run(id)
  await sql`update analysis set finished_at = finished_at - interval '31 days' where id = ${id}`.execute(server.deps.db)
  await deleteOldAnalyses(server.deps)
  assert.deepEqual([await rows('analysis', id), await rows('analysis_usage', id)], [0, 1])
  server.advance(2 * 3_600 + 1)
  await deleteOldAnalyses(server.deps)
  assert.equal(await rows('analysis_usage', id), 0)
})

test('without the setting analyses are not deleted', async () => {
  const id = await start()
  await run(id)
  server.advance(10_000 * daySeconds)
  await deleteOldAnalyses({ ...server.deps, config: { ...server.deps.config, analysesKeptDays: null } })
  assert.equal(await status(id), 200)
})
