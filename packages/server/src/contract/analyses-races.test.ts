import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { eventually } from '../test-support/eventually.ts'
import { startTestServer } from '../test-support/server.ts'
import { simplePage, startWebsite } from '../test-support/website.ts'

/** Called with every request for `/gated`; it is answered when what this gives resolves. */
let gate: () => Promise<void> = async () => undefined
const site = await startWebsite(async (request, response) => {
  if (request.url === '/gated') await gate()
  response.end(simplePage)
})
const { url } = site
const server = await startTestServer({ settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1' } })
after(async () => {
  await server[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

test('of parallel requests exactly as many are accepted as the plan runs at once', async () => {
  const acme = await server.account('pro')
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => acme.send({ method: 'POST', url: '/v1/analyze', payload: { url } })),
  )
  const statuses = responses.map(({ statusCode }) => statusCode)
  assert.equal(statuses.filter((status) => status === 201).length, 5)
  assert.equal(statuses.filter((status) => status === 429).length, 7)
  const refused = await acme.send({ method: 'POST', url: '/v1/analyze', payload: { url } })
  assert.match(refused.json().message, /At most 5 analyses at the same time/)
  assert.ok(refused.json().retry_after >= 1)
})

test('a request that lost its idempotency key meanwhile has no effect', async () => {
  const acme = await server.account('pro')
  const opened = Promise.withResolvers<void>()
  gate = () => opened.promise
  const send = () =>
    acme.send({
      method: 'POST',
      url: '/v1/analyze',
      payload: { url: `${url}/gated` },
      headers: { 'idempotency-key': 'lost' },
    })
  /** When the current holder of the key took it. */
  const isHeldSince = async (moment: Date) => {
    const held = await server.deps.db
      .selectFrom('idempotent_request')
      .select('created_at')
      .where('key', '=', 'lost')
      .execute()
    return held[0]?.created_at.getTime() === moment.getTime()
  }
  const first = send()
  await eventually(() => isHeldSince(server.deps.clock.now()), { what: 'the first request has the key' })
  server.advance(5 * 60)
  const second = send()
  await eventually(() => isHeldSince(server.deps.clock.now()), { what: 'the second request has the key' })
  opened.resolve()
  assert.deepEqual(
    (await Promise.all([first, second])).map(({ statusCode }) => statusCode),
    [409, 201],
  )
  assert.equal((await acme.send({ method: 'GET', url: '/v1/analyses' })).json().pagination.total, 1)
})
