import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createEnginePool, EngineBug } from './engine-pool.ts'
import type { EngineSettings } from './tasks.ts'

const cacheFolder = await mkdtemp(join(tmpdir(), 'brandprint-engine-'))
const settings: EngineSettings = {
  allowHosts: '',
  ownAddresses: '',
  browser: 'off',
  searchPath: '',
  cacheFolder,
  sampleFolder: fileURLToPath(new URL('../../../../../examples/sites/tallymoor', import.meta.url)),
  sampleOrigin: 'https://www.tallymoor.example',
}
const pool = createEnginePool({ settings, threads: 2 })
after(async () => {
  await pool.close()
  await rm(cacheFolder, { recursive: true })
})

test('the sample site is analyzed in a thread', async () => {
  const outcome = await pool.run({ kind: 'sample', type: 'full' })
  assert.ok(outcome.ok)
  assert.equal(JSON.parse(outcome.value.resultsJson).brandIdentity.name, 'Tallymoor')
  assert.ok(outcome.value.passages.length > 20)
})

test('more tasks than threads are all answered', async () => {
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => pool.run({ kind: 'sample', type: 'flash' })))
  assert.deepEqual(
    outcomes.map(({ ok }) => ok),
    [true, true, true, true, true],
  )
})

test('what the site is to blame for is an outcome, not a bug', async () => {
  const task = { type: 'flash' as const, context: null, socialLinks: [], prefetched: null }
  const outcome = await pool.run({ kind: 'analyze', url: 'http://10.0.0.1/', ...task })
  assert.equal(outcome.ok ? null : outcome.error.code, 'NOT_PUBLIC')
})

test('an aborted task is rejected with the reason', async () => {
  const controller = new AbortController()
  const running = pool.run({ kind: 'sample', type: 'full' }, controller.signal)
  controller.abort(new Error('deleted'))
  await assert.rejects(running, /deleted/)
})

test('tasks that were aborted while they waited keep no other one waiting', async (context) => {
  const single = createEnginePool({ settings, threads: 1 })
  context.after(() => single.close())
  const controller = new AbortController()
  const first = single.run({ kind: 'sample', type: 'flash' })
  const aborted = [1, 2, 3].map(() => single.run({ kind: 'sample', type: 'flash' }, controller.signal))
  const last = single.run({ kind: 'sample', type: 'flash' })
  controller.abort(new Error('nobody waits'))
  assert.ok((await first).ok)
  for (const outcome of await Promise.allSettled(aborted)) assert.equal(outcome.status, 'rejected')
  assert.ok((await last).ok)
})

test('a thread that cannot start is a bug of ours, and the next task gets a new one', async (context) => {
  const broken = createEnginePool({ settings: { ...settings, allowHosts: 'not a host!' }, threads: 1 })
  context.after(() => broken.close())
  for (let round = 0; round < 2; round++) {
    await assert.rejects(broken.run({ kind: 'sample', type: 'flash' }), EngineBug)
  }
})

test('a task that takes longer than it may is a bug of ours', async (context) => {
  const hasty = createEnginePool({ settings, threads: 1, taskMs: 1 })
  context.after(() => hasty.close())
  await assert.rejects(hasty.run({ kind: 'sample', type: 'full' }), /took more than/)
})

test('closing rejects what still runs', async () => {
  const closing = createEnginePool({ settings, threads: 1 })
  const running = closing.run({ kind: 'sample', type: 'full' })
  const waiting = closing.run({ kind: 'sample', type: 'full' })
  const both = Promise.allSettled([running, waiting])
  await closing.close()
  assert.deepEqual(
    (await both).map(({ status }) => status),
    ['rejected', 'rejected'],
  )
})
