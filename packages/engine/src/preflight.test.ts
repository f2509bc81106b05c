import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { parseAllowHosts } from './net/allow-hosts.ts'
import { type PreflightOptions, preflight } from './preflight.ts'

async function withSite(listener: RequestListener, look: (url: string, options: PreflightOptions) => Promise<void>) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const allowHosts = parseAllowHosts(`127.0.0.1:${port}`)
  assert.ok(allowHosts.ok)
  try {
    await look(`http://127.0.0.1:${port}/`, { allowHosts: allowHosts.value })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const answers =
  (status: number, body: string, headers: Record<string, string> = { 'content-type': 'text/html' }): RequestListener =>
  (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(status, headers).end(body)
  }

test('a page that can be read comes back for the analysis to begin with', async () => {
  await withSite(answers(200, '<title>Oaken</title><h1>Kitchens that outlive fashion</h1>'), async (url, options) => {
    const looked = await preflight(url, options)
    assert.ok(looked.ok)
    assert.deepEqual(
      looked.value.fetched.map((fetched) => fetched.url),
      [url, `${url}robots.txt`],
    )
  })
})

const refusals: [string, RequestListener, string][] = [
  ['a page behind a login', answers(401, ''), 'LOGIN_REQUIRED'],
  ['a page that is forbidden', answers(403, '<h1>Forbidden</h1>'), 'BLOCKED'],
  ['a picture', answers(200, 'x', { 'content-type': 'image/png' }), 'NOT_HTML'],
  ['a page that is not there', answers(404, '<h1>Not found</h1>'), 'SITE_ERROR'],
  [
    'a page that robots.txt excludes',
    (request, response) => response.end(request.url === '/robots.txt' ? 'User-agent: *\nDisallow: /' : '<h1>x</h1>'),
    'ROBOTS_DISALLOWED',
  ],
]
for (const [title, listener, code] of refusals) {
  test(`${title} is refused with ${code}`, async () => {
    await withSite(listener, async (url, options) => {
      const looked = await preflight(url, options)
      assert.equal(looked.ok ? null : looked.error.code, code)
    })
  })
}

test('a site that takes longer than the budget may still be analyzed', async () => {
  const silent: RequestListener = (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
  }
  await withSite(silent, async (url, options) => {
    const looked = await preflight(url, { ...options, budgetMs: 200 })
    assert.deepEqual(looked, { ok: true, value: { fetched: [] } })
  })
})

test('a private address is refused as not public', async () => {
  const looked = await preflight('http://10.0.0.1/')
  assert.equal(looked.ok ? null : looked.error.code, 'NOT_PUBLIC')
})
