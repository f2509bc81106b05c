/** Our extension GET /v1/events/stream: an account's events as they happen, over connections that end and come again. */
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, test } from 'node:test'
import { revokeKey } from '../features/accounts/index.ts'
import { createHttp, type Http } from '../http.ts'
import { type EventKind, eventKinds } from '../platform/event-schemas.ts'
import { insertEvent } from '../platform/events.ts'
import { newId } from '../platform/ids.ts'
import { eventStreamsMax } from '../platform/tiers.ts'
import { openStream, type StreamClient, type StreamRequest } from '../test-support/event-stream.ts'
import { eventually } from '../test-support/eventually.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'

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

test('who connects again gets what came meanwhile, each event once and in order', async () => {
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

test('who heard of no event yet can go on all the same, also in an account without any', async () => {
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
