import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { browserFolder, isRootOnLinux } from './browser-user.ts'
import { checkBrowser } from './check-browser.ts'
import { readTree, statusLine } from './process-tree.ts'
import {
  browserChildren,
  browsersEnded,
  browsersUnderTest,
  entryUrl,
  memorySource,
  renderHtml,
  signal,
  skip,
  testCacheFolder,
  testRenderer,
  textOf,
} from './render-fixtures.ts'
import { createRenderer, type Renderer } from './render-page.ts'

const browsers = await browsersUnderTest()
const notLinux = process.platform !== 'linux' && 'reads /proc'

/** A browser that leaves its sandbox out, whatever it is told, as some do that were packed for containers. */
async function careless(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-careless-'))
  const path = join(folder, 'chromium')
  await writeFile(path, `#!/bin/sh\nexec '${program}' --no-sandbox "$@"\n`, { mode: 0o755 })
  await chmod(folder, 0o755)
  return { path, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

/** Looks at something while the browser shows a page. */
async function whileShown<Seen>(renderer: Renderer, look: () => Seen): Promise<Seen> {
  const source = memorySource({ '/': '<p>x<script src=/now.js></script>', '/now.js': '' })
  let seen: Seen | null = null
  const watched = {
    ...source,
    async request(...[url, request]: Parameters<typeof source.request>) {
      if (url.endsWith('/now.js')) seen = look()
      return source.request(url, request)
    },
  }
  await renderer.render({ url: entryUrl, source: watched, signal: signal() })
  assert.ok(seen !== null)
  return seen
}

for (const browser of browsers) {
  const on = ` (${browser.origin})`

  test(`what runs a page's scripts is in a sandbox, and is not root${on}`, { skip: notLinux }, async () => {
    await using renderer = testRenderer(browser)
    const seen = await whileShown(renderer, () => {
      const pids = browserChildren().flatMap((pid) => readTree(pid)?.pids ?? [])
      const filtered = pids.filter((pid) => statusLine(pid, 'Seccomp') === '2')
      return {
        filtered: filtered.length,
        users: pids.map((pid) => statusLine(pid, 'Uid')?.split('\t')[0]),
        // Only root may look at the namespaces of others.
        namespaces: isRootOnLinux() ? filtered.map((pid) => readlinkSync(`/proc/${pid}/ns/user`)) : ['another'],
      }
    })
    assert.ok(seen.filtered > 0)
    assert.ok(!seen.users.includes('0'))
    const own = readlinkSync('/proc/self/ns/user')
    assert.ok(seen.namespaces.some((namespace) => namespace !== own))
  })

  test(`a browser that runs without its sandbox renders nothing, and no process of it stays${on}`, {
    skip: notLinux,
  }, async () => {
    await using program = await careless(browser.path)
    await using renderer = testRenderer({ ...browser, path: program.path })
    const rendered = await renderHtml(renderer, '<p>x')
    assert.match(
      rendered.ok ? 'rendered' : rendered.error.message,
      /sandbox does not work.*BRANDPRINT_BROWSER_SANDBOX=off/,
    )
    await browsersEnded()
  })

  test(`it renders where the operator lets it run without${on}`, { skip: notLinux }, async () => {
    await using program = await careless(browser.path)
    const executable = { ...browser, path: program.path }
    const renderer = createRenderer({ executable, cacheFolder: testCacheFolder, now: Date.now, sandbox: 'off' })
    const rendered = await renderHtml(renderer, '<p>words')
    await renderer.close()
    assert.match(textOf(rendered), /words/)
  })
}

test('a look at the browser tells whether its sandbox is on', { skip: notLinux || skip(browsers) }, async () => {
  const look = (setting: string, path: string, sandbox: 'on' | 'off') =>
    checkBrowser({ setting, path, cacheFolder: testCacheFolder, sandbox })
  const checked = await look('auto', '', 'on')
  assert.ok(checked.ok)
  assert.equal(checked.value.sandbox, 'on')
  const without = await look('auto', '', 'off')
  assert.equal(without.ok && without.value.sandbox, 'off')
  await browsersEnded()
})

test("root's browser has its files where its user gets to", { skip: !isRootOnLinux() && 'not root' }, async () => {
  const closed = await mkdtemp(join(tmpdir(), 'brandprint-closed-'))
  const folder = await browserFolder(join(closed, 'cache'))
  assert.equal(folder, '/var/cache/brandprint')
  await chmod(closed, 0o711)
  const opened = await browserFolder(join(closed, 'cache'))
  assert.equal(opened, join(closed, 'cache'))
  assert.equal((await stat(opened)).mode & 0o777, 0o711)
  await rm(closed, { recursive: true })
})

/** Runs a script in a user namespace in which no other can be made, as in many containers; there it is root of all ids. */
async function runWithoutNamespaces(script: string): Promise<string> {
  const limited = 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$0" --input-type=module --eval "$1"'
  const wait = 'until [ -n "$(cat /proc/self/uid_map)" ]; do :; done; exec setpriv --clear-groups sh -c "$2" "$0" "$1"'
  const child = spawn('unshare', ['--user', 'sh', '-c', wait, process.execPath, script, limited])
  const said = text(child.stdout)
  // Only when it has left our namespace may its ids be mapped.
  const own = readlinkSync('/proc/self/ns/user')
  while (readlinkSync(`/proc/${child.pid}/ns/user`) === own) await new Promise(setImmediate)
  for (const map of ['gid_map', 'uid_map']) await writeFile(`/proc/${child.pid}/${map}`, '0 0 65536')
  return said
}

test('where the system gives no user namespaces nothing is rendered, unless the operator lets it', {
  skip: (!isRootOnLinux() && 'not root') || skip(browsers),
}, async () => {
  const program = JSON.stringify(new URL('./check-browser.ts', import.meta.url).href)
  const script = `const { checkBrowser } = await import(${program})
    const input = { setting: 'auto', path: '', cacheFolder: ${JSON.stringify(testCacheFolder)} }
    const looks = [await checkBrowser({ ...input, sandbox: 'on' }), await checkBrowser({ ...input, sandbox: 'off' })]
    console.log(JSON.stringify(looks))`
  const [on, off] = JSON.parse(await runWithoutNamespaces(script))
  assert.match(on.error.message, /sandbox does not work here \(the system gives it no user namespaces\)/)
  assert.equal(off.value.sandbox, 'off')
})
