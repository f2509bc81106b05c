import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { engineLimits } from '../../platform/engine/engine-limits.ts'
import { createEnginePool } from '../../platform/engine/engine-pool.ts'
import { packPages, unpackPages } from '../../platform/engine/packed-pages.ts'
import { removeFiles } from '../../platform/storage/removed-files.ts'
import { StorageError } from '../../platform/storage/storage.ts'
import { engineSettings, lightPage, startPage } from '../../test-support/engine.ts'
import { analysesBench, insertAccount } from './analyses-fixtures.ts'
import { readPictures } from './pictures/pictures.ts'
import { deleteAnalysis, readAnalyses } from './queries.ts'
import { failAnalysis, runAnalysis } from './run-analysis.ts'

const bench = await analysesBench()
after(() => bench[Symbol.asyncDispose]())
const account = await insertAccount(bench, 'agency')
const { signal } = new AbortController()

const start = async (overrides = {}) =>
  (
    await bench.start({
      account,
      analysis: { url: 'https://acme.example', type: 'full', test: false, ...overrides },
      prefetched: null,
      requestId: null,
    })
  ).id

const bread = { text: 'Fresh bread every day', language: 'en', searched: 'Fresh bread every day' }
const claim = { pointer: '/summary', section: 'summary', quotes: [], ...bread }
const analyzed = {
  ok: true,
  value: {
    resultsJson: '{"summary":"Fresh bread"}',
    texts: { passages: [{ pageUrl: 'https://acme.example/', position: 0, ...bread }], claims: [claim] },
    pictures: [{ hash: 'a1'.repeat(32), mediaType: 'image/png', bytes: Buffer.from('a logo') }],
    screenshot: null,
  },
}
const rowOf = (id: string) =>
  bench.db.selectFrom('analysis').select(['status', 'error_code']).where('id', '=', id).executeTakeFirst()
const eventKinds = async (id: string) =>
  (await bench.db.selectFrom('event').select('kind').where('subject_id', '=', id).orderBy('kind').execute()).map(
    ({ kind }) => kind,
  )

test('the logo of a completed analysis is kept, and goes with it', async () => {
  bench.setEngine(async () => analyzed)
  const id = await start()
  await runAnalysis(bench, id, signal)
  const kept = async () =>
    [...(await readPictures(bench, id, signal))].map(([hash, { bytes }]) => [hash, String(bytes)])
  assert.deepEqual(await kept(), [['a1'.repeat(32), 'a logo']])
  await bench.db.deleteFrom('analysis').where('id', '=', id).execute()
  await removeFiles(bench)
  assert.equal(await bench.storage.open(`marks/${id}-${'a1'.repeat(32)}`), null)
})

test('a storage that cannot be used costs an analysis its logo and nothing else', async () => {
  bench.setEngine(async () => analyzed)
  const id = await start()
  const storage = { ...bench.storage, put: () => Promise.reject(new StorageError('The disk is full.')) }
  await runAnalysis({ ...bench, storage }, id, signal)
  assert.equal((await rowOf(id))?.status, 'completed')
  assert.equal((await readPictures(bench, id, signal)).size, 0)
})

test('a completed analysis has its result, its passages and its event', async () => {
  bench.setEngine(async () => analyzed)
  const id = await start()
  await runAnalysis(bench, id, signal)
  const [read] = await readAnalyses(bench.db, [{ accountId: account.id, id }])
  const body = JSON.parse(gunzipSync(read!.result!.gzip).toString())
  assert.equal(body.data.status, 'completed')
  assert.deepEqual(body.data.results, { summary: 'Fresh bread' })
  assert.deepEqual(await eventKinds(id), ['analysis.completed', 'analysis.started'])
  const found = await bench.db.selectFrom('passage').select('text').where('analysis_id', '=', id).execute()
  assert.equal(found[0]?.text, 'Fresh bread every day')
})

test('a completed analysis has its claims, ready to be found', async () => {
  bench.setEngine(async () => analyzed)
  const id = await start()
  await runAnalysis(bench, id, signal)
  const claims = await bench.db
    .selectFrom('claim')
    .select(['pointer', 'search'])
    .where('analysis_id', '=', id)
    .execute()
  assert.deepEqual(claims, [{ pointer: '/summary', search: "'bread':2 'day':4 'everi':3 'fresh':1" }])
})

test('an analysis that is run twice at once is finished once', async () => {
  bench.setEngine(async () => analyzed)
  const id = await start()
  await Promise.all([runAnalysis(bench, id, signal), runAnalysis(bench, id, signal)])
  assert.deepEqual(await eventKinds(id), ['analysis.completed', 'analysis.started'])
})

test('a failure that the site causes ends the analysis as failed and keeps its use', async () => {
  bench.setEngine(async () => ({ ok: false, error: { code: 'PARKED_DOMAIN', message: 'It is for sale.' } }))
  const id = await start()
  await runAnalysis(bench, id, signal)
  assert.deepEqual(await rowOf(id), { status: 'failed', error_code: 'PARKED_DOMAIN' })
  assert.deepEqual(await eventKinds(id), ['analysis.failed', 'analysis.started'])
  const use = await bench.db.selectFrom('analysis_usage').select('analysis_id').where('analysis_id', '=', id).execute()
  assert.equal(use.length, 1)
})

