/** What a site may say, draw and repeat without harm to its report, to who asked for it, or to the next one. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { after, test } from 'node:test'
import { greyPng } from '../../pictures/png-fixtures.ts'
import type { VettedPicture } from '../../pictures/vetted-pictures.ts'
import type { FullReport } from '../../report.ts'
import { everyText, fullOfEverything } from '../format-fixtures.ts'
import { createPdfMaker, type PdfInput } from './index.ts'
import { foldedText, plainOptions, readPdf, unspaced } from './pdf-fixtures.ts'

const maker = createPdfMaker()
after(() => maker.close())

async function made(report: FullReport, more: Partial<PdfInput> = {}) {
  const result = await maker.make({ report, pictures: new Map(), options: plainOptions, ...more })
  assert.ok(result.ok, JSON.stringify(result))
  return result.value
}

for (const text of [
  '#import "/etc/passwd": * #panic("x") #read("data.json")',
  '$ x^2 $ *bold* _it_ `raw` ```typ #panic()``` \\ \\u{41} <label> @ref // no /* no */ = Heading',
  '"]) #eval("panic()") ((([[[{{{',
]) {
  test(`markup of the compiler is text: ${text.slice(0, 30)}`, async () => {
    const { text: read } = await readPdf(await made(everyText(fullOfEverything(), text)))
    assert.ok(unspaced(read).includes(unspaced(text)), read.slice(0, 2_000))
  })
}

for (const [what, text] of [
  ['a word of 100,000 characters', 'Donau'.repeat(20_000)],
  ['100,000 Han characters', '東京都'.repeat(33_000)],
  ['100,000 quotation marks', '“”“'.repeat(33_000)],
  ['100,000 marks on one letter', `e${'\u0301'.repeat(100_000)}`],
  ['100,000 emoji joined to one', '👩\u200d'.repeat(33_000)],
  [
    'controls and directions',
    'soup \u202eevil\u2066 \u0000\u001b[2J\ud800 pot \u2028 \u200f \u061c שלום (abc) \u2069\u2069 \ufffe \u{10ffff}',
  ],
  ['scripts that no typeface has', 'ᚠᛇᚻ 𐤀𐤁 𓀀 \ue000 ꦗꦮ'],
  ['nothing but spaces', ' \t\n\u00a0\u3000 '],
  ['nothing', ''],
] as const) {
  test(`${what} in every place of a report is a document`, async () => {
    const { pages } = await readPdf(await made(everyText(fullOfEverything(), text)))
    assert.ok(pages.length > 5 && pages.length < 120, String(pages.length))
  })
}

test('a list of 5,000 entries shows its beginning and says how many are left', async () => {
  const report = fullOfEverything()
  const many = Array.from({ length: 5_000 }, (_, at) => `Pot number ${at} with a lid that has a name of its own`)
  report.results.offerings.products = many
  report.results.swot.strengths = many
  report.results.messaging.proofPoints = many
  report.results.contentThemes.posts = many.map((title) => ({ title, url: 'https://soup.example/', date: null }))
  report.results.coverage.sections.swot.gaps = many
  const { text, pages } = await readPdf(await made(report))
  assert.match(text, /and 4976 more/)
  assert.ok(pages.length < 60, String(pages.length))
})

test('a report of a thousand notes is a document', async () => {
  const report = fullOfEverything()
  const [one] = report.results.visualIdentity.palette.colors
  assert.ok(one)
  report.results.discoverability.seo.checks = Array.from({ length: 1_000 }, (_, at) => ({
    id: `c${at}`,
    title: `Check ${at}`,
    outcome: 'failed',
    weight: 1,
    seen: `Seen ${at}`,
    why: 'Why',
    fix: 'Fix',
  }))
  report.results.evidence.push(
    ...report.results.discoverability.seo.checks.map((_, at) => ({
      pointer: `/discoverability/seo/checks/${at}`,
      basis: 'stated' as const,
      confidence: 1,
      quotes: [{ page: 'https://soup.example/', text: `Quote ${at}`, locator: 'p' }],
    })),
  )
  assert.ok((await readPdf(await made(report))).pages.length < 80)
})

