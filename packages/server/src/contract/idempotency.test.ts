import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'

let server: TestServer
let acme: TestAccount
before(async () => {
  server = await startTestServer()
  acme = await server.account()
})
after(() => server[Symbol.asyncDispose]())

const payload = { url: 'https://acme.example', test: true }
const analyze = (key: string, body: object = payload, account = acme) =>
  account.send({ method: 'POST', url: '/v1/analyze', payload: body, headers: { 'idempotency-key': key } })
const total = async () => (await acme.send({ method: 'GET', url: '/v1/analyses' })).json().pagination.total as number

test('the same key and payload replay status, body and Location', async () => {
  const first = await analyze('replay')
  const again = await analyze('replay', { test: true, url: 'https://acme.example', type: 'full' })
  assert.equal(again.statusCode, 201)
  assert.equal(again.body, first.body)
  assert.equal(again.headers.location, first.headers.location)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.equal(first.headers['idempotent-replayed'], undefined)
})

test('another payload under the same key is 422 IDEMPOTENCY_KEY_REUSED', async () => {
  await analyze('reused')
  const other = await analyze('reused', { ...payload, type: 'flash' })
  assert.equal(other.statusCode, 422)
  assert.deepEqual(other.json().details, { field: 'idempotency-key', code: 'IDEMPOTENCY_KEY_REUSED' })
})

test('a key is the account’s own', async () => {
  const other = await server.account()
  const [one, two] = [await analyze('shared'), await analyze('shared', payload, other)]
  assert.notEqual(one.json().data.id, two.json().data.id)
})

test('100 parallel requests with one key make one analysis and one answer', async () => {
  const before = await total()
  const responses = await Promise.all(Array.from({ length: 100 }, () => analyze('race')))
  assert.equal(await total(), before + 1)
  const made = responses.filter(({ statusCode }) => statusCode === 201)
  assert.ok(made.length >= 1)
  assert.equal(new Set(made.map(({ body }) => body)).size, 1)
  for (const response of responses.filter(({ statusCode }) => statusCode !== 201)) {
    assert.equal(response.statusCode, 409)
    assert.deepEqual(response.json().details, { field: 'idempotency-key', code: 'IDEMPOTENCY_IN_PROGRESS' })
  }
  assert.equal((await analyze('race')).body, made[0]?.body)
})

test('a refused request leaves its key free', async () => {
  assert.equal((await analyze('refused', { url: 'https://login.test', test: true })).statusCode, 422)
  assert.equal((await analyze('refused')).statusCode, 201)
})

test('a key whose request died blocks for five minutes and no longer', async () => {
  const row = { account_id: acme.id, method: 'POST', path: '/v1/analyze', key: 'dead' }
  const created_at = server.deps.clock.now()
  await server.deps.db
    .insertInto('idempotent_request')
    .values({ ...row, payload_hash: Buffer.from('x'), created_at })
    .execute()
  assert.equal((await analyze('dead')).statusCode, 422, 'another payload holds it')
  server.advance(299)
  assert.notEqual((await analyze('dead')).statusCode, 201)
  server.advance(1)
  assert.equal((await analyze('dead')).statusCode, 201)
})

test('after 24 hours a key is new', async () => {
  const first = await analyze('daily')
  server.advance(24 * 3_600 - 1)
  assert.equal((await analyze('daily')).body, first.body)
  server.advance(1)
  const next = await analyze('daily')
  assert.equal(next.statusCode, 201)
  assert.notEqual(next.body, first.body)
})

test('a key has 1 to 255 characters', async () => {
  assert.equal((await analyze('k'.repeat(255))).statusCode, 201)
  const long = await analyze('k'.repeat(256))
  assert.deepEqual(long.json().details, { field: 'idempotency-key', code: 'TOO_LONG' })
  const empty = await analyze('')
  assert.deepEqual(empty.json().details, { field: 'idempotency-key', code: 'TOO_SHORT' })
})
