/** The first page and the pages after it, as PDF. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { FullReport } from '../../report.ts'
import { everyText } from '../format-fixtures.ts'
import { fullFromRightToLeft, fullInShort, fullOfLongWords, fullWithoutThesis } from '../short-report-fixtures.ts'
import { createPdfMaker, type PdfOptions } from './index.ts'
import { layoutOf } from './page-layout-fixtures.ts'
import { plainOptions, readPdf } from './pdf-fixtures.ts'

const maker = createPdfMaker()
after(() => maker.close())

async function made(report: FullReport, options: Partial<PdfOptions> = {}) {
  const result = await maker.make({ report, pictures: new Map(), options: { ...plainOptions, ...options } })
  assert.ok(result.ok, JSON.stringify(result))
  return result.value
}

for (const [what, report] of [
  ['3 diagnoses', fullInShort(3)],
  ['18 diagnoses', fullInShort(18)],
  ['no thesis', fullWithoutThesis()],
  ['long words', fullOfLongWords()],
  ['words from right to left', fullFromRightToLeft()],
] as const) {
  test(`the pages of a report with ${what} have nothing outside, on top of each other or without its text`, async () => {
    assert.deepEqual((await layoutOf(await made(report))).faults, [])
  })

  test(`the pages in short of a report with ${what} are full, up to the appendix`, async () => {
    const bytes = await made(report)
    const { pages } = await readPdf(bytes)
    const { sparse } = await layoutOf(bytes)
    const appendix =
      pages.findIndex((page) => page.includes('Discoverability') && page.includes('Trust and experience')) + 1
    assert.ok(appendix > 2, String(appendix))
    assert.deepEqual(
      sparse.filter((page) => page < appendix),
      [],
    )
  })
}

test('all of the first page stands on the first page, and nothing else', async () => {
  const { pages } = await readPdf(await made(fullInShort()))
  const [first = '', second = ''] = pages
  assert.match(first, /“Soup that arrives before hunger does”, and no page says who cooks it\./)
  assert.match(first, /read 2 pages on 1 January 2026/)
  assert.match(first, /What would change this reading Who cooks/)
  assert.match(first, /proposal/)
  assert.match(second, /Why we say so One thing speaks for Marrowell, and two stand in its way/)
})

test('bookmarks name the pages in short by their subject, then the appendix', async () => {
  const { bookmarks } = await readPdf(await made(fullInShort()))
  const shown = bookmarks.slice(0, bookmarks.indexOf('Appendix') + 2)
  assert.deepEqual(shown, [
    'Why we say so',
    'Words to use',
    'For whom',
    'The offer and the way to it',
    'Voice and look',
    'Plan',
    'Appendix',
    'Brand identity',
  ])
})

test('a selection of sections has the cover and the summary, and neither diagnoses nor words to use', async () => {
  const { bookmarks, text } = await readPdf(await made(fullInShort(), { sections: ['personas'] }))
  assert.deepEqual(bookmarks, ['Summary', 'Contents', 'Personas', 'What was read', 'Evidence'])
  assert.doesNotMatch(text, /Why we say so|Words to use|proposal/)
})

test('an agency signs the first page with its own name', async () => {
  const branding = { name: 'Larkfold & Partners', logo: null, color: null, footer: null }
  const { pages } = await readPdf(await made(fullInShort(), { whiteLabel: true, branding }))
  assert.match(pages[0] ?? '', /Larkfold & Partners/)
  assert.doesNotMatch(pages[0] ?? '', /brandprint/i)
})

test('a sample says so on its first page', async () => {
  assert.match((await readPdf(await made(fullInShort(), { sample: true }))).pages[0] ?? '', /Sample/)
})

test('a report of one long text in every place is a document', async () => {
  const { pages } = await readPdf(await made(everyText(fullInShort(18), 'Donau'.repeat(2_000))))
  assert.ok(pages.length > 3)
})
