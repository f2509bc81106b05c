/** Our extension GET /v1/webhooks/:webhook_id/events: what a webhook was to get, and what became of it. */
import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import { insertEvent } from '../platform/events.ts'
import { newId } from '../platform/ids.ts'
import { status } from '../test-support/receiver.ts'
import type { TestAccount } from '../test-support/server.ts'
import { startWebhookService } from '../test-support/webhook-service.ts'

const service = await startWebhookService()
const { server, receiver, deliver } = service
after(() => service[Symbol.asyncDispose]())
afterEach(service.clear)

async function hook(account: TestAccount, events = ['team.member_added', 'team.member_removed']): Promise<string> {
  const response = await account.send({ method: 'POST', url: '/v1/webhooks', payload: { url: receiver.url, events } })
  assert.equal(response.statusCode, 201, response.body)
  return response.json().data.id
}

const pause = (account: TestAccount, id: string, to: 'paused' | 'active' = 'paused') =>
  account.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload: { status: to } })

/** Something happens in the account a second later. */
async function happen(
  { id: accountId }: TestAccount,
  kind: 'team.member_added' | 'subscription.canceled' = 'team.member_added',
) {
  server.advance(1)
  const createdAt = server.deps.clock.now()
  const at = createdAt.toISOString()
  const written =
    kind === 'team.member_added'
      ? { kind, data: { member_id: newId('mem'), email: 'ada@acme.example', role: 'member', added_at: at } }
      : { kind, data: { tier: 'pro', canceled_at: at, access_until: at } }
  await server.deps.db
    .transaction()
    .execute((transaction) => insertEvent(transaction, { accountId, subjectId: 'x', createdAt, ...written } as never))
}

