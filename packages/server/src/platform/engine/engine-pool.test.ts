import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { readConfig } from '../../config.ts'
import { startChild } from '../../test-support/child-process.ts'
import {
  engineProcesses,
  engineSettings,
  flashOf,
  heavyPage,
  isRunning,
  lightPage,
  startPage,
  wideLimits,
} from '../../test-support/engine.ts'
import { eventually } from '../../test-support/eventually.ts'
import { engineLimits } from './engine-limits.ts'
import { createEnginePool, EngineBug, type EnginePoolOptions } from './engine-pool.ts'

const cacheFolder = await mkdtemp(join(tmpdir(), 'brandprint-engine-'))
const settings = engineSettings(cacheFolder)
const pool = createEnginePool({ settings, environment: {}, processes: 2 })
after(async () => {
  await pool.close()
  await rm(cacheFolder, { recursive: true })
})

function open(context: TestContext, options: Partial<EnginePoolOptions>) {
  const opened = createEnginePool({ settings, environment: {}, processes: 1, ...options })
  context.after(() => opened.close())
  return opened
}

test('the sample site is analyzed in a process, and its results are marked as of the sandbox', async () => {
  const outcome = await pool.run({ kind: 'sample', type: 'full' })
  assert.ok(outcome.ok)
  const results = JSON.parse(outcome.value.resultsJson)
  assert.equal(results.brandIdentity.name, 'Tallymoor')
  assert.equal(results.engine.sandbox, true)
  assert.ok(outcome.value.texts.passages.length > 20)
})

test('results of a website are not marked as of the sandbox', async () => {
  await using site = await startPage(lightPage)
  const outcome = await pool.run(flashOf(site.url))
  assert.ok(outcome.ok)
  assert.equal('sandbox' in JSON.parse(outcome.value.resultsJson).engine, false)
})

test('all tasks are answered when there are more than processes', async () => {
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => pool.run({ kind: 'sample', type: 'flash' })))
  assert.deepEqual(
    outcomes.map(({ ok }) => ok),
    [true, true, true, true, true],
  )
})

test('a failure that the site causes is an outcome, not a bug', async () => {
  const outcome = await pool.run(flashOf('http://10.0.0.1/'))
  assert.equal(outcome.ok ? null : outcome.error.code, 'NOT_PUBLIC')
})

/** Enough for a light page and what the engine itself holds; a page of nearly 5 MB takes more. */
const heapOfLight = 120
const largePage = heavyPage.repeat(3)

const beyond = [
  ['computing time', { ...engineLimits, cpuSeconds: 3 }, /computing time/],
  ['memory in its heap', { ...engineLimits, heapMegabytes: heapOfLight }, /memory/],
  ['memory outside of its heap', { ...engineLimits, residentMegabytes: 420 }, /memory/],
] as const
for (const [what, limits, message] of beyond) {
  test(`a page that takes more ${what} than it may is too complex, and the next one gets a new process`, async (context) => {
    const narrow = open(context, { limits })
    await using sites = await startPages(largePage, lightPage)
    const [heavy, light] = sites
    const outcome = await narrow.run(flashOf(heavy!.url))
    assert.ok(!outcome.ok)
    assert.equal(outcome.error.code, 'PAGE_TOO_COMPLEX')
    assert.match(outcome.error.message, message)
    assert.equal((await narrow.run(flashOf(light!.url))).ok, true)
  })
}

test('a process that runs out of memory ends no other analysis', async (context) => {
  const narrow = open(context, { processes: 2, limits: { ...engineLimits, heapMegabytes: heapOfLight } })
  await using sites = await startPages(largePage, lightPage)
  const [heavy, light] = sites
  const [refused, ...others] = await Promise.all([
    narrow.run(flashOf(heavy!.url)),
    ...Array.from({ length: 4 }, () => narrow.run(flashOf(light!.url))),
  ])
  assert.equal(refused?.ok, false)
  assert.deepEqual(
    others.map(({ ok }) => ok),
    [true, true, true, true],
  )
})

test('a process that ends for another reason is a bug of ours', async (context) => {
  const single = open(context, {})
  await using heavy = await startPage(heavyPage)
  const others = engineProcesses(process.pid)
  const running = single.run(flashOf(heavy.url))
  running.catch(() => undefined)
  const [own] = engineProcesses(process.pid).filter((pid) => !others.includes(pid))
  process.kill(own!, 'SIGKILL')
  await assert.rejects(running, EngineBug)
})

