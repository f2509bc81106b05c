import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ok } from '../result.ts'
import { robotsMetaDirectives, robotsTagDirectives } from './robots-directives.ts'
import { parseRobots, robotsBytesMax, robotsFrom } from './robots-txt.ts'

const allowed = (text: string, path: string) => parseRobots(text).isAllowed(path)

const answer = (status: number, body: string) =>
  ok({
    url: '',
    finalUrl: '',
    redirects: [],
    status,
    headers: {},
    body: Buffer.from(body),
    fetchedAt: '',
    durationMs: 0,
  })

test('our own group is obeyed instead of the one for all, whatever its version and case', () => {
  const text = 'User-agent: *\nDisallow: /\n\nuser-agent: brandprintbot/2.0\nDisallow: /a'
  assert.equal(allowed(text, '/b'), true)
  assert.equal(allowed(text, '/a'), false)
  assert.equal(allowed('User-agent: BrandprintBotX\nDisallow: /', '/'), true)
  assert.equal(allowed('User-agent: BrandprintBot\nDisallow:\n\nUser-agent: *\nDisallow: /', '/'), true)
})

test('groups of one agent add up, and agents in a row share their rules', () => {
  const text = 'User-agent: *\nDisallow: /a\nUser-agent: x\nDisallow: /b\nUser-agent: y\nUser-agent: *\nDisallow: /c'
  assert.deepEqual(
    ['/a', '/b', '/c'].map((path) => allowed(text, path)),
    [false, true, false],
  )
})

test('the longest rule wins, and an allow wins over a disallow of its length', () => {
  const text = 'User-agent: *\nDisallow: /shop\nAllow: /shop/open\nDisallow: /same\nAllow: /same'
  assert.deepEqual(
    ['/shop', '/shop/open/a', '/shop/o', '/same'].map((path) => allowed(text, path)),
    [false, true, false, true],
  )
})

test('stars and a dollar at the end are patterns', () => {
  const text = 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /a*b*c\nDisallow: /end*$\nDisallow: /*x=1'
  const forbidden = ['/a.pdf', '/b/c.pdf.pdf', '/a-b-c', '/abc/d', '/end', '/endless', '/s?q=2&x=1']
  const free = ['/a.pdf?x', '/a.pdfs', '/a-c-b', '/END', '/s?x=2']
  for (const path of forbidden) assert.equal(allowed(text, path), false, path)
  for (const path of free) assert.equal(allowed(text, path), true, path)
})

test('percent-encoded and plain characters are the same, reserved ones are not', () => {
  assert.equal(allowed('User-agent: *\nDisallow: /caf\u00e9', '/caf%C3%A9'), false)
  assert.equal(allowed('User-agent: *\nDisallow: /%61', '/a'), false)
  assert.equal(allowed('User-agent: *\nDisallow: /a%2fb', '/a/b'), true)
  assert.equal(allowed('User-agent: *\nDisallow: /a%2fb', '/a%2Fb'), false)
  assert.equal(allowed('User-agent: *\nDisallow: /a%2Ab', '/a*b'), false)
  assert.equal(allowed('User-agent: *\nDisallow: /a%2Ab', '/axb'), true)
})

test('crawl delay, sitemaps, comments and every kind of line end are read', () => {
  const text = '\ufeffSitemap: https://a.com/s.xml # first\rUser-agent: * # all\r\nCrawl-delay: 2.5\nDisallow : /a#b\n'
  const robots = parseRobots(text)
  assert.deepEqual(
    [robots.crawlDelaySeconds, robots.sitemaps, robots.isAllowed('/a')],
    [2.5, ['https://a.com/s.xml'], false],
  )
})

test('robots.txt itself is always allowed', () => {
  assert.equal(allowed('User-agent: *\nDisallow: /', 'https://a.com/robots.txt'), true)
})

test('row 65: Disallow: / excludes, none (404) allows, 5xx, no answer and a private redirect exclude', () => {
  assert.equal(robotsFrom(answer(200, 'User-agent: *\nDisallow: /')).isAllowed('/'), false)
  assert.equal(robotsFrom(answer(404, 'User-agent: *\nDisallow: /')).isAllowed('/'), true)
  assert.equal(robotsFrom(answer(503, '')).isAllowed('/'), false)
  for (const code of ['TIMEOUT', 'BLOCKED_REDIRECT', 'TLS'] as const) {
    const robots = robotsFrom({ ok: false, error: { code, message: '' } })
    assert.deepEqual([robots.isAllowed('/'), robots.unreachable?.code], [false, code])
  }
  assert.equal(robotsFrom({ ok: false, error: { code: 'TOO_MANY_REDIRECTS', message: '' } }).isAllowed('/'), true)
})

test('row 65: of 600 KiB the first 500 are read, without the line that is cut', () => {
  const start = 'User-agent: *\nDisallow: /early\n'
  const filler = `${'#'.repeat(99)}\n`.repeat((robotsBytesMax - start.length - 50) / 100)
  const rest = robotsBytesMax - start.length - filler.length
  const cut = `Allow: /${'a'.repeat(rest - 9)}\n`.slice(0, -2)
  const robots = robotsFrom(answer(200, `${start}${filler}${cut}xxx\nDisallow: /late\n${'#'.repeat(100_000)}`))
  assert.deepEqual(
    ['/early', '/late'].map((path) => robots.isAllowed(path)),
    [false, true],
  )
  const halfRule = `${start}${'#'.repeat(robotsBytesMax - start.length - 13)}\nDisallow: /ab`.slice(0, robotsBytesMax)
  assert.equal(robotsFrom(answer(200, `${halfRule}c\n`)).isAllowed('/a'), true)
})

test('hostile patterns cost no more than their length', () => {
  const rules = `Disallow: /${'*a'.repeat(1000)}b$\n`.repeat(250)
  assert.equal(allowed(`User-agent: *\n${rules}`, `/${'a'.repeat(2000)}`), true)
})

test('X-Robots-Tag counts for all agents and for ours', () => {
  assert.equal(robotsTagDirectives('noindex, nofollow').noindex, true)
  assert.equal(robotsTagDirectives('googlebot: noindex, nofollow').nofollow, false)
  assert.deepEqual(robotsTagDirectives('googlebot: noindex, BrandprintBot: noarchive'), { ...none, noarchive: true })
  assert.deepEqual(robotsTagDirectives('none'), { ...none, noindex: true, nofollow: true })
  assert.equal(robotsTagDirectives('unavailable_after: 25 Jun 2030 15:00:00 PST, noindex').noindex, true)
  assert.deepEqual(robotsTagDirectives(undefined), none)
})

test('meta robots counts for all agents and for ours', () => {
  const metas = [
    { name: 'ROBOTS', content: 'NoIndex' },
    { name: 'googlebot', content: 'nofollow' },
    { name: 'brandprintbot', content: 'noarchive , nosnippet' },
  ]
  assert.deepEqual(robotsMetaDirectives(metas), { ...none, noindex: true, noarchive: true, nosnippet: true })
})

const none = { noindex: false, nofollow: false, noarchive: false, nosnippet: false, noimageindex: false }
