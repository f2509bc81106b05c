/** Our extension GET /v1/events/stream: an account's events as they happen, over connections that break and reconnect. */
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { Check } from 'typebox/value'
import { createKey, revokeKey } from '../features/accounts/index.ts'
import { failWebhook } from '../features/webhooks/queries.ts'
import { createHttp } from '../http.ts'
import { eventKinds, eventPayloads } from '../platform/event-schemas.ts'
import { insertEvent } from '../platform/events.ts'
import type { Http } from '../platform/http/http.ts'
import { newId } from '../platform/ids.ts'
import { eventStreamsMax } from '../platform/tiers.ts'
import { eventually } from '../test-support/eventually.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'
import { openStream, type StreamClient, type StreamRequest } from '../test-support/streams/event-stream.ts'

let server: TestServer
let http: Http
let base: string
before(async () => {
  server = await startTestServer()
  http = createHttp(server.deps, { isDraining: () => false })
  base = await http.listen({ port: 0, host: '127.0.0.1' })
})
const open: StreamClient[] = []
afterEach(async () => {
  for (const stream of open.splice(0)) stream[Symbol.dispose]()
  await eventually(async () => (await streamsOpen()) === 0, { what: 'no stream is open' })
})
after(async () => {
  await http.close()
  await server[Symbol.asyncDispose]()
})

async function streamsOpen(): Promise<number> {
  return (await server.deps.db.selectFrom('event_stream').select('id').execute()).length
}

async function follow(account: TestAccount, request: Partial<StreamRequest> = {}): Promise<StreamClient> {
  const stream = await openStream(base, { key: account.key, ...request })
  open.push(stream)
  if (stream.status === 200) await stream.started()
  return stream
}

/** @returns the event's id */
function happen({ id: accountId }: TestAccount, db = server.deps.db, email = 'ada@acme.example'): Promise<string> {
  const createdAt = server.deps.clock.now()
  const data = { member_id: newId('mem'), email, role: 'member', added_at: createdAt.toISOString() }
  return insertEvent(db, { accountId, kind: 'team.member_added', subjectId: data.member_id, data, createdAt })
}

test('the account shows how many of its streams are open', async () => {
  const [acme, other] = [await server.account(), await server.account()]
  await Promise.all([follow(acme), follow(acme), follow(other)])
  const { use } = (await acme.send({ method: 'GET', url: '/v1/account' })).json().data
  assert.equal(use.event_streams, 2)
})

test('an event is sent as it happens, with its id, its kind and the bytes that a webhook is sent', async () => {
  const acme = await server.account()
  const stream = await follow(acme)
  assert.equal(stream.status, 200)
  assert.equal(stream.headers['content-type'], 'text/event-stream; charset=utf-8')
  assert.equal(stream.headers['x-accel-buffering'], 'no')
  assert.equal(stream.headers['cache-control'], 'no-store, no-transform')
  assert.match(String(stream.headers['x-request-id']), /^req_/)
  const id = await happen(acme)
  const [message] = await stream.count(1)
  const { body } = await server.deps.db
    .selectFrom('event')
    .select('body')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(message, { id, event: 'team.member_added', data: body })
})

test('what happened before is not sent, and no event of another account is', async () => {
  const [acme, umbra] = [await server.account(), await server.account()]
  await happen(acme)
  const stream = await follow(acme)
  await happen(umbra)
  const own = await happen(acme)
  await stream.count(1)
  assert.deepEqual(stream.ids(), [own])
})

test('a client that reconnects gets the events since, each once and in order', async () => {
  const acme = await server.account()
  const first = await follow(acme)
  const before = [await happen(acme), await happen(acme)]
  await first.count(2)
  first[Symbol.dispose]()
  const meanwhile: string[] = []
  for (let count = 0; count < 250; count++) meanwhile.push(await happen(acme))
  const second = await follow(acme, { lastId: first.lastId() })
  await second.count(250)
  const later = await happen(acme)
  await second.count(251)
  assert.deepEqual([...first.ids(), ...second.ids()], [...before, ...meanwhile, later])
})

