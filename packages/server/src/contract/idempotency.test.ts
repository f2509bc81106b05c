import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { newWebhookSecret, sealSecret } from '../features/webhooks/webhook-secret.ts'
import type { EventKind } from '../platform/event-schemas.ts'
import { newId } from '../platform/ids.ts'
import { startTestServer, type TestAccount } from '../test-support/server.ts'

const server = await startTestServer()
const acme = await server.account()
after(() => server[Symbol.asyncDispose]())

const payload = { url: 'https://acme.example', test: true }
const analyze = (key: string, body: object = payload, account = acme) =>
  account.send({ method: 'POST', url: '/v1/analyze', payload: body, headers: { 'idempotency-key': key } })
const total = async () => (await acme.send({ method: 'GET', url: '/v1/analyses' })).json().pagination.total as number

test('the same key and payload replay status, body and Location', async () => {
  const first = await analyze('replay')
  const again = await analyze('replay', { test: true, url: 'https://acme.example', type: 'full' })
  assert.equal(again.statusCode, 201)
  assert.equal(again.body, first.body)
  assert.equal(again.headers.location, first.headers.location)
  assert.equal(again.headers['idempotent-replayed'], 'true')
  assert.equal(first.headers['idempotent-replayed'], undefined)
})

test('another spelling of the same address is the same request', async () => {
  const first = await analyze('spelling')
  const headers = { 'idempotency-key': 'spelling' }
  const again = await acme.send({ method: 'POST', url: '/v1/%61nalyze', payload, headers })
  assert.equal(again.body, first.body)
  assert.equal(again.headers['idempotent-replayed'], 'true')
})

test('another payload under the same key is 422 IDEMPOTENCY_KEY_REUSED', async () => {
  await analyze('reused')
  const other = await analyze('reused', { ...payload, type: 'flash' })
  assert.equal(other.statusCode, 422)
  assert.deepEqual(other.json().details, { field: 'idempotency-key', code: 'IDEMPOTENCY_KEY_REUSED' })
})

test('another account may use the same key', async () => {
  const other = await server.account()
  const [one, two] = [await analyze('shared'), await analyze('shared', payload, other)]
  assert.notEqual(one.json().data.id, two.json().data.id)
})

test('100 parallel requests with one key make one analysis and one answer', async () => {
  const before = await total()
  const responses = await Promise.all(Array.from({ length: 100 }, () => analyze('race')))
  assert.equal(await total(), before + 1)
  const made = responses.filter(({ statusCode }) => statusCode === 201)
  assert.ok(made.length >= 1)
  assert.equal(new Set(made.map(({ body }) => body)).size, 1)
  for (const response of responses.filter(({ statusCode }) => statusCode !== 201)) {
    assert.equal(response.statusCode, 409)
    assert.deepEqual(response.json().details, { field: 'idempotency-key', code: 'IDEMPOTENCY_IN_PROGRESS' })
  }
  assert.equal((await analyze('race')).body, made[0]?.body)
})

test('a refused request leaves its key free', async () => {
  assert.equal((await analyze('refused', { url: 'https://login.test', test: true })).statusCode, 422)
  assert.equal((await analyze('refused')).statusCode, 201)
})

test('a key whose request died blocks for five minutes and no longer', async () => {
  const row = { account_id: acme.id, method: 'POST', path: '/v1/analyze', key: 'dead' }
  const created_at = server.deps.clock.now()
  await server.deps.db
    .insertInto('idempotent_request')
    .values({ ...row, payload_hash: Buffer.from('x'), created_at })
    .execute()
  assert.equal((await analyze('dead')).statusCode, 422, 'another payload holds it')
  server.advance(299)
  assert.notEqual((await analyze('dead')).statusCode, 201)
  server.advance(1)
  assert.equal((await analyze('dead')).statusCode, 201)
})

test('after 24 hours a key is new', async () => {
  const first = await analyze('daily')
  server.advance(24 * 3_600 - 1)
  assert.equal((await analyze('daily')).body, first.body)
  server.advance(1)
  const next = await analyze('daily')
  assert.equal(next.statusCode, 201)
  assert.notEqual(next.body, first.body)
})

test('a key has 1 to 255 characters', async () => {
  assert.equal((await analyze('k'.repeat(255))).statusCode, 201)
  const long = await analyze('k'.repeat(256))
  assert.deepEqual(long.json().details, { field: 'idempotency-key', code: 'TOO_LONG' })
  const empty = await analyze('')
  assert.deepEqual(empty.json().details, { field: 'idempotency-key', code: 'TOO_SHORT' })
})

/** Live keys of an account, taken one after the other a second apart, the newest now. */
async function takeKeys(accountId: string, keys: number): Promise<void> {
  await sql`
    insert into idempotent_request (account_id, method, path, key, payload_hash, created_at, status, body_sealed)
    select ${accountId}, 'POST', '/v1/analyze', 'taken ' || n, '', ${server.deps.clock.now()}::timestamptz - n * interval '1 second', 201, ''
    from generate_series(0, ${keys - 1}::int) as n`.execute(server.deps.db)
}
const liveKeys = async (accountId: string) => {
  const { rows } = await sql<{ keys: number }>`
    select count(*)::int as keys from idempotent_request where account_id = ${accountId}`.execute(server.deps.db)
  return rows[0]!.keys
}

