/** The file of an export at its signed address. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { startExportService } from '../features/exports/exports-fixtures.ts'
import { deleteExpiredFiles, lockExpiredFiles } from '../features/exports/queries.ts'
import { removeFiles } from '../platform/storage/removed-files.ts'
import type { FileKey } from '../platform/storage/storage.ts'
import type { TestAccount } from '../test-support/server.ts'

const service = await startExportService()
const { server, exported } = service
after(() => service[Symbol.asyncDispose]())

let acme: TestAccount
before(async () => {
  acme = await server.account('agency')
})

/** An export with its address as a path. */
async function anExport(sections = ['all']) {
  const analysis = await completedAnalysis(server, acme.id)
  const { data } = await exported(acme, analysis, { format: 'json', sections })
  const id: string = data.export_id
  return { id, path: data.download_url.replace(/^http:\/\/[^/]+/, '') as string }
}

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers })

test('the address gives the file without an API key, to be saved under the name of the brand', async () => {
  const response = await get((await anExport()).path)
  assert.equal(response.statusCode, 200)
  assert.equal(response.json().analysis.url, 'https://www.tallymoor.example/')
  const { headers } = response
  assert.equal(headers['content-type'], 'application/json; charset=utf-8')
  assert.equal(headers['content-disposition'], 'attachment; filename="tallymoor-2026-01-15.json"')
  assert.equal(headers['cache-control'], 'private')
  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['accept-ranges'], 'bytes')
  assert.equal(headers['content-length'], String(response.rawPayload.length))
  assert.equal(headers.etag, `"${createHash('sha256').update(response.rawPayload).digest('base64url').slice(0, 32)}"`)
})

test('HEAD answers the headers of GET', async () => {
  const { path } = await anExport()
  const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)]
  assert.equal(head.statusCode, 200)
  assert.equal(head.body, '')
  for (const name of ['content-length', 'content-type', 'content-disposition', 'etag', 'accept-ranges']) {
    assert.equal(head.headers[name], whole.headers[name], name)
  }
})

test('a range gives its bytes, and both parts together are the file', async () => {
  const { path } = await anExport()
  const whole = (await get(path)).rawPayload
  const first = await get(path, { range: 'bytes=0-999' })
  const rest = await get(path, { range: 'bytes=1000-' })
  assert.deepEqual([first.statusCode, rest.statusCode], [206, 206])
  assert.equal(first.headers['content-range'], `bytes 0-999/${whole.length}`)
  assert.equal(first.headers['content-length'], '1000')
  assert.deepEqual(Buffer.concat([first.rawPayload, rest.rawPayload]), whole)
})

test('a range beyond the file is 416 and says how long the file is', async () => {
  const { path } = await anExport()
  const size = (await get(path)).rawPayload.length
  const response = await get(path, { range: `bytes=${size}-` })
  assert.equal(response.statusCode, 416)
  assert.equal(response.headers['content-range'], `bytes */${size}`)
})

test('several ranges and other units give the whole file', async () => {
  const { path } = await anExport()
  for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=9-3'])
    assert.equal((await get(path, { range })).statusCode, 200)
})

test('If-Range with the tag of the file gives the range, with another one the whole file', async () => {
  const { path } = await anExport()
  const etag = String((await get(path)).headers.etag)
  assert.equal((await get(path, { range: 'bytes=0-9', 'if-range': etag })).statusCode, 206)
  for (const other of ['"another"', `W/${etag}`, 'Thu, 15 Jan 2026 10:00:00 GMT']) {
    assert.equal((await get(path, { range: 'bytes=0-9', 'if-range': other })).statusCode, 200, other)
  }
})

test('who has the file already gets 304', async () => {
  const { path } = await anExport()
  const etag = String((await get(path)).headers.etag)
  const response = await get(path, { 'if-none-match': etag })
  assert.deepEqual([response.statusCode, response.body], [304, ''])
})