test('a client that has received no event yet can resume as well, also in an account without any', async () => {
  const [acme, fresh] = [await server.account(), await server.account()]
  await happen(acme)
  for (const account of [acme, fresh]) {
    const first = await follow(account)
    first[Symbol.dispose]()
    const meanwhile = await happen(account)
    const second = await follow(account, { lastId: first.lastId() })
    await second.count(1)
    assert.deepEqual(second.ids(), [meanwhile])
  }
})

test('an event that commits after one with a later place is neither lost nor overtaken', async () => {
  const acme = await server.account()
  const stream = await follow(acme)
  const slow = await server.deps.db.startTransaction().execute()
  const early = await happen(acme, slow)
  const late = await happen(acme)
  await slow.commit().execute()
  await stream.count(2)
  assert.deepEqual(stream.ids(), [early, late])
})

test('with `after` or `since` it begins with earlier events', async () => {
  const acme = await server.account()
  const first = await happen(acme)
  server.advance(60)
  const since = server.deps.clock.now().toISOString()
  const [second, third] = [await happen(acme), await happen(acme)]
  const cases = { 'after=0': [first, second, third], [`after=${second}`]: [third], [`since=${since}`]: [second, third] }
  for (const [query, expected] of Object.entries(cases)) {
    const stream = await follow(acme, { query: `?${query}` })
    await stream.count(expected.length)
    assert.deepEqual(stream.ids(), expected, query)
  }
  const later = await follow(acme, { query: `?since=${new Date(Date.parse(since) + 1_000).toISOString()}` })
  later[Symbol.dispose]()
  const fourth = await happen(acme)
  const again = await follow(acme, { lastId: later.lastId() })
  await again.count(1)
  assert.deepEqual(again.ids(), [fourth], 'it can resume at its start')
})

test('`Last-Event-ID` takes precedence over the query', async () => {
  const acme = await server.account()
  const [first, second] = [await happen(acme), await happen(acme)]
  const stream = await follow(acme, { query: '?after=0', lastId: first })
  await stream.count(1)
  assert.deepEqual(stream.ids(), [second])
})

test('a position that cannot be followed is refused with what would be right', async () => {
  const [acme, umbra] = [await server.account(), await server.account()]
  const [own, others] = [await happen(acme), await happen(umbra)]
  const send = (account: TestAccount, query: string, headers = {}) =>
    account.send({ method: 'GET', url: `/v1/events/stream${query}`, headers })
  const unknown = await send(acme, '?after=evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W')
  assert.equal(unknown.statusCode, 404)
  assert.deepEqual((await send(acme, `?after=${others}`)).json(), unknown.json())
  const fieldOf = async (query: string, headers = {}) => {
    const response = await send(acme, query, headers)
    return [response.statusCode, response.json().details]
  }
  assert.deepEqual(await fieldOf('?after=1'), [400, { field: 'after', code: 'INVALID_FORMAT' }])
  assert.deepEqual(await fieldOf('?since=yesterday'), [400, { field: 'since', code: 'INVALID_FORMAT' }])
  assert.deepEqual(await fieldOf(`?since=2026-01-15&after=${own}`), [400, { field: 'since', code: 'INVALID_VALUE' }])
  assert.deepEqual(await fieldOf('?afer=0'), [400, { field: 'afer', code: 'UNKNOWN_FIELD' }])
  const wrong = { 'last-event-id': 'evt_1' }
  assert.deepEqual(await fieldOf('', wrong), [400, { field: 'last-event-id', code: 'INVALID_FORMAT' }])
  const reader = await server.account('agency', ['read:analyses'])
  assert.equal((await send(reader, '')).statusCode, 403)
  assert.equal((await server.app.inject({ method: 'GET', url: '/v1/events/stream' })).statusCode, 401)
})

test('HEAD, which would never end, is 405', async () => {
  const acme = await server.account()
  const response = await acme.send({ method: 'HEAD', url: '/v1/events/stream' })
  assert.equal(response.statusCode, 405)
  assert.equal(response.headers.allow, 'GET')
})

