import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRecorder } from '../gatherers/recorder.ts'
import { gz, type ScriptedAnswer, scriptedSource, xml } from '../gatherers/source-fixtures.ts'
import { gatherSitemap, parseSitemap } from './sitemap.ts'

const base = 'https://www.acme.example'
const budget = { pages: 12, bytes: 200_000_000, seconds: 90 }

async function gathered(answers: Record<string, string | ScriptedAnswer>, declared: string[] = []) {
  const source = scriptedSource(answers)
  const recorder = createRecorder(source, budget, () => 0, new AbortController().signal)
  const entries = await gatherSitemap(recorder, `${base}/`, declared)
  return { urls: entries.map(({ url }) => url), asked: source.asked.map((url) => url.replace(base, '')) }
}

const loc = (path: string) => `<url><loc>${path.startsWith('http') ? path : base + path}</loc></url>`
const urlset = (...paths: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map(loc).join('')}</urlset>`
const index = (...paths: string[]) =>
  `<sitemapindex>${paths.map((path) => `<sitemap><loc>${base}${path}</loc></sitemap>`).join('')}</sitemapindex>`

test('URLs are read with the day they were changed', () => {
  const { entries } = parseSitemap(
    `<urlset><url>\n<loc>\n  ${base}/a?b=1&amp;c=2\n</loc><lastmod>2026-01-02</lastmod></url>${loc('/b')}</urlset>`,
  )
  assert.deepEqual(entries, [
    { url: `${base}/a?b=1&c=2`, lastModified: '2026-01-02' },
    { url: `${base}/b`, lastModified: null },
  ])
})

test('CDATA, a prefix for the namespace and pictures of a page are understood', () => {
  const text = `<s:urlset xmlns:s="x"><s:url><s:loc><![CDATA[${base}/a?x&y]]></s:loc><image:image><image:loc>${base}/p.jpg</image:loc></image:image></s:url></s:urlset>`
  assert.deepEqual(
    parseSitemap(text).entries.map(({ url }) => url),
    [`${base}/a?x&y`],
  )
})

test('without a word in robots.txt the usual place is tried', async () => {
  assert.deepEqual(await gathered({ '/sitemap.xml': xml(urlset('/a')) }), {
    urls: [`${base}/a`],
    asked: ['/sitemap.xml'],
  })
})

test('those that robots.txt names are read instead', async () => {
  const { asked } = await gathered({ '/de.xml': xml(urlset('/a')) }, [`${base}/de.xml`])
  assert.deepEqual(asked, ['/de.xml'])
})

test('an index leads to its sitemaps, five files in all', async () => {
  const parts = Array.from({ length: 9 }, (_, n) => `/part-${n}.xml`)
  const answers = Object.fromEntries(parts.map((path) => [path, xml(urlset(`${path}/page`))]))
  const { urls, asked } = await gathered({ '/sitemap.xml': xml(index(...parts)), ...answers })
  assert.equal(urls.length, 4)
  assert.equal(asked.length, 5)
})

test('a packed sitemap is unpacked', async () => {
  const { urls } = await gathered({ '/sitemap.xml.gz': gz(urlset('/a')) }, ['/sitemap.xml.gz'])
  assert.deepEqual(urls, [`${base}/a`])
})

test('a list of lines is a sitemap, too', async () => {
  const text = `\ufeff${base}/a\r\n${base}/b\nno address\n`
  const { urls } = await gathered({ '/sitemap.xml': { type: 'text/plain', body: text } })
  assert.deepEqual(urls, [`${base}/a`, `${base}/b`])
})

test('URLs of other sites are dropped, and sitemaps there are not asked for', async () => {
  const answers = { '/sitemap.xml': xml(urlset('/a', 'https://other.example/b', 'ftp://www.acme.example/c')) }
  assert.deepEqual((await gathered(answers)).urls, [`${base}/a`])
  assert.deepEqual((await gathered({}, ['https://other.example/sitemap.xml'])).asked, [])
})

test('a page in place of the sitemap names no URL', async () => {
  const { urls } = await gathered({ '/sitemap.xml': '<!doctype html><title>Not found</title><p>https://x.example/' })
  assert.deepEqual(urls, [])
})

test('row 46: a sitemap at a private address is not asked for', async () => {
  const { asked } = await gathered({}, [
    'http://169.254.169.254/sitemap.xml',
    'http://127.0.0.1/',
    'file:///etc/passwd',
  ])
  assert.deepEqual(asked, [])
})

test('row 47: of a million URLs the first five thousand are read', async () => {
  const text = `<urlset>${'<url><loc>https://www.acme.example/p</loc></url>'.repeat(1_000_000)}</urlset>`
  assert.ok(text.length > 45 * 1024 * 1024)
  assert.equal(parseSitemap(text).entries.length, 5_000)
  assert.equal(parseSitemap(`${base}/p\n`.repeat(1_000_000)).entries.length, 5_000)
})

test('row 47: an index that includes itself, or another that includes it, ends', async () => {
  const self = await gathered({ '/sitemap.xml': xml(index('/sitemap.xml', '/sitemap.xml')) })
  assert.deepEqual(self, { urls: [], asked: ['/sitemap.xml'] })
  const pair = await gathered({ '/sitemap.xml': xml(index('/b.xml')), '/b.xml': xml(index('/sitemap.xml')) })
  assert.deepEqual(pair.asked, ['/sitemap.xml', '/b.xml'])
})

test('row 47: 50 MB in one element, and 50 MB without any, are passed over', () => {
  assert.deepEqual(parseSitemap(`<urlset><url><loc>${'a'.repeat(50_000_000)}`).entries, [])
  assert.deepEqual(parseSitemap(`<urlset>${' '.repeat(50_000_000)}`).entries, [])
  assert.deepEqual(parseSitemap('x'.repeat(50_000_000)).entries, [])
})

test('row 48: entities are not replaced, and what refers to one is no URL', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
    <!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY % d SYSTEM "http://other.example/x.dtd"> %d;]>
    <urlset>${loc(`/&b;`)}<url><loc>&x;</loc></url>${loc('/a')}</urlset>`
  const { urls, asked } = await gathered({ '/sitemap.xml': xml(bomb) })
  assert.deepEqual(urls, [`${base}/a`])
  assert.deepEqual(asked, ['/sitemap.xml'])
})

test('row 48: ten million characters of unclosed elements are read once', () => {
  assert.deepEqual(parseSitemap(`<urlset>${'<loc>'.repeat(2_000_000)}`).entries, [])
  assert.deepEqual(parseSitemap(`<urlset>${'<loc><![CDATA['.repeat(700_000)}`).entries, [])
  assert.deepEqual(parseSitemap(`<urlset>${'<url><lastmod>'.repeat(700_000)}`).entries, [])
  assert.deepEqual(parseSitemap('<'.repeat(10_000_000)).entries, [])
})

test('row 49: a packed bomb, and a file cut short, are no sitemap', async () => {
  const bomb = gz(`<urlset>${' '.repeat(60_000_000)}${loc('/a')}</urlset>`)
  assert.deepEqual((await gathered({ '/sitemap.xml': bomb })).urls, [])
  const cut = { body: (gz(urlset('/a')).body as Uint8Array).slice(0, 40) }
  assert.deepEqual((await gathered({ '/sitemap.xml': cut })).urls, [])
})
