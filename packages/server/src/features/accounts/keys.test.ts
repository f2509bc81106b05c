import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isWellFormedApiKey } from '../../platform/auth/api-key.ts'
import { scopes } from '../../platform/scopes.ts'
import { deriveSecrets, keyedHash } from '../../platform/secrets.ts'
import { accountsBench, secrets } from './accounts-fixtures.ts'
import { cancelSubscription, createAccount, createKey, listKeys, revokeKey } from './index.ts'
import { accountOfKey, touchKey } from './queries.ts'

async function benchWithAccount() {
  const bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'pro' })
  const holder = (key: string, pepper = secrets.keyPepper) =>
    accountOfKey(bench.db, keyedHash(pepper, key), bench.clock.now())
  return { ...bench, accountId, holder }
}

test('the lookup of a key gives its account, with tier and scopes', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const made = await createKey(bench, { accountId, scopes: ['write:analyses', 'read:analyses'], expiresAt: null })
  assert.ok(isWellFormedApiKey(made.key))
  assert.deepEqual(await bench.holder(made.key), {
    id: accountId,
    tier: 'pro',
    subscription: { tier: 'pro', status: 'active', canceledAt: null, accessUntil: null },
    scopes: ['read:analyses', 'write:analyses'],
    keyId: made.id,
    keyLastUsedAt: null,
  })
})

test('nothing in the database contains the key', async () => {
  await using bench = await benchWithAccount()
  const { key } = await createKey(bench, { accountId: bench.accountId, scopes: ['all'], expiresAt: null })
  const { rows } = await sql<{ row: string }>`select to_jsonb(k)::text as row from api_key k`.execute(bench.db)
  assert.equal(rows.length, 1)
  assert.ok(!rows[0]!.row.includes(key.slice(13)))
  const { rows: bytes } = await sql<{ key_hash: Buffer }>`select key_hash from api_key`.execute(bench.db)
  assert.equal(bytes[0]?.key_hash.length, 32)
})

test('a key is unknown with another secret for hashing', async () => {
  await using bench = await benchWithAccount()
  const { key } = await createKey(bench, { accountId: bench.accountId, scopes: ['all'], expiresAt: null })
  assert.equal(await bench.holder(key, deriveSecrets('another master key').keyPepper), null)
})

test('a revoked key is not found, and others still are', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const first = await createKey(bench, { accountId, scopes: ['all'], expiresAt: null })
  const second = await createKey(bench, { accountId, scopes: ['all'], expiresAt: null })
  await revokeKey(bench, { id: first.id })
  assert.equal(await bench.holder(first.key), null)
  assert.equal((await bench.holder(second.key))?.keyId, second.id)
})

test('a key that is revoked again keeps the time of the first revocation', async () => {
  await using bench = await benchWithAccount()
  const { id } = await createKey(bench, { accountId: bench.accountId, scopes: ['all'], expiresAt: null })
  const first = await revokeKey(bench, { id })
  bench.setClock('2026-11-25T00:00:00Z')
  assert.deepEqual(await revokeKey(bench, { id }), first)
  await assert.rejects(() => revokeKey(bench, { id: 'key_none' }), { message: 'There is no key key_none.' })
})

test('a key has the name that it was given, and none otherwise', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const create = (name?: string) =>
    createKey(bench, { accountId, scopes: ['all'], expiresAt: null, ...(name !== undefined && { name }) })
  assert.equal((await create('  Caf\u0065\u0301 ')).name, 'Café')
  assert.equal((await create()).name, null)
  assert.equal((await create('n'.repeat(100))).name?.length, 100)
  const names = (await listKeys(bench, { accountId })).map(({ name }) => name)
  assert.deepEqual(new Set(names), new Set(['Café', null, 'n'.repeat(100)]))
  for (const [name, message] of [
    ['   ', 'The name is empty; leave it out, or say what the key is for, such as “Production”.'],
    ['n'.repeat(101), 'The name has 101 characters; at most 100 are allowed.'],
    ['a\u001b[31m', 'The name holds a control character; leave it out.'],
    ['a\nb', 'The name holds a control character; leave it out.'],
  ] as const) {
    await assert.rejects(() => create(name), { kind: 'invalid', message })
  }
})

