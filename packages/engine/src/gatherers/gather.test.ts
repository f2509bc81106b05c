import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { SiteSource } from '../artifacts.ts'
import { createParsePool } from '../document/parse-pool.ts'
import { gather } from './gather.ts'
import { type GatherBudget, gatherBudget } from './recorder.ts'
import { css, type ScriptedAnswer, scriptedSource, xml } from './source-fixtures.ts'

const pool = createParsePool()
after(() => pool.close())

const base = 'https://www.acme.example'
const prose = (topic: string) =>
  `<p>${topic} is what this page is about. ${[1, 2, 3, 4, 5, 6].map((n) => `The ${topic} of part ${n} is told here in words of its own, ${topic} by ${topic}.`).join(' ')}</p>`
const page = (title: string, body = prose(title)) => `<title>${title} – Acme</title><h1>${title}</h1>${body}`
const nav = (...paths: string[]) =>
  `<nav>${paths.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(' ')}</nav>`

function gatherFrom(source: SiteSource, budget: Partial<GatherBudget> = {}, now = () => 0) {
  const deps = { source, pool, renderer: null, rendererMissing: null, now, onProgress: () => {} }
  return gather({ ...deps, signal: new AbortController().signal }, { ...gatherBudget, ...budget })
}

type Answers = Record<string, string | ScriptedAnswer>

async function captureOf(answers: Answers, budget: Partial<GatherBudget> = {}, now?: () => number) {
  const source = scriptedSource(answers)
  const gathered = await gatherFrom(source, budget, now)
  assert.ok(gathered.ok)
  const { pages, skipped, exchanges, bodies } = gathered.value.capture
  const path = (url: string) => url.replace(base, '')
  return {
    pages: pages.map(({ finalUrl }) => path(finalUrl)),
    reasons: pages.map(({ selectionReason }) => selectionReason),
    skipped: Object.fromEntries(skipped.map(({ url, reason }) => [path(url), reason])),
    details: Object.fromEntries(skipped.map(({ url, detail }) => [path(url), detail])),
    asked: source.asked.map(path),
    exchanges,
    bodies,
  }
}

async function errorOf(home: string | ScriptedAnswer) {
  const gathered = await gatherFrom(scriptedSource({ '/': home }))
  return gathered.ok ? null : gathered.error.code
}

test('the home page, what belongs to it and the pages it leads to are read, each with its reason', async () => {
  const { pages, reasons, asked } = await captureOf({
    '/': `<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.png">${nav('/pricing', '/about')}${page('Boats')}`,
    '/a.css': css('a{}'),
    '/pricing': page('Pricing'),
    '/about': page('About'),
  })
  assert.deepEqual(pages, ['/', '/pricing', '/about'])
  assert.deepEqual(reasons, [
    'home: the address that was asked for',
    'pricing: the link “pricing” in the navigation',
    'about: the link “about” in the navigation',
  ])
  assert.deepEqual(asked, ['/', '/a.css', '/i.png', '/robots.txt', '/sitemap.xml', '/pricing', '/about'])
})

test('pages are found by robots.txt and the sitemap where no link leads', async () => {
  const { pages, reasons } = await captureOf({
    '/': page('Boats'),
    '/robots.txt': { type: 'text/plain', body: `Sitemap: ${base}/map.xml` },
    '/map.xml': xml(`<urlset><url><loc>${base}/about</loc></url></urlset>`),
    '/about': page('About'),
  })
  assert.deepEqual(pages, ['/', '/about'])
  assert.equal(reasons[1], 'about: a link by the sitemap')
})

test('no more pages than the budget are read, and the others named', async () => {
  const paths = ['/pricing', '/about', '/contact', '/faq']
  const answers = Object.fromEntries(paths.map((path) => [path, page(path)]))
  const { pages, skipped, details } = await captureOf({ '/': nav(...paths) + page('Boats'), ...answers }, { pages: 3 })
  assert.deepEqual(pages, ['/', '/pricing', '/about'])
  assert.deepEqual(skipped, { '/contact': 'budget', '/faq': 'budget' })
  assert.match(details['/faq']!, /the 3 pages of an analysis were chosen/)
})

