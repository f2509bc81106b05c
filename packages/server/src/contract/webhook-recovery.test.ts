/** Our extension POST /v1/webhooks/:webhook_id/recover: what did not reach a webhook is sent again. */
import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import { sql } from 'kysely'
import { insertEvent } from '../platform/events.ts'
import { newId } from '../platform/ids.ts'
import { recoveredEventsMax, webhookRecoveriesPerHour } from '../platform/tiers.ts'
import { status } from '../test-support/receiver.ts'
import type { TestAccount } from '../test-support/server.ts'
import { startWebhookService } from '../test-support/webhook-service.ts'

const service = await startWebhookService()
const { server, receiver, dispatcher, deliver } = service
after(() => service[Symbol.asyncDispose]())
afterEach(service.clear)

async function hook(account: TestAccount, events = ['team.member_added']): Promise<string> {
  const response = await account.send({ method: 'POST', url: '/v1/webhooks', payload: { url: receiver.url, events } })
  assert.equal(response.statusCode, 201, response.body)
  return response.json().data.id
}

const become = (account: TestAccount, id: string, to: 'paused' | 'active') =>
  account.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload: { status: to } })

/** Something happens in the account a second later. @returns the event's id */
function happen({ id: accountId }: TestAccount): Promise<string> {
  server.advance(1)
  const createdAt = server.deps.clock.now()
  const data = { member_id: newId('mem'), email: 'ada@acme.example', role: 'member', added_at: createdAt.toISOString() }
  return insertEvent(server.deps.db, { accountId, kind: 'team.member_added', subjectId: 'x', data, createdAt })
}

/** A webhook that was paused while so many events happened, and is active again. */
async function hookThatMissed(account: TestAccount, count: number): Promise<{ id: string; missed: string[] }> {
  const id = await hook(account)
  await become(account, id, 'paused')
  const missed: string[] = []
  while (missed.length < count) missed.push(await happen(account))
  await become(account, id, 'active')
  return { id, missed }
}

/** Many events that it missed, a millisecond apart. */
async function missMany({ id: accountId }: TestAccount, webhookId: string, count: number): Promise<void> {
  const { db, clock } = server.deps
  server.advance(count)
  await sql`
    with written as (
      insert into event (id, account_id, kind, subject_id, data, body, created_at)
      select
        'evt_' || left(md5(random()::text), 24), ${accountId}, 'team.member_added', 'many', '{}',
        json_build_object('n', n)::text, ${clock.now()}::timestamptz - n * interval '1 millisecond'
      from generate_series(1, ${count}::int) as n
      returning id, created_at
    )
    insert into delivery (webhook_id, event_id, state, created_at)
    select ${webhookId}, id, 'missed', created_at from written`.execute(db)
}

const recover = (account: TestAccount, id: string, since: string, headers = {}) =>
  account.send({ method: 'POST', url: `/v1/webhooks/${id}/recover`, payload: { since }, headers })

const now = () => server.deps.clock.now().toISOString()

const delivered = () => receiver.received.map(({ body }) => JSON.parse(body).id)

test('missed and failed events and those older than the webhook are sent, the oldest first; delivered ones are not', async () => {
  const acme = await server.account()
  const since = now()
  const older = await happen(acme)
  const id = await hook(acme)
  const received = await happen(acme)
  await deliver()
  receiver.answer(status(500))
  const failed = await happen(acme)
  await deliver()
  await sql`update delivery set state = 'failed', next_attempt_at = null, attempts = 6 where event_id = ${failed}`.execute(
    server.deps.db,
  )
  await become(acme, id, 'paused')
  const missed = await happen(acme)
  await become(acme, id, 'active')
  receiver.answer(status(200))
  receiver.received.length = 0
  const response = await recover(acme, id, since)
  assert.equal(response.statusCode, 200, response.body)
  assert.deepEqual(response.json(), {
    data: { webhook_id: id, since, recovered: 3, has_more: false, next_since: null },
  })
  await deliver()
  assert.deepEqual(delivered().toSorted(), [older, failed, missed].toSorted())
  assert.ok(!delivered().includes(received))
  assert.equal((await recover(acme, id, since)).json().data.recovered, 0, 'nothing is left')
})

test('pending events, those of other kinds and those before `since` are left alone', async () => {
  const acme = await server.account()
  const id = await hook(acme)
  receiver.answer(status(500))
  await become(acme, id, 'paused')
  await happen(acme)
  await become(acme, id, 'active')
  const waiting = await happen(acme)
  await deliver()
  const since = now()
  const other = await hook(acme, ['export.ready'])
  const before = await server.deps.db.selectFrom('delivery').selectAll().where('event_id', '=', waiting).execute()
  assert.equal((await recover(acme, id, since)).json().data.recovered, 0)
  assert.equal((await recover(acme, other, since)).json().data.recovered, 0)
  const kept = await server.deps.db.selectFrom('delivery').selectAll().where('event_id', '=', waiting).execute()
  assert.deepEqual(kept, before)
})

test('two recoveries at once send each event once', async () => {
  const acme = await server.account()
  const since = now()
  const { id, missed } = await hookThatMissed(acme, 30)
  const answers = await Promise.all(Array.from({ length: 8 }, () => recover(acme, id, since)))
  const counts = answers.map((answer) => answer.json().data.recovered)
  assert.deepEqual(
    counts.toSorted((a, b) => b - a),
    [30, 0, 0, 0, 0, 0, 0, 0],
  )
  await deliver()
  assert.deepEqual(delivered().toSorted(), missed.toSorted())
})

