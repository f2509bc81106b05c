import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createKey } from '../features/accounts/index.ts'
import { scopes } from '../platform/scopes.ts'
import { startTestServer } from '../test-support/server.ts'

const server = await startTestServer()
after(() => server[Symbol.asyncDispose]())

const sandbox = { method: 'POST', url: '/v1/analyze', payload: { url: 'https://acme.example', test: true } } as const
const list = { method: 'GET', url: '/v1/analyses' } as const

test('of 200 parallel requests at the sandbox’s limit of 120 an hour exactly 120 are accepted', async () => {
  const acme = await server.account('free')
  const responses = await Promise.all(Array.from({ length: 200 }, () => acme.send(sandbox)))
  const statuses = responses.map(({ statusCode }) => statusCode)
  assert.equal(statuses.filter((status) => status === 201).length, 120)
  assert.equal(statuses.filter((status) => status === 429).length, 80)
  const { total } = (await acme.send(list)).json().pagination
  assert.equal(total, 120)
})

test('a retry after exactly retry_after seconds succeeds, and one second earlier does not', async () => {
  const acme = await server.account('free')
  for (let started = 0; started < 120; started++) {
    assert.equal((await acme.send(sandbox)).statusCode, 201)
    server.advance(7.3)
  }
  const refused = await acme.send(sandbox)
  assert.equal(refused.statusCode, 429)
  const { error, message, retry_after, details } = refused.json()
  assert.equal(error, 'Rate limit exceeded')
  assert.match(message, /At most 120 sandbox analyses an hour; the next may start at 2026-/)
  assert.equal(details, undefined)
  assert.equal(refused.headers['retry-after'], String(retry_after))
  server.advance(retry_after - 1)
  assert.equal((await acme.send(sandbox)).statusCode, 429)
  server.advance(1)
  assert.equal((await acme.send(sandbox)).statusCode, 201)
})

test('refused requests use no quota, and the headers say what is left', async () => {
  const acme = await server.account()
  await acme.send({ ...sandbox, payload: { url: 'nonsense', test: true } })
  await acme.send({ ...sandbox, payload: { url: 'https://login.test', test: true } })
  const started = await acme.send(sandbox)
  assert.match(String(started.headers['ratelimit-policy']), /"sandbox-analyses";q=120;w=3600/)
  assert.match(String(started.headers.ratelimit), /"sandbox-analyses";r=119;t=3600/)
})

test('t of RateLimit is the seconds until the whole quota is available again', async () => {
  const acme = await server.account()
  const quotaAfter = async (url: string) =>
    String((await acme.send({ ...sandbox, payload: { url, test: true } })).headers.ratelimit)
  assert.match(await quotaAfter('https://login.test'), /"sandbox-analyses";r=120;t=0$/)
  assert.match(await quotaAfter('https://acme.example'), /"sandbox-analyses";r=119;t=3600$/)
  server.advance(100)
  assert.match(await quotaAfter('https://acme.example'), /"sandbox-analyses";r=118;t=3600$/)
  server.advance(3_550)
  assert.match(await quotaAfter('https://login.test'), /"sandbox-analyses";r=119;t=50$/)
})

test('deleting an analysis gives no quota back', async () => {
  const acme = await server.account()
  const { id } = (await acme.send(sandbox)).json().data
  await acme.send({ method: 'DELETE', url: `/v1/analyses/${id}` })
  assert.match(String((await acme.send(sandbox)).headers.ratelimit), /"sandbox-analyses";r=118;/)
})

test('a key has 60 requests at once, then ten a second, and the refusal says when the next one is possible', async () => {
  await using strict = await startTestServer({
    settings: { BRANDPRINT_KEY_REQUESTS_PER_MINUTE: '600', BRANDPRINT_KEY_REQUESTS_BURST: '60' },
  })
  const acme = await strict.account()
  const responses = await Promise.all(Array.from({ length: 100 }, () => acme.send(list)))
  assert.equal(responses.filter(({ statusCode }) => statusCode === 200).length, 60)
  assert.equal(responses[0]?.headers['ratelimit-policy'], '"requests";q=60;w=6')
  assert.match(String(responses[0]?.headers.ratelimit), /^"requests";r=59;t=1$/)
  const refused = await acme.send(list)
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.json().retry_after, 1)
  assert.equal(refused.headers.ratelimit, '"requests";r=0;t=6')
  const { key } = await createKey(strict.deps, { accountId: acme.id, scopes, expiresAt: null })
  const other = await strict.app.inject({ ...list, headers: { authorization: `Bearer ${key}` } })
  assert.equal(other.statusCode, 200, 'another key has its own bucket')
  strict.advance(refused.json().retry_after)
  assert.equal((await acme.send(list)).statusCode, 200)
})
