import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { analyze } from '../../analyze.ts'
import type { FullReport, Report } from '../../report.ts'
import { sectionTitles } from '../../writing/section-titles.ts'
import { fullOfEverything, written } from '../format-fixtures.ts'
import { createPdfMaker, type PdfInput, type PdfOptions } from './index.ts'
import {
  foldedText,
  type LinkWithin,
  linksWithin,
  placedTexts,
  plainOptions,
  readPdf,
  unpacked,
  unspaced,
} from './pdf-fixtures.ts'

const maker = createPdfMaker()
after(() => maker.close())

async function made(report: Report, options: Partial<PdfOptions> = {}, pictures: PdfInput['pictures'] = new Map()) {
  const result = await maker.make({ report, pictures, options: { ...plainOptions, ...options } })
  assert.ok(result.ok, JSON.stringify(result))
  return result.value
}

test('a full report has its sections as bookmarks, in its order, with a title and a language', async () => {
  const { bookmarks, info, text } = await readPdf(await made(fullOfEverything()))
  const sections = [...Object.values(sectionTitles), 'What was read', 'Evidence']
  assert.deepEqual(bookmarks.slice(bookmarks.indexOf('Appendix') + 1), sections)
  assert.match(String(info.Title), /: brand report$/)
  assert.equal(info.Language, 'en')
  assert.match(text, /Appendix/)
})

test('a report without a thesis has a cover and a summary', async () => {
  const report = fullOfEverything()
  delete report.results.thesis
  const { bookmarks } = await readPdf(await made(report))
  assert.deepEqual(bookmarks, ['Summary', 'Contents', ...Object.values(sectionTitles), 'What was read', 'Evidence'])
})

test('the contents list what follows them, and not themselves', async () => {
  const report = fullOfEverything()
  delete report.results.thesis
  const { pages } = await readPdf(await made(report))
  const contents = pages.find((page) => page.includes(`${sectionTitles.swot} `) && page.includes('What was read')) ?? ''
  // At the head of the page, and as its title.
  assert.equal(contents.split('Contents').length - 1, 2)
})

test('a number behind a word from right to left stands behind it', async () => {
  const report = fullOfEverything()
  const [theme] = report.results.contentThemes.themes
  assert.ok(theme !== undefined)
  Object.assign(theme, { label: 'حساء', pages: Array.from({ length: 47 }, (_, at) => `/${at}`) })
  const texts = await placedTexts(await made(report))
  const word = texts.find(({ text }) => /[\u0600-\u06ff\ufe70-\ufeff]/.test(text))
  const number = texts.find(({ text, top }) => text.includes('47') && top === word?.top)
  assert.ok(word !== undefined && number !== undefined)
  assert.ok(number.left > word.left, `${number.left} and ${word.left}`)
})

test('each quote of the evidence stands in the notes, with a link to its page', async () => {
  for (const report of [fullOfEverything(), written('flash')]) {
    const { text, links } = await readPdf(await made(report))
    const urls = new Set(links.map(({ url }) => url))
    for (const { pointer, quotes } of report.results.evidence) {
      for (const quote of quotes) {
        assert.ok(unspaced(text).includes(unspaced(`“${quote.text}”`)), `${pointer}: ${quote.text}`)
        assert.ok(urls.has(quote.page), quote.page)
      }
    }
  }
})

test('the mark of a claim leads to the note of its number, and the note back to a claim with its number', async () => {
  const links = await linksWithin(await made(fullOfEverything()))
  const ends = links.filter(({ said }) => /^(?:Note|Claim of note) /.test(said))
  const isNote = ({ said }: LinkWithin) => said.startsWith('Note ')
  const notes = new Set(ends.filter((end) => !isNote(end)).map(({ text }) => text))
  assert.ok(notes.size > 40, String(notes.size))
  for (const mark of ends.filter(isNote)) {
    assert.equal(mark.said, `Note ${mark.text}, page ${mark.target?.page}`)
    assert.equal(mark.target?.link?.text, mark.text)
    assert.ok(mark.target.link.said.startsWith('Claim of note '), mark.target.link.said)
  }
  for (const note of ends.filter((end) => !isNote(end) && notes.has(end.text))) {
    assert.match(note.said, /^Claim of note \d+, page \d+$/)
    assert.equal(note.said.split(' ').at(-1), String(note.target?.page))
    assert.ok(note.target?.link !== undefined && isNote(note.target.link), note.said)
  }
})

test('every link within the document leads to a place of it', async () => {
  for (const report of [fullOfEverything(), written('flash')]) {
    const links = await linksWithin(await made(report))
    assert.deepEqual(
      links.filter(({ target }) => target === null),
      [],
    )
  }
})

