/** What a report says of pages that the browser was not to show. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyze } from '../analyze.ts'
import { parseAllowHosts } from '../net/addresses/allow-hosts.ts'
import { servePages, skip, testBrowsers, testCacheFolder } from './render-fixtures.ts'

const browsers = await testBrowsers()

/** A page that is asked for in the browser, as its header waits for a script, and that can be read without. */
const page = (script: string) =>
  `<!doctype html><title>Tarnfield Boats</title><header></header><main><h1>Boats built by hand</h1>
   <p>We build wooden boats for lakes and rivers in our yard.</p></main><script>${script}</script>`

async function reportOf(port: number) {
  const allowHosts = parseAllowHosts('127.0.0.1, localhost')
  assert.ok(allowHosts.ok)
  const options = { type: 'flash', allowHosts: allowHosts.value, cacheFolder: testCacheFolder } as const
  const analysis = await analyze({ url: `http://127.0.0.1:${port}/` }, options)
  assert.ok(analysis.ok)
  return JSON.stringify(analysis.value.report.results)
}

test('a page that leads to another site by script is read as it came, and the report says so', {
  skip: skip(browsers),
}, async () => {
  await using other = await servePages({ '/': '<h1>Words of another site</h1>' })
  await using site = await servePages({ '/': page(`location = 'http://localhost:${other.port}/'`) })
  const report = await reportOf(site.port)
  assert.match(report, /We build wooden boats for lakes and rivers/)
  assert.doesNotMatch(report, /Words of another site/)
  assert.match(
    report,
    /was read without its scripts .* The page leads on by itself to another site, localhost:\d+\. \(BLOCKED_REDIRECT\)/,
  )
  assert.deepEqual(other.requests, [])
})

test('a page that leads to a port that is refused gives no error page of the browser', {
  skip: skip(browsers),
}, async () => {
  await using site = await servePages({ '/': page(`location = 'http://127.0.0.2:6000/'`) })
  const report = await reportOf(site.port)
  assert.match(report, /We build wooden boats for lakes and rivers/)
  assert.doesNotMatch(report, /Reload|ERR_/)
})

test('a page that takes all memory is read as it came, and the report says so', {
  skip: skip(browsers) || (process.platform !== 'linux' && 'sets a limit of Linux'),
}, async () => {
  const hoard = 'const all = []; for (;;) all.push(new Array(1e7).fill(0.5))'
  await using site = await servePages({ '/': page(hoard) })
  assert.match(await reportOf(site.port), /The page takes too much of a browser: .*\(PAGE_TOO_COMPLEX\)/)
})

test('the site is asked once for a page that is also shown in the browser', { skip: skip(browsers) }, async () => {
  await using site = await servePages({ '/': page('document.querySelector("header").textContent = "Menu"') })
  await reportOf(site.port)
  assert.equal(site.requests.filter((path) => path === '/').length, 1)
})
