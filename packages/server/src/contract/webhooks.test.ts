/** API.md, “Webhooks”: registering, listing, deleting, testing, and what DECISIONS adds. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Receiver, startReceiver, status, testAuthority } from '../test-support/receiver.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'

let server: TestServer
let receiver: Receiver
let acme: TestAccount
before(async () => {
  receiver = await startReceiver()
  server = await startTestServer({ settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1' }, ca: testAuthority })
  acme = await server.account('pro')
})
after(async () => {
  await server[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
})

const events = ['analysis.completed', 'team.member_added']
const create = (body: object = {}, account = acme) =>
  account.send({ method: 'POST', url: '/v1/webhooks', payload: { url: receiver.url, events, ...body } })
const created = async (body: object = {}, account = acme) => {
  const response = await create(body, account)
  assert.equal(response.statusCode, 201, response.body)
  return response.json().data as { id: string; secret: string; url: string }
}

test('POST answers 201 with the whole webhook, its secret, and where it is', async () => {
  const response = await create({ description: 'Production' })
  const { data } = response.json()
  assert.equal(response.statusCode, 201)
  assert.equal(response.headers.location, `/v1/webhooks/${data.id}`)
  assert.match(data.id, /^whk_/)
  assert.match(data.secret, /^whsec_[0-9A-Za-z+/]{43}=$/)
  const { id: _, secret: __, ...rest } = data
  assert.deepEqual(rest, {
    url: receiver.url,
    events,
    description: 'Production',
    status: 'active',
    created_at: server.deps.clock.now().toISOString(),
  })
})

test('a test is sent at once, signed, and answers its delivery record', async () => {
  const { id } = await created()
  const response = await acme.send({ method: 'POST', url: `/v1/webhooks/${id}/test` })
  assert.equal(response.statusCode, 200, response.body)
  const { data } = response.json()
  const { id: deliveryId, event_id, response_time_ms, ...rest } = data
  assert.match(deliveryId, /^del_/)
  assert.match(event_id, /^evt_/)
  assert.ok(Number.isInteger(response_time_ms))
  assert.deepEqual(rest, {
    event_type: 'webhook.test',
    status: 'success',
    response_code: 200,
    attempted_at: server.deps.clock.now().toISOString(),
  })
  const got = receiver.received.at(-1)!
  assert.deepEqual(Object.keys(JSON.parse(got.body)), ['id', 'event', 'created', 'data'])
  assert.equal(JSON.parse(got.body).id, event_id)
})

test('a test that is refused says why, and how often it was tried again', async () => {
  const { id } = await created()
  receiver.answer(status(500))
  const response = await acme.send({ method: 'POST', url: `/v1/webhooks/${id}/test` })
  receiver.answer(status(200))
  const { status: ended, response_code, error, retry_count, response_time_ms } = response.json().data
  assert.deepEqual(
    { ended, response_code, retry_count, response_time_ms },
    { ended: 'failed', response_code: 500, retry_count: 0, response_time_ms: undefined },
  )
  assert.match(error, /answered 500/)
})
