import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { analyze } from '../../analyze.ts'
import { fullOfEverything } from '../format-fixtures.ts'
import { createPdfMaker } from './index.ts'
import { layoutOf } from './page-layout-fixtures.ts'
import { plainOptions } from './pdf-fixtures.ts'

const maker = createPdfMaker()
after(() => maker.close())

const sites = new URL('../../../../../examples/sites/', import.meta.url)
const { sites: examples } = JSON.parse(readFileSync(new URL('index.json', sites), 'utf8')) as {
  sites: { folder: string; originalHost: string; entryPath: string }[]
}

for (const { folder, originalHost, entryPath } of examples) {
  test(`the pages of the report of ${originalHost} have nothing outside, on top of each other or without its text`, async () => {
    const site = { folder: fileURLToPath(new URL(folder, sites)), origin: `https://${originalHost}`, entryPath }
    const analysis = await analyze(site, { type: 'full', browser: 'off', now: () => Date.UTC(2026, 0, 15) })
    assert.ok(analysis.ok)
    const { report, pictures } = analysis.value
    const made = await maker.make({ report, pictures, options: plainOptions })
    assert.ok(made.ok)
    assert.deepEqual((await layoutOf(made.value)).faults, [])
  })
}

test('a sentence in place of a mark is set so small that its tile holds it', async () => {
  const report = fullOfEverything()
  const { primary } = report.results.visualIdentity.logo
  assert.equal(primary?.kind, 'text')
  primary.text = 'Welcome to the main site of the society for the care of old boats and their stoves'
  const made = await maker.make({ report, pictures: new Map(), options: plainOptions })
  assert.ok(made.ok)
  const faults = (await layoutOf(made.value)).faults.filter(({ page }) => page > 1)
  assert.deepEqual(faults, [])
})

/** A page of A4 with texts of 10 points at these places. */
function pageOf(texts: readonly [text: string, left: number, bottom: number, size?: number][]): Uint8Array {
  const drawn = texts.map(([text, x, y, size = 10]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`).join('\n')
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << /Font << /F1 6 0 R >> >> >>`
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(7),
    page(5),
    stream(drawn),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    stream(''),
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}

const rulesOf = async (...texts: Parameters<typeof pageOf>[0]) =>
  (await layoutOf(pageOf(texts))).faults.map(({ rule, text }) => `${rule}: ${text}`)

test('a text that ends beyond the margin is a fault', async () => {
  assert.deepEqual(await rulesOf(['far to the right', 520, 400]), ['outside: far to the right'])
})

test('texts on top of each other are a fault, and texts below each other none', async () => {
  assert.deepEqual(await rulesOf(['one text', 100, 400], ['other text', 110, 402]), ['overlap: one text / other text'])
  assert.deepEqual(await rulesOf(['a page', 100, 400], ['other text', 100, 392]), ['overlap: a page / other text'])
  assert.deepEqual(await rulesOf(['one text', 100, 400], ['other text', 100, 388]), [])
})

test('a title with nothing below it is a fault', async () => {
  assert.deepEqual(await rulesOf(['Prices', 100, 120, 25]), ['stranded: Prices'])
  assert.deepEqual(await rulesOf(['Prices', 100, 160, 25], ['What a week costs', 100, 120]), [])
})

test('a page with a line alone is sparse', async () => {
  assert.deepEqual((await layoutOf(pageOf([['alone', 100, 700]]))).sparse, [2])
})