test('whatever is changed in the address, the answer is the same 404', async () => {
  const [one, other] = [await anExport(), await anExport()]
  const changed = [
    one.path.replace(one.id, other.id),
    one.path.replace(one.id, 'exp_1'),
    one.path.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 1}`),
    one.path.replace(/expires=/, 'expires=0'),
    one.path.replace(/expires=/, 'expires=%20'),
    one.path.replace(/signature=./, (text) => (text.endsWith('A') ? 'signature=B' : 'signature=A')),
    one.path.replace(/signature=.*/, 'signature='),
    `${one.path}A`,
    `${one.path}=`,
  ]
  const bodies = new Set<string>()
  for (const path of changed) {
    const response = await get(path)
    assert.equal(response.statusCode, 404, path)
    bodies.add(response.body)
  }
  assert.equal(bodies.size, 1)
})

test('after seven days the answer is 410, and the record stays with its address and its end', async () => {
  const { id, path } = await anExport()
  const shown = () => acme.send({ method: 'GET', url: `/v1/exports/${id}` })
  const before = (await shown()).json()
  server.advance(7 * 86_400)
  assert.equal((await get(path)).statusCode, 200)
  server.advance(1)
  assert.equal((await get(path)).statusCode, 410)
  await service.clean()
  assert.equal((await get(path)).statusCode, 410)
  assert.deepEqual((await shown()).json(), before)
})

test('a file stays until the last of the exports that share it has expired', async () => {
  const analysis = await completedAnalysis(server, acme.id)
  const first = (await exported(acme, analysis, { format: 'json' })).data
  server.advance(3 * 86_400)
  const second = (await exported(acme, analysis, { format: 'json' })).data
  const key = (await service.fileOf(first.export_id)) as FileKey
  server.advance(5 * 86_400)
  await service.clean()
  const [early, late] = [first, second].map(({ download_url }) => download_url.replace(/^http:\/\/[^/]+/, ''))
  assert.equal((await get(early)).statusCode, 410)
  assert.equal((await get(late)).statusCode, 200)
  server.advance(3 * 86_400)
  await service.clean()
  assert.equal(await service.isStored(key), false)
  assert.equal((await get(late)).statusCode, 410)
})

test('a file that the storage lost is 503, and no claim that there was none', async () => {
  const { id, path } = await anExport(['swot'])
  await server.deps.storage.remove((await service.fileOf(id)) as FileKey)
  const response = await get(path)
  assert.equal(response.statusCode, 503)
  assert.equal(response.headers['content-disposition'], undefined)
})

test('an equal export makes a lost file again, for all that share it', async () => {
  const analysis = await completedAnalysis(server, acme.id)
  const first = (await exported(acme, analysis, { format: 'json' })).data
  const path = first.download_url.replace(/^http:\/\/[^/]+/, '')
  const before = (await get(path)).body
  const key = (await service.fileOf(first.export_id)) as FileKey
  for (const left of [null, Buffer.from(before.slice(0, 100))]) {
    await server.deps.storage.remove(key)
    if (left !== null) await server.deps.storage.put(key, left)
    assert.equal((await get(path)).statusCode, 503)
    await exported(acme, analysis, { format: 'json' })
    assert.equal((await get(path)).body, before)
  }
})

test('HEAD takes no notice of Range', async () => {
  const { path } = await anExport()
  const response = await get(path, { range: 'bytes=0-9' }, 'HEAD')
  assert.equal(response.statusCode, 200)
  assert.equal(response.headers['content-range'], undefined)
})

test('a file that cannot be removed holds up no other', async () => {
  const keys: FileKey[] = ['exports/fil_a.json', 'exports/fil_b.json', 'exports/fil_c.json']
  for (const key of keys) {
    await server.deps.storage.put(key, Buffer.from('{}'))
    await sql`insert into removed_file (storage_key) values (${key})`.execute(server.deps.db)
  }
  const { storage } = server.deps
  const stuck = {
    ...storage,
    remove: (key: FileKey) => (key === keys[0] ? Promise.reject(new Error('retained')) : storage.remove(key)),
  }
  await removeFiles({ ...server.deps, storage: stuck })
  const left = await Promise.all(keys.map(service.isStored))
  assert.deepEqual(left, [true, false, false])
  await removeFiles(server.deps)
  assert.equal(await service.isStored(keys[0]!), false)
})

test('a file that an export takes while it is being removed stays', async () => {
  const analysis = await completedAnalysis(server, acme.id)
  const old = (await exported(acme, analysis, { format: 'json' })).data
  const key = (await service.fileOf(old.export_id)) as FileKey
  server.advance(8 * 86_400)
  const { db, clock } = server.deps
  // As it runs: between the look and the deletion, an export takes the file.
  await db.transaction().execute(async (transaction) => {
    const ids = await lockExpiredFiles(db, clock.now())
    assert.equal(ids.length > 0, true)
    await exported(acme, analysis, { format: 'json' })
    await deleteExpiredFiles(transaction, ids, clock.now())
  })
  assert.ok(await service.isStored(key))
  await removeFiles(server.deps)
  assert.ok(await service.isStored(key))
})

test('the file of one export can be asked for sixty times a minute', async () => {
  const [one, other] = [await anExport(), await anExport()]
  const statuses = []
  for (let asked = 0; asked < 61; asked++) statuses.push((await get(one.path, {}, 'HEAD')).statusCode)
  assert.deepEqual([statuses[59], statuses[60]], [200, 429])
  assert.equal((await get(other.path)).statusCode, 200)
})

test('a file that a dead process left without a row is removed once it is an hour old', async () => {
  const key: FileKey = 'exports/fil_left.json'
  await server.deps.storage.put(key, Buffer.from('{}'))
  server.setClock(new Date(Date.now() + 3_500_000))
  await service.removeUnknownFiles()
  assert.ok(await service.isStored(key))
  server.setClock(new Date(Date.now() + 3_700_000))
  await service.removeUnknownFiles()
  assert.equal(await service.isStored(key), false)
})
