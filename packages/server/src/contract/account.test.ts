/** GET /v1/account (docs/decisions/0013): what a key may see of its account. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addMember, cancelSubscription, createKey, revokeKey, setTier } from '../features/accounts/index.ts'
import { runAnalysis } from '../features/analyses/run-analysis.ts'
import { type Scope, scopes } from '../platform/scopes.ts'
import { type Receiver, startReceiver, testAuthority } from '../test-support/receiver.ts'
import { startTestServer, type TestAccount, type TestServer } from '../test-support/server.ts'
import { startWebsite } from '../test-support/website.ts'

let server: TestServer
let receiver: Receiver
before(async () => {
  receiver = await startReceiver()
  server = await startTestServer({ settings: { BRANDPRINT_ALLOW_HOSTS: '127.0.0.1' }, ca: testAuthority })
})
after(async () => {
  await server[Symbol.asyncDispose]()
  await receiver[Symbol.asyncDispose]()
})

const account = { method: 'GET', url: '/v1/account' } as const
const shownTo = async (asking: TestAccount) => {
  const response = await asking.send(account)
  assert.equal(response.statusCode, 200, response.body)
  return response.json().data
}
const analyze = (asking: TestAccount, payload: object) => asking.send({ method: 'POST', url: '/v1/analyze', payload })
const analyzeSample = (asking: TestAccount) => analyze(asking, { url: 'https://acme.example', test: true })
/** `r` and `t` of one limit in the header `RateLimit`. */
function rateOf(header: unknown, name: string): { remaining: number; seconds: number } {
  const [, remaining, seconds] = new RegExp(`"${name}";r=(\\d+);t=(\\d+)`).exec(String(header)) ?? []
  return { remaining: Number(remaining), seconds: Number(seconds) }
}
const later = (moment: string, seconds: number) => new Date(Date.parse(moment) + seconds * 1_000).toISOString()
const now = () => server.deps.clock.now().toISOString()

test('a key with any scope may ask, and sees its own scopes', async () => {
  for (const scope of scopes) {
    const { key } = await shownTo(await server.account('pro', [scope]))
    assert.deepEqual(key.scopes, [scope])
  }
})

test('without a key it is 401, and another method is 405', async () => {
  assert.equal((await server.app.inject(account)).statusCode, 401)
  const posted = await (await server.account()).send({ method: 'POST', url: '/v1/account', payload: {} })
  assert.deepEqual([posted.statusCode, posted.headers.allow], [405, 'GET, HEAD'])
})

test('a parameter is refused', async () => {
  const response = await (await server.account()).send({ method: 'GET', url: '/v1/account?account=acc_1' })
  assert.deepEqual(response.json().details, { field: 'account', code: 'UNKNOWN_FIELD' })
})

test('a new account has used nothing, and no limit has a reset', async () => {
  const acme = await server.account('free')
  const unused = (remaining: number) => ({ used: 0, remaining, next_at: null, resets_at: null })
  const { id, name, tier, access_until, use } = await shownTo(acme)
  assert.deepEqual({ id, name, tier, access_until }, { id: acme.id, name: 'Acme', tier: 'free', access_until: null })
  const { key_requests, ...rest } = use
  assert.deepEqual(rest, {
    analyses: unused(5),
    sandbox_analyses: unused(120),
    refused_looks: unused(60),
    exports: unused(10),
    running_exports: 0,
    running_analyses: 0,
    webhooks: 0,
    tracked_competitors: 0,
    chat_messages: { used: 0, remaining: 30, next_at: null, resets_at: null },
    busy_chat_threads: 0,
    chat_tokens: { used: 0, remaining: 5_000, resets_at: null },
    event_streams: 0,
    idempotency_keys: 0,
    keys: 1,
  })
})

const plans = {
  free: {
    analyses: [5, 1],
    exports: [10, 1],
    webhooks: 3,
    chat: [30, 2, 5_000],
    models: ['flash'],
    competitors: 0,
    isWhiteLabel: false,
  },
  pro: {
    analyses: [60, 5],
    exports: [120, 5],
    webhooks: 20,
    chat: [300, 10, 50_000],
    models: ['pro', 'flash'],
    competitors: 10,
    isWhiteLabel: false,
  },
  agency: {
    analyses: [300, 20],
    exports: [600, 20],
    webhooks: 100,
    chat: [1_000, 50, 200_000],
    models: ['pro', 'flash'],
    competitors: 50,
    isWhiteLabel: true,
  },
} as const

