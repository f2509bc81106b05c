import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import type { Capture } from '../artifacts.ts'
import { parseCapture } from '../capture/parse-capture.ts'
import { createParsePool } from '../document/parse-pool.ts'
import { gather } from '../gatherers/gather.ts'
import { gatherBudget } from '../gatherers/recorder.ts'
import { css, type ScriptedAnswer, scriptedSource } from '../gatherers/source-fixtures.ts'
import { siteOf } from '../site.ts'

const pool = createParsePool()
after(() => pool.close())

const png = await sharp({ create: { width: 120, height: 40, channels: 3, background: '#0a7d4b' } })
  .png()
  .toBuffer()
const picture: ScriptedAnswer = { type: 'image/png', body: png }
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path fill="#b5179e" d="M0 0h90v30z"/></svg>'
const body =
  '<main><h1>Boats of wood and tar</h1><p>Built in our own yard, from the keel to the mast, for fifty years.</p></main>'

async function gathered(answers: Record<string, string | ScriptedAnswer>) {
  const source = scriptedSource(answers)
  const deps = { source, pool, renderer: null, rendererMissing: null, now: () => 0, onProgress() {} }
  const result = await gather({ ...deps, signal: new AbortController().signal }, { ...gatherBudget, pages: 1 })
  assert.ok(result.ok)
  const paths = source.asked.map((url) => url.replace('https://www.acme.example', ''))
  const site = siteOf(result.value.capture, result.value.parsed)!
  return { ...result.value, site, paths }
}

const pictureIn = ({ site }: Awaited<ReturnType<typeof gathered>>, path: string) =>
  site.pictureOf(new URL(path, 'https://www.acme.example').href)

test('the logo, the icon and the declared logo are fetched, pictures of the content are not', async () => {
  const { paths } = await gathered({
    '/': `<link rel="icon" href="/i.png"><script type="application/ld+json">{"@type":"Organization","logo":"/d.png"}</script>
      <header><a href="/"><img src="/l.png" alt="Acme"></a></header>${body}<img src="/photo.jpg"><img src="/team.jpg">`,
  })
  assert.deepEqual(paths.toSorted(), ['/', '/d.png', '/i.png', '/l.png'])
})

test('a picture behind the logo is fetched from where its stylesheet names it', async () => {
  const found = await gathered({
    '/': `<link rel="stylesheet" href="/theme/css/main.css"><header><a class="logo" href="/">Acme</a></header>${body}`,
    '/theme/css/main.css': css('.logo { background: url(../img/l.png) }'),
    '/theme/img/l.png': picture,
  })
  assert.equal(pictureIn(found, '/theme/img/l.png')?.width, 120)
})

test('the largest icon of the web manifest is fetched', async () => {
  const manifest = {
    icons: [
      { src: 'a.png', sizes: '48x48' },
      { src: 'b.png', sizes: '512x512' },
    ],
  }
  const found = await gathered({
    '/': `<link rel="manifest" href="/site.webmanifest">${body}`,
    '/site.webmanifest': { type: 'application/manifest+json', body: JSON.stringify(manifest) },
    '/b.png': picture,
  })
  assert.equal(pictureIn(found, '/b.png')?.format, 'png')
})

test('a page of a thousand logos has few of them fetched', async () => {
  const logos = Array.from(
    { length: 1_000 },
    (_, n) => `<a href="/"><img class="logo" src="/l${n}.png" alt="Acme"></a>`,
  )
  const icons = Array.from({ length: 100 }, (_, n) => `<link rel="icon" href="/i${n}.png">`)
  const { paths } = await gathered({ '/': `${icons.join('')}<header>${logos.join('')}</header>${body}` })
  assert.ok(paths.length <= 12)
})

test('drawings are read, not painted', async () => {
  const found = await gathered({
    '/': `<header><a href="/"><img src="/l.svg" alt="Acme"></a></header>${body}`,
    '/l.svg': { type: 'image/svg+xml', body: `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>${svg}` },
  })
  const { format, width, height, colors } = pictureIn(found, '/l.svg')!
  assert.deepEqual(
    { format, width, height, colors },
    { format: 'svg', width: 90, height: 30, colors: [{ hex: '#b5179e', share: 1 }] },
  )
})

test('row 48: entities of a drawing are not looked up', async () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c SYSTEM "file:///etc/passwd">]>`
  const found = await gathered({
    '/': `<header><a href="/"><img src="/l.svg" alt="Acme"></a></header>${body}`,
    '/l.svg': { type: 'image/svg+xml', body: bomb + svg.replace('</svg>', '<text>&b;&c;</text></svg>') },
  })
  assert.deepEqual(pictureIn(found, '/l.svg')?.width, 90)
})

test('pictures that are written into the page are read as well', async () => {
  const url = `data:image/png;base64,${png.toString('base64')}`
  const { site } = await gathered({
    '/': `<header><a href="/"><img class="logo" src="${url}"></a></header>${body}`,
  })
  assert.deepEqual(site.pictureOf(url)?.colors, [{ hex: '#0a7d4b', share: 1 }])
})

test('one that is too long to be passed on is kept as a smaller picture', async () => {
  const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, n) => (n * 7_919 + (n >> 3) * 104_729) % 256))
  const large = await sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const url = `data:image/png;base64,${large.toString('base64')}`
  const { site } = await gathered({
    '/': `<header><a href="/"><img class="logo" src="${url}"></a></header>${body}`,
  })
  assert.ok(url.length > 400_000)
  assert.ok(site.pictureOf(url)!.reduced!.length < 400_000)
})

test('what says it is a picture and is not is passed over', async () => {
  const found = await gathered({
    '/': `<header><a href="/"><img src="/l.png" alt="Acme"></a></header>${body}`,
    '/l.png': { type: 'image/png', body: '<!doctype html><title>Not here</title>' },
  })
  assert.equal(pictureIn(found, '/l.png'), undefined)
})

test('a capture that is replayed gives the same pictures', async () => {
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const { capture, parsed } = await gathered({
    '/': `<link rel="icon" href="/i.png"><header><a href="/"><img class="logo" src="${url}"></a><img class="logo" src="/l.png"></header>${body}`,
    '/i.png': picture,
    '/l.png': picture,
  })
  const replayed = await parseCapture(structuredClone(capture) as Capture, pool)
  assert.equal(parsed.pictures.size, 2)
  assert.deepEqual(replayed.pictures, parsed.pictures)
})
