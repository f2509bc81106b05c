import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { SiteWatch } from './check/site-watch.ts'
import { allowLoopback, fernwick, serveSite, type WatchedSite } from './check/test-support/watched-site.ts'
import { type CheckedSite, type CheckOptions, checkSite } from './check-site.ts'
import { compareSnapshots } from './compare/compare-snapshots.ts'
import type { ParsePool } from './document/parse-pool.ts'
import { skip, testBrowsers, testCacheFolder } from './render/render-fixtures.ts'

const browsers = await testBrowsers()
const day = Date.UTC(2026, 0, 20)

const check = (site: WatchedSite, watch: SiteWatch | null, more: Partial<CheckOptions> = {}) =>
  checkSite({ url: `${site.origin}/` }, { watch, browser: 'off', allowHosts: allowLoopback, now: () => day, ...more })

type Read = Extract<CheckedSite, { kind: 'read' }>

async function read(site: WatchedSite, watch: SiteWatch | null, more: Partial<CheckOptions> = {}): Promise<Read> {
  const checked = await check(site, watch, more)
  assert.ok(checked.ok, checked.ok ? '' : checked.error.message)
  assert.equal(checked.value.kind, 'read')
  return checked.value as Read
}

/** The site as it was at its baseline, which is forgotten by the server. */
async function watched(site: WatchedSite): Promise<Read> {
  const baseline = await read(site, null)
  site.forget()
  return baseline
}

/** Parses nothing: who asks it has failed. */
const noParsing: ParsePool = {
  parse: () => assert.fail('Something was parsed.'),
  warmUp: () => assert.fail('A thread was started.'),
  close: async () => {},
}

const paths = (site: WatchedSite, status?: number) =>
  site.asked.filter((one) => status === undefined || one.status === status).map(({ path }) => path)
const pageFiles = ['/', '/features', '/pricing', '/customers', '/blog']

test('a baseline reads the pages that are worth watching and no other', async () => {
  await using site = await serveSite(fernwick())
  const { watch, name, snapshot } = await read(site, null)
  assert.deepEqual(
    watch.pages.map(({ url, type }) => [url.slice(site.origin.length), type]),
    [
      ['/', 'home'],
      ['/pricing', 'pricing'],
      ['/features', 'features'],
      ['/customers', 'customers'],
      ['/blog', 'blog'],
    ],
  )
  assert.equal(name, 'Fernwick')
  assert.deepEqual(
    snapshot.pages.map(({ path }) => path),
    ['/', '/pricing', '/features', '/customers', '/blog'],
  )
})

test('a watch knows all that was read', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await read(site, null)
  const known = watch.files.map(({ url }) => url.slice(site.origin.length))
  assert.deepEqual(known.toSorted(), [...pageFiles, '/feed.xml', '/icon.svg', '/logo.svg', '/site.css'].toSorted())
})

test('a site that answers 304 to everything is the same, and nothing is parsed', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  const checked = await check(site, watch, { parsePool: noParsing })
  assert.deepEqual(checked, { ok: true, value: { kind: 'same', watch } })
  assert.deepEqual(paths(site, 200), ['/robots.txt'])
  assert.equal(paths(site, 304).length, watch.files.length)
})

test('a page that answers the same bytes without validators is the same', async () => {
  const files = fernwick()
  for (const file of Object.values(files)) file.validator = 'none'
  await using site = await serveSite(files)
  const { watch } = await watched(site)
  const checked = await check(site, watch, { parsePool: noParsing })
  assert.equal(checked.ok && checked.value.kind, 'same')
  assert.equal(
    site.asked.some(({ headers }) => 'if-none-match' in headers || 'if-modified-since' in headers),
    false,
  )
})

test('one changed page is read with the others, and is the only one to differ', async () => {
  await using site = await serveSite(fernwick())
  const baseline = await watched(site)
  site.change('/pricing', '$29', '$39')
  const later = await read(site, baseline.watch)
  const { changes, inconclusive } = compareSnapshots([baseline.snapshot, later.snapshot])
  assert.deepEqual(
    changes.map(({ type, old_value, new_value }) => [type, old_value, new_value]),
    [['pricing_change', '$29 / month', '$39 / month']],
  )
  assert.deepEqual(inconclusive, [])
  const differing = Object.keys(later.hashes).filter((path) => later.hashes[path] !== baseline.hashes[path])
  assert.deepEqual(differing, ['/pricing'])
})

test('what answered 304 before a change was seen is asked for again in full, what came is not', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  site.change('/pricing', '$29', '$39')
  await read(site, watch)
  assert.deepEqual(paths(site, 304), ['/'])
  assert.deepEqual(
    paths(site, 200).filter((path) => pageFiles.includes(path)),
    ['/pricing', '/', '/features', '/customers', '/blog'],
  )
})