for (const [tier, plan] of Object.entries(plans)) {
  test(`the limits are those of the tier ${tier} and of the settings`, async () => {
    const { limits } = await shownTo(await server.account(tier as keyof typeof plans))
    const [messages, threads, tokens] = plan.chat
    const [analyses, running] = plan.analyses
    const [exports, beingMade] = plan.exports
    assert.deepEqual(limits, {
      analyses_per_hour: analyses,
      concurrent_analyses: running,
      sandbox_analyses_per_hour: 120,
      exports_per_hour: exports,
      concurrent_exports: beingMade,
      refused_looks_per_hour: 60,
      webhooks: plan.webhooks,
      webhook_tests_per_minute: 10,
      webhook_recoveries_per_hour: 20,
      event_streams: 10,
      event_samples_per_minute: 60,
      key_requests_per_minute: 1_000_000,
      key_requests_burst: 1_000_000,
      idempotency_keys: 10_000,
      chat_messages_per_hour: messages,
      concurrent_chat_threads: threads,
      chat_tokens_per_day: tokens,
      chat_models: plan.models,
      tracked_competitors: plan.competitors,
      white_label: plan.isWhiteLabel,
    })
  })
}

test('sandbox analyses are counted as in the header, with the moment at which the limit resets', async () => {
  const acme = await server.account('pro')
  await analyzeSample(acme)
  server.advance(90)
  const started = await analyzeSample(acme)
  const { analyses, sandbox_analyses, running_analyses } = (await shownTo(acme)).use
  assert.deepEqual(sandbox_analyses, { used: 2, remaining: 118, next_at: null, resets_at: later(now(), 3_600) })
  assert.equal(sandbox_analyses.remaining, rateOf(started.headers.ratelimit, 'sandbox-analyses').remaining)
  assert.deepEqual([analyses.used, running_analyses], [0, 0])
})

test('at the limit next_at is the moment that the refusal names, and a request then is accepted', async () => {
  const acme = await server.account('free')
  for (let started = 0; started < 120; started++) {
    assert.equal((await analyzeSample(acme)).statusCode, 201)
    server.advance(2.5)
  }
  const refused = await analyzeSample(acme)
  const { sandbox_analyses } = (await shownTo(acme)).use
  assert.equal(refused.statusCode, 429)
  assert.deepEqual([sandbox_analyses.used, sandbox_analyses.remaining], [120, 0])
  assert.ok(refused.json().message.includes(sandbox_analyses.next_at), refused.json().message)
  const { remaining, seconds } = rateOf(refused.headers.ratelimit, 'sandbox-analyses')
  assert.equal(remaining, 0)
  assert.ok(sandbox_analyses.next_at <= later(now(), refused.json().retry_after))
  assert.ok(sandbox_analyses.next_at < sandbox_analyses.resets_at)
  assert.ok(sandbox_analyses.resets_at <= later(now(), seconds))
  assert.ok(sandbox_analyses.resets_at > later(now(), seconds - 1))
  server.setClock(new Date(sandbox_analyses.next_at))
  assert.equal((await analyzeSample(acme)).statusCode, 201)
})

test('an analysis of a website counts while it runs, and stays used', async () => {
  await using website = await startWebsite()
  const acme = await server.account('pro')
  const started = await analyze(acme, { url: website.url, type: 'flash' })
  assert.equal(started.statusCode, 201, started.body)
  const during = (await shownTo(acme)).use
  assert.deepEqual([during.analyses.used, during.running_analyses], [1, 1])
  assert.equal(during.analyses.remaining, rateOf(started.headers.ratelimit, 'analyses').remaining)
  await runAnalysis(server.deps, started.json().data.id, AbortSignal.timeout(30_000))
  const after = (await shownTo(acme)).use
  assert.deepEqual([after.analyses.used, after.running_analyses], [1, 0])
  server.advance(3_600)
  assert.equal((await shownTo(acme)).use.analyses.used, 0)
})

test('websites that were refused are counted until their hour is over', async () => {
  const acme = await server.account('pro')
  const refused = await analyze(acme, { url: 'http://127.0.0.1:9' })
  assert.equal(refused.statusCode, 422, refused.body)
  const { refused_looks, analyses } = (await shownTo(acme)).use
  assert.deepEqual(refused_looks, { used: 1, remaining: 59, next_at: null, resets_at: later(now(), 3_600) })
  assert.equal(refused_looks.remaining, rateOf(refused.headers.ratelimit, 'refused-looks').remaining)
  assert.equal(analyses.used, 0)
})

test('asking uses no quota and one request of the key; the answer and its header say the same of it', async () => {
  await using strict = await startTestServer({
    settings: { BRANDPRINT_KEY_REQUESTS_PER_MINUTE: '600', BRANDPRINT_KEY_REQUESTS_BURST: '60' },
  })
  const acme = await strict.account('pro')
  const before = await acme.send(account)
  const response = await acme.send(account)
  const { use, limits } = response.json().data
  const { remaining, seconds } = rateOf(response.headers.ratelimit, 'requests')
  assert.equal(response.headers['ratelimit-policy'], '"requests";q=60;w=6')
  assert.deepEqual(use.key_requests, { remaining, resets_at: later(strict.deps.clock.now().toISOString(), seconds) })
  assert.deepEqual([limits.key_requests_per_minute, limits.key_requests_burst, remaining], [600, 60, 58])
  const { key_requests: _, ...counted } = use
  const { key_requests: __, ...countedBefore } = before.json().data.use
  assert.deepEqual(counted, countedBefore)
})

