import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { startChild } from '../test-support/child-process.ts'
import { eventually } from '../test-support/eventually.ts'
import { startPostgres } from '../test-support/postgres.ts'

const postgres = await startPostgres()
const folder = await mkdtemp(join(tmpdir(), 'brandprint-outage-'))
const server = startChild(new URL('../bin/serve.ts', import.meta.url), [], {
  env: {
    PORT: '0',
    BRANDPRINT_DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    BRANDPRINT_BROWSER: 'off',
    BRANDPRINT_KEY_REQUESTS_BURST: '1000',
  },
})
const key = `bp_live_${(await server.said('│   bp_live_')).replace(/[^0-9A-Za-z]/g, '')}`
const base = await eventually(async () => /listening at (http:[^"]+)"/.exec(server.text())?.[1], {
  what: 'its address',
})
after(async () => {
  server.process.kill('SIGTERM')
  await server.ended()
  await postgres[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const call = (method: string, path: string, body?: object) =>
  fetch(`${base}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
const sandbox = { url: 'https://acme.example', type: 'flash', test: true }

async function startAnalysis(): Promise<string> {
  const response = await call('POST', '/v1/analyze', sandbox)
  assert.equal(response.status, 201)
  return ((await response.json()) as { data: { id: string } }).data.id
}

const isCompleted = async (id: string) => {
  const response = await call('GET', `/v1/analyses/${id}`)
  const { data } = (await response.json()) as { data?: { status: string } }
  return data?.status === 'completed'
}

test('while the database is down every request that needs it is 503 with retry_after, /readyz too', async (context) => {
  const id = await startAnalysis()
  await postgres.stop()
  context.after(() => postgres.start())
  const requests: [method: string, path: string, body?: object][] = [
    ['GET', '/v1/analyses'],
    ['GET', `/v1/analyses/${id}`],
    ['POST', '/v1/analyze', sandbox],
    ['DELETE', `/v1/analyses/${id}`],
    ['GET', '/readyz'],
  ]
  // More requests than connections, so that each connection is used.
  for (let round = 0; round < 20; round++) {
    for (const [method, path, body] of requests) {
      const response = await call(method, path, body)
      assert.equal(response.status, 503, `${method} ${path}`)
      assert.equal(response.headers.get('retry-after'), '5')
      const { error, message, retry_after, ...rest } = (await response.json()) as Record<string, unknown>
      assert.deepEqual({ error, retry_after, rest }, { error: 'Service unavailable', retry_after: 5, rest: {} })
      assert.ok(message)
    }
  }
  assert.equal((await call('GET', '/healthz')).status, 200)
})

test('once the database is back the same process answers and works again', async () => {
  await postgres.stop()
  await eventually(async () => (await call('GET', '/readyz')).status === 503, { what: '503' })
  await postgres.start()
  await eventually(async () => (await call('GET', '/readyz')).ok, { what: 'readiness' })
  const id = await eventually(() => startAnalysis().catch(() => null), { what: 'an accepted analysis' })
  await eventually(() => isCompleted(id), { what: 'its end' })
  assert.equal(server.process.exitCode, null)
})

test('lost connections are logged without the client, the address or its password', async () => {
  await call('GET', '/v1/analyses')
  await postgres.ask(`
    select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'brandprint%'`)
  await eventually(async () => server.text().includes('A database connection was lost.'), { what: 'the line' })
  await eventually(async () => (await call('GET', '/readyz')).ok, { what: 'readiness' })
  const lines = server
    .text()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const { password } = new URL(postgres.url)
  for (const line of lines) {
    assert.ok(!line.includes(password), line)
    assert.ok(!line.includes('postgres://'), line)
    const { err = {} } = JSON.parse(line)
    for (const value of Object.values(err)) assert.notEqual(typeof value, 'object', line)
  }
})
