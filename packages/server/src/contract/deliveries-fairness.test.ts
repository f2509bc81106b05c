/** Receivers of some accounts do not slow down those of others (docs/decisions/0024). */
import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { type LyingNameServer, startLyingNameServer } from '../../../engine/src/net/test-support/lying-name-server.ts'
import { createDispatcher, type Dispatcher } from '../features/webhooks/index.ts'
import { eventually } from '../test-support/eventually.ts'
import { type Receiver, startReceiver, status, testAuthority } from '../test-support/receiver.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'
import { memberAdded } from '../test-support/webhook-service.ts'

/** All lead to one address. */
const tenNames = Array.from({ length: 10 }, (_, at) => `name-${at}.test`)

let names: LyingNameServer
let server: TestServer
let receiver: Receiver
let dispatcher: Dispatcher
before(async () => {
  names = await startLyingNameServer(() => ({ addresses: ['127.0.0.1'] }))
  server = await startTestServer({
    settings: { BRANDPRINT_ALLOW_HOSTS: ['127.0.0.1', ...tenNames].join() },
    nameServer: names.address,
    ca: testAuthority,
  })
})
after(async () => {
  await server[Symbol.asyncDispose]()
  await names[Symbol.asyncDispose]()
})
beforeEach(async () => {
  receiver = await startReceiver()
  dispatcher = createDispatcher(server.deps)
})
afterEach(async () => {
  await dispatcher.stop(0)
  await receiver[Symbol.asyncDispose]()
  await server.deps.db.deleteFrom('webhook').execute()
  await server.deps.db.deleteFrom('delivery').execute()
  await server.deps.db.deleteFrom('delivery_attempt').execute()
})

interface Hook {
  id: string
  account: TestAccount
  /** Part of its address. */
  name: string
}
async function hook(account: TestAccount, name: string, url = `${receiver.url}/${name}`): Promise<Hook> {
  const payload = { url, events: ['team.member_added'] }
  const response = await account.send({ method: 'POST', url: '/v1/webhooks', payload })
  assert.equal(response.statusCode, 201, response.body)
  return { id: response.json().data.id, account, name }
}
const hooks = (account: TestAccount, names: readonly string[]) => Promise.all(names.map((name) => hook(account, name)))
const test200 = async ({ account, id }: Hook) =>
  (await account.send({ method: 'POST', url: `/v1/webhooks/${id}/test` })).json().data.status
async function happen(account: TestAccount, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await memberAdded(server.deps, account)
}
/** Sends all that may be sent at this moment of the clock; deferred deliveries are checked again at the next poll. */
async function deliver(): Promise<void> {
  for (let seen = -1; seen < receiver.received.length; ) {
    seen = receiver.received.length
    await dispatcher.poll()
    await dispatcher.idle()
  }
}
/** Events received at an address that contains this; tests do not count. */
const arrived = (name: string) =>
  receiver.received.filter(({ path, body }) => path.includes(name) && !body.includes('webhook.test')).length
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at}`)
/** Counts instead of comparing: printing different responses takes gigabytes. */
const isOver = ({ destroyed }: ServerResponse) => destroyed
/** Addresses with `good` in them answer 200, all others 404. */
const some404 = () => receiver.answer((got, response) => status(got.path.includes('good') ? 200 : 404)(got, response))
/** Addresses with `hang` in them do not answer; `arrival` resolves with the first request to any other. */
function hangingReceivers() {
  const hanging: ServerResponse[] = []
  const { promise: arrival, resolve } = Promise.withResolvers<void>()
  receiver.answer((got, response) => {
    if (got.path.includes('hang')) return void hanging.push(response)
    resolve()
    status(200)(got, response)
  })
  return { hanging, arrival }
}

test('while receivers of several accounts hang, another account’s first event arrives', async () => {
  const { hanging, arrival } = hangingReceivers()
  const accounts = await Promise.all(Array.from({ length: 5 }, () => server.account('agency')))
  for (const account of accounts) {
    await hooks(account, numbered('hang', 10))
    await happen(account, 5)
  }
  await dispatcher.poll()
  await eventually(() => Promise.resolve(hanging.length >= 20 ? true : null), { what: 'receivers hang', ms: 10_000 })
  const acme = await server.account('free')
  const { id } = await hook(acme, 'good')
  await happen(acme)
  dispatcher.notify([id])
  await arrival
  assert.equal(hanging.filter(isOver).length, 0, 'none of them had ended by then')
  for (const response of hanging) response.writeHead(500).end()
})

test('an account’s hanging receivers leave room for its other receivers', async () => {
  const { hanging, arrival } = hangingReceivers()
  const acme = await server.account('agency')
  const good = await hook(acme, 'good')
  assert.equal(await test200(good), 'success')
  await hooks(acme, numbered('hang', 50))
  await happen(acme, 3)
  await dispatcher.poll()
  await arrival
  assert.equal(hanging.filter(isOver).length, 0)
  for (const response of hanging) response.writeHead(500).end()
})

test('a host that never answered 200 gets ten attempts from an account, then one a second; the others are due later', async () => {
  const acme = await server.account('agency')
  const [first] = await hooks(acme, numbered('dead', 10))
  await happen(acme, 5)
  receiver.answer(status(404))
  await deliver()
  assert.equal(receiver.received.length, 10)
  for (let second = 1; second <= 5; second++) {
    server.advance(1)
    await deliver()
    assert.equal(receiver.received.length, 10 + second)
  }
  receiver.answer(status(200))
  const attempts = () => server.deps.db.selectFrom('delivery').select(['state', 'attempts']).execute()
  assert.equal((await attempts()).filter(({ state }) => state === 'pending').length, 50)
  server.advance(60)
  await deliver()
  for (let more = 0; more < 10; more++) {
    server.advance(10)
    await deliver()
  }
  assert.deepEqual(new Set((await attempts()).map(({ state }) => state)), new Set(['delivered']))
  const { data } = (
    await acme.send({ method: 'GET', url: `/v1/webhooks/${first!.id}/deliveries?status=success` })
  ).json()
  assert.equal(data.length, 5)
})

test('an event that waits for its host’s pace has had no attempt', async () => {
  const acme = await server.account('agency')
  await hooks(acme, numbered('dead', 12))
  receiver.answer(status(404))
  await happen(acme)
  await deliver()
  const rows = await server.deps.db.selectFrom('delivery').select(['attempts', 'first_attempt_at']).execute()
  const untried = rows.filter(({ attempts }) => attempts === 0)
  assert.deepEqual(
    untried,
    Array.from({ length: 2 }, () => ({ attempts: 0, first_attempt_at: null })),
  )
})

/** Ten accounts whose endpoints at the host have all it takes of endpoints that it never answered 200. */
async function exhaustHost(): Promise<void> {
  receiver.answer(status(404))
  for (let account = 0; account < 10; account++) {
    const abuser = await server.account('agency')
    await hooks(abuser, numbered('dead', 12))
    await happen(abuser, 3)
  }
  await deliver()
  some404()
}

test('a host that never answered 200 gets a hundred attempts at once from all accounts, then two a second', async () => {
  await exhaustHost()
  assert.ok(arrived('dead') <= 100, `${arrived('dead')} arrived`)
  const before = arrived('dead')
  server.advance(5)
  await deliver()
  assert.ok(arrived('dead') <= before + 10)
})

test('host names with the same address share its pace, for all accounts', async () => {
  const accounts = [await server.account('agency'), await server.account('agency')]
  for (const account of accounts) {
    await Promise.all(tenNames.map((name) => hook(account, name, `https://${name}:${receiver.port}/`)))
    await happen(account, 20)
  }
  await dispatcher.poll()
  await dispatcher.idle()
  await dispatcher.poll()
  await dispatcher.idle()
  const attempts = await server.deps.db.selectFrom('delivery_attempt').select('id').execute()
  // By name alone it would be ten for each account and name: 200. Until the address is known the first four of each may begin.
  assert.ok(attempts.length <= 130, `${attempts.length} attempts`)
})

