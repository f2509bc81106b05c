import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { createParsePool } from '../document/parse-pool.ts'
import type { Quote } from '../evidence.ts'
import { deriveFacts } from '../facts/derive-facts.ts'
import type { Facts } from '../facts.ts'
import { siteOf } from '../site.ts'
import { createFolderSource } from '../sources/folder-source.ts'
import { gather } from './gather.ts'
import { gatherBudget } from './recorder.ts'

const pool = createParsePool({ threads: 2 })
const folders: string[] = []
after(async () => {
  await pool.close()
  for (const folder of folders) await rm(folder, { recursive: true })
})

async function gatherFolder(folder: string, origin: string, entryPath = '/') {
  const source = await createFolderSource({ folder, origin, entryPath, now: () => 0 })
  assert.ok(source.ok)
  const deps = { source: source.value, pool, renderer: null, rendererMissing: null, now: () => 0 }
  const { signal } = new AbortController()
  const gathered = await gather({ ...deps, onProgress: () => {}, signal }, gatherBudget)
  assert.ok(gathered.ok)
  return gathered.value
}

async function folderOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-gather-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

function quotesOf(facts: Facts): Quote[] {
  const quotes: Quote[] = []
  const open: unknown[] = [{ ...facts, blocks: [], structuredData: [] }]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if ('quotes' in value) quotes.push(...(value.quotes as Quote[]))
    open.push(...Object.values(value).map((inner) => inner ?? null))
  }
  return quotes
}

const sitesFolder = new URL('../../../../examples/sites/', import.meta.url).pathname
interface ExampleSite {
  name: string
  folder: string
  originalHost: string
  entryPath: string
}
const { sites } = JSON.parse(await readFile(join(sitesFolder, 'index.json'), 'utf8')) as { sites: ExampleSite[] }

for (const { name, folder, originalHost, entryPath } of sites) {
  const gatherSite = () => gatherFolder(join(sitesFolder, folder), `https://${originalHost}`, entryPath)

  test(`${name}: each page read has a reason, each page left out another`, async () => {
    const { capture } = await gatherSite()
    assert.ok(capture.pages.length >= 1 && capture.pages.length <= gatherBudget.pages)
    for (const { type, selectionReason } of capture.pages) assert.ok(selectionReason.startsWith(`${type}: `))
    for (const { detail } of capture.skipped) assert.ok(detail.endsWith('.'))
    const urls = capture.pages.map(({ finalUrl }) => finalUrl)
    assert.deepEqual([...new Set(urls)], urls)
  })

  test(`${name}: gathered twice, it is the same capture`, async () => {
    const [first, second] = [await gatherSite(), await gatherSite()]
    assert.deepEqual(first.capture, second.capture)
  })

  test(`${name}: every quote of every fact is in the stored text of its page`, async () => {
    const { capture, parsed } = await gatherSite()
    const site = siteOf(capture, parsed)!
    const facts = deriveFacts(site)
    assert.deepEqual(facts.degraded, [])
    const texts = new Map(site.pages.map((page) => [page.url, page.text]))
    const quotes = quotesOf(facts)
    assert.ok(quotes.length > 0)
    for (const { page, text } of quotes) assert.ok(texts.get(page)?.includes(text), `${page}: ${text}`)
  })
}

const prose = (topic: string) =>
  `<h1>${topic}</h1><p>${`${topic} is told here at some length and in plain words. `.repeat(5)}</p>`

test('a folder without links is read by its sitemap', async () => {
  const folder = await folderOf({
    'index.html': `<title>Oaken</title>${prose('Kitchens')}`,
    'sitemap.xml': '<urlset><url><loc>https://oaken.example/about/</loc></url></urlset>',
    'about/index.html': `<title>About</title>${prose('Four people')}`,
  })
  const { capture } = await gatherFolder(folder, 'https://oaken.example')
  assert.deepEqual(
    capture.pages.map(({ finalUrl }) => finalUrl),
    ['https://oaken.example/', 'https://oaken.example/about/'],
  )
})

test('pages of one text are read once, and missing ones passed over', async () => {
  const folder = await folderOf({
    'index.html': `<title>Oaken</title><nav><a href="/about.html">About</a><a href="/team.html">Team</a><a href="/gone.html">Pricing</a></nav>${prose('Kitchens')}`,
    'about.html': `<title>About</title>${prose('Four people')}`,
    'team.html': `<title>About</title>${prose('Four people')}`,
    '404.html': '<title>Page not found</title><p>Nothing here',
  })
  const { capture } = await gatherFolder(folder, 'https://oaken.example')
  assert.deepEqual(
    capture.pages.map(({ type }) => type),
    ['home', 'about'],
  )
  assert.deepEqual(Object.fromEntries(capture.skipped.map(({ url, reason }) => [new URL(url).pathname, reason])), {
    '/gone.html': 'state',
    '/team.html': 'duplicate',
  })
})

test('a cover page in two languages leads on to one of them', async () => {
  const folder = await folderOf({
    'index.html': '<title>Oaken</title><img src="/o.jpg" alt=""><a href="/de/">Deutsch</a> <a href="/en/">English</a>',
    'de/index.html': `<title>Oaken</title><nav><a href="/de/kontakt/">Kontakt</a></nav>${prose('Küchen aus Eiche')}`,
    'de/kontakt/index.html': `<title>Kontakt</title>${prose('Schreiben Sie uns')}`,
    'en/index.html': `<title>Oaken</title>${prose('Oak kitchens')}`,
  })
  const { capture } = await gatherFolder(folder, 'https://oaken.example')
  assert.deepEqual(
    capture.pages.map(({ finalUrl }) => new URL(finalUrl).pathname),
    ['/', '/de/', '/de/kontakt/'],
  )
})