test('a failure of the service gives the use back', async () => {
  const id = await start()
  const analysis = await bench.db
    .selectFrom('analysis')
    .select(['id', 'account_id', 'url', 'type', 'test'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await failAnalysis(bench, analysis, { code: 'INTERNAL', message: 'The engine broke.', isOurFault: true })
  const use = await bench.db.selectFrom('analysis_usage').select('analysis_id').where('analysis_id', '=', id).execute()
  assert.equal(use.length, 0)
})

test('when the engine fails the analysis stays processing, for the queue to retry', async () => {
  bench.setEngine(() => Promise.reject(new Error('broken')))
  const id = await start()
  await assert.rejects(runAnalysis(bench, id, signal), /broken/)
  assert.equal((await rowOf(id))?.status, 'processing')
})

test('an analysis deleted while it ran leaves no rows and writes no event', async () => {
  const id = await start()
  bench.setEngine(async () => {
    await deleteAnalysis(bench.db, account.id, id)
    return analyzed
  })
  await runAnalysis(bench, id, signal)
  assert.equal(await rowOf(id), undefined)
  assert.deepEqual(await eventKinds(id), ['analysis.started'])
})

test('the pages of the preflight are passed to the analysis and deleted when it ends', async () => {
  const page = { url: 'https://acme.example/', body: Buffer.from('<h1>x</h1>') }
  const { id } = await bench.start({
    account,
    analysis: { url: 'https://acme.example', type: 'flash', test: false },
    prefetched: await packPages([page as never]),
    requestId: null,
  })
  let handed: string | undefined
  bench.setEngine(async (task) => {
    if (task.kind === 'analyze' && task.prefetched !== null) handed = (await unpackPages(task.prefetched))[0]?.url
    return analyzed
  })
  await runAnalysis(bench, id, signal)
  assert.equal(handed, 'https://acme.example/')
  const kept = await bench.db
    .selectFrom('analysis_preflight')
    .select('analysis_id')
    .where('analysis_id', '=', id)
    .execute()
  assert.equal(kept.length, 0)
})

test('a page beyond the limits of an analysis ends it as failed at once, and its use is kept', async (context) => {
  await using site = await startPage(lightPage)
  const limits = { ...engineLimits, cpuSeconds: 0.1 }
  const pool = createEnginePool({ settings: engineSettings(''), environment: {}, processes: 1, limits })
  context.after(() => pool.close())
  bench.setEngine((task, abort) => pool.run(task, abort))
  const id = await start({ url: site.url, type: 'flash' })
  await runAnalysis(bench, id, signal)
  assert.deepEqual(await rowOf(id), { status: 'failed', error_code: 'PAGE_TOO_COMPLEX' })
  const use = await bench.db.selectFrom('analysis_usage').select('analysis_id').where('analysis_id', '=', id).execute()
  assert.equal(use.length, 1)
})

test('the sample site is analyzed once for all analyses of the sandbox, each with the address that it asked for', async () => {
  let tasks = 0
  bench.setEngine(async () => {
    tasks++
    return analyzed
  })
  const urls = ['https://slow.test/', 'https://acme.example', 'https://other.example']
  for (const url of urls) {
    const id = await start({ url, test: true })
    await runAnalysis(bench, id, signal)
    const [read] = await readAnalyses(bench.db, [{ accountId: account.id, id }])
    assert.equal(JSON.parse(gunzipSync(read!.result!.gzip).toString()).data.url, url)
  }
  assert.equal(tasks, 1)
})

test('when the analysis of the sample site fails, the next analysis tries again', async () => {
  bench.setEngine(() => Promise.reject(new Error('broken')))
  const [first, second] = [await start({ test: true, type: 'flash' }), await start({ test: true, type: 'flash' })]
  await assert.rejects(runAnalysis(bench, first, signal), /broken/)
  bench.setEngine(async () => analyzed)
  await runAnalysis(bench, second, signal)
  assert.equal((await rowOf(second))?.status, 'completed')
})

const eventData = async (id: string) =>
  (await bench.db.selectFrom('event').select('data').where('subject_id', '=', id).execute()).map(
    ({ data }) => data as { test?: unknown },
  )

for (const [url, ends] of [
  ['https://acme.example', 'completed'],
  ['https://fail.test', 'failed'],
] as const) {
  test(`events of an analysis of the sandbox that ${ends} say that it was a test`, async () => {
    bench.setEngine(async () => analyzed)
    const id = await start({ url, test: true })
    await runAnalysis(bench, id, signal)
    assert.equal((await rowOf(id))?.status, ends)
    assert.deepEqual(
      (await eventData(id)).map(({ test }) => test),
      [true, true],
    )
  })
}

test('events of a website’s analysis do not have the member test', async () => {
  bench.setEngine(async () => analyzed)
  const [completed, failed] = [await start(), await start()]
  await runAnalysis(bench, completed, signal)
  bench.setEngine(async () => ({ ok: false, error: { code: 'PARKED_DOMAIN', message: 'It is for sale.' } }))
  await runAnalysis(bench, failed, signal)
  const written = [...(await eventData(completed)), ...(await eventData(failed))]
  assert.deepEqual([written.length, written.some((data) => 'test' in data)], [4, false])
})

test('the sandbox host that always fails is not analyzed by the engine', async () => {
  bench.setEngine(() => Promise.reject(new Error('not to be asked')))
  const id = await start({ url: 'https://fail.test', test: true })
  await runAnalysis(bench, id, signal)
  assert.equal((await rowOf(id))?.status, 'failed')
})
