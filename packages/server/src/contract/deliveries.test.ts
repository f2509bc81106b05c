/** docs/webhooks.md: delivery, envelope, signature, retries; with real HTTPS receivers, and a clock for the long waits. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, afterEach, test } from 'node:test'
import { createDispatcher } from '../features/webhooks/index.ts'
import { status } from '../test-support/receiver.ts'
import type { TestAccount } from '../test-support/server.ts'
import { memberAdded, startWebhookService } from '../test-support/webhook-service.ts'

const service = await startWebhookService()
const { server, dispatcher, receiver, deliver } = service
after(() => service[Symbol.asyncDispose]())
afterEach(service.clear)
let acme: TestAccount

interface Hook {
  id: string
  secret: string
}
async function hook(body: object = {}): Promise<Hook> {
  acme = await server.account('pro')
  return another(body)
}
async function another(body: object = {}): Promise<Hook> {
  const payload = { url: receiver.url, events: ['team.member_added'], ...body }
  const response = await acme.send({ method: 'POST', url: '/v1/webhooks', payload })
  assert.equal(response.statusCode, 201, response.body)
  return response.json().data
}

/** Writes an event of the account. */
const happen = (account = acme) => memberAdded(server.deps, account)
const get = async (url: string) => (await acme.send({ method: 'GET', url })).json()
const deliveries = async ({ id }: Hook, query = '') => (await get(`/v1/webhooks/${id}/deliveries${query}`)).data
const statusOf = async ({ id }: Hook) =>
  (await get('/v1/webhooks')).data.find((webhook: Hook) => webhook.id === id).status
const patch = ({ id }: Hook, payload: object) => acme.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload })

const minute = 60
const waits = [minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute]
/** Makes the first attempt and every retry of the last event, each when it is due. */
async function failAll() {
  await deliver()
  for (const seconds of waits) {
    server.advance(seconds)
    await deliver()
  }
}

test('an HTTP POST with a JSON body goes to the registered address when a subscribed event occurs', async () => {
  await hook()
  await happen()
  await deliver()
  const [got] = receiver.received
  assert.equal(receiver.received.length, 1)
  assert.equal(got!.path, '/hook')
  assert.equal(got!.headers['content-type'], 'application/json')
})

test('the envelope is id, event, created in Unix seconds, and data', async () => {
  await hook()
  const data = await happen()
  await deliver()
  const { id, ...rest } = JSON.parse(receiver.received[0]!.body)
  assert.match(id, /^evt_/)
  const created = Math.floor(server.deps.clock.now().getTime() / 1_000)
  assert.deepEqual(rest, { event: 'team.member_added', created, data })
})

test('events that a webhook does not subscribe to, and those of other accounts, are not sent', async () => {
  await hook({ events: ['analysis.completed'] })
  await happen()
  await happen(await server.account())
  await deliver()
  assert.deepEqual(receiver.received, [])
})

test('the start of an analysis is sent as an event', async () => {
  await hook({ events: ['analysis.started'] })
  const payload = { url: 'https://acme.example', test: true }
  const { id } = (await acme.send({ method: 'POST', url: '/v1/analyze', payload })).json().data
  await deliver()
  assert.equal(JSON.parse(receiver.received[0]!.body).data.analysis_id, id)
})