test('with 10,000 live keys a new one is 429 until the oldest ends, and known ones still replay', async () => {
  const full = await server.account()
  const first = await analyze('known', payload, full)
  await takeKeys(full.id, 9_999)
  const refused = await analyze('new', payload, full)
  assert.equal(refused.statusCode, 429)
  const { error, message, retry_after, details } = refused.json()
  assert.equal(error, 'Rate limit exceeded')
  assert.match(
    message,
    /^At most 10000 Idempotency-Keys are kept of an account, each for 24 hours; a new one may be sent at 2026-/,
  )
  assert.equal(details, undefined)
  assert.equal(retry_after, 24 * 3_600 - 9_998)
  assert.equal(refused.headers['retry-after'], String(retry_after))
  assert.match(String(refused.headers.ratelimit), /"idempotency-keys";r=0;t=86400/)
  assert.equal((await analyze('known', payload, full)).body, first.body)
  assert.equal((await full.send({ method: 'POST', url: '/v1/analyze', payload })).statusCode, 201, 'without a key')
  server.advance(retry_after - 1)
  assert.equal((await analyze('new', payload, full)).statusCode, 429)
  server.advance(1)
  assert.equal((await analyze('new', payload, full)).statusCode, 201)
})

test('of 60 parallel new keys where there is room for 10 exactly 10 are taken', async () => {
  const full = await server.account()
  await takeKeys(full.id, 9_990)
  const responses = await Promise.all(Array.from({ length: 60 }, (_, at) => analyze(`race ${at}`, payload, full)))
  const taken = responses.filter(({ statusCode }) => statusCode === 201)
  assert.equal(taken.length, 10)
  assert.equal(await liveKeys(full.id), 10_000)
})

test('an expired key is taken as a new one when the account has as many as it may', async () => {
  const full = await server.account()
  await analyze('over', payload, full)
  server.advance(24 * 3_600)
  await takeKeys(full.id, 10_000)
  assert.equal((await analyze('over', payload, full)).statusCode, 429)
})

/** No answer can be kept while `work` runs, as when the connection to the database is lost right after the effect. */
async function withoutKeptAnswers(work: () => Promise<void>): Promise<void> {
  const { db } = server.deps
  await sql`
    create function refuse_to_keep() returns trigger language plpgsql as 'begin raise ''no answer is kept''; end'`.execute(
    db,
  )
  await sql`
    create trigger refuse_to_keep before update on idempotent_request for each row execute function refuse_to_keep()`.execute(
    db,
  )
  try {
    await work()
  } finally {
    await sql`drop function refuse_to_keep cascade`.execute(db)
  }
}

test('a secret is not replaced without its answer being kept', async () => {
  const { deps } = server
  const owner = await server.account()
  const events: EventKind[] = ['analysis.completed']
  const webhook = await insertWebhookOf(owner, events)
  const rotate = () =>
    owner.send({
      method: 'POST',
      url: `/v1/webhooks/${webhook}/rotate-secret`,
      payload: {},
      headers: { 'idempotency-key': 'rotate' },
    })
  const sealed = () =>
    deps.db
      .selectFrom('webhook')
      .select(['secret_sealed', 'previous_secret_sealed'])
      .where('id', '=', webhook)
      .executeTakeFirstOrThrow()
  const original = await sealed()
  await withoutKeptAnswers(async () => {
    assert.equal((await rotate()).statusCode, 500)
    assert.deepEqual(await sealed(), original)
  })
  const answers = [await rotate(), await rotate()]
  assert.equal(answers[0]?.statusCode, 200)
  assert.equal(answers[1]?.body, answers[0]?.body)
  assert.deepEqual((await sealed()).previous_secret_sealed, original.secret_sealed)
})

test('an event is not sent again without its answer being kept', async () => {
  const { deps } = server
  const owner = await server.account()
  const webhook = await insertWebhookOf(owner, ['analysis.completed'])
  const id = newId('evt')
  await deps.db
    .insertInto('event')
    .values({
      id,
      account_id: owner.id,
      kind: 'analysis.completed',
      subject_id: newId('anl'),
      data: '{}',
      body: '{}',
      created_at: deps.clock.now(),
    })
    .execute()
  const replay = () =>
    owner.send({
      method: 'POST',
      url: `/v1/webhooks/${webhook}/events/${id}/replay`,
      payload: {},
      headers: { 'idempotency-key': 'replay-event' },
    })
  const deliveries = () =>
    deps.db
      .selectFrom('delivery')
      .select('state')
      .where('webhook_id', '=', webhook)
      .where('event_id', '=', id)
      .execute()
  await withoutKeptAnswers(async () => {
    assert.equal((await replay()).statusCode, 500)
    assert.deepEqual(await deliveries(), [])
  })
  assert.equal((await replay()).statusCode, 200)
  assert.deepEqual(await deliveries(), [{ state: 'pending' }])
})

async function insertWebhookOf(owner: TestAccount, events: EventKind[]): Promise<string> {
  const { db, clock, secrets } = server.deps
  const id = newId('whk')
  await db
    .insertInto('webhook')
    .values({
      id,
      account_id: owner.id,
      url: 'https://hooks.acme.example/',
      events,
      description: '',
      secret_sealed: sealSecret(secrets.webhookEncryption, id, newWebhookSecret()),
      status: 'active',
      created_at: clock.now(),
    })
    .execute()
  return id
}
