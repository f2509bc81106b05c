import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountsBench, eventsOf, refuseEvents } from './accounts-fixtures.ts'
import { addMember, createAccount, listMembers, removeMember } from './index.ts'
import { validEmail } from './member-input.ts'

async function benchWithAccount() {
  const bench = await accountsBench()
  const { id: accountId } = await createAccount(bench, { name: 'A', tier: 'pro' })
  return { ...bench, accountId }
}

test('adding and removing a member each write an event', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const member = await addMember(bench, { accountId, email: ' Ada@Acme.example ', role: 'admin' })
  bench.setClock('2026-11-22T08:00:00.000Z')
  await removeMember(bench, { accountId, email: 'ADA@acme.example' })
  assert.deepEqual(await listMembers(bench, { accountId }), [])
  const about = { member_id: member.id, email: 'ada@acme.example', role: 'admin' }
  assert.deepEqual(await eventsOf(bench.db, accountId), [
    { kind: 'team.member_added', subject_id: member.id, data: { ...about, added_at: '2026-11-21T10:15:30.000Z' } },
    { kind: 'team.member_removed', subject_id: member.id, data: { ...about, removed_at: '2026-11-22T08:00:00.000Z' } },
  ])
})

test('the same address is not added twice, however it is capitalised', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  await addMember(bench, { accountId, email: 'ada@acme.example', role: 'owner' })
  await assert.rejects(() => addMember(bench, { accountId, email: 'Ada@ACME.example', role: 'member' }), {
    kind: 'refused',
    message: /ada@acme\.example is a member of acc_\w+ already/,
  })
  assert.equal((await eventsOf(bench.db, accountId)).length, 1)
})

test('of concurrent attempts to add the same member one succeeds', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const adding = ['ada@acme.example', 'ADA@acme.example', 'Ada@acme.example', 'ada@Acme.example'].map((email) =>
    addMember(bench, { accountId, email, role: 'member' }),
  )
  const outcomes = (await Promise.allSettled(adding)).map(({ status }) => status)
  assert.equal(outcomes.filter((status) => status === 'fulfilled').length, 1)
  assert.equal((await listMembers(bench, { accountId })).length, 1)
  assert.equal((await eventsOf(bench.db, accountId)).length, 1)
})

test('of concurrent attempts to remove the same member one succeeds', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const { id: memberId } = await addMember(bench, { accountId, email: 'ada@acme.example', role: 'member' })
  const removing = [1, 2, 3].map(() => removeMember(bench, { memberId }))
  const outcomes = (await Promise.allSettled(removing)).map(({ status }) => status)
  assert.equal(outcomes.filter((status) => status === 'fulfilled').length, 1)
  assert.equal((await eventsOf(bench.db, accountId)).length, 2)
})

test('a removed member can be added again, with a new identifier', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const first = await addMember(bench, { accountId, email: 'ada@acme.example', role: 'member' })
  await removeMember(bench, { memberId: first.id })
  const second = await addMember(bench, { accountId, email: 'ada@acme.example', role: 'owner' })
  assert.notEqual(second.id, first.id)
  assert.deepEqual(
    (await listMembers(bench, { accountId })).map(({ role }) => role),
    ['owner'],
  )
})

test('one person can belong to two accounts', async () => {
  await using bench = await benchWithAccount()
  const other = await createAccount(bench, { name: 'B', tier: 'pro' })
  await addMember(bench, { accountId: bench.accountId, email: 'ada@acme.example', role: 'member' })
  await addMember(bench, { accountId: other.id, email: 'ada@acme.example', role: 'member' })
  await removeMember(bench, { accountId: other.id, email: 'ada@acme.example' })
  assert.equal((await listMembers(bench, { accountId: bench.accountId })).length, 1)
})

test('an unknown member cannot be removed', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  await assert.rejects(() => removeMember(bench, { accountId, email: 'ada@acme.example' }), {
    message: /ada@acme\.example is no member of acc_/,
  })
  await assert.rejects(() => removeMember(bench, { memberId: 'mem_none' }), { message: 'There is no member mem_none.' })
  await assert.rejects(() => listMembers(bench, { accountId: 'acc_none' }), { message: /no account acc_none/ })
  await assert.rejects(() => addMember(bench, { accountId: 'acc_none', email: 'a@b.example', role: 'member' }), {
    message: /no account acc_none/,
  })
})

test('a change whose event cannot be written does not happen', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  const { id: memberId } = await addMember(bench, { accountId, email: 'ada@acme.example', role: 'member' })
  await refuseEvents(bench.db)
  await assert.rejects(() => removeMember(bench, { memberId }), /no_more_events/)
  await assert.rejects(
    () => addMember(bench, { accountId, email: 'bo@acme.example', role: 'member' }),
    /no_more_events/,
  )
  assert.deepEqual(
    (await listMembers(bench, { accountId })).map(({ email }) => email),
    ['ada@acme.example'],
  )
})

test('a role is owner, admin or member', async () => {
  await using bench = await benchWithAccount()
  const { accountId } = bench
  await assert.rejects(() => addMember(bench, { accountId, email: 'ada@acme.example', role: 'boss' }), {
    kind: 'invalid',
    message: '“boss” is no role; a member is one of: owner, admin, member.',
  })
})

test('addresses are taken as people have them', () => {
  for (const email of [
    'ada@acme.example',
    "o'neil+tag@mail.acme.example",
    'ÄDA@müller.example',
    'a@x.co',
    '用户@例え.jp',
  ]) {
    assert.equal(validEmail(email), email.normalize('NFC').toLowerCase())
  }
})

test('what is no address is refused', () => {
  const wrong = [
    '',
    'ada',
    'ada@',
    '@acme.example',
    'ada@acme',
    'ada@@acme.example',
    'ada @acme.example',
    'ada@acme..example',
    'ada@-acme.example',
    '.ada@acme.example',
    'ada.@acme.example',
    'a..b@acme.example',
    'ada@acme.example,bo@acme.example',
    'Ada <ada@acme.example>',
    'ada@acme.example\u0000',
    'a\nb@acme.example',
    `${'a'.repeat(65)}@acme.example`,
    `a@${'b.'.repeat(130)}example`,
  ]
  for (const email of wrong) assert.throws(() => validEmail(email), { kind: 'invalid' }, JSON.stringify(email))
})
