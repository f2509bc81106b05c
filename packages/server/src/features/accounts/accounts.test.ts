import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountsBench, eventsOf, refuseEvents } from './accounts-fixtures.ts'
import { addMember, cancelSubscription, createAccount, createKey, listAccounts, revokeKey, setTier } from './index.ts'

test('an account is created with a name and a tier, without an event', async () => {
  await using bench = await accountsBench()
  const account = await createAccount(bench, { name: '  Marrowell Soups ', tier: 'pro' })
  assert.match(account.id, /^acc_[0-9A-Za-z]{24}$/)
  const [listed] = await listAccounts(bench)
  assert.equal(listed?.name, 'Marrowell Soups')
  assert.equal(listed?.tier, 'pro')
  assert.deepEqual(await eventsOf(bench.db, account.id), [])
})

const wrong: [what: string, input: { name: string; tier: string }, message: RegExp][] = [
  ['a tier that does not exist', { name: 'A', tier: 'gold' }, /“gold” is no tier; there are: free, pro, agency/],
  ['an empty name', { name: '  ', tier: 'pro' }, /The name is empty/],
  ['a name that is too long', { name: 'n'.repeat(101), tier: 'pro' }, /has 101 characters; at most 100/],
  ['a name that acts on a terminal', { name: 'a\u001b[31m', tier: 'pro' }, /control character/],
]
test('wrong names and tiers are refused in a sentence', async () => {
  await using bench = await accountsBench()
  for (const [what, input, message] of wrong) {
    await assert.rejects(() => createAccount(bench, input), { name: 'OperatorError', kind: 'invalid', message }, what)
  }
  assert.deepEqual(await listAccounts(bench), [])
})

test('the list counts members and valid keys', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'pro' })
  const other = await createAccount(bench, { name: 'B', tier: 'free' })
  await addMember(bench, { accountId, email: 'a@acme.example', role: 'owner' })
  await createKey(bench, { accountId, scopes: ['all'], expiresAt: null })
  await createKey(bench, { accountId, scopes: ['all'], expiresAt: new Date('2026-11-22T00:00:00Z') })
  const { id } = await createKey(bench, { accountId, scopes: ['all'], expiresAt: null })
  await revokeKey(bench, { id })
  bench.setClock('2026-11-23T00:00:00Z')
  const counts = (await listAccounts(bench)).map(({ id, members, keys }) => ({ id, members, keys }))
  assert.deepEqual(
    new Map(counts.map((account) => [account.id, account])),
    new Map([
      [accountId, { id: accountId, members: 1, keys: 1 }],
      [other.id, { id: other.id, members: 0, keys: 0 }],
    ]),
  )
})

test('a change of tier holds at once, and its event names the direction', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'pro' })
  assert.equal((await setTier(bench, { accountId, tier: 'agency' })).change, 'upgraded')
  bench.setClock('2026-11-21T11:00:00.000Z')
  assert.equal((await setTier(bench, { accountId, tier: 'free' })).change, 'downgraded')
  assert.deepEqual(await eventsOf(bench.db, accountId), [
    {
      kind: 'subscription.updated',
      subject_id: accountId,
      data: {
        previous_tier: 'pro',
        tier: 'agency',
        change: 'upgraded',
        effective_at: '2026-11-21T10:15:30.000Z',
      },
    },
    {
      kind: 'subscription.updated',
      subject_id: accountId,
      data: {
        previous_tier: 'agency',
        tier: 'free',
        change: 'downgraded',
        effective_at: '2026-11-21T11:00:00.000Z',
      },
    },
  ])
})

test('setting the same tier again changes nothing and writes no event', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'pro' })
  assert.equal((await setTier(bench, { accountId, tier: 'pro' })).change, null)
  assert.deepEqual(await eventsOf(bench.db, accountId), [])
})

test('a downgrade leaves keys and members as they are', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'agency' })
  await addMember(bench, { accountId, email: 'a@acme.example', role: 'owner' })
  await createKey(bench, { accountId, scopes: ['all'], expiresAt: null })
  await setTier(bench, { accountId, tier: 'free' })
  const [listed] = await listAccounts(bench)
  assert.deepEqual([listed?.members, listed?.keys], [1, 1])
})

