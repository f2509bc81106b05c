/** Requests that try to use up the processor, to break something, or to get a secret into the log. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../platform/ids.ts'
import { collectLog } from '../test-support/log-lines.ts'
import { startTestServer } from '../test-support/server.ts'

const { log, lines } = collectLog()
const server = await startTestServer({ settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1' }, log })
const acme = await server.account()
after(() => server[Symbol.asyncDispose]())

const webhook = { url: 'https://127.0.0.1/hook', events: ['team.member_added'] }
const post = (url: string, payload: object | string = {}, headers: Record<string, string> = {}) =>
  acme.send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })
const register = (body: object) => post('/v1/webhooks', { ...webhook, ...body })

for (const [what, body, code] of [
  ['thirty thousand entries of a wrong type', { events: new Array(30_000).fill(1) }, 'TOO_LONG'],
  ['fifteen thousand entries of a wrong value', { events: new Array(15_000).fill('x') }, 'TOO_LONG'],
  ['sixteen thousand pairs of marks on one letter', { description: `a${'\u0301\u0323'.repeat(16_000)}` }, 'TOO_LONG'],
] as const) {
  test(`${what} are refused at little cost`, async () => {
    await register({})
    const began = process.threadCpuUsage()
    const response = await register(body)
    const { user, system } = process.threadCpuUsage(began)
    const ms = (user + system) / 1_000
    assert.equal(response.json().details.code, code)
    assert.ok(ms < 300, `${Math.round(ms)} ms of the processor`)
  })
}

test('an identifier that cannot be of an event is 404', async () => {
  const { id } = (await register({})).json().data
  for (const event of ['%00', 'x', newId('whk')]) {
    assert.equal((await post(`/v1/webhooks/${id}/events/${event}/replay`)).statusCode, 404, event)
  }
})

test('an Idempotency-Key at an address longer than any of ours breaks nothing', async () => {
  const long = Array.from({ length: 400 }, () => newId('whk')).join('')
  assert.equal((await post(`/v1/webhooks/${long}/test`, {}, { 'idempotency-key': 'long' })).statusCode, 404)
})

test('the message names the place where a body cannot be parsed, and the field nearest to an unknown one', async () => {
  const broken = (await post('/v1/webhooks', '{\n  "url": "https://acme.example",\n}')).json()
  assert.equal(broken.message, 'The body is not valid JSON: line 2, column 32: there is no comma before }.')
  const unknown = (
    await post('/v1/webhooks', '{"url":"https://a.example","event":[],"events":["team.member_added"]}')
  ).json()
  assert.match(unknown.message, /^“event” is not known here\. Did you mean “events”\? Known are: url, /)
})

test('a body that cannot be parsed is not logged', async () => {
  const body = `{"secret":'my-own-password'}`
  assert.equal((await post('/v1/webhooks', body)).json().details.code, 'INVALID_JSON')
  assert.ok(!JSON.stringify(lines()).includes('my-own'))
})

test('of parallel requests exactly as many webhooks are made as the plan allows', async () => {
  const { db, clock } = server.deps
  const other = await server.account()
  await sql`
    insert into webhook (id, account_id, url, events, description, secret_sealed, status, created_at)
    select 'whk_' || n, ${other.id}, 'https://acme.example', array['team.member_added'], '', '', 'active', ${clock.now()}
    from generate_series(1, 95) as n`.execute(db)
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => other.send({ method: 'POST', url: '/v1/webhooks', payload: webhook })),
  )
  assert.equal(responses.filter(({ statusCode }) => statusCode === 201).length, 5)
  assert.equal(responses.find(({ statusCode }) => statusCode !== 201)?.json().details.code, 'PLAN_LIMIT_REACHED')
})
