/** Pages that take what they can get of the machine. */
import assert from 'node:assert/strict'
import { getPriority } from 'node:os'
import { test } from 'node:test'
import { readTree, statusLine } from './process-tree.ts'
import {
  browserChildren,
  browsersEnded,
  browsersUnderTest,
  entryUrl,
  memorySource,
  renderHtml,
  signal,
  testRenderer,
  textOf,
} from './render-fixtures.ts'
import type { RenderLimits } from './render-limits.ts'

const browsers = await browsersUnderTest()

/** Starts scripts in threads of their own. */
const workers = (count: number, script: string) =>
  `<p>before</p><script>const url = URL.createObjectURL(new Blob([${JSON.stringify(script)}]));
   for (let i = 0; i < ${count}; i++) new Worker(url)</script>`
const hoard = 'const all = []; setInterval(() => all.push(new Uint8Array(5e7).fill(1)), 5)'

const hogs: [what: string, page: string, limits: Partial<RenderLimits>, said: RegExp][] = [
  [
    'computing time in eight threads',
    workers(8, 'for (;;);'),
    { pageCpuSecondsMax: 4, pageMs: 60_000 },
    /seconds of computing time/,
  ],
  [
    'memory in three threads',
    workers(3, hoard),
    { browserBytesMax: 300e6, processBytesMax: 8e9, pageMs: 60_000 },
    /GiB of memory/,
  ],
  [
    'memory in frames',
    `<p>before</p><script>for (let i = 0; i < 3; i++) { const f = document.createElement('iframe'); document.body.append(f);
     f.contentWindow.all = []; setInterval(() => f.contentWindow.all.push(new f.contentWindow.Uint8Array(5e7).fill(1)), 5) }</script>`,
    { browserBytesMax: 300e6, pageMs: 60_000 },
    /GiB of memory/,
  ],
  ['processes', '<p>x', { processesMax: 3, pageMs: 60_000 }, /processes/],
]

for (const browser of browsers) {
  for (const [what, page, limits, said] of hogs) {
    test(`a page that takes too much ${what} is ended, and its browser with it (${browser.origin})`, {
      skip: process.platform !== 'linux' && 'reads /proc',
    }, async () => {
      await using renderer = testRenderer(browser, limits)
      const rendered = await renderHtml(renderer, page)
      assert.equal(rendered.ok || rendered.error.code, 'PAGE_TOO_COMPLEX')
      assert.match(rendered.ok ? '' : rendered.error.message, said)
      await browsersEnded()
    })
  }

  test(`a process of the browser gets no more memory than it may have, and the page goes on (${browser.origin})`, {
    skip: process.platform !== 'linux' && 'sets a limit of Linux',
  }, async () => {
    await using renderer = testRenderer(browser, { processBytesMax: 400e6, pageMs: 60_000 })
    const fill =
      'const all = []; try { for (;;) all.push(new Uint8Array(2e7).fill(1)) } catch { p.textContent = all.length }'
    const html = textOf(await renderHtml(renderer, `<p id=p></p><script>${fill}</script>`))
    assert.ok(Number(/>(\d+)<\/p>/.exec(html)?.[1]) < 20)
  })

  test(`after a page that took too much none of its processes is left (${browser.origin})`, {
    timeout: 120_000,
    skip: process.platform !== 'linux' && 'reads /proc',
  }, async () => {
    await using renderer = testRenderer(browser, { pageCpuSecondsMax: 2, pageMs: 60_000 })
    let tree: number[] = []
    const source = memorySource({ '/': `${workers(4, 'for (;;);')}<script src=/seen.js></script>`, '/seen.js': '' })
    const watched = {
      ...source,
      async request(...[url, request]: Parameters<typeof source.request>) {
        if (url.endsWith('/seen.js')) tree = browserChildren().flatMap((pid) => readTree(pid)?.pids ?? [])
        return source.request(url, request)
      },
    }
    const rendered = await renderer.render({ url: entryUrl, source: watched, signal: signal() })
    assert.equal(rendered.ok || rendered.error.code, 'PAGE_TOO_COMPLEX')
    assert.ok(tree.length > 3)
    // Killed, and not ended yet while the kernel takes their memory back: one that was missed would compute on for ever.
    while (tree.some(isRunning)) await new Promise(setImmediate)
  })

  test(`the page after one that took too much has a browser of its own (${browser.origin})`, {
    skip: process.platform !== 'linux' && 'reads /proc',
  }, async () => {
    await using renderer = testRenderer(browser, { pageCpuSecondsMax: 4, pageMs: 60_000 })
    await renderHtml(renderer, workers(8, 'for (;;);'))
    assert.match(textOf(await renderHtml(renderer, '<p>next')), /next/)
  })

  test(`a site with two such pages is not rendered any more (${browser.origin})`, {
    skip: process.platform !== 'linux' && 'reads /proc',
  }, async () => {
    await using renderer = testRenderer(browser, { pageCpuSecondsMax: 0.01 })
    for (let page = 0; page < 2; page++) await renderHtml(renderer, workers(2, 'for (;;);'))
    await browsersEnded()
    const third = await renderHtml(renderer, '<p>third')
    assert.equal(third.ok || third.error.code, 'PAGE_TOO_COMPLEX')
    await browsersEnded()
  })

  test(`a page that computes for long gives way to pages that do not (${browser.origin})`, {
    skip: process.platform !== 'linux' && 'reads /proc',
  }, async () => {
    await using renderer = testRenderer(browser, { pageMs: 60_000 })
    const rendering = renderHtml(renderer, workers(8, 'for (;;);'))
    const priorities = () =>
      browserChildren()
        .flatMap((pid) => readTree(pid)?.pids ?? [])
        .map(priorityOf)
    while (!priorities().includes(19)) await new Promise(setImmediate)
    await rendering
  })

  test(`a browser gives way to whatever else the machine does (${browser.origin})`, {
    skip: process.platform !== 'linux' && 'reads /proc',
  }, async () => {
    await using renderer = testRenderer(browser)
    await renderHtml(renderer, '<p>x')
    const pids = browserChildren().flatMap((pid) => readTree(pid)?.pids ?? [])
    const priorities = pids.flatMap((pid) => priorityOf(pid) ?? [])
    assert.ok(priorities.length > 3)
    for (const priority of priorities) assert.ok(priority > getPriority(process.pid))
  })
}

/** null: it has ended since it was listed. */
function priorityOf(pid: number): number | null {
  try {
    return getPriority(pid)
  } catch {
    return null
  }
}

/** Neither gone nor a zombie. */
function isRunning(pid: number): boolean {
  const state = statusLine(pid, 'State')
  return state !== null && !/^[ZX]/.test(state)
}
