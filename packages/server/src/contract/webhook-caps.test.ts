/** How many webhooks a plan has, and what happens to those over it (docs/decisions/0024). */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { cancelSubscription, setTier } from '../features/accounts/index.ts'
import { pauseWebhooksOverCap } from '../features/webhooks/pause-over-cap.ts'
import type { Tier } from '../platform/tiers.ts'
import type { TestAccount } from '../test-support/server.ts'
import { memberAdded, startWebhookService } from '../test-support/webhook-service.ts'

const service = await startWebhookService()
const { server, receiver } = service
after(() => service[Symbol.asyncDispose]())

const register = (account: TestAccount) =>
  account.send({
    method: 'POST',
    url: '/v1/webhooks',
    payload: { url: receiver.url, events: ['team.member_added'] },
  })
/** Registers so many, a second between them. @returns their identifiers, the oldest first */
async function registerMany(account: TestAccount, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    const response = await register(account)
    assert.equal(response.statusCode, 201, response.body)
    ids.push(response.json().data.id)
    server.advance(1)
  }
  return ids
}
const patch = (account: TestAccount, id: string, payload: object) =>
  account.send({ method: 'PATCH', url: `/v1/webhooks/${id}`, payload })
const statuses = async (account: TestAccount) =>
  (await account.send({ method: 'GET', url: '/v1/webhooks' }))
    .json()
    .data.map(({ status }: { status: string }) => status)

const keptThree = ['active', 'active', 'active', 'paused', 'paused']

for (const [tier, cap] of [
  ['free', 3],
  ['pro', 20],
  ['agency', 100],
] as const satisfies [Tier, number][]) {
  test(`the plan ${tier} has ${cap} webhooks; one more is refused, and the message names the cap`, async () => {
    const account = await server.account(tier)
    await registerMany(account, cap)
    const refused = await register(account)
    assert.deepEqual([refused.statusCode, refused.json().details], [403, { field: 'plan', code: 'PLAN_LIMIT_REACHED' }])
    assert.match(refused.json().message, new RegExp(`The plan ${tier} has at most ${cap} webhooks`))
  })
}

test('a paused webhook counts, a deleted one does not', async () => {
  const account = await server.account('free')
  const [first, second] = await registerMany(account, 3)
  await patch(account, first!, { status: 'paused' })
  assert.equal((await register(account)).statusCode, 403)
  await account.send({ method: 'DELETE', url: `/v1/webhooks/${second}` })
  assert.equal((await register(account)).statusCode, 201)
})

test('after a downgrade nothing is deleted: the newest over the cap are paused, and their missed events can be replayed', async () => {
  const account = await server.account('pro')
  const ids = await registerMany(account, 5)
  await setTier(server.deps, { accountId: account.id, tier: 'free' })
  await pauseWebhooksOverCap(server.deps)
  assert.deepEqual(await statuses(account), keptThree)
  await memberAdded(server.deps, account)
  const states = await server.deps.db
    .selectFrom('delivery')
    .select(['webhook_id', 'state'])
    .where('webhook_id', 'in', ids)
    .execute()
  assert.deepEqual(
    ids.map((id) => states.find(({ webhook_id }) => webhook_id === id)!.state),
    ['pending', 'pending', 'pending', 'missed', 'missed'],
  )
})

test('deliveries that were due to a webhook paused for the cap become missed, and are not sent', async () => {
  const account = await server.account('pro')
  const ids = await registerMany(account, 4)
  await memberAdded(server.deps, account)
  await setTier(server.deps, { accountId: account.id, tier: 'free' })
  await pauseWebhooksOverCap(server.deps)
  const { state } = await server.deps.db
    .selectFrom('delivery')
    .select('state')
    .where('webhook_id', '=', ids[3]!)
    .executeTakeFirstOrThrow()
  assert.equal(state, 'missed')
})

test('a cancelled subscription keeps its webhooks until its access ends', async () => {
  const account = await server.account('pro')
  await registerMany(account, 5)
  const { accessUntil } = await cancelSubscription(server.deps, { accountId: account.id })
  await pauseWebhooksOverCap(server.deps)
  assert.deepEqual(new Set(await statuses(account)), new Set(['active']))
  server.setClock(accessUntil)
  await pauseWebhooksOverCap(server.deps)
  assert.deepEqual(await statuses(account), keptThree)
})

test('an account within its cap keeps all its webhooks', async () => {
  const account = await server.account('pro')
  await registerMany(account, 5)
  await pauseWebhooksOverCap(server.deps)
  assert.deepEqual(new Set(await statuses(account)), new Set(['active']))
})

test('over the cap a webhook becomes active only after another one is paused', async () => {
  const account = await server.account('pro')
  const ids = await registerMany(account, 5)
  await setTier(server.deps, { accountId: account.id, tier: 'free' })
  await pauseWebhooksOverCap(server.deps)
  const refused = await patch(account, ids[4]!, { status: 'active' })
  assert.deepEqual([refused.statusCode, refused.json().details], [403, { field: 'plan', code: 'PLAN_LIMIT_REACHED' }])
  assert.equal((await patch(account, ids[0]!, { status: 'active' })).statusCode, 200, 'it is active already')
  await patch(account, ids[0]!, { status: 'paused' })
  assert.equal((await patch(account, ids[4]!, { status: 'active' })).statusCode, 200)
})

test('over the cap a webhook that is made active with a new address is refused before that is looked up', async () => {
  const account = await server.account('pro')
  const ids = await registerMany(account, 4)
  await patch(account, ids[3]!, { status: 'paused' })
  await setTier(server.deps, { accountId: account.id, tier: 'free' })
  // What is known of a key is kept for 3 seconds, its account's tier included.
  server.advance(4)
  const refused = await patch(account, ids[3]!, { status: 'active', url: 'https://name.invalid/hooks' })
  assert.deepEqual([refused.statusCode, refused.json().details], [403, { field: 'plan', code: 'PLAN_LIMIT_REACHED' }])
})

test('of parallel requests to make webhooks active exactly as many succeed as the cap allows', async () => {
  const account = await server.account('pro')
  const ids = await registerMany(account, 12)
  for (const id of ids) await patch(account, id, { status: 'paused' })
  await setTier(server.deps, { accountId: account.id, tier: 'free' })
  const answers = await Promise.all(ids.map((id) => patch(account, id, { status: 'active' })))
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 3)
})
