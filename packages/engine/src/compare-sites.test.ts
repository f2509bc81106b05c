import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type AnalyzedSite, analyze } from './analyze.ts'
import { compareSites } from './compare-sites.ts'
import { createParsePool } from './document/parse-pool.ts'
import { parseAllowHosts } from './net/addresses/allow-hosts.ts'
import { skip, testBrowsers, testCacheFolder } from './render/render-fixtures.ts'
import { createFolderSource } from './sources/folder-source.ts'

const examples = fileURLToPath(new URL('../../../examples/sites/', import.meta.url))
const loopback = parseAllowHosts('127.0.0.1')
assert.ok(loopback.ok)
const allowHosts = loopback.value

/** The folder over HTTP, as a static web server gives it. */
async function serve(folder: string) {
  const source = await createFolderSource({ folder, origin: 'http://127.0.0.1', now: Date.now })
  assert.ok(source.ok)
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await source.value.request(new URL(url, 'http://127.0.0.1').href, { kind: 'page' })
    if (!answer.ok) return response.writeHead(404).end()
    const { redirects, finalUrl, status, headers, body } = answer.value
    if (redirects.length > 0) return response.writeHead(301, { location: new URL(finalUrl).pathname }).end()
    return response.writeHead(status, { 'content-type': `${headers['content-type']}; charset=utf-8` }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface Reading {
  browser: string
  cacheFolder?: string
}

/** A capture of the served site, the site itself and the folder, and the paths of the pages that were read. */
async function statesOf(folder: string, reading: Reading) {
  const stack = new AsyncDisposableStack()
  const site = stack.use(await serve(folder))
  const captureFolder = await mkdtemp(join(tmpdir(), 'brandprint-compare-'))
  stack.defer(() => rm(captureFolder, { recursive: true }))
  const parsePool = stack.adopt(createParsePool(), (pool) => pool.close())
  const options = { ...reading, allowHosts, parsePool }
  const read = await analyze({ url: `${site.origin}/` }, { ...options, type: 'full', saveCaptureTo: captureFolder })
  assert.ok(read.ok)
  const captured: AnalyzedSite = { captureFolder }
  const served: AnalyzedSite = { url: `${site.origin}/` }
  const built: AnalyzedSite = { folder, origin: site.origin }
  return {
    captured,
    served,
    built,
    paths: read.value.capture.pages.map(({ finalUrl }) => new URL(finalUrl).pathname),
    async told(sites: AnalyzedSite[], page?: string) {
      const compared = await compareSites(sites, { ...options, ...(page !== undefined && { page }) })
      assert.ok(compared.ok, JSON.stringify(compared))
      return compared.value
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

for (const name of ['tallymoor', 'quendelrauch', 'aoshiogama', 'mihbara']) {
  test(`a capture of a served site and the folder of its files compare as unchanged: ${name}`, async () => {
    await using states = await statesOf(join(examples, name), { browser: 'off' })
    const { captured, served, built, paths, told } = states
    for (const page of [undefined, ...paths]) {
      for (const sites of [
        [captured, built],
        [built, captured],
      ]) {
        const { changes, inconclusive } = await told(sites, page)
        assert.deepEqual({ page, changes, inconclusive }, { page, changes: [], inconclusive: [] })
      }
    }
    for (const page of [undefined, paths.at(-1)!]) {
      const { changes, inconclusive } = await told([captured, served], page)
      assert.deepEqual({ page, changes, inconclusive }, { page, changes: [], inconclusive: [] })
    }
  })
}

const browsers = await testBrowsers()
for (const { path, origin } of browsers) {
  test(`a capture of a site that scripts build and its folder compare as unchanged (${origin})`, async () => {
    const reading = { browser: path, cacheFolder: testCacheFolder }
    await using states = await statesOf(join(examples, 'grumblefern'), reading)
    const { captured, built, paths, told } = states
    for (const page of [undefined, paths[0]!]) {
      for (const sites of [
        [captured, built],
        [built, captured],
      ]) {
        const { changes, inconclusive } = await told(sites, page)
        assert.deepEqual({ page, changes, inconclusive }, { page, changes: [], inconclusive: [] })
      }
    }
  })
}
test('a browser to compare with was found', { skip: skip(browsers) }, () => assert.ok(browsers.length > 0))

test('a page that its capture does not hold is named', async () => {
  await using states = await statesOf(join(examples, 'mihbara'), { browser: 'off' })
  const { captured, built } = states
  const compared = await compareSites([captured, built], { browser: 'off', page: '/nowhere' })
  assert.deepEqual(!compared.ok && compared.error, {
    code: 'NOT_IN_SOURCE',
    message: 'The capture holds no page /nowhere.',
  })
})

test('a price that did change is told of one page of a capture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-compare-site-'))
  const page = (price: string) => `<title>Oaken</title><h1>Kitchens of oak</h1><p>A table costs ${price} each.</p>`
  await writeFile(join(folder, 'index.html'), '<title>Oaken</title><h1>Oak</h1><a href="/prices">Prices</a>')
  await writeFile(join(folder, 'prices.html'), page('£900'))
  await using states = await statesOf(folder, { browser: 'off' })
  await writeFile(join(folder, 'prices.html'), page('£950'))
  const { changes } = await states.told([states.captured, states.built], '/prices')
  assert.deepEqual(
    changes.map(({ type, old_value, new_value }) => [type, old_value, new_value]),
    [['pricing_change', 'A table costs £900 each.', 'A table costs £950 each.']],
  )
  await rm(folder, { recursive: true })
})