test('a flash report is short: its summary, its insights, the brand at first sight', async () => {
  const { pages, text, bookmarks } = await readPdf(await made(written('flash')))
  assert.ok(pages.length <= 6, String(pages.length))
  assert.match(text, /Brand insights/)
  assert.ok(bookmarks.includes('What to improve first'), bookmarks.join())
  assert.ok(!bookmarks.includes('Contents'))
})

for (const [what, report] of [
  ['a full report', written('full', 'empty')],
  ['a flash report', written('flash', 'empty')],
] as const) {
  test(`${what} of a site without words is a document`, async () => {
    const { pages } = await readPdf(await made(report))
    assert.ok(pages.length > 1)
  })
}

test('the sections that are asked for are shown, and no others', async () => {
  const { bookmarks } = await readPdf(await made(fullOfEverything(), { sections: ['strategy', 'personas', 'unheard'] }))
  assert.deepEqual(bookmarks, ['Summary', 'Contents', 'Personas', 'Strategy', 'What was read', 'Evidence'])
})

test('pages are of the paper that is asked for', async () => {
  const size = async (paper: PdfOptions['paper']) => (await readPdf(await made(written('flash'), { paper }))).sizes[0]
  assert.deepEqual((await size('A4'))?.map(Math.round), [0, 0, 595, 842])
  assert.deepEqual(await size('Letter'), [0, 0, 612, 792])
})

test('another process gives the same bytes', async () => {
  const first = await made(fullOfEverything())
  await using other = createPdfMaker()
  const again = await other.make({ report: fullOfEverything(), pictures: new Map(), options: plainOptions })
  assert.ok(again.ok)
  assert.ok(Buffer.from(first).equals(Buffer.from(again.value)))
  assert.ok(Buffer.from(first).equals(Buffer.from(await made(fullOfEverything()))))
})

test('a report that is given packed makes the same document', async () => {
  const report = fullOfEverything()
  const gzip = gzipSync(JSON.stringify({ stored: { ...report, id: 'more' } }))
  const packed = await maker.make({ report: { gzip, member: 'stored' }, pictures: new Map(), options: plainOptions })
  assert.ok(packed.ok)
  assert.ok(Buffer.from(packed.value).equals(await made(report)))
})

test('the date of the file is that of the analysis', async () => {
  const report = fullOfEverything()
  const { info } = await readPdf(await made(report))
  const day = report.results.coverage.readAt.slice(0, 10).replaceAll('-', '')
  assert.ok(String(info.CreationDate).startsWith(`D:${day}`), String(info.CreationDate))
})

test('a sample says so on its cover, and nothing else does', async () => {
  const cover = async (sample: boolean) => (await readPdf(await made(written('flash'), { sample }))).pages[0] ?? ''
  assert.match(await cover(true), /Sample/)
  assert.doesNotMatch(await cover(false), /Sample/)
})

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#0a7d34"/></svg>'

test('a white label names no program, and shows the agency instead', async () => {
  const branding = {
    name: 'Larkfold & Partners',
    logo: Buffer.from(square),
    color: '#0a7d34',
    footer: 'Larkfold, Mill Lane 3',
  }
  const bytes = await made(fullOfEverything(), { whiteLabel: true, branding })
  assert.doesNotMatch(unpacked(bytes), /brandprint|typst/i)
  const { text, info } = await readPdf(bytes)
  assert.doesNotMatch(text, /brandprint/i)
  assert.match(text, /Larkfold & Partners/)
  assert.match(text, /Larkfold, Mill Lane 3/)
  assert.equal(info.Author, 'Larkfold & Partners')
  assert.doesNotMatch(unpacked(await made(written('flash'), { whiteLabel: true })), /brandprint|typst/i)
})

test('a document that is ours says so, and shows no branding', async () => {
  const branding = { name: 'Larkfold', logo: null, color: null, footer: null }
  const { text, info } = await readPdf(await made(written('flash'), { branding }))
  assert.doesNotMatch(text, /Larkfold/)
  assert.match(text, /brandprint/i)
  assert.match(String(info.Creator), /Brandprint/)
})

const examples = ['tallymoor', 'quendelrauch', 'aoshiogama', 'grumblefern', 'mihbara']

for (const name of examples) {
  test(`the report of ${name} is a document with its words`, async () => {
    const folder = new URL(`../../../../../examples/sites/${name}/`, import.meta.url).pathname
    const site = { folder, origin: `https://www.${name}.example` }
    const analysis = await analyze(site, { type: 'full', browser: 'off', now: () => Date.UTC(2026, 10, 22) })
    assert.ok(analysis.ok)
    const { report, pictures } = analysis.value
    const { text } = await readPdf(await made(report, {}, pictures))
    const { messaging, coverage } = (report as FullReport).results
    const { headline } = messaging.hero
    // Readers of a file put words from right to left in their own order.
    if (headline !== null && coverage.language !== 'ar') assert.ok(text.includes(foldedText(headline)), headline)
    assert.doesNotMatch(text, /\ufffd/)
  })
}
