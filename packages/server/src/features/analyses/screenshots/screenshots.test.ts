/** What is kept of the first screen of an analyzed home page, and for how long. */
import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { removeFiles } from '../../../platform/storage/removed-files.ts'
import { StorageError } from '../../../platform/storage/storage.ts'
import { removeUnknownFiles } from '../../../platform/storage/unknown-files.ts'
import { type AnalysesBench, analysesBench, insertAccount } from '../analyses-fixtures.ts'
import { deleteAnalysis, processingAnalysis, readAnalyses } from '../queries.ts'
import { runAnalysis } from '../run-analysis.ts'
import { knownScreenshotKeys } from './queries.ts'

let bench: AnalysesBench
let account: Awaited<ReturnType<typeof insertAccount>>
beforeEach(async () => {
  bench = await analysesBench()
  account = await insertAccount(bench, 'agency')
})
afterEach(() => bench[Symbol.asyncDispose]())
const { signal } = new AbortController()

async function start(owner = account): Promise<string> {
  const analysis = { url: 'https://acme.example', type: 'full', test: false } as const
  return (await bench.start({ account: owner, analysis, prefetched: null, requestId: null })).id
}

/** What stands at the key of its screenshot; null without one. */
async function screenshotFile(id: string): Promise<string | null> {
  const row = await bench.db
    .selectFrom('analysis_screenshot')
    .select('storage_key')
    .where('analysis_id', '=', id)
    .executeTakeFirst()
  const file = row === undefined ? null : await bench.storage.open(row.storage_key)
  return file === null ? null : String(Buffer.concat(await file.stream.toArray()))
}
const withScreenshot = (bytes: string) => ({
  ok: true,
  value: {
    resultsJson: '{"summary":"Fresh bread"}',
    texts: { passages: [], claims: [] },
    pictures: [],
    screenshot: Buffer.from(bytes),
  },
})
async function keptScreenshots(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of bench.storage.list('screenshots', new Date(Date.now() + 60_000))) keys.push(key)
  return keys
}

test('the screenshot of a completed analysis is kept beside its results, and goes with it', async () => {
  bench.setEngine(async () => withScreenshot('a first screen'))
  const id = await start()
  await runAnalysis(bench, id, signal)
  assert.equal(await screenshotFile(id), 'a first screen')
  const [read] = await readAnalyses(bench.db, [{ accountId: account.id, id }])
  const { data } = JSON.parse(gunzipSync(read!.result!.gzip).toString())
  assert.deepEqual(data.results, { summary: 'Fresh bread' })
  await deleteAnalysis(bench.db, account.id, id)
  await removeFiles(bench)
  assert.deepEqual(await keptScreenshots(), [])
})

test('the screenshots of an account that is deleted go with it', async () => {
  bench.setEngine(async () => withScreenshot('a first screen'))
  const own = await insertAccount(bench, 'agency')
  const id = await start(own)
  await runAnalysis(bench, id, signal)
  assert.equal((await keptScreenshots()).length, 1)
  await bench.db.deleteFrom('account').where('id', '=', own.id).execute()
  await removeFiles(bench)
  assert.deepEqual(await keptScreenshots(), [])
})

test('a storage that cannot be used costs an analysis its screenshot and nothing else', async () => {
  bench.setEngine(async () => withScreenshot('a first screen'))
  const id = await start()
  const storage = { ...bench.storage, put: () => Promise.reject(new StorageError('The disk is full.')) }
  await runAnalysis({ ...bench, storage }, id, signal)
  assert.equal((await processingAnalysis(bench.db, id))?.status, undefined)
  assert.equal(await screenshotFile(id), null)
})

test('of an analysis that is run twice at once, the screenshot that is left over is removed after an hour', async () => {
  let runs = 0
  const both = Promise.withResolvers<void>()
  bench.setEngine(async () => {
    const run = ++runs
    if (run === 2) both.resolve()
    await both.promise
    return withScreenshot(`run ${run}`)
  })
  const id = await start()
  await Promise.all([runAnalysis(bench, id, signal), runAnalysis(bench, id, signal)])
  assert.equal((await keptScreenshots()).length, 2)
  const kept = await screenshotFile(id)
  const sweepAt = (minutes: number) => {
    const deps = { ...bench, clock: { now: () => new Date(Date.now() + minutes * 60_000) } }
    return removeUnknownFiles(deps, 'screenshots', (keys) => knownScreenshotKeys(bench.db, keys))
  }
  await sweepAt(50)
  assert.equal((await keptScreenshots()).length, 2)
  await sweepAt(70)
  assert.equal((await keptScreenshots()).length, 1)
  assert.equal(await screenshotFile(id), kept)
})
