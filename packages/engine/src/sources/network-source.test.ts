import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPacing } from '../net/pacing.ts'
import { createManualClock } from '../net/test-support/manual-clock.ts'
import { httpAnswer, startRawServer } from '../net/test-support/raw-server.ts'
import { testClient } from '../net/test-support/test-client.ts'
import { createNetworkSource } from './network-source.ts'

/** A site of these paths; others are 404. */
async function startSite(answers: Record<string, Buffer | 'silence'>) {
  return startRawServer((socket, head) => {
    const answer = answers[head.split(' ')[1]!] ?? httpAnswer([], 'none', '404 Not Found')
    if (answer !== 'silence') socket.end(answer)
  })
}

function sourceOf(origin: string, clock = createManualClock(Date.UTC(2026, 0, 1))) {
  const client = testClient({ allow: '127.0.0.1', budgets: { firstByteMs: 1_000 } })
  return createNetworkSource({ client, entryUrl: `${origin}/`, pacing: createPacing({ clock }), clock })
}

const robotsTxt = (text: string) => httpAnswer(['Content-Type: text/plain'], text)
const page = { kind: 'page' } as const
const paths = (requests: string[]) => requests.map((head) => head.split(' ')[1])

test('row 65: robots.txt is asked once and obeyed for pages and for what they are made of', async () => {
  await using site = await startSite({
    '/robots.txt': robotsTxt('User-agent: *\nDisallow: /no'),
    '/': httpAnswer([], 'a'),
  })
  const source = sourceOf(site.origin)
  assert.equal((await source.request(`${site.origin}/`, page)).ok, true)
  for (const kind of ['page', 'stylesheet', 'image'] as const) {
    const refused = await source.request(`${site.origin}/no`, { kind })
    assert.equal(!refused.ok && refused.error.code, 'ROBOTS_DISALLOWED', kind)
  }
  assert.equal((await source.request(`${site.origin}/robots.txt`, { kind: 'robots' })).ok, true)
  assert.deepEqual(paths(site.requests), ['/robots.txt', '/', '/robots.txt'])
})

test('row 65: a robots.txt that fails, is silent or redirects inside excludes everything; none allows it', async () => {
  const failing = [
    httpAnswer([], '', '500 Oh'),
    'silence',
    httpAnswer(['Location: http://10.0.0.1/'], '', '302 Found'),
  ] as const
  for (const answer of failing) {
    await using site = await startSite({ '/robots.txt': answer, '/': httpAnswer([], 'a') })
    const refused = await sourceOf(site.origin).request(`${site.origin}/`, page)
    assert.equal(!refused.ok && refused.error.code, 'ROBOTS_DISALLOWED')
    assert.deepEqual(paths(site.requests), ['/robots.txt'])
  }
  await using open = await startSite({ '/': httpAnswer([], 'a') })
  assert.equal((await sourceOf(open.origin).request(`${open.origin}/`, page)).ok, true)
})

test('row 65: a robots.txt of 600 KiB counts with its first 500', async () => {
  const text = `User-agent: *\nDisallow: /early\n${`${'#'.repeat(1023)}\n`.repeat(600)}Disallow: /late\n`
  await using site = await startSite({ '/robots.txt': robotsTxt(text), '/late': httpAnswer([], 'a') })
  const source = sourceOf(site.origin)
  assert.equal((await source.request(`${site.origin}/early`, page)).ok, false)
  assert.equal((await source.request(`${site.origin}/late`, page)).ok, true)
})

test('robots.txt is asked again after a day', async () => {
  await using site = await startSite({ '/': httpAnswer([], 'a') })
  const clock = createManualClock(Date.UTC(2026, 0, 1))
  const source = sourceOf(site.origin, clock)
  await source.request(`${site.origin}/`, page)
  clock.advance(23 * 3600 * 1000)
  await source.request(`${site.origin}/`, page)
  clock.advance(2 * 3600 * 1000)
  await source.request(`${site.origin}/`, page)
  assert.deepEqual(paths(site.requests), ['/robots.txt', '/', '/', '/robots.txt', '/'])
})

test('Crawl-delay is kept between pages', async () => {
  await using site = await startSite({
    '/robots.txt': robotsTxt('User-agent: *\nCrawl-delay: 4'),
    '/': httpAnswer([], 'a'),
  })
  const clock = createManualClock()
  const source = sourceOf(site.origin, clock)
  await source.request(`${site.origin}/`, page)
  await source.request(`${site.origin}/`, page)
  assert.deepEqual(clock.sleeps, [4000])
})

test('a redirect into what robots.txt excludes is refused', async () => {
  await using site = await startSite({
    '/robots.txt': robotsTxt('User-agent: *\nDisallow: /no'),
    '/': httpAnswer(['Location: /no'], '', '301 Moved'),
    '/no': httpAnswer([], 'a'),
  })
  const refused = await sourceOf(site.origin).request(`${site.origin}/`, page)
  assert.equal(!refused.ok && refused.error.code, 'ROBOTS_DISALLOWED')
})

test('conditions and Accept are sent, and a 304 is passed on', async () => {
  await using site = await startSite({ '/a.css': Buffer.from('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n') })
  const answer = await sourceOf(site.origin).request(`${site.origin}/a.css`, {
    kind: 'stylesheet',
    ifNoneMatch: '"a"',
    ifModifiedSince: 'x',
  })
  assert.deepEqual(answer.ok && [answer.value.status, answer.value.body.length, answer.value.headers.etag], [
    304,
    0,
    '"a"',
  ])
  assert.match(site.requests[1]!, /if-none-match: "a"\r\nif-modified-since: x/i)
  assert.match(site.requests[1]!, /accept: text\/css/i)
})

test('row 46: one resource that points inside fails alone', async () => {
  await using site = await startSite({ '/': httpAnswer([], 'a') })
  const source = sourceOf(site.origin)
  for (const url of [
    'http://169.254.169.254/logo.png',
    'http://10.0.0.1/a.css',
    'file:///etc/passwd',
    'http://redis/',
  ]) {
    assert.equal((await source.request(url, { kind: 'image' })).ok, false, url)
  }
  assert.equal((await source.request(`${site.origin}/`, page)).ok, true)
})

test('a closed source stops what is under way', async () => {
  await using site = await startSite({ '/': 'silence' })
  const source = sourceOf(site.origin)
  const asked = source.request(`${site.origin}/`, page)
  await source.close()
  const answer = await asked
  assert.equal(!answer.ok && answer.error.code, 'ABORTED')
})
