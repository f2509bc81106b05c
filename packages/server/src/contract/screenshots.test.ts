/** GET /v1/analyses/:id/screenshot, an extension; and the screenshot in exports. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { picturesOn } from '../../../engine/src/format/pdf/pdf-fixtures.ts'
import { greyPng } from '../../../engine/src/pictures/png-fixtures.ts'
import { readRaster } from '../../../engine/src/pictures/raster.ts'
import { makeScreenshot } from '../../../engine/src/pictures/screenshot.ts'
import { skip, testBrowsers } from '../../../engine/src/render/render-fixtures.ts'
import { analysisWithScreenshot, completedAnalysis } from '../features/analyses/completed-analysis-fixtures.ts'
import { startExportService } from '../features/exports/exports-fixtures.ts'
import { removeFiles } from '../platform/storage/removed-files.ts'
import { startPage } from '../test-support/engine.ts'
import { eventually } from '../test-support/eventually.ts'
import type { TestAccount } from '../test-support/server.ts'

const [browser] = await testBrowsers()
const service = await startExportService({
  settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1', BRANDPRINT_BROWSER: browser?.path ?? 'off' },
})
const { server, exported } = service
after(() => service[Symbol.asyncDispose]())

let acme: TestAccount
let screenshot: Buffer
before(async () => {
  acme = await server.account('agency')
  screenshot = Buffer.from((await makeScreenshot(greyPng(800, 8)))!)
})

const withScreenshot = (account: TestAccount) => analysisWithScreenshot(server, account.id, screenshot)

const get = (id: string, { account = acme, headers = {} as Record<string, string> } = {}) =>
  account.send({ method: 'GET', url: `/v1/analyses/${id}/screenshot`, headers })

test('the screenshot is answered as WebP, for its reader alone', async () => {
  const response = await get(await withScreenshot(acme))
  assert.equal(response.statusCode, 200)
  assert.ok(response.rawPayload.equals(screenshot))
  const { headers } = response
  assert.equal(headers['content-type'], 'image/webp')
  assert.equal(headers['content-length'], String(screenshot.length))
  assert.equal(headers['content-disposition'], 'inline; filename="screenshot.webp"')
  assert.equal(headers['cache-control'], 'private, no-cache')
  assert.equal(headers['x-content-type-options'], 'nosniff')
})

test('who has the screenshot is told that it is the same', async () => {
  const id = await withScreenshot(acme)
  const etag = String((await get(id)).headers.etag)
  const again = await get(id, { headers: { 'if-none-match': etag } })
  assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag])
  assert.equal((await get(id, { headers: { 'if-none-match': '"other"' } })).statusCode, 200)
})

test('without a screenshot, of another account, of no analysis: the same 404', async () => {
  const umbra = await server.account('agency')
  const answers = [
    await get(await completedAnalysis(server, acme.id)),
    await get(await withScreenshot(acme), { account: umbra }),
    await get('anl_4fGh7Jk2Lm9Np3Qr6St1Uv8W'),
    await get('not-an-analysis'),
  ]
  for (const answer of answers) {
    assert.equal(answer.statusCode, 404)
    assert.deepEqual(answer.json(), answers[0]!.json())
  }
  assert.equal(answers[0]!.json().message, 'There is no such screenshot.')
})

test('a key that may not read analyses gets 403', async () => {
  const other = await server.account('agency', ['write:analyses', 'read:chat'])
  assert.equal((await get(await withScreenshot(other), { account: other })).statusCode, 403)
})

test('the screenshot and its file go with the analysis', async () => {
  const id = await withScreenshot(acme)
  const { storage_key: key } = await server.deps.db
    .selectFrom('analysis_screenshot')
    .select('storage_key')
    .where('analysis_id', '=', id)
    .executeTakeFirstOrThrow()
  await acme.send({ method: 'DELETE', url: `/v1/analyses/${id}` })
  assert.equal((await get(id)).statusCode, 404)
  await removeFiles(server.deps)
  assert.equal(await server.deps.storage.open(key), null)
})

test('a file that the storage has lost is 503, and no export fails for it', async () => {
  const id = await withScreenshot(acme)
  for await (const { key } of server.deps.storage.list('screenshots', new Date(Date.now() + 60_000))) {
    if (key.includes(id)) await server.deps.storage.remove(key)
  }
  const response = await get(id)
  assert.equal(response.statusCode, 503)
  assert.equal((await exported(acme, id, {})).data.status, 'completed')
})

/** Pixels of the pictures on the first page of an analysis as PDF. */
async function coverPictures(id: string, payload: Record<string, unknown>): Promise<string[]> {
  const { data } = await exported(acme, id, payload)
  assert.equal(data.status, 'completed', data.error_message)
  const url = data.download_url.replace(/^http:\/\/[^/]+/, '')
  const { rawPayload } = await server.app.inject({ method: 'GET', url })
  return (await picturesOn(1, rawPayload)).sizes
}

test('an export as PDF shows the screenshot on its cover, also under the name of an agency', async () => {
  const [id, without] = [await withScreenshot(acme), await completedAnalysis(server, acme.id)]
  assert.deepEqual(await coverPictures(id, {}), ['800 × 800'])
  assert.deepEqual(await coverPictures(id, { white_label: true }), ['800 × 800'])
  assert.deepEqual(await coverPictures(without, {}), [])
})

async function analyzed(payload: Record<string, unknown>): Promise<string> {
  const started = await acme.send({ method: 'POST', url: '/v1/analyze', payload: { type: 'flash', ...payload } })
  assert.equal(started.statusCode, 201, started.body)
  const { id } = started.json().data
  const data = await eventually(
    async () => {
      const { data: shown } = (await acme.send({ method: 'GET', url: `/v1/analyses/${id}` })).json()
      return shown.status === 'processing' ? null : shown
    },
    { what: 'the analysis ends', ms: 120_000 },
  )
  assert.equal(data.status, 'completed', data.error_message)
  return id
}

const words = '<h1>Acme builds bridges of steel</h1><p>Since 1911, over every river.</p>'
const filled = `<!doctype html><title>Acme</title><style>body { background: #1f6f43 }</style><div id="app"></div>
  <script>document.getElementById('app').innerHTML = ${JSON.stringify(words)}</script>`

test('an analysis that needed a browser has a screenshot of what it showed', {
  skip: skip(browser === undefined ? [] : [browser]),
}, async () => {
  await using website = await startPage(filled)
  const response = await get(await analyzed({ url: website.url }))
  assert.equal(response.statusCode, 200, response.body)
  const picture = await readRaster(response.rawPayload)
  assert.deepEqual([picture?.format, picture?.width, picture?.height], ['webp', 1280, 800])
})

test('an analysis of the sandbox has no screenshot', async () => {
  assert.equal((await get(await analyzed({ url: 'https://acme.example', test: true }))).statusCode, 404)
})
