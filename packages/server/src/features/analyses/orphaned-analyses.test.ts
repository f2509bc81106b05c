import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { analysesBench, insertAccount } from './analyses-fixtures.ts'
import { analysisJob } from './analysis-job.ts'
import { inconsistentEvents } from './health-queries.ts'
import { endOrphanedAnalyses } from './orphaned-analyses.ts'
import { giveUpAnalysis } from './run-analysis.ts'

const analysis = { url: 'https://acme.example', type: 'flash' as const, test: false }

async function started() {
  const bench = await analysesBench()
  const account = await insertAccount(bench)
  const { id } = await bench.start({ account, analysis, prefetched: null, requestId: null })
  bench.setClock(new Date('2026-01-15T10:05:00.000Z'))
  return { bench, deps: bench, id }
}

test('an analysis that lost its job gets another one', async () => {
  const { bench, deps, id } = await started()
  await using _bench = bench
  await bench.queue.cancel(bench.db, analysisJob, id)
  assert.deepEqual(await endOrphanedAnalyses(deps), { queued: 1, failed: 0 })
  assert.equal((await bench.queue.states(analysisJob, [id])).get(id), 'live')
})

test('an analysis whose job ended without finishing it is failed, its use is given back and its event written once', async () => {
  const { bench, deps, id } = await started()
  await using _bench = bench
  await sql`update queue.job set state = 'failed'`.execute(bench.db)
  assert.deepEqual(await endOrphanedAnalyses(deps), { queued: 0, failed: 1 })
  await giveUpAnalysis(deps, id)
  const row = await bench.db.selectFrom('analysis').select(['status', 'error_code']).executeTakeFirstOrThrow()
  assert.deepEqual(row, { status: 'failed', error_code: 'INTERNAL' })
  assert.deepEqual(await bench.db.selectFrom('analysis_usage').selectAll().execute(), [])
  const events = await bench.db.selectFrom('event').select('kind').orderBy('kind').execute()
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['analysis.failed', 'analysis.started'],
  )
  assert.deepEqual(await inconsistentEvents(bench.db, bench.clock.now()), [])
})

test('an analysis that waits or runs is left alone', async () => {
  const { bench, deps } = await started()
  await using _bench = bench
  assert.deepEqual(await endOrphanedAnalyses(deps), { queued: 0, failed: 0 })
})

test('an analysis without the event of its state is found', async () => {
  const { bench, id } = await started()
  await using _bench = bench
  await bench.db.deleteFrom('event').execute()
  assert.deepEqual(await inconsistentEvents(bench.db, bench.clock.now()), [id])
})
