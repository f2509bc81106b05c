import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { parseAllowHosts } from './net/addresses/allow-hosts.ts'
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
  (
    status: number,
    body: string | Buffer,
    headers: Record<string, string> = { 'content-type': 'text/html' },
  ): RequestListener =>
  (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(status, headers).end(body)
  }

test('a page that can be read comes back for the analysis to begin with', async () => {
  await withSite(
    answers(200, '<title>Oaken</title><h1>Kitchens that outlive fashion</h1>'),
    async ({ preflight, url }) => {
      const checked = await preflight.run(url, { owner: 'acme' })
      assert.ok(checked.ok)
      assert.deepEqual(
        checked.value.pages.map((fetched) => fetched.url),
        [url, `${url}robots.txt`],
      )
    },
  )
})

/**
 * Every word of it is moved out of the table, which takes more than 2 CPU seconds. Compressed, and with something in it
 * that does not compress, as there are limits on the bytes of the wire and on their ratio to the page.
 */
const heavyPage = gzipSync(`<!--${randomBytes(150_000).toString('hex')}--><table>${'x '.repeat(4_900_000)}`)
const zipped = { 'content-type': 'text/html', 'content-encoding': 'gzip' }

/** A machine that has much else to do takes longer. */
const patient = { budgetMs: 60_000 }

const refusals: [string, RequestListener, string][] = [
  ['a page behind a login', answers(401, ''), 'LOGIN_REQUIRED'],
  ['a page that is forbidden', answers(403, '<h1>Forbidden</h1>'), 'BLOCKED'],
  ['a picture', answers(200, 'x', { 'content-type': 'image/png' }), 'NOT_HTML'],
  [
    'a parked domain',
    answers(200, '<title>acme.example is for sale</title><h1>This domain is for sale</h1>'),
    'PARKED_DOMAIN',
  ],
  ['a page of nothing', answers(200, '<html><body></body></html>'), 'EMPTY_PAGE'],
  ['an answer without content', answers(200, ''), 'EMPTY_PAGE'],
  ['a page that takes too long to parse', answers(200, heavyPage, zipped), 'PAGE_TOO_COMPLEX'],
  ['a page that is not there', answers(404, '<h1>Not found</h1>'), 'SITE_ERROR'],
  [
    'a page that robots.txt excludes',
    (request, response) => response.end(request.url === '/robots.txt' ? 'User-agent: *\nDisallow: /' : '<h1>x</h1>'),
    'ROBOTS_DISALLOWED',
  ],
]
for (const [title, listener, code] of refusals) {
  test(`${title} is refused with ${code}`, async () => {
    await withSite(
      listener,
      async ({ preflight, url }) => {
        const checked = await preflight.run(url, { owner: 'acme' })
        assert.equal(checked.ok ? null : checked.error.code, code)
      },
      patient,
    )
  })
}

test('a site that takes longer than the budget may still be analyzed', async () => {
  const silent: RequestListener = (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
  }
  const work = async ({ preflight, url }: WithSite) =>
    assert.deepEqual(await preflight.run(url, { owner: 'acme' }), { ok: true, value: { pages: [], name: null } })
  await withSite(silent, work, { budgetMs: 200 })
})

test('websites are checked at side by side', async () => {
  const waiting: (() => void)[] = []
  const together: RequestListener = (request, response) => {
    if (request.url === '/robots.txt') return void response.writeHead(404).end()
    waiting.push(() => response.setHeader('content-type', 'text/html').end('<h1>Oaken</h1>'))
    // Nobody is answered before all have asked.
    if (waiting.length === 8) for (const answer of waiting) answer()
  }
  await withSite(together, async ({ preflight, url }) => {
    const checked = await Promise.all(
      Array.from({ length: 8 }, (_, at) => preflight.run(`${url}${at}`, { owner: 'acme' })),
    )
    assert.deepEqual(
      checked.map((each) => (each.ok ? each.value.pages.length : each.error)),
      Array(8).fill(2),
    )
  })
})

test('a private address is refused as not public', async () => {
  const preflight = createPreflight()
  const checked = await preflight.run('http://10.0.0.1/', { owner: 'acme' })
  await preflight.close()
  assert.equal(checked.ok ? null : checked.error.code, 'NOT_PUBLIC')
})

test('a page that takes long to parse holds up no preflight of another owner', async () => {
  const [heavy, light] = [answers(200, heavyPage, zipped), answers(200, '<h1>Oaken</h1>')]
  const site: RequestListener = (request, response) => {
    if (request.url === '/heavy') heavy(request, response)
    else light(request, response)
  }
  await withSite(
    site,
    async ({ preflight, url }) => {
      const outcomes = Array.from({ length: 2 }, () => preflight.run(`${url}heavy`, { owner: 'acme' }))
      const order: string[] = []
      void Promise.race(outcomes).then(() => order.push('heavy'))
      const other = await preflight.run(url, { owner: 'other' })
      order.push('other')
      assert.equal(other.ok ? other.value.pages.length : other.error, 2)
      await Promise.all(outcomes)
      assert.deepEqual(order, ['other', 'heavy'])
    },
    patient,
  )
})
