import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { startTestServer } from '../../test-support/server.ts'
import { completedAnalysis } from '../analyses/completed-analysis-fixtures.ts'
import { exportJob } from './export-job.ts'
import { endOrphanedExports } from './orphaned-exports.ts'
import { giveUpExport, runExport } from './run-export.ts'

const server = await startTestServer()
const { deps } = server
after(() => server[Symbol.asyncDispose]())

async function waiting(count: number) {
  const acme = await server.account('agency')
  const analysis = await completedAnalysis(server, acme.id)
  const start = async () => {
    const url = `/v1/analyses/${analysis}/export`
    const response = await acme.send({ method: 'POST', url, payload: { format: 'json' } })
    return response.json().data.export_id as string
  }
  const ids = await Promise.all(Array.from({ length: count }, start))
  return { acme, analysis, ids }
}

const run = (id: string) => runExport(deps, id, new AbortController().signal)

const filesOf = (analysis: string) =>
  deps.db.selectFrom('export_file').select('storage_key').where('analysis_id', '=', analysis).execute()

const eventsOf = (id: string) => deps.db.selectFrom('event').select('kind').where('subject_id', '=', id).execute()

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of deps.storage.list('exports', new Date(Date.now() + 60_000))) keys.push(key)
  return keys
}

test('equal exports that workers make at the same time all end, with one file and one event each', async () => {
  const { analysis, ids } = await waiting(8)
  const before = await storedKeys()
  await Promise.all(ids.map(run))
  const files = await filesOf(analysis)
  assert.equal(files.length, 1)
  assert.deepEqual(
    (await storedKeys()).filter((key) => !before.includes(key)),
    [files[0]!.storage_key],
  )
  for (const id of ids) assert.deepEqual(await eventsOf(id), [{ kind: 'export.ready' }])
})

test('an export that two workers run at the same time ends once', async () => {
  const { analysis, ids } = await waiting(1)
  await Promise.allSettled([run(ids[0]!), run(ids[0]!), run(ids[0]!)])
  assert.equal((await filesOf(analysis)).length, 1)
  assert.deepEqual(await eventsOf(ids[0]!), [{ kind: 'export.ready' }])
})

test('an analysis that is deleted while its exports are made leaves neither rows nor files', async () => {
  const before = await storedKeys()
  for (let round = 0; round < 8; round++) {
    const { acme, analysis, ids } = await waiting(4)
    const deleted = acme.send({ method: 'DELETE', url: `/v1/analyses/${analysis}` })
    const ended = await Promise.allSettled(ids.map(run))
    assert.equal((await deleted).statusCode, 200)
    assert.deepEqual(
      ended.filter(({ status }) => status === 'rejected'),
      [],
    )
    assert.deepEqual(await filesOf(analysis), [])
  }
  const removed = await deps.db.selectFrom('removed_file').select('storage_key').execute()
  const left = (await storedKeys()).filter((key) => !before.includes(key))
  assert.deepEqual(
    left.filter((key) => !removed.some(({ storage_key }) => storage_key === key)),
    [],
  )
})

test('a storage that cannot be used leaves the export for another try, and its last failure is shown', async () => {
  const { acme, ids } = await waiting(1)
  const [id] = ids as [string]
  const broken = { ...deps, storage: { ...deps.storage, put: () => Promise.reject(new Error('no space')) } }
  await assert.rejects(runExport(broken, id, new AbortController().signal), /no space/)
  const shown = async () => (await acme.send({ method: 'GET', url: `/v1/exports/${id}` })).json().data
  assert.equal((await shown()).status, 'processing')
  await giveUpExport(deps, id)
  assert.deepEqual(await shown(), {
    export_id: id,
    status: 'failed',
    download_url: null,
    expires_at: null,
    error_message: 'Something went wrong on our side, several times.',
  })
})

test('an export whose job is lost gets another one', async () => {
  const { ids } = await waiting(1)
  await sql`delete from queue.job`.execute(deps.db)
  server.advance(60)
  await endOrphanedExports(deps)
  assert.equal((await deps.queue.states(exportJob, ids)).get(ids[0]!), 'live')
})