test('concurrent tier changes each start from the result of the one before', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'free' })
  await Promise.all(['pro', 'agency', 'pro', 'agency'].map((tier) => setTier(bench, { accountId, tier })))
  const changes = (await eventsOf(bench.db, accountId)).map(({ data }) => data as Record<string, string>)
  // Concurrent, so in any order; together they lead from free to the final tier.
  const [listed] = await listAccounts(bench)
  const degree = new Map<string, number>()
  for (const { previous_tier: from, tier: to } of changes) {
    assert.notEqual(from, to)
    degree.set(from!, (degree.get(from!) ?? 0) - 1)
    degree.set(to!, (degree.get(to!) ?? 0) + 1)
  }
  const ends = [...degree].filter(([, count]) => count !== 0)
  assert.deepEqual(
    new Map(ends),
    new Map([
      ['free', -1],
      [listed!.tier, 1],
    ]),
  )
})

test('two concurrent changes to the same tier write one event', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'free' })
  const set = await Promise.all(['pro', 'pro', 'pro'].map((tier) => setTier(bench, { accountId, tier })))
  assert.deepEqual(set.map(({ change }) => change).sort(), ['upgraded', null, null].sort())
  assert.equal((await eventsOf(bench.db, accountId)).length, 1)
})

test('a canceled subscription keeps its tier to the end of the month, and is free after that', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'pro' })
  const { accessUntil } = await cancelSubscription(bench, { accountId })
  assert.equal(accessUntil.toISOString(), '2026-12-01T00:00:00.000Z')
  assert.deepEqual(await eventsOf(bench.db, accountId), [
    {
      kind: 'subscription.canceled',
      subject_id: accountId,
      data: { tier: 'pro', canceled_at: '2026-11-21T10:15:30.000Z', access_until: '2026-12-01T00:00:00.000Z' },
    },
  ])
  bench.setClock('2026-11-30T23:59:59.999Z')
  assert.equal((await listAccounts(bench))[0]?.tier, 'pro')
  bench.setClock('2026-12-01T00:00:00.000Z')
  assert.equal((await listAccounts(bench))[0]?.tier, 'free')
})

test('a canceled subscription cannot be canceled again, and a free account has none to cancel', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'agency' })
  const both = await Promise.allSettled([
    cancelSubscription(bench, { accountId }),
    cancelSubscription(bench, { accountId }),
  ])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await assert.rejects(() => cancelSubscription(bench, { accountId }), { kind: 'refused', message: /canceled already/ })
  assert.equal((await eventsOf(bench.db, accountId)).length, 1)
  const free = await createAccount(bench, { name: 'B', tier: 'free' })
  await assert.rejects(() => cancelSubscription(bench, { accountId: free.id }), { message: /nothing to cancel/ })
})

test('setting the tier revokes a cancellation', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'pro' })
  await cancelSubscription(bench, { accountId })
  assert.equal((await setTier(bench, { accountId, tier: 'pro' })).change, null)
  bench.setClock('2027-01-01T00:00:00Z')
  assert.equal((await listAccounts(bench))[0]?.tier, 'pro')
})

test('an account whose access ended is upgraded from free', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'agency' })
  await cancelSubscription(bench, { accountId })
  bench.setClock('2027-02-03T00:00:00Z')
  const { previousTier, change } = await setTier(bench, { accountId, tier: 'pro' })
  assert.deepEqual({ previousTier, change }, { previousTier: 'free', change: 'upgraded' })
})

test('a change whose event cannot be written does not happen', async () => {
  await using bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'pro' })
  await refuseEvents(bench.db)
  await assert.rejects(() => setTier(bench, { accountId, tier: 'agency' }), /no_more_events/)
  await assert.rejects(() => cancelSubscription(bench, { accountId }), /no_more_events/)
  const [listed] = await listAccounts(bench)
  assert.equal(listed?.tier, 'pro')
  assert.equal(listed?.subscription.status, 'active')
})

test('the error of an unknown account names it', async () => {
  await using bench = await accountsBench()
  const accountId = 'acc_none'
  const refusal = { kind: 'refused', message: 'There is no account acc_none.' }
  await assert.rejects(() => setTier(bench, { accountId, tier: 'pro' }), refusal)
  await assert.rejects(() => cancelSubscription(bench, { accountId }), refusal)
})
