/** What the pictures of a hostile site may do to whoever opens its report: nothing. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Analysis, analyze } from '../analyze.ts'
import { renderHtml, skip, testBrowsers, testRenderer } from '../render/render-fixtures.ts'
import { formatHtml } from './html.ts'
import { formatJson } from './json.ts'
import { formatMarkdown } from './markdown.ts'
import { formatText } from './text.ts'

/** Each level shows the one before ten times: a hundred million squares in a kilobyte. */
const level = (id: number) => `<g id="l${id}">${`<use href="#l${id - 1}"/>`.repeat(10)}</g>`
const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40" viewBox="0 0 160 40"><defs><rect id="l0" width="9" height="9" fill="#c33"/>${[1, 2, 3, 4, 5, 6, 7, 8].map(level).join('')}</defs><use href="#l8"/></svg>`
const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="90" height="30" fill="#c33"/></svg>'
const asData = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const asBase64 = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

async function analysisOf(files: Record<string, string | Uint8Array>): Promise<Analysis> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-pictures-'))
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
    const site = { folder, origin: 'https://www.oaken.example' }
    const analysis = await analyze(site, { type: 'full', browser: 'off', now: () => 0 })
    assert.ok(analysis.ok)
    return analysis.value
  } finally {
    await rm(folder, { recursive: true })
  }
}

const page = (logo: string, head = '') => `<!doctype html><html lang="en"><title>Oaken</title>${head}
<header><a href="/" class="logo">${logo}</a></header><h1>Kitchens that outlive fashion</h1>
<p>Oaken builds kitchens of oak in Leeds, by four people who sign each drawer.</p>`
const image = (url: string) => `<img class="logo" alt="Oaken logo" width="160" height="40" src="${url}">`

const hostile: Record<string, Record<string, string>> = {
  'a logo in a data address': { 'index.html': page(image(asData(bomb))) },
  'a logo in base64': { 'index.html': page(image(asBase64(bomb))) },
  'a logo in an object': { 'index.html': page(`<object class="logo" data="${asBase64(bomb)}"></object>`) },
  'a logo behind the link': {
    'index.html': page(
      `<span class="logo" style="background:url('${asBase64(bomb)}');width:160px;height:40px">Oaken</span>`,
    ),
  },
  'a logo in a file': { 'index.html': page(image('/logo.svg')), 'logo.svg': bomb },
  'an icon in a file': {
    'index.html': page(image(asData(plain)), '<link rel="icon" type="image/svg+xml" href="/icon.svg">'),
    'icon.svg': bomb,
  },
  'an icon in a data address': {
    'index.html': page(image(asData(plain)), `<link rel="icon" href="${asBase64(bomb)}">`),
  },
  'a drawing under the type of a raster picture': {
    'index.html': page(image(asBase64(bomb).replace('svg+xml', 'png'))),
  },
}

const formatted = ({ report, pictures }: Analysis) => [
  formatJson(report),
  formatHtml(report, { pictures }),
  formatMarkdown(report),
  formatText(report, { width: 80, color: false }),
]

/** The drawings of a text, those in base64 decoded. */
const unpacked = (text: string): string =>
  text.replace(/base64,([A-Za-z0-9+/=]+)/g, (_, packed) => Buffer.from(packed, 'base64').toString('latin1'))

for (const [name, files] of Object.entries(hostile)) {
  test(`a drawing that multiplies reaches no report as it is: ${name}`, async () => {
    for (const text of formatted(await analysisOf(files))) {
      const shown = decodeURIComponent(unpacked(text).replace(/%(?![0-9a-f]{2})/gi, '%25'))
      assert.doesNotMatch(shown, /<use\b|#l7/)
    }
  })
}

test('a drawing within a data URL is passed on made safe, and shown', async () => {
  const { report, pictures } = await analysisOf({ 'index.html': page(image(asData(plain))) })
  assert.equal(report.type, 'full')
  const { primary } = (report as Extract<typeof report, { type: 'full' }>).results.visualIdentity.logo
  assert.equal(primary?.url, undefined)
  assert.match(primary?.svg ?? '', /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><rect /)
  assert.match(formatHtml(report, { pictures }), /<img src="data:image\/svg\+xml;base64,/)
})

test('a report that was stored with a drawing in a URL shows no picture of it', async () => {
  const { report } = await analysisOf({ 'index.html': page(image(asData(plain))) })
  const { logo } = (report as Extract<typeof report, { type: 'full' }>).results.visualIdentity
  const { svg: _, ...mark } = logo.primary!
  logo.primary = { ...mark, url: asData(bomb) }
  assert.doesNotMatch(formatHtml(report), /<img /)
})

const browsers = await testBrowsers()
test('a browser to open reports with was found', { skip: skip(browsers) }, () => assert.ok(browsers.length > 0))

for (const browser of browsers) {
  test(`a browser paints the report of a site whose logo multiplies (${browser.origin})`, async () => {
    const { report, pictures } = await analysisOf({
      ...hostile['a logo in a data address'],
      ...hostile['an icon in a file'],
      'index.html': page(image(asData(bomb)), '<link rel="icon" type="image/svg+xml" href="/icon.svg">'),
    })
    // Far more than a page takes on a busy machine, and far less than the drawing would.
    await using renderer = testRenderer(browser, { pageMs: 55_000, pictureMs: 40_000 })
    const painted = await renderHtml(renderer, formatHtml(report, { pictures }))
    assert.ok(painted.ok, JSON.stringify(painted))
    assert.ok(painted.value.fullPageScreenshot !== null)
  })
}
