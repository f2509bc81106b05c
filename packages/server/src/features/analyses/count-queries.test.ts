import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { type AnalysesBench, analysesBench, insertAccount } from './analyses-fixtures.ts'
import { accountsCountedWrong, foldCounts } from './count-queries.ts'
import { listAnalyses } from './list-queries.ts'
import { deleteAnalysis, insertAnalysis, markFinished } from './queries.ts'

let bench: AnalysesBench
before(async () => {
  bench = await analysesBench()
})
after(() => bench[Symbol.asyncDispose]())

let made = 0
async function newAnalysis(db: Db, accountId: string, type: 'full' | 'flash' = 'full'): Promise<string> {
  const id = `anl_${String(made++).padStart(24, '0')}`
  const createdAt = bench.clock.now()
  const fixed = { url: 'https://acme.example', test: true, context: null, socialLinks: [] }
  await insertAnalysis(db, { id, accountId, type, ...fixed, createdAt, estimatedCompletion: createdAt })
  return id
}

const failed = { status: 'failed', error_code: 'UNREACHABLE', error_message: 'It has no address.' } as const
const page = { sort: 'created_at', order: 'desc', offset: 0, limit: 20 } as const
const rowsOf = async (accountId: string) =>
  (await bench.db.selectFrom('analysis_count').select('change').where('account_id', '=', accountId).execute()).length

test('the count is exact after creations, ends, deletions and rollbacks of several connections, and while it is folded', async () => {
  const accounts = await Promise.all([insertAccount(bench), insertAccount(bench), insertAccount(bench)])
  const client = async (number: number) => {
    const account = accounts[number % accounts.length]!
    for (let round = 0; round < 30; round++) {
      const id = await newAnalysis(bench.db, account.id, round % 2 === 0 ? 'full' : 'flash')
      if (round % 3 === 0) await markFinished(bench.db, id, new Date(), { status: 'completed' })
      if (round % 3 === 1) await markFinished(bench.db, id, new Date(), failed)
      if (round % 5 === 0) await deleteAnalysis(bench.db, account.id, id)
      const rollback = bench.db.transaction().execute(async (transaction) => {
        await newAnalysis(transaction, account.id)
        await markFinished(transaction, id, new Date(), { status: 'completed' })
        throw new Error('Rolled back.')
      })
      await assert.rejects(rollback, /Rolled back/)
    }
  }
  let isOver = false
  const fold = async () => {
    while (!isOver) await foldCounts(bench.db)
  }
  const check = async () => {
    while (!isOver) assert.deepEqual(await accountsCountedWrong(bench.db), [])
  }
  const beside = Promise.all([fold(), fold(), check()])
  await Promise.all([0, 1, 2, 3, 4, 5].map(client))
  isOver = true
  await beside
  assert.deepEqual(await accountsCountedWrong(bench.db), [])
  const { total } = await listAnalyses(bench.db, { ...page, accountId: accounts[0]!.id })
  assert.equal(total, 48)
})

test('changes of one account’s analyses do not wait for each other', async () => {
  const { id: accountId } = await insertAccount(bench)
  const [one, other] = [await newAnalysis(bench.db, accountId), await newAnalysis(bench.db, accountId)]
  await bench.db.transaction().execute(async (transaction) => {
    await markFinished(transaction, one, new Date(), { status: 'completed' })
    await bench.db.transaction().execute(async (second) => {
      await sql`set local lock_timeout = '1ms'`.execute(second)
      await markFinished(second, other, new Date(), { status: 'completed' })
      await newAnalysis(second, accountId)
      await foldCounts(second)
    })
  })
  assert.deepEqual(await accountsCountedWrong(bench.db), [])
})

test('folding leaves a row for each account, status and type', async () => {
  const { id: accountId } = await insertAccount(bench)
  for (let round = 0; round < 10; round++)
    await markFinished(bench.db, await newAnalysis(bench.db, accountId), new Date(), { status: 'completed' })
  await newAnalysis(bench.db, accountId)
  assert.equal(await rowsOf(accountId), 31)
  await foldCounts(bench.db)
  assert.equal(await rowsOf(accountId), 2)
})

test('a deleted account has no counts', async () => {
  const { id: accountId } = await insertAccount(bench)
  await newAnalysis(bench.db, accountId)
  await bench.db.deleteFrom('account').where('id', '=', accountId).execute()
  assert.deepEqual(await accountsCountedWrong(bench.db), [])
  await foldCounts(bench.db)
  assert.equal(await rowsOf(accountId), 0)
})

test('a statement that deletes many analyses adds one row for each status and type', async () => {
  const { id: accountId } = await insertAccount(bench)
  for (let round = 0; round < 10; round++) await newAnalysis(bench.db, accountId)
  await foldCounts(bench.db)
  await bench.db.deleteFrom('analysis').where('account_id', '=', accountId).execute()
  assert.equal(await rowsOf(accountId), 2)
})

test('a count that was changed by hand is found', async () => {
  const { id: accountId } = await insertAccount(bench)
  await newAnalysis(bench.db, accountId)
  await bench.db
    .insertInto('analysis_count')
    .values({ account_id: accountId, status: 'failed', type: 'full', change: 1 })
    .execute()
  assert.deepEqual(await accountsCountedWrong(bench.db), [accountId])
  await bench.db
    .deleteFrom('analysis_count')
    .where('account_id', '=', accountId)
    .where('status', '=', 'failed')
    .execute()
})