test('pages are not chosen anew when a new one is linked', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  site.change('/', '<a href="/about">About</a>', '<a href="/product">Product</a>')
  const later = await read(site, watch)
  assert.deepEqual(later.watch.pages, watch.pages)
  assert.equal(paths(site).includes('/product'), false)
})

test('weak entity tags and dates are sent back as they came', async () => {
  const files = fernwick()
  files['/']!.validator = 'weak etag'
  files['/pricing']!.validator = 'date'
  await using site = await serveSite(files)
  const { watch } = await watched(site)
  const checked = await check(site, watch)
  assert.equal(checked.ok && checked.value.kind, 'same')
  const sent = (path: string) => site.asked.find((one) => one.path === path)!.headers
  assert.match(sent('/')['if-none-match'] ?? '', /^W\/"/)
  assert.equal(sent('/pricing')['if-modified-since'], 'Thu, 01 Jan 2026 00:00:00 GMT')
})

test('validators that changed while the bytes did not are taken over', async () => {
  const files = fernwick()
  files['/'] = { ...files['/']!, validator: 'none', headers: { etag: '"first"' } }
  await using site = await serveSite(files)
  const { watch } = await watched(site)
  site.files.set('/', { ...files['/']!, headers: { etag: '"second"' } })
  const checked = await check(site, watch)
  assert.ok(checked.ok && checked.value.kind === 'same')
  assert.equal(checked.value.watch.files[0]!.etag, '"second"')
})

test('an entity tag that is none, or too long, is not kept', async () => {
  for (const etag of ['unquoted', `"${'a'.repeat(300)}"`]) {
    const files = fernwick()
    files['/'] = { ...files['/']!, validator: 'none', headers: { etag } }
    await using site = await serveSite(files)
    const { watch } = await read(site, null)
    assert.equal(watch.files[0]!.etag, null)
  }
})

test('no cookie is sent or kept', async () => {
  const files = fernwick()
  for (const file of Object.values(files)) file.headers = { 'set-cookie': 'visitor=1234' }
  await using site = await serveSite(files)
  const baseline = await read(site, null)
  await check(site, baseline.watch)
  assert.equal(
    site.asked.some(({ headers }) => 'cookie' in headers),
    false,
  )
  assert.equal(JSON.stringify(baseline).includes('visitor'), false)
})

test('a check asks with the same Accept and Accept-Encoding as the baseline', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await read(site, null)
  const atBaseline = new Map(site.asked.map(({ path, headers }) => [path, headers]))
  site.forget()
  await check(site, watch)
  for (const { path, headers } of site.asked) {
    assert.equal(headers.accept, atBaseline.get(path)?.accept, path)
    assert.equal(headers['accept-encoding'], atBaseline.get(path)?.['accept-encoding'], path)
  }
})

test('a 304 that nobody asked for is asked for again, past caches', async () => {
  const files = fernwick()
  files['/pricing'] = { ...files['/pricing']!, validator: 'none', status: 304 }
  await using site = await serveSite(files)
  const { snapshot } = await read(site, null)
  const asked = site.asked.filter(({ path }) => path === '/pricing')
  assert.deepEqual(
    asked.map(({ headers }) => headers['cache-control']),
    [undefined, 'no-cache'],
  )
  assert.ok(snapshot.pages.length > 1)
})

test('a watched page that is gone is named as unread, and the others are read', async () => {
  for (const status of [404, 410]) {
    await using site = await serveSite(fernwick())
    const { watch } = await watched(site)
    site.files.set('/features', { body: 'gone', status, validator: 'none' })
    const { snapshot } = await read(site, watch)
    assert.deepEqual(
      snapshot.unread.map(({ path }) => path),
      ['/features'],
    )
    assert.match(snapshot.unread[0]!.reason, new RegExp(`HTTP ${status}`))
    assert.deepEqual(
      snapshot.pages.map(({ path }) => path),
      ['/', '/pricing', '/customers', '/blog'],
    )
  }
})

test('a watched page that stays away is no difference, and its return is one', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  const features = site.files.get('/features')!
  site.files.delete('/features')
  const gone = await read(site, watch)
  const still = await check(site, gone.watch)
  assert.equal(still.ok && still.value.kind, 'same')
  site.files.set('/features', features)
  const back = await read(site, gone.watch)
  assert.deepEqual(back.snapshot.unread, [])
})

