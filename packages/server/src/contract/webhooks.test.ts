/** Webhooks of the reference: registering, listing, deleting, testing, and our extensions (docs/decisions/0016). */
import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { startLyingNameServer } from '../../../engine/src/net/test-support/lying-name-server.ts'
import { status } from '../test-support/receiver.ts'
import { startTestServer, type TestAccount } from '../test-support/server.ts'
import { startWebhookService } from '../test-support/webhook-service.ts'

const service = await startWebhookService()
const { server, receiver } = service
let acme: TestAccount
beforeEach(async () => {
  acme = await server.account('pro')
})
after(() => service[Symbol.asyncDispose]())

const events = ['analysis.completed', 'team.member_added']
const create = (body: object = {}, account = acme) =>
  account.send({ method: 'POST', url: '/v1/webhooks', payload: { url: receiver.url, events, ...body } })
const created = async (body: object = {}, account = acme) => {
  const response = await create(body, account)
  assert.equal(response.statusCode, 201, response.body)
  return response.json().data as { id: string; secret: string; url: string }
}

test('POST answers 201 with the whole webhook, its secret and Location', async () => {
  const response = await create({ description: 'Production' })
  const { data } = response.json()
  assert.equal(response.statusCode, 201)
  assert.equal(response.headers.location, `/v1/webhooks/${data.id}`)
  assert.match(data.id, /^whk_/)
  assert.match(data.secret, /^whsec_[0-9A-Za-z+/]{43}=$/)
  assert.deepEqual(Object.keys(data), ['id', 'url', 'events', 'description', 'secret', 'status', 'created_at'])
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

test('a custom secret is used as it is, from 16 to 256 printable ASCII characters', async () => {
  const secret = 'correct horse battery staple'
  assert.equal((await created({ secret })).secret, secret)
  for (const [wrong, code] of [
    ['fifteen charact', 'TOO_SHORT'],
    ['x'.repeat(257), 'TOO_LONG'],
    ['sixteen characters é', 'INVALID_FORMAT'],
  ]) {
    const response = await create({ secret: wrong })
    assert.deepEqual([response.statusCode, response.json().details], [400, { field: 'secret', code }])
    if (code === 'INVALID_FORMAT') assert.match(response.json().message, /: Printable ASCII, 16 to 256 characters/)
  }
})

test('the secret is shown once: neither the list nor a change shows it, and the table holds it encrypted', async () => {
  const { id, secret } = await created()
  const list = await acme.send({ method: 'GET', url: '/v1/webhooks' })
  const changed = await acme.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload: { description: 'x' } })
  const rows = await server.deps.db.selectFrom('webhook').selectAll().where('id', '=', id).execute()
  for (const text of [list.body, changed.body, JSON.stringify(rows), rows[0]!.secret_sealed.toString('latin1')]) {
    assert.ok(!text.includes(secret))
  }
})

test('a POST that is repeated with its Idempotency-Key gives the same secret, which is stored encrypted', async () => {
  const payload = { url: receiver.url, events }
  const send = () =>
    acme.send({ method: 'POST', url: '/v1/webhooks', payload, headers: { 'idempotency-key': 'webhook' } })
  const [first, second] = [await send(), await send()]
  assert.equal(second.body, first.body)
  const kept = await server.deps.db.selectFrom('idempotent_request').selectAll().where('key', '=', 'webhook').execute()
  assert.ok(!JSON.stringify(kept).includes(first.json().data.secret))
  assert.ok(!kept[0]!.body_sealed!.toString('latin1').includes('whsec_'))
})

test('GET lists all of the account with the documented fields and no others', async () => {
  const other = await server.account('agency')
  await created({ description: 'Mine' }, other)
  const { data } = (await other.send({ method: 'GET', url: '/v1/webhooks' })).json()
  assert.equal(data.length, 1)
  assert.deepEqual(Object.keys(data[0]), [
    'id',
    'url',
    'events',
    'status',
    'last_delivery',
    'success_rate',
    'created_at',
  ])
})