async function eventsOf(account: TestAccount, id: string, query = '') {
  const response = await account.send({ method: 'GET', url: `/v1/webhooks/${id}/events${query}` })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

test('an event is listed with its outcome, as it was sent', async () => {
  const acme = await server.account()
  const id = await hook(acme)
  await happen(acme)
  const createdAt = server.deps.clock.now()
  await deliver()
  const { data } = await eventsOf(acme, id)
  const sent = receiver.received[0]!.body
  assert.equal(JSON.stringify(data[0].event), sent)
  assert.deepEqual(data, [
    {
      event_id: JSON.parse(sent).id,
      event_type: 'team.member_added',
      created_at: createdAt.toISOString(),
      state: 'delivered',
      attempts: 1,
      next_attempt_at: null,
      event: JSON.parse(sent),
    },
  ])
})

test('events come newest first, in pages', async () => {
  const acme = await server.account()
  const id = await hook(acme)
  for (let count = 0; count < 5; count++) await happen(acme)
  const moments = (page: { data: { created_at: string }[] }) => page.data.map(({ created_at }) => created_at)
  const all = moments(await eventsOf(acme, id))
  assert.deepEqual(all, all.toSorted().reverse())
  const second = await eventsOf(acme, id, '?page=2&limit=2')
  assert.deepEqual(moments(second), all.slice(2, 4))
  assert.deepEqual(second.pagination, { page: 2, limit: 2, total: 5, pages: 3 })
  const past = await eventsOf(acme, id, '?page=9')
  assert.deepEqual(past.data, [])
})

test('an event that waits for a retry is pending, with the time of the retry', async () => {
  const acme = await server.account()
  const id = await hook(acme)
  receiver.answer(status(500))
  await happen(acme)
  await deliver()
  const [event] = (await eventsOf(acme, id)).data
  assert.deepEqual([event.state, event.attempts], ['pending', 1])
  assert.equal(event.next_attempt_at, new Date(server.deps.clock.now().getTime() + 60_000).toISOString())
})

test('an event all of whose retries failed has failed', async () => {
  const acme = await server.account()
  const id = await hook(acme)
  receiver.answer(status(500))
  await happen(acme)
  for (const seconds of [0, 60, 300, 1_800, 7_200, 21_600]) {
    server.advance(seconds)
    await deliver()
  }
  const [event] = (await eventsOf(acme, id)).data
  assert.deepEqual([event.state, event.attempts, event.next_attempt_at], ['failed', 6, null])
})

test('events that a paused webhook missed are found by their state, and replayed', async () => {
  const acme = await server.account()
  const id = await hook(acme)
  await happen(acme)
  await deliver()
  await pause(acme, id)
  await happen(acme)
  const missed = await eventsOf(acme, id, '?state=missed')
  assert.equal(missed.pagination.total, 1)
  assert.deepEqual([missed.data[0].state, missed.data[0].attempts], ['missed', 0])
  await pause(acme, id, 'active')
  await acme.send({ method: 'POST', url: `/v1/webhooks/${id}/events/${missed.data[0].event_id}/replay` })
  await deliver()
  assert.equal((await eventsOf(acme, id, '?state=missed')).pagination.total, 0)
  assert.equal((await eventsOf(acme, id, '?state=delivered')).pagination.total, 2)
})

test('an event older than the webhook is listed as not sent', async () => {
  const acme = await server.account()
  await happen(acme)
  const id = await hook(acme)
  const { data } = await eventsOf(acme, id, '?state=not_sent')
  assert.deepEqual([data[0].state, data[0].attempts, data[0].next_attempt_at], ['not_sent', 0, null])
})

test('only kinds that the webhook subscribes to are listed, with event_type only that one', async () => {
  const acme = await server.account()
  const id = await hook(acme, ['team.member_added'])
  await happen(acme)
  await happen(acme, 'subscription.canceled')
  const kinds = async (query: string) =>
    (await eventsOf(acme, id, query)).data.map(({ event_type }: { event_type: string }) => event_type)
  assert.deepEqual(await kinds(''), ['team.member_added'])
  await acme.send({
    method: 'PATCH',
    url: `/v1/webhooks/${id}`,
    payload: { events: ['team.member_added', 'subscription.canceled'] },
  })
  assert.deepEqual(await kinds(''), ['subscription.canceled', 'team.member_added'])
  assert.deepEqual(await kinds('?event_type=team.member_added'), ['team.member_added'])
})

test('events of other accounts and of a month ago are not listed', async () => {
  const acme = await server.account()
  const other = await server.account()
  const id = await hook(acme)
  await happen(other)
  await happen(acme)
  assert.equal((await eventsOf(acme, id)).pagination.total, 1)
  server.advance(30 * 24 * 60 * 60)
  assert.equal((await eventsOf(acme, id)).pagination.total, 0)
})

test('a webhook that is not the account’s own answers 404, and a key that may not manage webhooks 403', async () => {
  const acme = await server.account()
  const other = await server.account()
  const reader = await server.account('pro', ['read:analyses'])
  const id = await hook(other)
  const statusOf = async (account: TestAccount, url: string) => (await account.send({ method: 'GET', url })).statusCode
  for (const named of [id, newId('whk'), 'nonsense']) {
    assert.equal(await statusOf(acme, `/v1/webhooks/${named}/events`), 404)
  }
  assert.equal(await statusOf(reader, `/v1/webhooks/${id}/events`), 403)
})

test('a filter takes no other value than the documented ones', async () => {
  const acme = await server.account()
  const id = await hook(acme)
  for (const query of ['state=lost', 'event_type=analysis', 'limit=101', 'page=0', 'status=failed']) {
    const response = await acme.send({ method: 'GET', url: `/v1/webhooks/${id}/events?${query}` })
    assert.equal(response.statusCode, 400, query)
    assert.equal(response.json().details.field, query.split('=')[0])
  }
})

test('the totals of events and of deliveries are those of their pages’ moment while events come', async () => {
  const acme = await server.account()
  const id = await hook(acme)
  let isOver = false
  const look = async (what: string) => {
    let looks = 0
    for (; !isOver; looks++) {
      const { data, pagination } = (
        await acme.send({ method: 'GET', url: `/v1/webhooks/${id}/${what}?limit=100` })
      ).json()
      assert.equal(data.length, pagination.total, what)
    }
    return looks
  }
  const looks = Promise.all(['events', 'deliveries', 'events', 'deliveries'].map(look))
  for (let count = 0; count < 25; count++) {
    await happen(acme)
    await deliver()
  }
  isOver = true
  for (const count of await looks) assert.ok(count > 0)
})
