import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { parseAllowHosts } from './net/allow-hosts.ts'
import { createPreflight, type Preflight } from './preflight.ts'

interface WithSite {
  preflight: Preflight
  url: string
}

async function withSite(
  listener: RequestListener,
  work: (site: WithSite) => Promise<void>,
  { budgetMs }: { budgetMs?: number } = {},
) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const allowHosts = parseAllowHosts(`127.0.0.1:${port}`)
  assert.ok(allowHosts.ok)
  const preflight = createPreflight({ allowHosts: allowHosts.value, ...(budgetMs !== undefined && { budgetMs }) })
  try {
    await work({ preflight, url: `http://127.0.0.1:${port}/` })
  } finally {
    await preflight.close()
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
  await withSite(
    answers(200, '<title>Oaken</title><h1>Kitchens that outlive fashion</h1>'),
    async ({ preflight, url }) => {
      const looked = await preflight.look(url)
      assert.ok(looked.ok)
      assert.deepEqual(
        looked.value.map((fetched) => fetched.url),
        [url, `${url}robots.txt`],
      )
    },
  )
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
    await withSite(listener, async ({ preflight, url }) => {
      const looked = await preflight.look(url)
      assert.equal(looked.ok ? null : looked.error.code, code)
    })
  })
}

test('a site that takes longer than the budget may still be analyzed', async () => {
  const silent: RequestListener = (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
  }
  const work = async ({ preflight, url }: WithSite) =>
    assert.deepEqual(await preflight.look(url), { ok: true, value: [] })
  await withSite(silent, work, { budgetMs: 200 })
})

test('websites are looked at side by side', async () => {
  const waiting: (() => void)[] = []
  const together: RequestListener = (request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end()
    waiting.push(() => response.setHeader('content-type', 'text/html').end('<h1>Oaken</h1>'))
    // Nobody is answered before all have asked.
    if (waiting.length === 8) for (const answer of waiting) answer()
  }
  await withSite(together, async ({ preflight, url }) => {
    const looked = await Promise.all(Array.from({ length: 8 }, (_, at) => preflight.look(`${url}${at}`)))
    assert.deepEqual(
      looked.map((each) => (each.ok ? each.value.length : each.error)),
      Array(8).fill(2),
    )
  })
})

test('a private address is refused as not public', async () => {
  const preflight = createPreflight()
  const looked = await preflight.look('http://10.0.0.1/')
  await preflight.close()
  assert.equal(looked.ok ? null : looked.error.code, 'NOT_PUBLIC')
})