test('the address in Location is that of the webhook, as the list shows it and with its description', async () => {
  const { headers } = await create({ description: 'Production' })
  const response = await acme.send({ method: 'GET', url: String(headers.location) })
  const [listed] = (await acme.send({ method: 'GET', url: '/v1/webhooks' })).json().data
  assert.equal(response.statusCode, 200)
  assert.deepEqual(response.json().data, { ...listed, description: 'Production' })
  assert.deepEqual(Object.keys(response.json().data), [
    'id',
    'url',
    'events',
    'description',
    'status',
    'last_delivery',
    'success_rate',
    'created_at',
  ])
})

test('PATCH answers what GET shows', async () => {
  const { id } = await created()
  await acme.send({ method: 'POST', url: `/v1/webhooks/${id}/test` })
  const url = `/v1/webhooks/${id}`
  const patched = (await acme.send({ method: 'PATCH', url, payload: { description: 'Staging' } })).json()
  assert.deepEqual(patched, (await acme.send({ method: 'GET', url })).json())
  assert.equal(patched.data.description, 'Staging')
})

test('the refusal of a port says which one is right', async () => {
  const { message } = (await create({ url: 'https://acme.example:80/hook' })).json()
  assert.equal(message, 'Only port 443 is allowed.')
})

const refusals: [name: string, body: object, status: number, details: { field: string; code: string }][] = [
  ['http', { url: 'http://acme.example/hook' }, 400, { field: 'url', code: 'HTTPS_REQUIRED' }],
  ['another scheme', { url: 'ftp://acme.example/hook' }, 400, { field: 'url', code: 'INVALID_FORMAT' }],
  ['credentials', { url: 'https://ada:secret@acme.example/' }, 400, { field: 'url', code: 'INVALID_FORMAT' }],
  ['a fragment', { url: 'https://acme.example/hook#here' }, 400, { field: 'url', code: 'INVALID_FORMAT' }],
  ['an empty fragment', { url: 'https://acme.example/hook#' }, 400, { field: 'url', code: 'INVALID_FORMAT' }],
  ['a port', { url: 'https://acme.example:8443/hook' }, 400, { field: 'url', code: 'PORT_NOT_ALLOWED' }],
  ['the port of http', { url: 'https://acme.example:80/hook' }, 400, { field: 'url', code: 'PORT_NOT_ALLOWED' }],
  ['no url', { url: undefined }, 400, { field: 'url', code: 'REQUIRED_FIELD' }],
  ['a long url', { url: `https://acme.example/${'x'.repeat(2_048)}` }, 400, { field: 'url', code: 'TOO_LONG' }],
  ['loopback', { url: 'https://localhost/hook' }, 422, { field: 'url', code: 'NOT_PUBLIC' }],
  ['a private address', { url: 'https://10.0.0.1/hook' }, 422, { field: 'url', code: 'NOT_PUBLIC' }],
  ['metadata', { url: 'https://169.254.169.254/latest' }, 422, { field: 'url', code: 'NOT_PUBLIC' }],
  ['a mapped address', { url: 'https://[::ffff:10.0.0.1]/' }, 422, { field: 'url', code: 'NOT_PUBLIC' }],
  ['no events', { events: undefined }, 400, { field: 'events', code: 'REQUIRED_FIELD' }],
  ['an empty list of events', { events: [] }, 400, { field: 'events', code: 'TOO_SHORT' }],
  ['an event twice', { events: ['export.ready', 'export.ready'] }, 400, { field: 'events', code: 'INVALID_VALUE' }],
  ['an unknown event', { events: ['export.ready', 'x'] }, 400, { field: 'events.1', code: 'INVALID_VALUE' }],
  ['events as text', { events: 'export.ready' }, 400, { field: 'events', code: 'INVALID_TYPE' }],
  ['a long description', { description: 'é'.repeat(201) }, 400, { field: 'description', code: 'TOO_LONG' }],
  ['an unknown field', { active: true }, 400, { field: 'active', code: 'UNKNOWN_FIELD' }],
]
for (const [name, body, statusCode, details] of refusals) {
  test(`POST refuses ${name}`, async () => {
    const response = await create(body)
    assert.deepEqual([response.statusCode, response.json().details], [statusCode, details], response.body)
  })
}

test('a limit of one is named in the singular', async () => {
  assert.equal((await create({ events: [] })).json().message, '“events” has 0 entries; at least 1 is needed.')
})