test('a proven endpoint is not slowed down by failing endpoints of others at the same host', async () => {
  const acme = await server.account('free')
  const good = await hook(acme, 'good')
  assert.equal(await test200(good), 'success')
  await exhaustHost()
  await happen(acme, 30)
  await deliver()
  assert.equal(arrived('good'), 30)
})

test('a process that starts later knows which addresses have answered 200', async () => {
  const acme = await server.account('free')
  await hook(acme, 'good')
  await happen(acme)
  await deliver()
  await dispatcher.stop(0)
  dispatcher = createDispatcher(server.deps)
  await exhaustHost()
  await happen(acme, 30)
  await deliver()
  assert.equal(arrived('good'), 31)
})

test('a webhook whose address was changed has to answer 200 at the new one', async () => {
  const acme = await server.account('free')
  const good = await hook(acme, 'good')
  assert.equal(await test200(good), 'success')
  const patched = await acme.send({
    method: 'PATCH',
    url: `/v1/webhooks/${good.id}`,
    payload: { url: `${receiver.url}/elsewhere` },
  })
  assert.equal(patched.statusCode, 200)
  receiver.answer(status(404))
  await happen(acme, 30)
  await deliver()
  assert.equal(arrived('elsewhere'), 10)
})

test('a host that answered 200 once gets fewer attempts from an account whose deliveries fail there', async () => {
  const acme = await server.account('agency')
  const all = await hooks(acme, numbered('good', 10))
  for (const each of all) assert.equal(await test200(each), 'success')
  receiver.answer(status(500))
  await happen(acme, 20)
  await deliver()
  const atOnce = receiver.received.length - all.length
  assert.ok(atOnce < 100, `${atOnce} of 200 at once`)
  server.advance(10)
  await deliver()
  assert.equal(receiver.received.length - all.length, atOnce + 10)
})

test('a receiver that answers again gets all deliveries that waited for it', async () => {
  const acme = await server.account('agency')
  const good = await hook(acme, 'good')
  assert.equal(await test200(good), 'success')
  receiver.answer(status(500))
  await happen(acme, 100)
  await deliver()
  receiver.answer(status(200))
  for (let second = 0; second < 10; second++) {
    server.advance(1)
    await deliver()
  }
  server.advance(60)
  await deliver()
  const pending = await server.deps.db
    .selectFrom('delivery')
    .select('state')
    .where('state', '<>', 'delivered')
    .execute()
  assert.deepEqual(pending, [])
})

test('an event after a change of the address goes to the new one', async () => {
  const acme = await server.account('free')
  const { id } = await hook(acme, 'good')
  await happen(acme)
  dispatcher.notify([id])
  await dispatcher.idle()
  await acme.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload: { url: `${receiver.url}/moved` } })
  await happen(acme)
  dispatcher.notify([id])
  await dispatcher.idle()
  await deliver()
  assert.deepEqual([arrived('good'), arrived('moved')], [1, 1])
})