test('engine processes end when the service is killed, also in the middle of a page', async () => {
  await using heavy = await startPage(heavyPage)
  const service = startChild(new URL('../../test-support/engine-process.ts', import.meta.url), [heavy.url, cacheFolder])
  const engine = Number(await service.said('engine'))
  assert.ok(isRunning(engine))
  service.process.kill('SIGKILL')
  await service.ended()
  await eventually(async () => !isRunning(engine), { what: 'the end of the engine' })
})

test('engine processes get no secret of the service', async (context) => {
  process.env.BRANDPRINT_SECRET_KEY = 'a master key that only tests use'
  context.after(() => delete process.env.BRANDPRINT_SECRET_KEY)
  const { engineEnvironment } = readConfig({ ...process.env, DATABASE_URL: 'postgres://me:hunter2@127.0.0.1/x' })
  const single = open(context, { environment: engineEnvironment })
  const others = engineProcesses(process.pid)
  const running = single.run({ kind: 'sample', type: 'flash' })
  const [own] = engineProcesses(process.pid).filter((pid) => !others.includes(pid))
  assert.doesNotMatch(readFileSync(`/proc/${own}/environ`, 'utf8'), /BRANDPRINT|DATABASE/)
  assert.ok((await running).ok)
})

test('an aborted task is rejected with the reason', async () => {
  const controller = new AbortController()
  const running = pool.run({ kind: 'sample', type: 'full' }, controller.signal)
  controller.abort(new Error('deleted'))
  await assert.rejects(running, /deleted/)
})

test('an aborted page that goes on computing is not waited for', async (context) => {
  const single = open(context, { limits: { ...engineLimits, cpuSeconds: 10_000 } })
  await using sites = await startPages(heavyPage.repeat(8), lightPage)
  const [heavy, light] = sites
  const controller = new AbortController()
  const running = single.run(flashOf(heavy!.url), controller.signal)
  const next = single.run(flashOf(light!.url))
  controller.abort(new Error('deleted'))
  await assert.rejects(running, /deleted/)
  assert.ok((await next).ok)
})

test('tasks that were aborted while they waited do not delay others', async (context) => {
  const single = open(context, {})
  const controller = new AbortController()
  const first = single.run({ kind: 'sample', type: 'flash' })
  const aborted = [1, 2, 3].map(() => single.run({ kind: 'sample', type: 'flash' }, controller.signal))
  const last = single.run({ kind: 'sample', type: 'flash' })
  controller.abort(new Error('aborted'))
  assert.ok((await first).ok)
  for (const outcome of await Promise.allSettled(aborted)) assert.equal(outcome.status, 'rejected')
  assert.ok((await last).ok)
})

test('a process that cannot start is a bug of ours, and the next task gets a new one', async (context) => {
  const broken = open(context, { settings: { ...settings, allowHosts: 'not a host!' } })
  for (let round = 0; round < 2; round++) {
    await assert.rejects(broken.run({ kind: 'sample', type: 'flash' }), EngineBug)
  }
})

test('a task that exceeds its time limit is a bug of ours', async (context) => {
  const hasty = open(context, { taskMs: 1 })
  await assert.rejects(hasty.run({ kind: 'sample', type: 'full' }), /took more than/)
})

test('closing rejects running tasks', async () => {
  const closing = createEnginePool({ settings, environment: {}, processes: 1 })
  const running = closing.run({ kind: 'sample', type: 'full' })
  const waiting = closing.run({ kind: 'sample', type: 'full' })
  const both = Promise.allSettled([running, waiting])
  await closing.close()
  assert.deepEqual(
    (await both).map(({ status }) => status),
    ['rejected', 'rejected'],
  )
})

async function startPages(...pages: string[]) {
  const sites = await Promise.all(pages.map(startPage))
  return Object.assign(sites, {
    async [Symbol.asyncDispose]() {
      await Promise.all(sites.map((site) => site[Symbol.asyncDispose]()))
    },
  })
}

test('while the set number of tasks run, a reserve process is started, and takes the next task', async (context) => {
  const busy = open(context, { processes: 2, reserveFrom: 1, limits: wideLimits })
  const before = new Set(engineProcesses(process.pid))
  const own = () => engineProcesses(process.pid).filter((pid) => !before.has(pid))
  const stop = new AbortController()
  await using heavy = await startPage(heavyPage)
  const running = busy.run(flashOf(heavy.url), stop.signal).catch((error: unknown) => error)
  const ready = await eventually(async () => (own().length === 2 ? own() : null), { what: 'a process that is ready' })
  const outcome = await busy.run({ kind: 'sample', type: 'flash' })
  assert.equal(outcome.ok, true)
  assert.deepEqual(own(), ready)
  stop.abort()
  await running
})