test('a description of 200 characters is taken, and one that is left out is empty', async () => {
  assert.equal((await create({ description: 'é'.repeat(200) })).statusCode, 201)
  assert.equal((await create()).json().data.description, '')
})

test('an address is shown as it was sent, with its host in punycode', async () => {
  const names = await startLyingNameServer(() => ({ addresses: ['93.184.215.14'] }))
  const named = await startTestServer({ nameServer: names.address })
  try {
    const other = await named.account('pro')
    const made = await create({ url: 'https://MÜNCHEN.example:443/über?q=ü' }, other)
    const shown = 'https://xn--mnchen-3ya.example:443/über?q=ü'
    assert.equal(made.json().data.url, shown)
    assert.equal((await other.send({ method: 'GET', url: '/v1/webhooks' })).json().data[0].url, shown)
    const payload = { url: 'https://МИР.example/\u202ea' }
    const changed = await other.send({ method: 'PATCH', url: `/v1/webhooks/${made.json().data.id}`, payload })
    assert.equal(changed.json().data.url, 'https://xn--h1ahn.example/%E2%80%AEa')
  } finally {
    await named[Symbol.asyncDispose]()
    await names[Symbol.asyncDispose]()
  }
})

test('PATCH changes what it names and refuses what POST refuses', async () => {
  const { id } = await created()
  const patch = (payload: object) => acme.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload })
  const { data } = (await patch({ events: ['export.ready'], description: 'Staging', status: 'paused' })).json()
  assert.deepEqual([data.events, data.description, data.status], [['export.ready'], 'Staging', 'paused'])
  assert.deepEqual((await patch({ url: 'http://acme.example' })).json().details.code, 'HTTPS_REQUIRED')
  assert.deepEqual((await patch({ url: 'https://10.0.0.1/' })).json().details.code, 'NOT_PUBLIC')
  assert.deepEqual((await patch({ status: 'failed' })).json().details.code, 'INVALID_VALUE')
  assert.deepEqual((await patch({})).json().data.status, 'paused')
})

test('a test is allowed in every state, and is in the list of deliveries', async () => {
  const { id } = await created()
  await acme.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload: { status: 'paused' } })
  await server.deps.db.updateTable('webhook').set({ status: 'failed' }).where('id', '=', id).execute()
  const sent = (await acme.send({ method: 'POST', url: `/v1/webhooks/${id}/test` })).json().data
  assert.equal(sent.status, 'success')
  const listed = (await acme.send({ method: 'GET', url: `/v1/webhooks/${id}/deliveries` })).json().data
  assert.deepEqual(listed, [sent])
})

test('at most ten tests a minute', async () => {
  const other = await server.account('pro')
  const { id } = await created({}, other)
  const send = () => other.send({ method: 'POST', url: `/v1/webhooks/${id}/test` })
  for (let sent = 0; sent < 10; sent++) assert.equal((await send()).statusCode, 200)
  const refused = await send()
  assert.equal(refused.statusCode, 429)
  assert.match(refused.json().message, /At most 10 webhook tests a minute/)
  server.advance(refused.json().retry_after)
  assert.equal((await send()).statusCode, 200)
})

test('every endpoint requires admin:full, and sees only the account’s own webhooks', async () => {
  const { id } = await created()
  const reader = await server.account('pro', ['read:analyses', 'write:analyses'])
  const stranger = await server.account('pro')
  for (const [method, url, payload] of [
    ['GET', `/v1/webhooks/${id}`, undefined],
    ['PATCH', `/v1/webhooks/${id}`, {}],
    ['DELETE', `/v1/webhooks/${id}`, undefined],
    ['POST', `/v1/webhooks/${id}/test`, undefined],
    ['POST', `/v1/webhooks/${id}/rotate-secret`, undefined],
    ['POST', `/v1/webhooks/${id}/events/evt_000000000000000000000000/replay`, undefined],
    ['GET', `/v1/webhooks/${id}/deliveries`, undefined],
  ] as const) {
    const request = { method, url, ...(payload !== undefined && { payload }) }
    const scope = await reader.send(request)
    assert.deepEqual([scope.statusCode, scope.json().details?.code], [403, 'INSUFFICIENT_SCOPE'], url)
    assert.equal((await stranger.send(request)).statusCode, 404, url)
  }
})
