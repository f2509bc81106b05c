import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SiteWatch } from './check/site-watch.ts'
import { allowLoopback, fernwick, serveSite, type WatchedSite } from './check/watched-site-fixtures.ts'
import { type CheckedSite, type CheckOptions, checkSite } from './check-site.ts'
import { compareSnapshots } from './compare/compare-snapshots.ts'
import type { ParsePool } from './document/parse-pool.ts'

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