test('a watched page that leads to another one is unread', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  site.files.set('/features', { body: '', status: 301, headers: { location: '/about' }, validator: 'none' })
  const { snapshot } = await read(site, watch)
  assert.deepEqual(snapshot.unread, [{ path: '/features', reason: `It leads to ${site.origin}/about.` }])
})

test('a home page that is refused or broken is an error, after one request', async () => {
  const bad = [
    [{ body: 'no', status: 403 }, 'BLOCKED'],
    [{ body: 'oh', status: 500 }, 'SITE_ERROR'],
    [{ body: 'log in', status: 401 }, 'LOGIN_REQUIRED'],
    [{ body: '<title>fernwick.example is for sale</title><h1>This domain is for sale</h1>' }, 'PARKED_DOMAIN'],
    [{ body: '' }, 'EMPTY_PAGE'],
  ] as const
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  for (const [answer, code] of bad) {
    site.forget()
    site.files.set('/', { ...answer, validator: 'none' })
    const checked = await check(site, watch)
    assert.equal(checked.ok ? null : checked.error.code, code)
    assert.deepEqual(paths(site), ['/robots.txt', '/'])
  }
})

test('a robots.txt that excludes everything by now is an error', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  site.files.set('/robots.txt', { body: 'User-agent: *\nDisallow: /', type: 'text/plain' })
  const checked = await check(site, watch)
  assert.equal(checked.ok ? null : checked.error.code, 'ROBOTS_DISALLOWED')
  assert.deepEqual(paths(site), ['/robots.txt'])
})

test('a page that robots.txt excludes by now is unread and not asked for', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  site.files.set('/robots.txt', { body: 'User-agent: *\nDisallow: /pricing', type: 'text/plain' })
  const { snapshot } = await read(site, watch)
  assert.deepEqual(
    snapshot.unread.map(({ path }) => path),
    ['/pricing'],
  )
  assert.equal(paths(site).includes('/pricing'), false)
})

test('each page waits for its turn, in order', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  const turns: string[] = []
  const takeTurn = async (host: string) => {
    turns.push(`${host} after ${paths(site).filter((path) => pageFiles.includes(path)).length}`)
  }
  const checked = await check(site, watch, { takeTurn })
  assert.equal(checked.ok && checked.value.kind, 'same')
  const { host } = new URL(site.origin)
  assert.deepEqual(
    turns,
    watch.pages.map((_, index) => `${host} after ${index}`),
  )
})

test('a check that is stopped while it waits for its turn asks nothing more', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  const controller = new AbortController()
  const takeTurn = async (_: string, signal: AbortSignal) => {
    controller.abort()
    signal.throwIfAborted()
  }
  const checked = await check(site, watch, { takeTurn, signal: controller.signal })
  assert.equal(checked.ok ? null : checked.error.code, 'ABORTED')
  assert.deepEqual(paths(site), ['/robots.txt'])
})

test('under other rules, or at another URL, the pages are chosen anew', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  const home = watch.pages[0]!
  const strangers: SiteWatch[] = [
    { ...watch, fingerprint: 'of other rules' },
    { ...watch, pages: [{ ...home, url: 'https://other.example/' }] },
  ]
  for (const other of strangers) {
    const later = await read(site, other)
    assert.equal(later.isBaseline, true)
    assert.deepEqual(later.watch, watch)
  }
})

test('the same answers give the same bytes', async () => {
  await using site = await serveSite(fernwick())
  const [one, other] = [await read(site, null), await read(site, null)]
  assert.equal(JSON.stringify(one), JSON.stringify(other))
})

test('a site that was rendered at its baseline is read each time, and says where a browser is missing', async () => {
  const files = fernwick()
  files['/'] = {
    body: '<!doctype html><title>Fernwick</title><div id="root"></div><script src="/app.js"></script>',
  }
  await using site = await serveSite(files)
  const { watch } = await read(site, null)
  const later = await read(site, { ...watch, isRendered: true })
  assert.match(later.unrendered ?? '', /without its scripts/)
})

test('a site that needed no browser at its baseline is not rendered later', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  site.files.set('/', {
    body: '<!doctype html><title>Fernwick</title><div id="root"></div><script src="/app.js"></script>',
  })
  const later = await read(site, watch, { browser: '/nowhere/browser' })
  assert.equal(later.unrendered, null)
  assert.equal(later.snapshot.pages[0]!.state, 'shell')
})

test('a home page that redirects without end is an error', async () => {
  await using site = await serveSite(fernwick())
  const { watch } = await watched(site)
  site.files.set('/', { body: '', status: 302, headers: { location: '/' }, validator: 'none' })
  const checked = await check(site, watch)
  assert.equal(checked.ok ? null : checked.error.code, 'TOO_MANY_REDIRECTS')
})

