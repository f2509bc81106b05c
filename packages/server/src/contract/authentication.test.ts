import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createKey, revokeKey } from '../features/accounts/index.ts'
import { newApiKey } from '../platform/auth/api-key.ts'
import { createLog } from '../platform/log.ts'
import { type Scope, scopes } from '../platform/scopes.ts'
import { startTestServer, type TestServer } from '../test-support/server.ts'

let server: TestServer
const lines: string[] = []
before(async () => {
  const destination = { write: (line: string) => void lines.push(line) }
  server = await startTestServer({ log: createLog({ level: 'debug', destination }) })
})
after(() => server[Symbol.asyncDispose]())

const list = { method: 'GET', url: '/v1/analyses' } as const

test('without a credential: 401 MISSING_CREDENTIAL and how to send one', async () => {
  for (const headers of [{}, { authorization: '' }, { authorization: '  ' }]) {
    const response = await server.app.inject({ ...list, headers })
    assert.equal(response.statusCode, 401)
    assert.equal(response.headers['www-authenticate'], 'Bearer')
    assert.deepEqual(response.json().details, { field: 'authorization', code: 'MISSING_CREDENTIAL' })
  }
})

test('unknown, malformed, expired and revoked keys get equal bodies', async () => {
  const acme = await server.account()
  const { deps } = server
  const expiresAt = new Date(deps.clock.now().getTime() + 60_000)
  const expired = await createKey(deps, { accountId: acme.id, scopes, expiresAt })
  const revoked = await createKey(deps, { accountId: acme.id, scopes, expiresAt: null })
  await revokeKey(deps, { id: revoked.id })
  server.advance(61)
  const unknown = newApiKey()
  const bodies = new Set<string>()
  for (const authorization of [
    `Bearer ${unknown}`,
    `Bearer ${unknown.slice(0, -1)}`,
    `Bearer ${expired.key}`,
    `Bearer ${revoked.key}`,
    'Bearer',
    'Bearer ',
    `Basic ${acme.key}`,
    `Bearer ${acme.key} ${acme.key}`,
    `Bearer ${'a'.repeat(5_000)}`,
    'Bearer \u00e9',
  ]) {
    const response = await server.app.inject({ ...list, headers: { authorization } })
    assert.equal(response.statusCode, 401, authorization.slice(0, 20))
    assert.equal(response.json().details.code, 'INVALID_CREDENTIAL')
    bodies.add(response.body)
  }
  assert.equal(bodies.size, 1)
})

test('the message names what is wrong with how the key was sent', async () => {
  const { key } = await server.account()
  const placeholder = /placeholder of an example/
  const mistakes: [authorization: string, message: RegExp][] = [
    [key, /without “Bearer”; send “Authorization: Bearer <API_KEY>”/],
    [`"${key}"`, /in quotes/],
    [`Bearer "${key}"`, /in quotes/],
    [`Bearer '${key}'`, /in quotes/],
    [Buffer.from(`Bearer “${key}”`).toString('latin1'), /in quotes/],
    [Buffer.from('Bearer bp_live_…').toString('latin1'), placeholder],
    ['bp_live_...', placeholder],
    ['Bearer <API_KEY>', placeholder],
    ['Bearer $KEY', placeholder],
    [Buffer.from(`Bearer ${key.slice(0, 12)}…`).toString('latin1'), /send the whole key/],
  ]
  for (const [authorization, message] of mistakes) {
    const response = await server.app.inject({ ...list, headers: { authorization } })
    assert.equal(response.statusCode, 401, authorization)
    assert.deepEqual(response.json().details, { field: 'authorization', code: 'INVALID_CREDENTIAL' })
    assert.match(response.json().message, message, authorization)
    assert.ok(!response.body.includes(key.slice(12)))
  }
})

test('a revoked key stops working within 5 seconds, and a new one works at once', async () => {
  const acme = await server.account()
  assert.equal((await acme.send(list)).statusCode, 200)
  await revokeKey(server.deps, { id: acme.keyId })
  server.advance(5)
  assert.equal((await acme.send(list)).statusCode, 401)
})

test('the last use of a key is recorded to the minute', async () => {
  const acme = await server.account()
  server.setClock(new Date('2026-02-01T08:15:42.500Z'))
  await acme.send(list)
  const used = await lastUse(acme.keyId, '2026-02-01T08:15:00.000Z')
  assert.equal(used, '2026-02-01T08:15:00.000Z')
  server.advance(60)
  await acme.send(list)
  assert.equal(await lastUse(acme.keyId, '2026-02-01T08:16:00.000Z'), '2026-02-01T08:16:00.000Z')
})

/** The last use is written after the answer: polls until it is. */
async function lastUse(id: string, expected: string): Promise<string | undefined> {
  for (let asked = 0; ; asked++) {
    const row = await server.deps.db
      .selectFrom('api_key')
      .select('last_used_at')
      .where('id', '=', id)
      .executeTakeFirst()
    const seen = row?.last_used_at?.toISOString()
    if (seen === expected || asked > 500) return seen
  }
}

test('every route requires its own scope, and names it', async () => {
  const needs: [string, string, Scope][] = [
    ['POST', '/v1/analyze', 'write:analyses'],
    ['GET', '/v1/analyses', 'read:analyses'],
    ['GET', '/v1/analyses/anl_1', 'read:analyses'],
    ['DELETE', '/v1/analyses/anl_1', 'write:analyses'],
  ]
  for (const [method, url, scope] of needs) {
    const without = await server.account(
      'agency',
      scopes.filter((other) => other !== scope),
    )
    const refused = await without.send({ method: method as 'GET', url })
    assert.equal(refused.statusCode, 403, url)
    assert.deepEqual(refused.json().details, { field: 'scope', code: 'INSUFFICIENT_SCOPE' })
    assert.match(refused.json().message, new RegExp(scope))
    const only = await server.account('agency', [scope])
    assert.notEqual((await only.send({ method: method as 'GET', url })).statusCode, 403)
  }
})

test('no key is ever in the log, wherever it was sent', async () => {
  const acme = await server.account()
  await acme.send({ method: 'GET', url: `/v1/analyses?key=${acme.key}` })
  await acme.send({ method: 'GET', url: `/v1/analyses/${acme.key}` })
  await acme.send({ method: 'POST', url: '/v1/analyze', payload: { url: acme.key, context: acme.key } })
  server.deps.log.error({ err: new Error(`broke on ${acme.key}`), headers: { authorization: acme.key } }, acme.key)
  const log = lines.join('')
  assert.ok(lines.length > 10)
  assert.doesNotMatch(log, /bp_live_/)
  assert.match(log, /"request_id":"req_[0-9A-Za-z]{24}"/)
})
