/** Analyses that a browser took part in: their screenshot, and what it must not touch. */
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { type Analysis, type AnalyzedSite, type AnalyzeOptions, analyze } from './analyze.ts'
import { screenshotBytesMax } from './pictures/screenshot.ts'
import { skip, testBrowsers, testCacheFolder } from './render/render-fixtures.ts'

const [browser] = await testBrowsers()
const needed = { skip: skip(browser === undefined ? [] : [browser]) }

let parent: string
before(async () => {
  parent = await mkdtemp(join(tmpdir(), 'brandprint-screenshot-'))
})
after(() => rm(parent, { recursive: true }))

const words = '<h1>Bread by bicycle</h1><p>Marrowell bakes at night and rides before breakfast.</p>'
const filled = `<div id="app"></div><script>document.getElementById('app').innerHTML = ${JSON.stringify(words)}</script>`
const styles = '<style>body { margin: 0; background: #1f6f43; color: #fff }</style>'
const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Marrowell</title>${styles}<body>${body}</body></html>`

async function folderOf(files: Record<string, string>): Promise<AnalyzedSite> {
  const folder = await mkdtemp(join(parent, 'site-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return { folder, origin: 'https://marrowell.example' }
}

async function analyzed(site: AnalyzedSite, options: Partial<AnalyzeOptions> = {}): Promise<Analysis> {
  const setting = { browser: browser?.path ?? 'off', cacheFolder: testCacheFolder, now: () => 0 }
  const analysis = await analyze(site, { type: 'flash', ...setting, ...options })
  assert.ok(analysis.ok, JSON.stringify(analysis))
  return analysis.value
}

test('a home page that a browser showed has a screenshot of its first screen', needed, async () => {
  const { screenshot } = await analyzed(await folderOf({ 'index.html': page(filled) }))
  const { data, info } = await sharp(screenshot!).raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height], [1280, 800])
  assert.ok(screenshot!.length <= screenshotBytesMax)
  // Of the ground, as lossy as WebP is.
  const [red = 0, green = 0, blue = 0] = data.subarray(-3)
  for (const [seen, painted] of [
    [red, 0x1f],
    [green, 0x6f],
    [blue, 0x43],
  ] as const) {
    assert.ok(Math.abs(seen - painted) < 6, `${seen} instead of ${painted}`)
  }
})

test('the screenshot of a page of random pixels is as small as any', needed, async () => {
  const noise = `<canvas id="noise" width="1280" height="800" style="position:fixed;inset:0"></canvas><script>
    const paper = document.getElementById('noise').getContext('2d'); const pixels = paper.createImageData(1280, 800)
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    paper.putImageData(pixels, 0, 0)</script>`
  const { screenshot } = await analyzed(await folderOf({ 'index.html': page(filled + noise) }))
  assert.ok(screenshot!.length > 50_000 && screenshot!.length <= screenshotBytesMax, String(screenshot?.length))
})

test('a page that can be read without a browser has no screenshot, nor has one without a browser', needed, async () => {
  const still = await analyzed(await folderOf({ 'index.html': page(words) }))
  const without = await analyzed(await folderOf({ 'index.html': page(words + filled) }), { browser: 'off' })
  assert.deepEqual([still.screenshot, without.screenshot], [null, null])
})

test('the report is the same with a screenshot and without', needed, async () => {
  const saved = join(parent, 'with')
  const analysis = await analyzed(await folderOf({ 'index.html': page(filled) }), { saveCaptureTo: saved })
  const index = JSON.parse(await readFile(join(saved, 'capture.json'), 'utf8'))
  delete index.screenshotHash
  index.pages[0].rendered.firstScreenScreenshotHash = null
  await writeFile(join(saved, 'capture.json'), JSON.stringify(index))
  const replayed = await analyzed({ captureFolder: saved })
  assert.equal(replayed.screenshot, null)
  assert.deepEqual([replayed.report, replayed.facts], [analysis.report, analysis.facts])
  assert.ok(!JSON.stringify(analysis.report).includes('screenshot'))
})

test('a saved capture keeps the screenshot, and gives it back when it is replayed', needed, async () => {
  const [saved, again] = [join(parent, 'saved'), join(parent, 'again')]
  await mkdir(saved)
  const { screenshot } = await analyzed(await folderOf({ 'index.html': page(filled) }), { saveCaptureTo: saved })
  assert.deepEqual(await readFile(join(saved, 'screenshot.webp')), Buffer.from(screenshot!))
  const replayed = await analyzed({ captureFolder: saved }, { saveCaptureTo: again })
  assert.deepEqual(Buffer.from(replayed.screenshot!), Buffer.from(screenshot!))
  assert.deepEqual(await readFile(join(again, 'screenshot.webp')), Buffer.from(screenshot!))
})

const hostile = {
  'a canvas larger than memory': `<canvas width="32000" height="32000"></canvas><script>
    for (const canvas of document.querySelectorAll('canvas')) canvas.getContext('2d').fillRect(0, 0, 32000, 32000)</script>`,
  'drawing without an end': `<script>const draw = () => { document.body.style.background = '#' + Math.floor(Math.random() * 1e6)
    requestAnimationFrame(draw); setTimeout(draw) }; draw()</script>`,
  'animations without an end': `<style>@keyframes turn { to { transform: rotate(1turn) scale(9); filter: blur(90px) } } p { animation: turn 1ms infinite }</style>
    ${'<p>turning</p>'.repeat(300)}`,
  'a tab that it closes': '<script>window.close(); setTimeout(() => window.close(), 10)</script>',
}
for (const [what, body] of Object.entries(hostile)) {
  test(`a page with ${what} is analyzed all the same`, { ...needed, timeout: 120_000 }, async () => {
    const { report, screenshot } = await analyzed(await folderOf({ 'index.html': page(words + filled + body) }))
    assert.equal(report.results.coverage.pages.length, 1)
    assert.ok(screenshot === null || screenshot.length <= screenshotBytesMax)
  })
}