test('a page that is too large, unpacks to too much or stays silent costs itself, and is asked for once', async () => {
  const bodies = {
    large: { body: Buffer.alloc(11 * 1024 * 1024, 'a') },
    bomb: { body: gzipSync(Buffer.alloc(64 * 1024 * 1024)), headers: { 'content-encoding': 'gzip' } },
    silent: { body: '', isSilent: true },
  }
  for (const [name, answer] of Object.entries(bodies)) {
    await using site = await serveSite(fernwick())
    const { watch } = await watched(site)
    site.files.set('/pricing', { ...answer, validator: 'none' })
    const { snapshot } = await read(site, watch)
    assert.deepEqual(
      snapshot.unread.map(({ path }) => path),
      ['/pricing'],
      name,
    )
    assert.equal(paths(site).filter((path) => path === '/pricing').length, name === 'silent' ? 0 : 1, name)
  }
})

test('a home page that answers 304 to no validators is not the same', async () => {
  const files = fernwick()
  files['/']!.validator = 'none'
  await using site = await serveSite(files)
  const { watch } = await watched(site)
  site.files.set('/', { body: '', status: 304, validator: 'none' })
  const checked = await check(site, watch)
  assert.equal(checked.ok ? null : checked.error.code, 'EMPTY_PAGE')
})

test('the same bytes from another URL are read', async () => {
  const files = fernwick()
  files['/welcome'] = files['/']!
  await using site = await serveSite(files)
  const { watch } = await watched(site)
  site.files.set('/', { body: '', status: 302, headers: { location: '/welcome' }, validator: 'none' })
  const { snapshot } = await read(site, watch)
  assert.equal(snapshot.pages[0]!.url, `${site.origin}/welcome`)
})

test('a site of many stylesheets at long URLs has a watch of bounded size', async () => {
  const files = fernwick()
  for (const [page, path] of pageFiles.entries()) {
    const sheet = (at: number) => `<link rel="stylesheet" href="/${'s'.repeat(1_900)}${page}-${at}.css">`
    const links = Array.from({ length: 100 }, (_, at) => sheet(at)).join('')
    files[path] = { ...files[path]!, body: String(files[path]!.body).replace('</head>', `${links}</head>`) }
  }
  await using site = await serveSite(files)
  const { watch } = await read(site, null)
  assert.ok(JSON.stringify(watch).length < 80_000)
  const checked = await check(site, watch, { parsePool: noParsing })
  assert.equal(checked.ok && checked.value.kind, 'same')
})

test('a folder of pages is the same until one of its files changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-check-'))
  try {
    await writeFile(join(folder, 'index.html'), '<title>Fernwick</title><h1>Rotas for florists</h1><p>Made in York.')
    const options = { browser: 'off', now: () => day }
    const site = { folder, origin: 'https://www.fernwick.example' }
    const baseline = await checkSite(site, { ...options, watch: null })
    assert.ok(baseline.ok)
    const { watch } = baseline.value
    const same = await checkSite(site, { ...options, watch, parsePool: noParsing })
    assert.equal(same.ok && same.value.kind, 'same')
    await writeFile(join(folder, 'index.html'), '<title>Fernwick</title><h1>Rotas for bakers</h1><p>Made in York.')
    const later = await checkSite(site, { ...options, watch })
    assert.equal(later.ok && later.value.kind, 'read')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('what only a browser shows is read by each check of a site that needed one', {
  skip: skip(browsers),
}, async () => {
  const files = fernwick()
  const script = (headline: string) => ({
    type: 'text/javascript',
    body: `document.getElementById('root').innerHTML = '<h1>${headline}</h1><p>Fernwick plans who stands in which shop.</p>'`,
  })
  files['/'] = { body: '<!doctype html><title>Fernwick</title><div id="root"></div><script src="/app.js"></script>' }
  files['/app.js'] = script('Rotas for florists')
  await using site = await serveSite(files)
  const rendering = { browser: browsers[0]!.path, cacheFolder: testCacheFolder }
  const baseline = await read(site, null, rendering)
  assert.equal(baseline.watch.isRendered, true)
  // The page that the browser starts from stays as it was.
  site.files.set('/app.js', script('Rotas for bakers'))
  const later = await read(site, baseline.watch, rendering)
  assert.equal(later.unrendered, null)
  const { changes } = compareSnapshots([baseline.snapshot, later.snapshot])
  assert.deepEqual(
    changes.map(({ type, new_value }) => [type, new_value]),
    [['headline_change', 'Rotas for bakers']],
  )
})
