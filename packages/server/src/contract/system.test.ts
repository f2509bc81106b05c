/** Answers for operators and readers: the reference, health, readiness, metrics. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { documentText, operations } from '../test-support/openapi-document.ts'
import { startTestServer, type TestServer } from '../test-support/server.ts'

let server: TestServer
before(async () => {
  server = await startTestServer({ settings: { BRANDPRINT_METRICS: 'on' } })
})
after(() => server[Symbol.asyncDispose]())

test('the document and its page are served, and the page asks nothing from outside', async () => {
  const served = await server.app.inject('/openapi.json')
  assert.equal(served.body, documentText)
  const page = await server.app.inject('/docs')
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.match(String(page.headers['content-security-policy']), /style-src 'sha256-/)
  assert.doesNotMatch(page.body, /undefined|<script|<link|<img|url\(/)
  for (const { operation } of operations) assert.ok(page.body.includes(`id="${operation.operationId}"`))
})

test('the document and its page are compressed where that is taken, and 304 for a caller that has them', async () => {
  for (const url of ['/openapi.json', '/docs']) {
    const plain = await server.app.inject(url)
    assert.equal(plain.headers['content-encoding'], undefined)
    const zipped = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    assert.equal(zipped.headers['content-encoding'], 'gzip')
    assert.equal(gunzipSync(zipped.rawPayload).toString(), plain.body)
    assert.ok(zipped.rawPayload.length * 5 < plain.rawPayload.length)
    assert.notEqual(zipped.headers.etag, plain.headers.etag)
    for (const { headers } of [plain, zipped]) assert.equal(headers.vary, 'Accept-Encoding')
    const etag = String(zipped.headers.etag)
    const again = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })
    assert.equal(again.statusCode, 304)
    assert.equal(again.body, '')
    assert.equal(again.headers.etag, etag)
    const other = await server.app.inject({ url, headers: { 'if-none-match': etag } })
    assert.equal(other.statusCode, 200)
  }
})

test('health, readiness and metrics', async () => {
  assert.deepEqual((await server.app.inject('/healthz')).json(), { status: 'ok' })
  assert.deepEqual((await server.app.inject('/readyz')).json(), { status: 'ok' })
  assert.match((await server.app.inject('/metrics')).body, /http_request_duration_seconds_count\{.*route="\/healthz"/)
  await using draining = await startTestServer()
  assert.equal((await draining.app.inject('/metrics')).statusCode, 404)
  draining.drain()
  const response = await draining.app.inject('/readyz')
  assert.equal(response.statusCode, 503)
  assert.equal(response.json().retry_after, 5)
  assert.equal((await draining.app.inject('/healthz')).statusCode, 200)
})