test('a budget of one page asks for the home page and what belongs to it', async () => {
  const { asked } = await captureOf({ '/': nav('/about') + page('Boats') }, { pages: 1 })
  assert.deepEqual(asked, ['/', '/favicon.ico'])
})

const skips: [title: string, answer: string | ScriptedAnswer, reason: string, detail: RegExp][] = [
  ['that robots.txt excludes', { error: 'ROBOTS_DISALLOWED' }, 'robots', /ROBOTS_DISALLOWED/],
  ['that does not answer', { error: 'TIMEOUT' }, 'failed', /TIMEOUT/],
  [
    'that asks not to be indexed',
    `<meta name="robots" content="noindex,follow">${page('About')}`,
    'noindex',
    /not to be indexed/,
  ],
  [
    'that asks so by header',
    { body: page('About'), headers: { 'x-robots-tag': 'noindex' } },
    'noindex',
    /not to be indexed/,
  ],
  ['that is missing', { status: 404, body: page('Lost') }, 'state', /^error: HTTP 404/],
  ['that is missing and says 200', '<title>Page not found</title><h1>404</h1><p>Sorry.', 'state', /^error: /],
  ['that asks for a login', { status: 401, body: page('About') }, 'state', /^login: HTTP 401/],
  ['that is closed', { status: 403, body: 'no' }, 'state', /^blocked: HTTP 403/],
  ['that is a file', { type: 'application/pdf', body: '%PDF' }, 'state', /^not-html/],
  ['that is empty', { body: '' }, 'state', /^(?:empty|not-html)/],
  [
    'that leads to another site',
    { finalUrl: 'https://jobs.example.org/acme', body: page('Jobs') },
    'failed',
    /another site/,
  ],
  ['that leads home', { finalUrl: '/', body: page('Boats') }, 'duplicate', /leads to https:\/\/www.acme.example\//],
  ['with the text of one that was read', page('Boats'), 'duplicate', /text is that of https:\/\/www.acme.example\//],
]
for (const [title, answer, reason, detail] of skips) {
  test(`a page ${title} is skipped as ${reason}`, async () => {
    const { pages, skipped, details } = await captureOf({
      '/': `${page('Boats')}${nav('/about', '/faq')}`.replaceAll(/>(?:about|faq)</g, '><'),
      '/about': answer,
      '/faq': page('Questions'),
    })
    assert.equal(skipped['/about'], reason)
    assert.match(details['/about']!, detail)
    assert.deepEqual(pages, ['/', '/faq'])
  })
}

const endings: [title: string, home: string | ScriptedAnswer, code: string][] = [
  ['row 64: 401', { status: 401, body: 'Unauthorized' }, 'LOGIN_REQUIRED'],
  ['row 64: 403', { status: 403, body: '<h1>Forbidden</h1>' }, 'BLOCKED'],
  [
    'row 64: a login form',
    '<title>Log in</title><form><h1>Log in</h1><input name=u><input type="password"><button>Log in</button></form>',
    'LOGIN_REQUIRED',
  ],
  [
    'row 64: a challenge',
    { status: 503, headers: { 'cf-mitigated': 'challenge' }, body: '<title>Just a moment...</title><p>Checking' },
    'BLOCKED',
  ],
  [
    'row 64: a captcha',
    '<title>Verify you are human</title><h1>Verify you are human</h1><div class="g-recaptcha"></div><p>Please complete the security check.',
    'BLOCKED',
  ],
  ['a server error', { status: 500, body: '<h1>Oh' }, 'SITE_ERROR'],
  ['a missing page', { status: 404 }, 'SITE_ERROR'],
  [
    'a parked domain',
    '<title>acme.example is for sale</title><h1>This domain is for sale</h1><p>Buy this domain now.',
    'PARKED_DOMAIN',
  ],
  ['row 57: a picture', { type: 'image/png', body: 'x' }, 'NOT_HTML'],
  ['row 57: a PDF', { type: 'application/pdf', body: '%PDF-1.7' }, 'NOT_HTML'],
  ['row 57: an archive', { type: 'application/zip', body: 'PK' }, 'NOT_HTML'],
  ['row 56: no content', { body: '' }, 'EMPTY_PAGE'],
  ['a page of nothing', '<html><body></body></html>', 'EMPTY_PAGE'],
  ['robots.txt', { error: 'ROBOTS_DISALLOWED' }, 'ROBOTS_DISALLOWED'],
  [
    'our name in its robots element',
    `<meta name="BrandprintBot" content="noindex">${page('Boats')}`,
    'ROBOTS_DISALLOWED',
  ],
  ['no answer', { error: 'UNREACHABLE' }, 'UNREACHABLE'],
]
for (const [title, home, code] of endings) {
  test(`${title} for a home page ends with ${code}`, async () => assert.equal(await errorOf(home), code))
}

test('an imprint that asks not to be indexed is read for who is behind the site', async () => {
  const imprint = `<meta name="robots" content="noindex,follow">${page('Imprint')}`
  const { pages } = await captureOf({ '/': nav('/imprint') + page('Boats'), '/imprint': imprint })
  assert.deepEqual(pages, ['/', '/imprint'])
})

test('an imprint that asks us by name not to read it is left out', async () => {
  const imprint = `<meta name="BrandprintBot" content="noindex">${page('Imprint')}`
  const { skipped } = await captureOf({ '/': nav('/imprint') + page('Boats'), '/imprint': imprint })
  assert.deepEqual(skipped, { '/imprint': 'noindex' })
})

test('a home page that asks everybody not to index it is read all the same: it was asked for', async () => {
  assert.equal(await errorOf(`<meta name="robots" content="noindex">${page('Boats')}`), null)
})

test('of a site whose home page asks everybody not to index it the other pages are read, too', async () => {
  const unlisted = (text: string) => `<meta name="robots" content="noindex">${text}`
  const { pages } = await captureOf({
    '/': unlisted(nav('/about') + page('Boats')),
    '/about': unlisted(page('About')),
  })
  assert.deepEqual(pages, ['/', '/about'])
})

test('bytes that are used up mid-way keep what was read', async () => {
  const big = page('Pricing') + prose('ballast').repeat(40)
  const home = nav('/pricing', '/about') + page('Boats')
  const { pages, skipped, details } = await captureOf({ '/': home, '/pricing': big }, { bytes: home.length + 100 })
  assert.deepEqual(pages, ['/', '/pricing'])
  assert.deepEqual(skipped, { '/about': 'budget' })
  assert.match(details['/about']!, /bytes or time were used up/)
})

test('seconds that are used up mid-way keep what was read', async () => {
  let seconds = 0
  const answers = { '/': nav('/pricing', '/about') + page('Boats'), '/pricing': page('Pricing') }
  const source = scriptedSource(answers)
  const slow: SiteSource = {
    ...source,
    async request(url, request) {
      if (url.endsWith('/pricing')) seconds = 100
      return source.request(url, request)
    },
  }
  const gathered = await gatherFrom(slow, { seconds: 90 }, () => seconds * 1_000)
  assert.ok(gathered.ok)
  assert.equal(gathered.value.capture.pages.length, 2)
  assert.deepEqual(
    gathered.value.capture.skipped.map(({ reason }) => reason),
    ['budget'],
  )
})

test('a site that fails over and over is left alone', async () => {
  const paths = Array.from({ length: 60 }, (_, n) => `/page-${n}`)
  const { asked, details } = await captureOf({ '/': nav(...paths) + page('Boats') }, { pages: 5 })
  assert.ok(asked.length <= 5 * 2 + 4)
  assert.match(Object.values(details).at(-1)!, /could not be read/)
})

test('an analysis that is stopped asks for nothing more', async () => {
  const stop = new AbortController()
  const source = scriptedSource({ '/': nav('/about') + page('Boats'), '/about': page('About') })
  const deps = { source, pool, renderer: null, rendererMissing: null, now: () => 0, signal: stop.signal }
  const gathered = await gather({ ...deps, onProgress: ({ step }) => step === 'page' && stop.abort() }, gatherBudget)
  assert.ok(gathered.ok)
  assert.ok(gathered.value.capture.pages.length <= 2)
})

test('each URL is asked once, and every body lies under its hash', async () => {
  const { asked, exchanges, bodies } = await captureOf({
    '/': `<link rel="icon" href="/l.png"><header><img src="/l.png" alt="logo"></header>${nav('/about', '/about/')}${page('Boats')}`,
    '/about': page('About'),
    '/l.png': { type: 'image/png', body: 'png' },
  })
  assert.deepEqual([...new Set(asked)], asked)
  for (const { bodyHash } of exchanges) if (bodyHash !== null) assert.ok(bodies.has(bodyHash))
})

test('row 45: neither a meta refresh nor a script nor a frame elsewhere is followed', async () => {
  const { asked } = await captureOf({
    '/': `<meta http-equiv="refresh" content="0;url=http://127.0.0.1/"><script>location = 'http://10.0.0.1/'</script>
      <iframe src="http://169.254.169.254/"></iframe><object data="http://10.0.0.2/"></object>${page('Boats')}`,
  })
  assert.deepEqual(asked, ['/', '/favicon.ico', '/robots.txt', '/sitemap.xml'])
})

test('row 46: what cannot be had is missing, and the analysis goes on', async () => {
  const inside = 'http://127.0.0.1'
  const blocked = { error: 'NOT_PUBLIC' } as const
  const { pages } = await captureOf({
    '/': `<link rel="stylesheet" href="${inside}/a.css"><link rel="icon" href="${inside}/i.png"><link rel="canonical" href="${inside}/">
      <link rel="manifest" href="${inside}/m.json"><meta property="og:image" content="${inside}/o.png"><img class="logo" src="${inside}/l.png">${nav('/about')}${page('Boats')}`,
    '/robots.txt': { type: 'text/plain', body: `Sitemap: ${inside}/s.xml` },
    '/about': page('About'),
    [`${inside}/a.css`]: blocked,
    [`${inside}/i.png`]: blocked,
    [`${inside}/m.json`]: blocked,
    [`${inside}/l.png`]: blocked,
  })
  assert.deepEqual(pages, ['/', '/about'])
})

test('row 59: a further page that is too complex costs itself', async () => {
  const { pages } = await captureOf({
    '/': nav('/about', '/faq') + page('Boats'),
    '/about': `<p ${Array.from({ length: 60_000 }, (_, n) => `a${n}`).join(' ')}>x`,
    '/faq': page('Questions'),
  })
  assert.ok(pages.includes('/faq'))
})

test('row 62: pictures are kept as they came', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const { exchanges, bodies } = await captureOf({
    '/': `<link rel="icon" href="/i.svg">${page('Boats')}`,
    '/i.svg': { type: 'image/svg+xml', body: svg },
  })
  const icon = exchanges.find(({ url }) => url.endsWith('/i.svg'))
  assert.equal(Buffer.from(bodies.get(icon!.bodyHash!)!).toString(), svg)
})

test('a page with more text than is read says so', async () => {
  const long = `<p>${'Oak and ash for every kitchen. '.repeat(40_000)}</p>`
  const gathered = await gatherFrom(scriptedSource({ '/': page('Boats', long) }))
  assert.ok(gathered.ok)
  assert.deepEqual(gathered.value.capture.degraded, [
    { part: 'parsing', detail: `${base}/ was not read whole: text after the first 500000 characters.` },
  ])
})