test('a key is not found from its expiry on', async () => {
  await using bench = await benchWithAccount()
  const expiresAt = new Date('2026-12-24T18:00:00.000Z')
  const { key } = await createKey(bench, { accountId: bench.accountId, scopes: ['all'], expiresAt })
  bench.setClock('2026-12-24T17:59:59.999Z')
  assert.notEqual(await bench.holder(key), null)
  bench.setClock('2026-12-24T18:00:00.000Z')
  assert.equal(await bench.holder(key), null)
})

test('the tier of a key’s account is free once the access of its canceled subscription ends', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const { key } = await createKey(bench, { accountId, scopes: ['all'], expiresAt: null })
  await cancelSubscription(bench, { accountId })
  const before = await bench.holder(key)
  assert.deepEqual([before?.tier, before?.subscription.status], ['pro', 'canceled'])
  bench.setClock('2026-12-01T00:00:00.000Z')
  assert.equal((await bench.holder(key))?.tier, 'free')
})

test('keys are found by the index on their hash', async () => {
  await using bench = await benchWithAccount()
  const plan = await bench.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    const { rows } = await sql<Record<string, string>>`
      explain select * from api_key join account on account.id = api_key.account_id
      where key_hash = ${Buffer.alloc(32)} and revoked_at is null`.execute(transaction)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  assert.match(plan, /Index Scan using api_key_key_hash_key/)
})

test('the last use of a key is recorded to the minute', async () => {
  await using bench = await benchWithAccount()
  const { key, id } = await createKey(bench, { accountId: bench.accountId, scopes: ['all'], expiresAt: null })
  const lastUse = async () => (await bench.holder(key))?.keyLastUsedAt?.toISOString()
  await touchKey(bench.db, id, new Date('2026-11-21T10:15:30Z'))
  assert.equal(await lastUse(), '2026-11-21T10:15:00.000Z')
  await touchKey(bench.db, id, new Date('2026-11-21T10:16:00Z'))
  assert.equal(await lastUse(), '2026-11-21T10:16:00.000Z')
  // A process whose clock is behind does not set an earlier time.
  await touchKey(bench.db, id, new Date('2026-11-21T10:14:00Z'))
  assert.equal(await lastUse(), '2026-11-21T10:16:00.000Z')
})

test('scopes have to exist, each counts once, and all means every scope', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const create = (written: string[]) => createKey(bench, { accountId, scopes: written, expiresAt: null })
  assert.deepEqual((await create(['all'])).scopes, [...scopes])
  assert.deepEqual((await create(['read:chat', ' read:analyses', 'read:chat'])).scopes, ['read:analyses', 'read:chat'])
  await assert.rejects(() => create(['read:analysis']), { kind: 'invalid', message: /“read:analysis” is no scope/ })
  await assert.rejects(() => create(['']), { kind: 'invalid', message: /needs a scope/ })
  await assert.rejects(() => create(['all', 'read:chat']), { kind: 'invalid', message: /stands alone/ })
})

test('no key is made that has already expired, or for an unknown account', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  await assert.rejects(() => createKey(bench, { accountId, scopes: ['all'], expiresAt: bench.clock.now() }), {
    kind: 'invalid',
    message: /would have expired/,
  })
  await assert.rejects(() => createKey(bench, { accountId: 'acc_none', scopes: ['all'], expiresAt: null }), {
    kind: 'refused',
    message: 'There is no account acc_none.',
  })
})

test('the list says which keys are valid, and shows their first characters', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const create = async (expiresAt: Date | null) =>
    (await createKey(bench, { accountId, scopes: ['all'], expiresAt })).id
  const live = await create(null)
  const brief = await create(new Date('2026-11-21T10:16:00Z'))
  const revoked = await create(null)
  await revokeKey(bench, { id: revoked })
  bench.setClock('2026-11-21T10:17:00Z')
  const keys = await listKeys(bench, { accountId })
  assert.deepEqual(
    new Map(keys.map(({ id, state }) => [id, state])),
    new Map([
      [live, 'active'],
      [brief, 'expired'],
      [revoked, 'revoked'],
    ]),
  )
  assert.match(keys[0]!.hint, /^bp_live_\w{4}…$/)
  await assert.rejects(() => listKeys(bench, { accountId: 'acc_none' }), { message: /no account acc_none/ })
})