test('an account has a bounded number of streams; when one ends, another can open', async () => {
  const [acme, umbra] = [await server.account(), await server.account()]
  const streams: StreamClient[] = []
  for (let count = 0; count < eventStreamsMax; count++) streams.push(await follow(acme))
  const refused = await follow(acme)
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers['retry-after']) > 0)
  assert.match(refused.rest(), /At most 10 streams of events of an account are open at once/)
  assert.equal((await follow(umbra)).status, 200)
  streams[0]![Symbol.dispose]()
  await eventually(async () => (await streamsOpen()) === eventStreamsMax, { what: 'its end was noted' })
  assert.equal((await follow(acme)).status, 200)
})

test('streams of a process that died are no longer counted', async () => {
  const acme = await server.account()
  const { db } = server.deps
  for (let count = 0; count < eventStreamsMax; count++) {
    await sql`
      insert into event_stream (id, account_id, seen_at) values (${newId('str')}, ${acme.id}, now() - interval '1 hour')`.execute(
      db,
    )
  }
  assert.equal((await follow(acme)).status, 200)
  const sent = await acme.send({ method: 'POST', url: '/v1/events/trigger', payload: { event: 'export.ready' } })
  assert.equal(sent.json().data.listeners, 1)
  await sql`delete from event_stream where seen_at < now() - interval '30 minutes'`.execute(db)
})

test('a stream ends when its key is revoked, and others go on', async () => {
  const acme = await server.account()
  const second = await createKey(server.deps, { accountId: acme.id, scopes: ['admin:full'], expiresAt: null })
  const [revoked, other] = [await follow(acme), await follow({ ...acme, key: second.key })]
  await revokeKey(server.deps, { id: acme.keyId })
  await revoked.ended
  const id = await happen(acme)
  await other.count(1)
  assert.deepEqual([revoked.ids(), other.ids()], [[], [id]])
})

test('a stream says which webhooks are not active, and when one becomes so', async () => {
  const [acme, umbra] = [await server.account(), await server.account()]
  const webhook = (account: TestAccount, status: string) => {
    const id = newId('whk')
    return sql`
      insert into webhook (id, account_id, url, events, description, secret_sealed, status, created_at)
      values (${id}, ${account.id}, 'https://acme.example/\n\ndata: x', array['export.ready'], '', '', ${status}, ${server.deps.clock.now()})`
      .execute(server.deps.db)
      .then(() => id)
  }
  const paused = await webhook(acme, 'paused')
  const failing = await webhook(acme, 'active')
  await webhook(umbra, 'failed')
  const stream = await follow(acme)
  const url = 'https://acme.example/\n\ndata: x'
  const received = async (count: number) => {
    const messages = await stream.count(count)
    return messages.map(({ id, event, data }) => [id, event, JSON.parse(data)])
  }
  const first = [null, 'webhook.status', { webhook_id: paused, url, status: 'paused' }]
  assert.deepEqual(await received(1), [first])
  await failWebhook(server.deps.db, failing, server.deps.clock.now())
  assert.deepEqual(await received(2), [first, [null, 'webhook.status', { webhook_id: failing, url, status: 'failed' }]])
  await server.deps.db.deleteFrom('webhook').execute()
})

test('the content of an event cannot end its message or begin another', async () => {
  const acme = await server.account()
  const stream = await follow(acme)
  const email = 'ada\r\n\r\nid: evt_forged\nevent: webhook.status\ndata: {}\n\n\u2028@acme.example'
  const id = await happen(acme, server.deps.db, email)
  const next = await happen(acme)
  await stream.count(2)
  assert.deepEqual(stream.ids(), [id, next])
  assert.equal(JSON.parse(stream.messages[0]!.data).data.email, email)
})

