/** The screenshot in what is handed on: HTML and PDF. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { fullOfEverything, written } from './format-fixtures.ts'
import { formatHtml } from './html.ts'
import { assertSoundPage, attribute } from './page-checks-fixtures.ts'
import { createPdfMaker, type PdfInput, type PdfOptions } from './pdf/index.ts'
import { picturesOn, plainOptions } from './pdf/pdf-fixtures.ts'

const maker = createPdfMaker()
after(() => maker.close())

const screenshot = await sharp({ create: { width: 1280, height: 800, channels: 3, background: '#1f6f43' } })
  .webp()
  .toBuffer()

for (const report of [fullOfEverything(), written('flash')]) {
  test(`a ${report.type} report as HTML holds the screenshot itself, with its size and words for it`, () => {
    const { elements } = assertSoundPage(formatHtml(report, { screenshot }))
    const picture = elements.find((element) => attribute(element, 'width') === '1280')
    assert.ok(picture !== undefined)
    assert.equal(attribute(picture, 'src'), `data:image/webp;base64,${screenshot.toString('base64')}`)
    assert.equal(attribute(picture, 'height'), '800')
    assert.match(attribute(picture, 'alt') ?? '', /^First screen of marrowell\.example, \d+ \w+ \d{4}$/)
  })
}

test('HTML without a screenshot has no place for one', () => {
  assert.doesNotMatch(formatHtml(fullOfEverything()), /class="screenshot"/)
})

/** The pictures of the first page. */
async function coverOf(
  input: Partial<PdfInput> & { screenshot: Uint8Array | null },
  options: Partial<PdfOptions> = {},
) {
  const report = fullOfEverything()
  const made = await maker.make({ report, pictures: new Map(), options: { ...plainOptions, ...options }, ...input })
  assert.ok(made.ok, JSON.stringify(made))
  return { bytes: made.value, ...(await picturesOn(1, made.value)) }
}

test('a PDF shows the screenshot on its first page, with words for it', async () => {
  const { sizes, said } = await coverOf({ screenshot })
  assert.deepEqual(sizes, ['960 × 600'])
  assert.match(said, /First screen of marrowell\.example, \d+ \w+ \d{4}/)
})

test('a PDF of an agency keeps the screenshot', async () => {
  const branding = { name: 'Studio Ost', logo: null, color: null, footer: null }
  assert.equal((await coverOf({ screenshot }, { whiteLabel: true, branding })).sizes.length, 1)
})

test('a PDF of the sandbox, and one without a screenshot, show none', async () => {
  assert.deepEqual((await coverOf({ screenshot }, { sample: true })).sizes, [])
  assert.deepEqual((await coverOf({ screenshot: null })).sizes, [])
})

test('a screenshot that cannot be read costs itself alone', async () => {
  assert.deepEqual((await coverOf({ screenshot: screenshot.subarray(0, 100) })).sizes, [])
})

test('the same screenshot gives the same PDF', async () => {
  const [one, other] = [await coverOf({ screenshot }), await coverOf({ screenshot })]
  assert.ok(Buffer.from(one.bytes).equals(other.bytes))
})
