import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { connect } from '../../platform/database/connect.ts'
import { type AnalysesBench, analysesBench, insertAccount } from './analyses-fixtures.ts'
import { createGatheredReads } from './gathered-reads.ts'
import { insertAnalysis, insertResult, markFinished } from './queries.ts'

let bench: AnalysesBench
before(async () => {
  bench = await analysesBench()
})
after(() => bench[Symbol.asyncDispose]())

async function newAnalysis(id: string, accountId: string): Promise<void> {
  const createdAt = bench.clock.now()
  const fixed = { url: 'https://acme.example', test: true, context: null, socialLinks: [] }
  await insertAnalysis(bench.db, { id, accountId, type: 'full', ...fixed, createdAt, estimatedCompletion: createdAt })
}

test('reads that arrive together each get their own analysis, and none of another account', async () => {
  const [acme, other] = [await insertAccount(bench), await insertAccount(bench)]
  const ids = Array.from({ length: 70 }, (_, at) => `anl_${at}`)
  for (const id of ids) {
    await newAnalysis(id, acme.id)
    if (id.endsWith('0')) continue
    await markFinished(bench.db, id, bench.clock.now(), { status: 'completed' })
    await insertResult(bench.db, { analysisId: id, resultsJson: '{}', bodyGzip: Buffer.from(`of ${id}`), etag: id })
  }
  const read = createGatheredReads(bench.db)
  const asked = [...ids, ...ids, 'anl_unknown'].flatMap((id) => [
    { id, account: acme },
    { id, account: other },
  ])
  const found = await Promise.all(asked.map(({ id, account }) => read(account.id, id)))
  const expected = asked.map(({ id, account }) => {
    if (account === other || id === 'anl_unknown') return undefined
    return id.endsWith('0') ? [id, 'processing', undefined] : [id, 'completed', `of ${id}`]
  })
  assert.deepEqual(
    found.map((one) => one && [one.analysis.id, one.analysis.status, one.result?.gzip.toString()]),
    expected,
  )
})

test('an account’s own analysis is found when two accounts ask for the same two analyses', async () => {
  const [acme, other] = [await insertAccount(bench), await insertAccount(bench)]
  await newAnalysis('anl_acme', acme.id)
  await newAnalysis('anl_other', other.id)
  const read = createGatheredReads(bench.db)
  const found = await Promise.all([
    read(acme.id, 'anl_other'),
    read(other.id, 'anl_acme'),
    read(acme.id, 'anl_acme'),
    read(other.id, 'anl_other'),
  ])
  assert.deepEqual(
    found.map((one) => one?.analysis.id),
    [undefined, undefined, 'anl_acme', 'anl_other'],
  )
})

test('when the database cannot be reached, all reads fail', async () => {
  const nowhere = connect({ url: 'postgres://nobody:nothing@127.0.0.1:9/none', applicationName: 'brandprint test' })
  const read = createGatheredReads(nowhere)
  const outcomes = await Promise.allSettled([read('acc_1', 'anl_1'), read('acc_2', 'anl_2')])
  await nowhere.destroy()
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
})