test('samples of every kind go to the streams of the account, fit their schemas, and are kept nowhere', async () => {
  const [acme, umbra] = [await server.account(), await server.account()]
  const [stream, second, other] = [await follow(acme), await follow(acme), await follow(umbra)]
  for (const [at, kind] of eventKinds.entries()) {
    const response = await acme.send({ method: 'POST', url: '/v1/events/trigger', payload: { event: kind } })
    assert.equal(response.statusCode, 200, response.body)
    const { event_id, event_type, listeners, event } = response.json().data
    assert.deepEqual([event_type, listeners, event.id], [kind, 2, event_id])
    assert.ok(Check(eventPayloads[kind], event.data), kind)
    assert.equal(event.data.test, kind === 'webhook.test' ? undefined : true)
    for (const each of [stream, second]) {
      assert.deepEqual((await each.count(at + 1))[at], { id: null, event: kind, data: JSON.stringify(event) })
    }
  }
  const own = await happen(umbra)
  await other.count(1)
  assert.deepEqual(other.ids(), [own])
  const { db } = server.deps
  assert.deepEqual(await db.selectFrom('event').select('id').where('account_id', '=', acme.id).execute(), [])
  assert.deepEqual(await db.selectFrom('delivery').select('event_id').execute(), [])
})

test('a sample without an open stream says so, and one of an unknown kind is refused', async () => {
  const acme = await server.account()
  const send = (event: string) => acme.send({ method: 'POST', url: '/v1/events/trigger', payload: { event } })
  assert.equal((await send('export.ready')).json().data.listeners, 0)
  const refused = await send('export.redy')
  assert.deepEqual([refused.statusCode, refused.json().details], [400, { field: 'event', code: 'INVALID_VALUE' }])
  let last = refused
  for (let count = 0; count < 61; count++) last = await send('export.ready')
  assert.equal(last.statusCode, 429)
  assert.match(String(last.headers['ratelimit-policy']), /"event-samples";q=60;w=60/)
})

test('a sample under an Idempotency-Key is sent once, and only for a key that manages webhooks', async () => {
  const acme = await server.account()
  const stream = await follow(acme)
  const payload = { event: 'export.ready' }
  const request = {
    method: 'POST',
    url: '/v1/events/trigger',
    payload,
    headers: { 'idempotency-key': 'once' },
  } as const
  const [first, second] = [await acme.send(request), await acme.send(request)]
  assert.equal(second.headers['idempotent-replayed'], 'true')
  assert.deepEqual(second.json(), first.json())
  const own = await happen(acme)
  await stream.count(2)
  assert.deepEqual(stream.ids(), [own])
  const reader = await server.account('agency', ['write:analyses', 'read:analyses'])
  assert.equal((await reader.send(request)).statusCode, 403)
})

test('for a reader that stops reading a bounded part of its events is in memory, and it gets all when it reads on', async () => {
  const acme = await server.account()
  const stream = await follow(acme)
  stream.pause()
  // Twice what sockets buffer.
  await sql`
    insert into event (id, account_id, kind, subject_id, data, body, created_at)
    select 'evt_many' || lpad(n::text, 20, '0'), ${acme.id}, 'team.member_added', 'many', '{}', repeat('x', 10000), ${server.deps.clock.now()}
    from generate_series(1, 2000) as n`.execute(server.deps.db)
  await happen(acme)
  const other = await follow(acme, { query: '?after=0' })
  await other.count(2_001)
  assert.ok(stream.messages.length < 2_001)
  stream.resume()
  await stream.count(2_001)
  assert.deepEqual(stream.ids(), other.ids())
})

test('clients that disconnect before they are answered leave no stream open', async () => {
  const acme = await server.account()
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const leaving = new AbortController()
      const headers = { authorization: `Bearer ${acme.key}` }
      const answered = fetch(`${base}/v1/events/stream`, { headers, signal: leaving.signal }).catch(() => null)
      setImmediate(() => leaving.abort())
      await answered
    }),
  )
  await eventually(async () => (await streamsOpen()) === 0, { what: 'no stream is open' })
  assert.equal((await follow(acme)).status, 200)
})

test('a service that stops ends its streams gracefully, and opens no more', async () => {
  const acme = await server.account()
  const own = createHttp(server.deps, { isDraining: () => true })
  const address = await own.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openStream(address, { key: acme.key })
  await stream.started()
  const id = await happen(acme)
  await stream.count(1)
  await own.close()
  await stream.ended
  assert.deepEqual([stream.isWhole(), stream.ids()], [true, [id]])
  assert.equal(await streamsOpen(), 0)
})