test('recoveries during attempts lose no event, and send none again that was received', async () => {
  const acme = await server.account()
  const since = now()
  const { id, missed } = await hookThatMissed(acme, 40)
  for (let round = 0; round < 6; round++) {
    await Promise.all([recover(acme, id, since), dispatcher.poll(), recover(acme, id, since)])
  }
  await dispatcher.poll()
  await dispatcher.idle()
  assert.deepEqual(delivered().toSorted(), missed.toSorted())
})

test('what exceeds one request is continued with next_since, and each event is sent once', async () => {
  const acme = await server.account()
  const since = now()
  const id = await hook(acme)
  await missMany(acme, id, recoveredEventsMax + 200)
  const pending = async () => {
    const { rows } = await sql<{ n: number }>`
      select (event.body::json ->> 'n')::int as n
      from delivery join event on event.id = delivery.event_id
      where delivery.webhook_id = ${id} and delivery.state = 'pending'
      order by delivery.next_attempt_at`.execute(server.deps.db)
    return rows.map(({ n }) => n)
  }
  const oldestFirst = Array.from({ length: recoveredEventsMax + 200 }, (_, at) => recoveredEventsMax + 200 - at)
  const first = (await recover(acme, id, since)).json().data
  assert.deepEqual([first.recovered, first.has_more], [recoveredEventsMax, true])
  assert.deepEqual(await pending(), oldestFirst.slice(0, recoveredEventsMax))
  server.advance(1)
  const second = (await recover(acme, id, first.next_since)).json().data
  assert.deepEqual([second.recovered, second.has_more, second.next_since], [200, false, null])
  assert.deepEqual(await pending(), oldestFirst)
})

test('with an Idempotency-Key the second request gets the first one’s answer, and does nothing', async () => {
  const acme = await server.account()
  const since = now()
  const id = await hook(acme)
  await become(acme, id, 'paused')
  await happen(acme)
  await become(acme, id, 'active')
  const headers = { 'idempotency-key': 'once' }
  const first = await recover(acme, id, since, headers)
  const second = await recover(acme, id, since, headers)
  assert.equal(first.json().data.recovered, 1)
  assert.deepEqual(second.json(), first.json())
  assert.equal(second.headers['idempotent-replayed'], 'true')
})

test('a webhook that is not active is 409 with what to do, and another account’s is 404', async () => {
  const [acme, umbra] = [await server.account(), await server.account()]
  const id = await hook(acme)
  await become(acme, id, 'paused')
  const paused = await recover(acme, id, now())
  assert.deepEqual([paused.statusCode, paused.json().details.code], [409, 'WEBHOOK_NOT_ACTIVE'])
  assert.match(paused.json().message, /set its status to active/)
  await server.deps.db.updateTable('webhook').set({ status: 'failed' }).where('id', '=', id).execute()
  assert.match((await recover(acme, id, now())).json().message, /Send it a test \(POST …\/test\)/)
  const others = await recover(umbra, id, now())
  const unknown = await recover(umbra, newId('whk'), now())
  assert.equal(others.statusCode, 404)
  assert.deepEqual(others.json(), unknown.json())
})

test('a moment in the future, or before the retention of events, is 422 with the bounds', async () => {
  const acme = await server.account()
  const id = await hook(acme)
  const at = (seconds: number) => new Date(server.deps.clock.now().getTime() + seconds * 1_000).toISOString()
  const month = 30 * 24 * 60 * 60
  const cases: [since: string, message: RegExp][] = [
    [at(1), /in the future; the latest allowed is now, 2026-/],
    [at(-month - 1), /kept for 30 days, and the earliest allowed is 2025-12-/],
  ]
  for (const [since, message] of cases) {
    const response = await recover(acme, id, since)
    assert.equal(response.statusCode, 422)
    assert.deepEqual(response.json().details, { field: 'since', code: 'OUTSIDE_RETENTION' })
    assert.match(response.json().message, message)
  }
  for (const since of [at(0), at(-month)]) assert.equal((await recover(acme, id, since)).statusCode, 200)
  const wrong = await recover(acme, id, 'yesterday')
  assert.deepEqual([wrong.statusCode, wrong.json().details.code], [400, 'INVALID_FORMAT'])
})

test('recoveries of a webhook have an hourly limit, and a retry after retry_after seconds succeeds', async () => {
  const acme = await server.account()
  const [id, other] = [await hook(acme), await hook(acme)]
  for (let count = 0; count < webhookRecoveriesPerHour; count++) {
    assert.equal((await recover(acme, id, now())).statusCode, 200)
    server.advance(10)
  }
  const refused = await recover(acme, id, now())
  assert.equal(refused.statusCode, 429)
  assert.match(String(refused.headers.ratelimit), /"webhook-recoveries";r=0/)
  const seconds = refused.json().retry_after
  assert.equal(String(seconds), refused.headers['retry-after'])
  assert.equal((await recover(acme, other, now())).statusCode, 200, 'each webhook has its own')
  server.advance(seconds - 1)
  assert.equal((await recover(acme, id, now())).statusCode, 429)
  server.advance(1)
  assert.equal((await recover(acme, id, now())).statusCode, 200)
})
