import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openRunFolder } from './browser-run-folder.ts'
import { browsersUnderTest, entryUrl, memorySource, testCacheFolder, testRenderer } from './render-fixtures.ts'

async function cache() {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-cache-'))
  const runs = async () => (await readdir(join(folder, 'runs'))).sort()
  return { folder, runs, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** The number of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid

test('a run folder is gone after its run', async () => {
  await using work = await cache()
  const folder = await openRunFolder(work.folder, null)
  assert.equal((await work.runs()).length, 1)
  await folder.remove()
  assert.deepEqual(await work.runs(), [])
})

test('what a process that was killed left behind goes at the next start', async () => {
  await using work = await cache()
  const own = await openRunFolder(work.folder, null)
  const [name = ''] = await work.runs()
  const left = name.replace(`-${process.pid}-`, `-${deadPid()}-`)
  const alive = name.replace(`-${process.pid}-`, `-${process.ppid}-`)
  const foreign = name.replace(/^\w+/, '00000000')
  for (const made of [left, alive, foreign, 'somebody-elses'])
    await mkdir(join(work.folder, 'runs', made, 'profile'), { recursive: true })
  const next = await openRunFolder(work.folder, null)
  const names = await work.runs()
  assert.ok(!names.includes(left))
  for (const kept of [name, alive, foreign, 'somebody-elses']) assert.ok(names.includes(kept), kept)
  await own.remove()
  await next.remove()
})

const browsers = await browsersUnderTest()
// This process's own: others that run beside it have folders of the driver, too.
process.env.TMPDIR = await mkdtemp(join(tmpdir(), 'brandprint-driver-'))
after(() => rm(tmpdir(), { recursive: true }))
const ownRuns = async () =>
  (await readdir(join(testCacheFolder, 'runs'))).filter((name) => name.includes(`-${process.pid}-`))
const timersRunning = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
const driverFolders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('playwright'))

for (const browser of browsers) {
  test(`${browser.origin}: the browser's files lie in the cache, and are gone when it was stopped in a busy page`, async () => {
    const timers = timersRunning()
    const renderer = testRenderer(browser)
    const stop = new AbortController()
    const source = memorySource({
      '/': '<script src="/ready.js"></script><script>for (;;) {}</script>',
      '/ready.js': '',
    })
    const seen: string[][] = []
    const watched = {
      ...source,
      async request(...[url, request]: Parameters<typeof source.request>) {
        const answer = await source.request(url, request)
        if (url.endsWith('/ready.js')) {
          seen.push(await ownRuns(), await driverFolders())
          stop.abort()
        }
        return answer
      },
    }
    const result = await renderer.render({ url: entryUrl, source: watched, signal: stop.signal })
    assert.equal(result.ok ? null : result.error.code, 'ABORTED')
    assert.equal(seen[0]?.length, 1)
    assert.deepEqual(seen[1], [])
    await renderer.close()
    assert.deepEqual(await ownRuns(), [])
    assert.equal(timersRunning(), timers, 'nothing keeps the process from ending')
  })
}
