import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scopes } from '../../platform/scopes.ts'
import { keyedHash } from '../../platform/secrets.ts'
import { accountsBench } from './accounts-fixtures.ts'
import { firstStart } from './first-start.ts'
import { createAccount, listAccounts } from './index.ts'
import { accountOfKey } from './queries.ts'

test('the first start makes an agency account with a key that has all scopes', async () => {
  await using bench = await accountsBench()
  const first = await firstStart(bench)
  const holder = await accountOfKey(bench.db, keyedHash(bench.secrets.keyPepper, first!.key.key), bench.clock.now())
  assert.equal(holder?.id, first?.account.id)
  assert.equal(holder?.tier, 'agency')
  assert.deepEqual(holder?.scopes, [...scopes])
})

test('of processes that start at the same time exactly one makes it', async () => {
  await using bench = await accountsBench()
  const starts = await Promise.all(Array.from({ length: 8 }, () => firstStart(bench)))
  assert.equal(starts.filter((start) => start !== null).length, 1)
  assert.equal((await listAccounts(bench)).length, 1)
})

test('a later start makes none, nor a first start when an account exists', async () => {
  await using bench = await accountsBench()
  await createAccount(bench, { name: 'A', tier: 'free' })
  assert.equal(await firstStart(bench), null)
  assert.equal((await listAccounts(bench)).length, 1)
})
