import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, afterEach, before, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { eventsChannel } from '../../platform/events.ts'
import { eventually } from '../../test-support/eventually.ts'
import { startTestServer, type TestAccount, type TestServer } from '../../test-support/server.ts'
import { createEventStreams, type EventStreams } from './event-streams.ts'
import { beginning } from './queries.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
const made: EventStreams[] = []
afterEach(async () => {
  for (const streams of made.splice(0)) await streams.close()
})
after(() => server[Symbol.asyncDispose]())

function streamsWith(timing: { heartbeatMs: number; stalledMs: number }): EventStreams {
  const streams = createEventStreams(server.deps, { pollMs: 10, keepMs: 600_000, ...timing })
  made.push(streams)
  return streams
}

const open = (streams: EventStreams, { id, keyId }: TestAccount) =>
  streams.open({ accountId: id, keyId }, async () => beginning)

async function streamsOpen(): Promise<number> {
  return (await server.deps.db.selectFrom('event_stream').select('id').execute()).length
}

test('an idle stream is kept alive by heartbeats', async () => {
  const out = await open(streamsWith({ heartbeatMs: 1, stalledMs: 600_000 }), await server.account())
  let text = ''
  for await (const part of out) {
    text += part
    if (text.endsWith(':\n\n:\n\n')) break
  }
  assert.equal(text, 'retry: 1000\nid: 0\n\n:\n\n:\n\n')
})

test('a stream whose reader stalls is ended, and its row is deleted', async () => {
  const acme = await server.account()
  await sql`
    insert into event (id, account_id, kind, subject_id, data, body, created_at)
    select 'evt_' || n, ${acme.id}, 'team.member_added', 'many', '{}', repeat('x', 10000), ${server.deps.clock.now()}
    from generate_series(1, 500) as n`.execute(server.deps.db)
  const out = await open(streamsWith({ heartbeatMs: 600_000, stalledMs: 1 }), acme)
  await once(out, 'close')
  assert.ok(out.readableLength < 2_000_000, 'most events were never read')
  await eventually(async () => (await streamsOpen()) === 0, { what: 'its end was noted' })
})

test('a stream that another process took for dead is ended, so that its client reconnects', async () => {
  const streams = createEventStreams(server.deps, { pollMs: 10, heartbeatMs: 600_000, stalledMs: 600_000, keepMs: 0 })
  made.push(streams)
  const out = await open(streams, await server.account())
  await sql`delete from event_stream`.execute(server.deps.db)
  const text = await out.setEncoding('utf8').reduce((all, part) => all + part, '')
  assert.match(text, /^: This connection has to be made again\.$/m)
})

test('invalid messages on the channel are ignored', async () => {
  const acme = await server.account()
  const streams = streamsWith({ heartbeatMs: 600_000, stalledMs: 600_000 })
  const out = await open(streams, acme)
  for (const payload of ['{', '{}', '{"taken":{}}', 'acc_nobody', '']) {
    await sql`select pg_notify(${eventsChannel}, ${payload})`.execute(server.deps.db)
  }
  const sample = { id: 'evt_sample', accountId: acme.id, kind: 'export.ready', body: '{}' }
  assert.equal(await streams.send(sample), 1)
  out.destroy()
})

test('after close no stream is opened', async () => {
  const acme = await server.account()
  const streams = streamsWith({ heartbeatMs: 600_000, stalledMs: 600_000 })
  const refused = assert.rejects(open(streams, acme), { code: 'UNAVAILABLE' })
  await nextTurn()
  await streams.close()
  await refused
  await assert.rejects(open(streams, acme), { code: 'UNAVAILABLE' })
  await eventually(async () => (await streamsOpen()) === 0, { what: 'nothing is left of it' })
})