test('webhooks and keys are counted, except deleted, revoked and expired ones', async () => {
  const acme = await server.account('pro')
  const payload = { url: receiver.url, events: ['analysis.completed'] }
  const { id } = (await acme.send({ method: 'POST', url: '/v1/webhooks', payload })).json().data
  await acme.send({ method: 'POST', url: '/v1/webhooks', payload })
  const make = (expiresAt: Date | null) => createKey(server.deps, { accountId: acme.id, scopes, expiresAt })
  await make(null)
  await make(new Date(server.deps.clock.now().getTime() + 1_000))
  await revokeKey(server.deps, { id: (await make(null)).id })
  server.advance(1)
  const { webhooks, keys } = (await shownTo(acme)).use
  assert.deepEqual({ webhooks, keys }, { webhooks: 2, keys: 2 })
  await acme.send({ method: 'DELETE', url: `/v1/webhooks/${id}` })
  assert.equal((await shownTo(acme)).use.webhooks, 1)
})

test('a key sees its own name, scopes and times', async () => {
  const acme = await server.account('pro')
  const expiresAt = new Date(server.deps.clock.now().getTime() + 86_400_000)
  const own: Scope[] = ['read:analyses', 'admin:full']
  const { id, key } = await createKey(server.deps, { accountId: acme.id, name: 'Nightly', scopes: own, expiresAt })
  const created_at = now()
  const ask = () => server.app.inject({ ...account, headers: { authorization: `Bearer ${key}` } })
  const { last_used_at: _, ...shown } = (await ask()).json().data.key
  assert.deepEqual(shown, { id, name: 'Nightly', scopes: own, created_at, expires_at: expiresAt.toISOString() })
  assert.equal((await shownTo(acme)).key.name, null)
})

test('last_used_at is the minute of the latest request that was recorded', async () => {
  const acme = await server.account('pro')
  server.setClock(new Date('2026-02-03T08:15:42.500Z'))
  await acme.send({ method: 'GET', url: '/v1/analyses' })
  for (let asked = 0; ; asked++) {
    const { last_used_at } = (await shownTo(acme)).key
    if (last_used_at === null && asked < 500) continue
    assert.equal(last_used_at, '2026-02-03T08:15:00.000Z')
    break
  }
})

test('Idempotency-Keys count while they are kept', async () => {
  const acme = await server.account('pro')
  const payload = { url: 'https://acme.example', test: true }
  for (const key of ['one', 'two', 'two']) {
    const headers = { 'idempotency-key': key }
    assert.equal((await acme.send({ method: 'POST', url: '/v1/analyze', payload, headers })).statusCode, 201)
  }
  assert.equal((await shownTo(acme)).use.idempotency_keys, 2)
  server.advance(24 * 3_600)
  assert.equal((await shownTo(acme)).use.idempotency_keys, 0)
})

test('nothing of members, other keys and other accounts is shown', async () => {
  const acme = await server.account('pro')
  const other = await server.account('agency')
  await analyzeSample(other)
  await addMember(server.deps, { accountId: acme.id, email: 'ada@acme.example', role: 'owner' })
  const second = await createKey(server.deps, { accountId: acme.id, name: 'Second', scopes, expiresAt: null })
  const { body } = await acme.send(account)
  for (const secret of ['ada@', 'Second', second.id, second.key, acme.key, other.id, other.keyId, 'bp_live_', 'hash']) {
    assert.ok(!body.includes(secret), secret)
  }
  assert.equal((await shownTo(acme)).use.sandbox_analyses.used, 0)
})

test('a canceled subscription shows when its tier ends, and is free from then on', async () => {
  const acme = await server.account('pro')
  const { accessUntil } = await cancelSubscription(server.deps, { accountId: acme.id })
  const running = await shownTo(acme)
  assert.deepEqual([running.tier, running.access_until], ['pro', accessUntil.toISOString()])
  server.setClock(accessUntil)
  const ended = await shownTo(acme)
  assert.deepEqual([ended.tier, ended.limits.analyses_per_hour], ['free', 5])
})

test('after a downgrade the use may exceed the limit, and remaining is 0', async () => {
  const acme = await server.account('pro')
  await using website = await startWebsite()
  for (let started = 0; started < 5; started++) {
    assert.equal((await analyze(acme, { url: website.url, type: 'flash' })).statusCode, 201)
  }
  await setTier(server.deps, { accountId: acme.id, tier: 'free' })
  // Keys are cached for 3 seconds, with their account's tier.
  server.advance(4)
  const { use, limits } = await shownTo(acme)
  assert.deepEqual([use.analyses.used, use.analyses.remaining, limits.analyses_per_hour], [5, 0, 5])
  assert.equal(use.running_analyses, 5)
  assert.equal(use.analyses.next_at, later(now(), 3_600 - 4))
})
