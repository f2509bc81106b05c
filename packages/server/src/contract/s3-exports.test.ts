/** Exports whose files are in S3: the same as from a folder, and what becomes of them while S3 is away. */
import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { startExportService } from '../features/exports/exports-fixtures.ts'
import { createS3Storage, type S3Limits } from '../platform/storage/s3-storage.ts'
import type { FileKey } from '../platform/storage/storage.ts'
import { listed } from '../platform/storage/storage-fixtures.ts'
import { eventually } from '../test-support/eventually.ts'
import { answerError, startS3Server } from '../test-support/s3-server.ts'

/** Short: three tries of a job, of up to three requests each, are waited for. */
const limits: S3Limits = {
  connectMs: 1_000,
  silentMs: 500,
  answerMs: 1_500,
  putMs: 1_500,
  takenMs: 60_000,
  readers: 4,
  others: 4,
}

const s3 = await startS3Server()
const service = await startExportService({ storage: createS3Storage(s3.settings, limits) })
const { server, exported, start } = service
after(async () => {
  await service[Symbol.asyncDispose]()
  await s3[Symbol.asyncDispose]()
})
afterEach(() => s3.answerBy(null))

async function anExport(format: 'json' | 'pdf' = 'json') {
  const acme = await server.account('agency')
  const analysis = await completedAnalysis(server, acme.id)
  const { data } = await exported(acme, analysis, { format })
  assert.equal(data.status, 'completed', data.error_message)
  const path: string = data.download_url.replace(/^http:\/\/[^/]+/, '')
  return { acme, analysis, path, key: (await service.fileOf(data.export_id)) as FileKey }
}

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers })

const puts = () => s3.asked.filter((request) => request.startsWith('PUT ')).length

for (const format of ['json', 'pdf'] as const) {
  test(`a ${format} is one object, and is downloaded whole as it is there`, async () => {
    const { path, key } = await anExport(format)
    const response = await get(path)
    assert.equal(response.statusCode, 200)
    assert.equal(response.headers['content-length'], String(response.rawPayload.length))
    const object = (await listed(server.deps.storage, 'exports')).find((each) => each.key === key)
    assert.equal(object?.bytes, response.rawPayload.length)
  })
}

test('ranges and HEAD are answered as from a folder', async () => {
  const { path } = await anExport()
  const whole = await get(path)
  const size = whole.rawPayload.length
  for (const [range, part] of [
    ['bytes=0-99', whole.rawPayload.subarray(0, 100)],
    [`bytes=${size - 10}-`, whole.rawPayload.subarray(-10)],
    ['bytes=-7', whole.rawPayload.subarray(-7)],
    [`bytes=5-${size + 5}`, whole.rawPayload.subarray(5)],
  ] as const) {
    const response = await get(path, { range })
    assert.equal(response.statusCode, 206, range)
    assert.deepEqual(response.rawPayload, part, range)
  }
  assert.equal((await get(path, { range: `bytes=${size}-` })).statusCode, 416)
  const head = await get(path, {}, 'HEAD')
  assert.deepEqual([head.statusCode, head.body], [200, ''])
  assert.equal(head.headers['content-length'], String(size))
})

test('deleting the analysis removes the objects of its exports', async () => {
  const { acme, analysis, path, key } = await anExport()
  await acme.send({ method: 'DELETE', url: `/v1/analyses/${analysis}` })
  assert.equal((await get(path)).statusCode, 404)
  await service.clean()
  assert.deepEqual(
    (await listed(server.deps.storage, 'exports')).filter((each) => each.key === key),
    [],
  )
})

test('S3 that is away while a deletion removes objects has them removed later', async () => {
  const { acme, analysis, key } = await anExport()
  s3.answerBy((_, response) => answerError(response, 503, 'ServiceUnavailable'))
  await acme.send({ method: 'DELETE', url: `/v1/analyses/${analysis}` })
  await service.clean()
  const noted = await server.deps.db.selectFrom('removed_file').select('storage_key').execute()
  assert.ok(noted.some(({ storage_key }) => storage_key === key))
  s3.answerBy(null)
  await service.clean()
  assert.equal(await server.deps.storage.open(key), null)
})

test('an export that S3 refuses at first is tried again and completes', async () => {
  const acme = await server.account('agency')
  const analysis = await completedAnalysis(server, acme.id)
  const before = puts()
  s3.answerBy((_, response) => answerError(response, 403, 'AccessDenied'))
  const { export_id: id } = (await start(acme, analysis, { format: 'json' })).json().data
  await eventually(async () => puts() > before, { what: 'it is put' })
  s3.answerBy(null)
  const completed = await eventually(
    async () => {
      const { data } = (await acme.send({ method: 'GET', url: `/v1/exports/${id}` })).json()
      return data.status !== 'processing' && data
    },
    { what: 'the export ends' },
  )
  assert.equal(completed.status, 'completed')
  assert.equal((await get(completed.download_url.replace(/^http:\/\/[^/]+/, ''))).statusCode, 200)
})

for (const [what, answer] of [
  ['refuses', (response) => answerError(response, 403, 'AccessDenied')],
  ['never answers', () => undefined],
] as [string, (response: Parameters<typeof answerError>[0]) => void][]) {
  test(`an export whose file S3 ${what} is failed after three tries, with a sentence that names no bucket`, async () => {
    const acme = await server.account('agency')
    const analysis = await completedAnalysis(server, acme.id)
    const before = puts()
    s3.answerBy((_, response) => answer(response))
    const { data } = await exported(acme, analysis, { format: 'json' })
    assert.ok(puts() - before >= 3)
    assert.equal(data.status, 'failed')
    assert.equal(data.download_url, null)
    assert.match(data.error_message, /^[A-Z].*\.$/)
    assert.doesNotMatch(data.error_message, /s3|bucket|127\.0\.0\.1/i)
    const events = await server.deps.db
      .selectFrom('event')
      .select('kind')
      .where('subject_id', '=', data.export_id)
      .execute()
    assert.deepEqual(events, [])
  })
}

test('a download while S3 is away, or hangs, is 503 and says when to try again', async () => {
  const { path } = await anExport()
  for (const answer of [
    (response: Parameters<typeof answerError>[0]) => answerError(response, 503, 'ServiceUnavailable'),
    () => undefined,
  ]) {
    s3.answerBy((_, response) => answer(response))
    const response = await get(path)
    assert.equal(response.statusCode, 503)
    assert.match(response.json().message, /its files/)
    assert.ok(Number(response.headers['retry-after']) > 0)
    assert.equal(response.headers['content-disposition'], undefined)
  }
  s3.answerBy(null)
  assert.equal((await get(path)).statusCode, 200)
})

test('a download that S3 breaks off ends as one that is not complete', async () => {
  const { path } = await anExport()
  const size = String((await get(path)).headers['content-length'])
  s3.answerBy((_, response) => {
    response.writeHead(200, { 'content-length': size })
    response.write(Buffer.alloc(Math.floor(Number(size) / 2)), () => response.destroy())
  })
  await assert.rejects(get(path))
})
