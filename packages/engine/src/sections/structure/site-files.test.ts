import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../artifacts.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { siteFilesOf } from './site-files.ts'

function filesOf(...asked: { kind: Exchange['kind']; status: number; body?: string }[]) {
  const site = siteOfPages({ '/': '<title>Oaken</title>' })
  for (const [index, { kind, status, body }] of asked.entries()) {
    const url = `${site.home.url}${kind}-${index}`
    if (body !== undefined) site.capture.bodies.set(url, Buffer.from(body))
    site.capture.exchanges.push({
      url,
      finalUrl: url,
      redirects: [],
      kind,
      status,
      headers: {},
      fetchedAt: site.capture.capturedAt,
      durationMs: 1,
      bodyHash: body === undefined ? null : url,
      error: null,
    })
  }
  return siteFilesOf(site)
}
const sitemap = (...days: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${days
    .map((day, index) => `<url><loc>https://www.acme.example/${index}</loc><lastmod>${day}</lastmod></url>`)
    .join('')}</urlset>`

test('a file is present where it was answered, and the others were not asked for', () => {
  const { robots, sitemap, manifest } = filesOf({ kind: 'robots', status: 200, body: 'User-agent: *' })
  assert.deepEqual([robots, sitemap, manifest], ['present', 'not asked for', 'not asked for'])
})

test('a file that is not found, or has no body, is absent', () => {
  assert.equal(filesOf({ kind: 'robots', status: 404, body: 'Not found' }).robots, 'absent')
  assert.equal(filesOf({ kind: 'robots', status: 200 }).robots, 'absent')
})

test('one of two sitemaps that answers is enough', () => {
  const found = filesOf({ kind: 'sitemap', status: 404, body: '' }, { kind: 'sitemap', status: 200, body: sitemap() })
  assert.equal(found.sitemap, 'present')
})

test('entries are counted over all sitemaps, and the newest change is told', () => {
  const found = filesOf(
    { kind: 'sitemap', status: 200, body: sitemap('2025-03-01', '2025-11-02T08:00:00Z') },
    { kind: 'sitemap', status: 200, body: sitemap('2025-10-01') },
  )
  assert.deepEqual(found.sitemapEntries, { addresses: 3, newest: '2025-11-02' })
})

test('a sitemap that lists nothing tells nothing', () => {
  assert.equal(filesOf({ kind: 'sitemap', status: 200, body: '<p>Soup</p>' }).sitemapEntries, null)
})