function withLogo(
  picture: { svg: string } | { bytes: Uint8Array; mediaType: string },
): Partial<PdfInput> & { report: FullReport } {
  const report = fullOfEverything()
  const mark = { width: 9, height: 9, madeFor: null, colors: [], why: 'first in the header', kind: 'logo' as const }
  const { logo } = report.results.visualIdentity
  if ('svg' in picture) {
    logo.primary = { ...mark, svg: picture.svg, format: 'svg', hash: null }
    return { report, pictures: new Map() }
  }
  logo.primary = { ...mark, url: 'https://soup.example/logo', format: 'png', hash: 'abc' }
  return { report, pictures: new Map<string, VettedPicture>([['abc', picture]]) }
}

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 90">${inside}<rect width="9" height="9"/></svg>`
const level = (id: number) => `<g id="l${id}">${`<use href="#l${id - 1}"/>`.repeat(10)}</g>`

for (const [what, svg] of [
  [
    'refers outside',
    drawing(
      '<image href="file:///etc/passwd" width="9" height="9"/><image href="https://evil.example/x.png"/><style>@import url(https://evil.example/x.css);</style>',
    ),
  ],
  ['nests 10,000 groups', drawing(`${'<g>'.repeat(10_000)}<rect width="4" height="4"/>${'</g>'.repeat(10_000)}`)],
  [
    'multiplies',
    drawing(
      `<defs><rect id="l0" width="9" height="9"/>${[1, 2, 3, 4, 5, 6, 7, 8].map(level).join('')}</defs><use href="#l8"/>`,
    ),
  ],
  ['is cut off', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0'],
  ['is none', 'hello'],
  ['has words in a script without a typeface', drawing('<text y="15">ಕನ್ನಡ</text>')],
  ['has words in Thai', drawing('<text y="15">สวัสดีน้ำ</text>')],
  [
    'has no height',
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="0"><rect width="9" height="9"/></svg>',
  ],
  [
    'is of no size at all',
    '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" viewBox="0 0 0 0"><rect width="9" height="9"/></svg>',
  ],
  [
    'is endlessly large',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1e308" height="1e308" viewBox="0 0 1e308 1e-308"><rect width="9" height="9"/></svg>',
  ],
] as const) {
  for (const form of ['in the report', 'as a file', 'of the agency'] as const) {
    test(`a drawing that ${what}, ${form}, costs its picture alone`, async () => {
      const bytes = Buffer.from(svg)
      const input = form === 'in the report' ? withLogo({ svg }) : withLogo({ bytes, mediaType: 'image/svg+xml' })
      const options =
        form === 'of the agency'
          ? {
              ...plainOptions,
              whiteLabel: true,
              branding: { name: 'Larkfold', logo: bytes, color: null, footer: null },
            }
          : plainOptions
      const { text } = await readPdf(await made(input.report, { ...input, options }))
      assert.doesNotMatch(text, /root:x:/)
    })
  }
}

for (const [what, bytes] of [
  ['claims 30,000 pixels a side', greyPng(30_000, 1)],
  ['claims two billion pixels a side', greyPng(2_000_000_000, 1)],
  ['ends in its header', greyPng(9, 1).subarray(0, 40)],
] as const) {
  test(`a picture that ${what} costs itself alone`, async () => {
    const input = withLogo({ bytes, mediaType: 'image/png' })
    assert.ok((await readPdf(await made(input.report, input))).pages.length > 5)
  })
}

test('pictures of every format are drawn', async () => {
  const { default: sharp } = await import('sharp')
  const base = sharp({ create: { width: 40, height: 20, channels: 4, background: '#0a7d34' } })
  const without = imagesIn(await made(fullOfEverything()))
  for (const format of ['png', 'jpeg', 'gif', 'webp', 'avif'] as const) {
    const bytes = await base.clone().toFormat(format).toBuffer()
    const input = withLogo({ bytes, mediaType: `image/${format}` })
    assert.ok(imagesIn(await made(input.report, input)) > without, format)
  }
  const input = withLogo({ bytes: iconOf(await base.clone().png().toBuffer()), mediaType: 'image/x-icon' })
  assert.ok(imagesIn(await made(input.report, input)) > without, 'ico')
})

const imagesIn = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length

function iconOf(png: Buffer): Uint8Array {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 40, 20, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

test('a document that is not made in time fails with a sentence, and so does the next, in its turn', async () => {
  await using late = createPdfMaker({ documentMs: 1 })
  const ask = () => late.make({ report: fullOfEverything(), pictures: new Map(), options: plainOptions })
  for (const result of await Promise.all([ask(), ask()])) {
    assert.deepEqual(result, {
      ok: false,
      error: { code: 'TOO_COMPLEX', message: 'The PDF takes more than 0.001 seconds of computing time.' },
    })
  }
})

test('every thread of the process stands back as far as it is told', {
  skip: process.platform !== 'linux',
}, async () => {
  await using last = createPdfMaker({ niceness: 19 })
  const made = await last.make({ report: fullOfEverything(), pictures: new Map(), options: plainOptions })
  assert.ok(made.ok)
  const started = children().filter((id) => commandOf(id).endsWith('\u000019\0'))
  assert.equal(started.length, 1)
  const threads = readdirSync(`/proc/${started[0]}/task`)
  assert.deepEqual(new Set(threads.map((thread) => getPriority(Number(thread)))), new Set([19]))
})

const children = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'latin1').trim().split(' ')
const commandOf = (id: string) => readFileSync(`/proc/${id}/cmdline`, 'latin1')

test('a document that is given up leaves the others their turn', async () => {
  const controller = new AbortController()
  const input = { report: fullOfEverything(), pictures: new Map(), options: plainOptions }
  const given = maker.make(input, { signal: controller.signal })
  const next = maker.make(input)
  controller.abort()
  await assert.rejects(given, { name: 'AbortError' })
  assert.ok((await next).ok)
})

test('what waits when the maker is closed fails, and so does what comes later', async () => {
  const closing = createPdfMaker()
  const input = { report: fullOfEverything(), pictures: new Map(), options: plainOptions }
  const waiting = [closing.make(input), closing.make(input)]
  await closing.close()
  for (const result of [...(await Promise.all(waiting)), await closing.make(input)]) {
    assert.deepEqual(result.ok ? null : result.error.code, 'NOT_MADE')
  }
})

test('words of many scripts are all set in glyphs, and read back', async () => {
  const words = {
    ja: '海の色を、器にうつす。',
    zh: '让品牌说话',
    ko: '브랜드를 읽다',
    ar: 'القلم',
    he: 'שלום',
    th: 'สวัสดี',
    hi: 'नमस्ते',
    el: 'Καλημέρα',
    uk: 'ґїжщ',
    emoji: '🎨🚀',
    bn: 'নমস্কার',
    ta: 'வணக்கம்',
    hy: 'Բարեւ',
    ka: 'გამარჯობა',
    vi: 'Đường phố',
    signs: '✓ → ≤ ★ ☎',
  }
  const report = fullOfEverything()
  report.results.messaging.proofPoints = Object.values(words)
  const { text } = await readPdf(await made(report))
  for (const [language, word] of Object.entries(words)) {
    // Marks and joined letters come back in the order of a reader's own.
    if (/^(?:ar|he|th|hi|bn|ta)$/.test(language)) continue
    assert.ok(unspaced(text).includes(unspaced(word)), `${language}: ${word}`)
  }
  assert.doesNotMatch(foldedText(text), /\ufffd/)
})
