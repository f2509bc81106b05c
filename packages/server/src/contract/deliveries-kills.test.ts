/**
 * No event is lost while processes and Postgres are killed at random and events are sent to many endpoints.
 * `BRANDPRINT_TEST_KILLS` sets how often, `BRANDPRINT_TEST_EVENTS` how many events, `BRANDPRINT_TEST_SEED` the order.
 */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { addMember } from '../features/accounts/index.ts'
import { systemClock } from '../platform/clock.ts'
import { connect } from '../platform/database/connect.ts'
import { eventually } from '../test-support/eventually.ts'
import { createKeys, type Installation, startInstallation } from '../test-support/installation.ts'
import { killAtRandom } from '../test-support/kill-at-random.ts'
import { randomFrom } from '../test-support/random.ts'
import { type Received, startReceiver, status, testAuthorityFile } from '../test-support/receiver.ts'

const kills = Number(process.env.BRANDPRINT_TEST_KILLS ?? 2)
const events = Number(process.env.BRANDPRINT_TEST_EVENTS ?? 400)
const seed = Number(process.env.BRANDPRINT_TEST_SEED ?? Date.now() % 1_000_000)
const endpoints = 20
const run = promisify(execFile)

test(`${events} events reach ${endpoints} endpoints through ${kills} random kills (seed ${seed})`, async (t) => {
  const random = randomFrom(seed)
  const received: (Received & { isTaken: boolean })[] = []
  // One in twenty is refused at first, to be tried again.
  await using receiver = await startReceiver((got, response) => {
    const isTaken = random() > 0.05
    received.push({ ...got, isTaken })
    status(isTaken ? 200 : 500)(got, response)
  })
  await using installation = await startInstallation(['api', 'worker', 'worker'], {
    BRANDPRINT_ALLOW_HOSTS: '127.0.0.1',
    BRANDPRINT_WEBHOOK_RETRY_SECONDS: '1,1,2,2,4',
    NODE_EXTRA_CA_CERTS: testAuthorityFile,
  })
  const keys = await createKeys(installation, endpoints)
  const base = installation.members[0]!.url
  const secrets = await Promise.all(keys.map((key, at) => register(base, key, `${receiver.url}/${at}`)))
  const failing = new AbortController()
  const producing = produce(installation, failing.signal)
  const killed = await killAtRandom(installation, { kills, random }).catch((error) => {
    failing.abort()
    throw error
  })
  await producing
  await Promise.all(installation.members.map((member) => member.ready()))

  const written = await eventually(() => allDelivered(installation), { what: 'nothing is pending', ms: 240_000 })
  const endpointOf = new Map(written.map(({ id, at }) => [id, `/hook/${at}`]))
  const times = new Map<string, number>()
  for (const { body, path, isTaken } of received) {
    const { id } = JSON.parse(body) as { id: string }
    assert.equal(path, endpointOf.get(id))
    if (isTaken) times.set(id, (times.get(id) ?? 0) + 1)
  }
  const missing = written.filter(({ id }) => !times.has(id))
  const again = [...times.values()].reduce((sum, count) => sum + count - 1, 0)
  t.diagnostic(`killed: ${JSON.stringify(killed)}; ended of their own accord: ${installation.ownEnds.length}`)
  t.diagnostic(
    `${written.length} events written, ${received.length} attempts received, ${again} taken more than once, ${missing.length} missing`,
  )
  assert.ok(written.length >= events)
  assert.deepEqual(missing, [])
  assert.ok(Math.max(...times.values()) <= 1 + kills, 'an event came more than once for each crash')
  await verifyAll(received, secrets)
})

async function register(base: string, key: string, url: string): Promise<string> {
  const response = await fetch(`${base}/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url, events: ['team.member_added'] }),
  })
  assert.equal(response.status, 201)
  return ((await response.json()) as { data: { secret: string } }).data.secret
}

/** So that attempts run from the first kill to the last. */
const restMs = Math.min(200, (kills * 3_000) / events)

/** Adds members to the accounts in turn, until each event is known to be written: one that may not be is written again. */
async function produce(installation: Installation, signal: AbortSignal): Promise<void> {
  const accounts = await installation.administer(({ db }) =>
    db.selectFrom('webhook').select('account_id').orderBy('url').execute(),
  )
  let done = 0
  while (done < events) {
    signal.throwIfAborted()
    await delay(restMs)
    const url = await installation.databaseUrl()
    if (url === null) continue
    const db = connect({ url, applicationName: 'brandprint test', connections: 4 })
    try {
      while (done < events) {
        const accountId = accounts[done % accounts.length]!.account_id
        const email = `${done}-${Math.round(performance.now() * 1_000)}@acme.example`
        await addMember({ db, clock: systemClock }, { accountId, email, role: 'member' })
        done++
        await delay(restMs)
      }
    } catch {
      // Postgres was killed in between.
    } finally {
      await db.destroy()
    }
  }
}

/** Every event, with the number of the endpoint that it belongs to, once no delivery is pending; null before. */
async function allDelivered(installation: Installation): Promise<{ id: string; at: string }[] | null> {
  return installation.administer(async ({ db }) => {
    const pending = await db
      .selectFrom('delivery')
      .select('event_id')
      .where('state', '<>', 'delivered')
      .limit(1)
      .execute()
    if (pending.length > 0) return null
    const rows = await db
      .selectFrom('event')
      .innerJoin('webhook', 'webhook.account_id', 'event.account_id')
      .where('event.kind', '=', 'team.member_added')
      .select(['event.id', 'webhook.url'])
      .execute()
    return rows.map(({ id, url }) => ({ id, at: url.split('/').at(-1)! }))
  })
}

/** The verification of docs/webhooks.md written independently, with the standard library alone. */
const verifier = `
import hashlib, hmac, json, sys
for line in open(sys.argv[1], encoding="utf-8"):
    attempt = json.loads(line)
    parts = [part.split("=", 1) for part in attempt["signature"].split(",")]
    signed = dict(parts)["t"] + "." + attempt["body"]
    expected = hmac.new(attempt["secret"].encode(), signed.encode(), hashlib.sha256).hexdigest()
    if not any(hmac.compare_digest(value, expected) for name, value in parts if name == "v1"):
        sys.exit("an attempt does not verify: " + line)
    print("ok")
`

async function verifyAll(received: readonly Received[], secrets: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-attempts-'))
  try {
    const lines = received.map(({ headers, body, path }) =>
      JSON.stringify({
        signature: headers['x-webhook-signature'],
        body,
        secret: secrets[Number(path.split('/').at(-1))],
      }),
    )
    await writeFile(join(folder, 'attempts'), `${lines.join('\n')}\n`)
    const { stdout } = await run('python3', ['-c', verifier, join(folder, 'attempts')], { maxBuffer: 64 * 1024 ** 2 })
    assert.equal(stdout.trim().split('\n').length, received.length)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