test('X-Webhook-Signature is t and v1, the hex HMAC-SHA-256 of “t.body” under the secret', async () => {
  const { secret } = await hook({ secret: 'a secret of sixteen characters or more' })
  await happen()
  await deliver()
  const { headers, body } = receiver.received[0]!
  const t = Math.floor(server.deps.clock.now().getTime() / 1_000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  assert.equal(headers['x-webhook-signature'], `t=${t},v1=${v1}`)
})

test('a retry sends the same bytes with a timestamp and a signature of its own', async () => {
  await hook()
  receiver.answer(status(500))
  await happen()
  await deliver()
  server.advance(minute)
  await deliver()
  const [first, second] = receiver.received
  assert.equal(second!.body, first!.body)
  assert.notEqual(second!.headers['x-webhook-signature'], first!.headers['x-webhook-signature'])
  assert.equal(Number(second!.headers['webhook-timestamp']) - Number(first!.headers['webhook-timestamp']), minute)
})

for (const code of [201, 202, 204, 301, 302, 307, 400, 401, 404, 410, 429, 500, 503]) {
  test(`an answer of ${code} is a failure that says so, and a redirect is not followed`, async () => {
    const webhook = await hook()
    receiver.answer(status(code, { location: '/elsewhere' }))
    await happen()
    await deliver()
    const [record] = await deliveries(webhook)
    assert.equal(record.status, 'failed')
    assert.equal(record.response_code, code)
    assert.match(record.error, new RegExp(String(code)))
    assert.deepEqual(
      receiver.received.map(({ path }) => path),
      ['/hook'],
    )
  })
}

test('after a failure it is tried again after 1 min, 5 min, 30 min, 2 h and 6 h, never a second early, and not again after that', async () => {
  const webhook = await hook()
  receiver.answer(status(500))
  await happen()
  await deliver()
  for (const [at, seconds] of waits.entries()) {
    server.advance(seconds - 1)
    await deliver()
    assert.equal(receiver.received.length, at + 1, `retry ${at + 1} came early`)
    server.advance(1)
    await deliver()
    assert.equal(receiver.received.length, at + 2, `retry ${at + 1} did not come`)
  }
  server.advance(24 * 60 * minute)
  await deliver()
  assert.equal(receiver.received.length, 6)
  assert.deepEqual(
    (await deliveries(webhook)).map((record: { retry_count: number }) => record.retry_count),
    [5, 4, 3, 2, 1, 0],
  )
})

test('after five failed retries of an event the webhook is failed, and nothing is sent to it', async () => {
  const webhook = await hook()
  receiver.answer(status(500))
  await happen()
  await deliver()
  await happen()
  await failAll()
  assert.equal(await statusOf(webhook), 'failed')
  const sent = receiver.received.length
  receiver.answer(status(200))
  await happen()
  server.advance(24 * 60 * minute)
  await deliver()
  assert.equal(receiver.received.length, sent)
})

test('the first failures of six events do not fail the webhook', async () => {
  const webhook = await hook()
  receiver.answer(status(500))
  for (let events = 0; events < 6; events++) await happen()
  await deliver()
  assert.equal(await statusOf(webhook), 'active')
})

test('an event that is given up does not fail a webhook that received another one since', async () => {
  const webhook = await hook()
  await happen()
  const poison = await happen()
  receiver.answer((got, response) => status(got.body.includes(poison.member_id) ? 500 : 200)(got, response))
  await deliver()
  server.advance(waits[0]!)
  await happen()
  await deliver()
  for (const seconds of waits.slice(1)) {
    server.advance(seconds)
    await deliver()
  }
  assert.equal((await deliveries(webhook, '?status=failed')).length, 6)
  assert.equal(await statusOf(webhook), 'active')
})

test('a failed webhook becomes active only after a test was answered with 200', async () => {
  const webhook = await hook()
  receiver.answer(status(500))
  await happen()
  await failAll()
  const refused = await patch(webhook, { status: 'active' })
  assert.equal(refused.statusCode, 409)
  assert.deepEqual(refused.json().details, { field: 'webhook_id', code: 'WEBHOOK_TEST_REQUIRED' })
  assert.equal((await patch(webhook, { status: 'paused' })).statusCode, 409)
  server.advance(1)
  receiver.answer(status(200))
  await acme.send({ method: 'POST', url: `/v1/webhooks/${webhook.id}/test` })
  assert.equal((await patch(webhook, { status: 'active' })).json().data.status, 'active')
  receiver.received.length = 0
  await happen()
  await deliver()
  assert.equal(receiver.received.length, 1)
})

test('a paused webhook is sent nothing, and what it missed can be replayed', async () => {
  const webhook = await hook()
  receiver.answer(status(500))
  await happen()
  await deliver()
  assert.equal((await patch(webhook, { status: 'paused' })).json().data.status, 'paused')
  await happen()
  receiver.answer(status(200))
  receiver.received.length = 0
  server.advance(24 * 60 * minute)
  await deliver()
  assert.deepEqual(receiver.received, [])
  const events = await server.deps.db.selectFrom('event').select('id').where('account_id', '=', acme.id).execute()
  const replay = (id: string) => acme.send({ method: 'POST', url: `/v1/webhooks/${webhook.id}/events/${id}/replay` })
  const early = await replay(events[0]!.id)
  assert.deepEqual([early.statusCode, early.json().details.code], [409, 'WEBHOOK_NOT_ACTIVE'])
  await patch(webhook, { status: 'active' })
  await deliver()
  assert.deepEqual(receiver.received, [], 'nothing is sent unasked')
  for (const { id } of events) assert.equal((await replay(id)).statusCode, 200)
  await deliver()
  assert.deepEqual(receiver.received.map(({ body }) => JSON.parse(body).id).sort(), events.map(({ id }) => id).sort())
})

test('a replay of what was delivered sends the same bytes again', async () => {
  const webhook = await hook()
  await happen()
  await deliver()
  const { id } = JSON.parse(receiver.received[0]!.body)
  await acme.send({ method: 'POST', url: `/v1/webhooks/${webhook.id}/events/${id}/replay` })
  await deliver()
  assert.equal(receiver.received.length, 2)
  assert.equal(receiver.received[1]!.body, receiver.received[0]!.body)
})

test('another account’s event cannot be replayed', async () => {
  await hook()
  await happen()
  const [foreign] = await server.deps.db.selectFrom('event').select('id').where('account_id', '=', acme.id).execute()
  const webhook = await hook()
  const response = await acme.send({ method: 'POST', url: `/v1/webhooks/${webhook.id}/events/${foreign!.id}/replay` })
  assert.equal(response.statusCode, 404)
})

test('deleting a webhook ends its pending attempts', async () => {
  const webhook = await hook()
  receiver.answer(status(500))
  await happen()
  await deliver()
  const deleted = await acme.send({ method: 'DELETE', url: `/v1/webhooks/${webhook.id}` })
  assert.deepEqual(deleted.json(), { data: { id: webhook.id, deleted: true } })
  server.advance(24 * 60 * minute)
  await deliver()
  assert.equal(receiver.received.length, 1)
  assert.equal((await acme.send({ method: 'DELETE', url: `/v1/webhooks/${webhook.id}` })).statusCode, 404)
})

test('for 24 hours after a rotation both secrets sign, then the new one alone', async () => {
  const webhook = await hook()
  const rotated = await acme.send({ method: 'POST', url: `/v1/webhooks/${webhook.id}/rotate-secret` })
  const { secret } = rotated.json().data
  assert.notEqual(secret, webhook.secret)
  const signedBy = ({ headers, body }: (typeof receiver.received)[0]) => {
    const [t, ...signatures] = String(headers['x-webhook-signature']).split(',')
    const names = new Map(
      [secret, webhook.secret].map((key, at) => [
        `v1=${createHmac('sha256', key)
          .update(`${t!.slice(2)}.${body}`)
          .digest('hex')}`,
        at === 0 ? 'new' : 'old',
      ]),
    )
    return signatures.map((signature) => names.get(signature))
  }
  await happen()
  await deliver()
  server.advance(24 * 60 * minute)
  await happen()
  await deliver()
  assert.deepEqual(receiver.received.map(signedBy), [['new', 'old'], ['new']])
})

test('each attempt has a record with the documented fields, the newest first', async () => {
  const webhook = await hook()
  receiver.answer(status(500))
  await happen()
  await deliver()
  receiver.answer(status(200))
  server.advance(minute)
  await deliver()
  const [success, failure] = await deliveries(webhook)
  assert.deepEqual(Object.keys(success), [
    'id',
    'event_id',
    'event_type',
    'status',
    'response_code',
    'response_time_ms',
    'attempted_at',
  ])
  assert.deepEqual(Object.keys(failure), [
    'id',
    'event_id',
    'event_type',
    'status',
    'response_code',
    'error',
    'attempted_at',
    'retry_count',
  ])
  assert.equal(success.event_id, failure.event_id)
})

test('deliveries are paged and filtered by status, event type and event', async () => {
  const webhook = await hook()
  for (let events = 0; events < 3; events++) await happen()
  await deliver()
  const url = `/v1/webhooks/${webhook.id}/deliveries`
  const page = await get(`${url}?limit=2&page=2`)
  assert.deepEqual(page.pagination, { page: 2, limit: 2, total: 3, pages: 2 })
  assert.equal(page.data.length, 1)
  const [{ event_id }] = page.data
  assert.equal((await get(`${url}?event_id=${event_id}`)).pagination.total, 1)
  assert.equal((await get(`${url}?status=failed`)).pagination.total, 0)
  assert.equal((await get(`${url}?event_type=team.member_added`)).pagination.total, 3)
  assert.equal((await get(`${url}?event_type=analysis.failed`)).pagination.total, 0)
})

test('the list says when the last attempt was, and the share of the last seven days that succeeded', async () => {
  const webhook = await hook()
  const item = async () => (await get('/v1/webhooks')).data.find(({ id }: Hook) => id === webhook.id)
  assert.deepEqual([(await item()).last_delivery, (await item()).success_rate], [null, null])
  await happen()
  await happen()
  await deliver()
  receiver.answer(status(500))
  await happen()
  await deliver()
  await acme.send({ method: 'POST', url: `/v1/webhooks/${webhook.id}/test` })
  assert.equal((await item()).success_rate, 66.7)
  assert.equal((await item()).last_delivery, server.deps.clock.now().toISOString())
  await patch(webhook, { status: 'paused' })
  server.advance(7 * 24 * 60 * minute)
  assert.equal((await item()).success_rate, null)
})

test('an event that is rolled back is never sent', async () => {
  await hook()
  const rolledBack = server.deps.db.transaction().execute(async (transaction) => {
    await memberAdded({ ...server.deps, db: transaction }, acme)
    throw new Error('rolled back')
  })
  await assert.rejects(rolledBack, /rolled back/)
  await deliver()
  assert.deepEqual(receiver.received, [])
})

test('two processes that poll at the same time send each event once', async () => {
  await hook()
  const other = createDispatcher(server.deps)
  for (let events = 0; events < 50; events++) await happen()
  await Promise.all([dispatcher.poll(), other.poll()])
  await Promise.all([dispatcher.idle(), other.idle()])
  await other.stop(0)
  assert.equal(receiver.received.length, 50)
  assert.equal(new Set(receiver.received.map(({ body }) => JSON.parse(body).id)).size, 50)
})

test('a notification of a commit arrives without polling', async () => {
  await hook()
  const notified = Promise.withResolvers<string>()
  const listening = server.deps.listen('brandprint_deliveries', (payload) => {
    if (payload === null) void happen()
    else notified.resolve(payload)
  })
  dispatcher.notify((await notified.promise).split(','))
  await dispatcher.idle()
  await listening.close()
  assert.equal(receiver.received.length, 1)
})

test('an attempt that a stopping process could not end is due at once for another process, and not counted', async () => {
  const webhook = await hook()
  const arrived = Promise.withResolvers<void>()
  receiver.answer(() => arrived.resolve())
  await happen()
  const stopping = createDispatcher(server.deps)
  await stopping.poll()
  await arrived.promise
  await stopping.stop(0)
  receiver.answer(status(200))
  await deliver()
  const records = await deliveries(webhook)
  assert.deepEqual(
    records.map((record: { status: string }) => record.status),
    ['success'],
  )
})

test('deliveries claimed by a process that died are due again after half a minute', async () => {
  const webhook = await hook()
  await happen()
  const now = server.deps.clock.now()
  await server.deps.db
    .updateTable('delivery')
    .set({ claim: '00000000-0000-4000-8000-000000000000', next_attempt_at: new Date(now.getTime() + 30_000) })
    .where('webhook_id', '=', webhook.id)
    .execute()
  await deliver()
  assert.equal(receiver.received.length, 0)
  server.advance(30)
  await deliver()
  assert.equal(receiver.received.length, 1)
})
