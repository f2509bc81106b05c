import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Analysis, analyze } from '../../analyze.ts'
import type { FullReport } from '../../report.ts'
import { sectionTitles } from '../../writing/section-titles.ts'
import { fullOfEverything, written } from '../format-fixtures.ts'
import { fullInShort, fullOfLongWords, fullWithoutThesis } from '../short-report-fixtures.ts'
import { versusOf } from '../versus/versus-of.ts'
import { createPdfMaker, type PdfInput } from './index.ts'
import { layoutOf } from './page-layout-fixtures.ts'
import { linksWithin, readPdf, unpacked, unspaced } from './pdf-fixtures.ts'

const maker = createPdfMaker()
after(() => maker.close())

type Pair = readonly [FullReport, FullReport]

async function made(reports: Pair, pictures: PdfInput['pictures'] = new Map(), paper: 'A4' | 'Letter' = 'A4') {
  const result = await maker.make({ reports, pictures, options: { paper } })
  assert.ok(result.ok, JSON.stringify(result))
  return result.value
}

/** Another soup kitchen, of another name, with other first words. */
function rival(): FullReport {
  const report = fullOfEverything()
  const { results } = report
  Object.assign(results.brandIdentity, { name: 'Ladlewell', archetype: 'Outlaw', voice: ['blunt', 'plain'] })
  results.messaging.hero.headline = 'Stock for people who cook themselves'
  return report
}

async function readFonts(bytes: Uint8Array) {
  const names = [...unpacked(bytes).matchAll(/\/BaseFont \/(\S+)/g)].map(([, name = '']) => name)
  return { fonts: [...new Set(names)], info: (await readPdf(bytes)).info }
}

const both = (): Pair => [fullOfEverything(), rival()]

test('two brands side by side have a title, and what sets them apart and each section as bookmarks', async () => {
  const { bookmarks, info } = await readPdf(await made(both()))
  assert.equal(info.Title, 'Marrowell versus Ladlewell')
  assert.equal(info.Language, 'en')
  const front = ['At a glance', 'Contents', 'What sets them apart']
  assert.deepEqual(bookmarks, [...front, ...Object.values(sectionTitles), 'What was read', 'Evidence'])
})

test('the cover names both brands with their first words', async () => {
  const [cover = ''] = (await readPdf(await made(both()))).pages
  for (const words of ['Marrowell versus Ladlewell', 'Stock for people who cook themselves']) {
    assert.ok(unspaced(cover).includes(unspaced(words)), words)
  }
})

/** Two brands of one kind, of which each wins a ground. */
function rivals(): Pair {
  const [one, other] = [fullInShort(), fullInShort()]
  Object.assign(other.results.brandIdentity, { name: 'Ladlewell' })
  const [proof] = other.results.thesis!.standing.filter(({ id }) => id === 'proof')
  assert.ok(proof !== undefined)
  Object.assign(proof, proof.level > 3 ? { level: 1, word: 'bare' } : { level: 5, word: 'borne out' })
  other.results.thesis!.facts = other.results.thesis!.facts.filter(({ id }) => id !== 'price')
  return [one, other]
}

test('the first page says which to choose, on which grounds, and what each could take from the other', async () => {
  const [first = ''] = (await readPdf(await made(rivals()))).pages
  const verdict = versusOf(rivals()).verdict
  assert.ok(verdict !== null && verdict.choose.length > 0 && verdict.bothSilent.length > 0)
  const said = [
    ...verdict.choose,
    ...verdict.grounds.map(({ text }) => text),
    ...verdict.bothSilent,
    ...verdict.take.flat(),
  ]
  for (const line of said) assert.ok(unspaced(first).includes(unspaced(line)), line)
  for (const words of ['Which to choose', 'What holds both back', 'could take from Ladlewell'])
    assert.ok(unspaced(first).includes(unspaced(words)), words)
})

test('a ground leads to the evidence of both', async () => {
  const links = await linksWithin(await made(rivals()))
  assert.ok(links.some(({ said, page }) => said.startsWith('Note ') && page === 1))
})

test('two that nobody has to choose between are told so first', async () => {
  const [one, other] = rivals()
  other.results.positioning.category = 'ropeworks'
  other.results.personas = []
  const [first = ''] = (await readPdf(await made([one, other]))).pages
  assert.ok(unspaced(first).includes(unspaced('They share neither a kind nor a group of readers')))
})

test('reports without a thesis have a cover, and no page on the choice', async () => {
  const { text } = await readPdf(await made([fullWithoutThesis(), fullWithoutThesis()]))
  assert.doesNotMatch(text, /Which to choose/)
})

test('the first page of long names and lines stays within its margins', async () => {
  const [one] = rivals()
  assert.deepEqual((await layoutOf(await made([one, fullOfLongWords()]))).faults, [])
})

test('each difference and what is alike is said, in the words of the other formats', async () => {
  const text = unspaced((await readPdf(await made(both()))).text)
  const { differences, alike } = versusOf(both())
  assert.ok(differences.length > 0 && alike.length > 0)
  for (const difference of [...differences, ...alike]) assert.ok(text.includes(unspaced(difference.text)))
})

test('the evidence of both stands in the notes', async () => {
  const { text, links } = await readPdf(await made(both()))
  const urls = new Set(links.map(({ url }) => url))
  for (const quote of both().flatMap(({ results }) => results.evidence.flatMap(({ quotes }) => quotes))) {
    assert.ok(unspaced(text).includes(unspaced(`“${quote.text}”`)), quote.text)
    assert.ok(urls.has(quote.page), quote.page)
  }
})

test('every link within the document leads to a place of it, a mark to the note of its number', async () => {
  const links = await linksWithin(await made(both()))
  assert.deepEqual(
    links.filter(({ target }) => target === null),
    [],
  )
  const marks = links.filter(({ said }) => said.startsWith('Note '))
  assert.ok(marks.length > 80, String(marks.length))
  for (const mark of marks) assert.equal(mark.said, `Note ${mark.text}, page ${mark.target?.page}`)
})

test('marks are numbered in the order in which they are read', async () => {
  const links = await linksWithin(await made(both()))
  const first = links.filter(({ said, page }) => said.startsWith('Note ') && page <= 2)
  const numbers = [...new Set(first.map(({ text }) => Number(text)))]
  assert.ok(numbers.length > 3)
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => index + 1),
  )
})

test('two sites with Han characters each have the forms of their language, in names too', async () => {
  const [one, other] = both()
  Object.assign(one.results.brandIdentity, { name: '器にうつす' })
  Object.assign(other.results.brandIdentity, { name: '让品牌说话' })
  one.results.coverage.language = 'ja'
  other.results.coverage.language = 'zh'
  const { fonts, info } = await readFonts(await made([one, other]))
  assert.equal(info.Title, '器にうつす versus 让品牌说话')
  for (const face of ['NotoSansJP', 'NotoSansSC'])
    assert.ok(
      fonts.some((name) => name.includes(face)),
      fonts.join(),
    )
})

test('two sites without words are a document', async () => {
  const silent = written('full', 'empty')
  assert.ok((await readPdf(await made([silent, silent]))).pages.length > 1)
})

test('pages of two brands are of the paper that is asked for', async () => {
  const { sizes } = await readPdf(await made(both(), new Map(), 'Letter'))
  assert.deepEqual(sizes[0], [0, 0, 612, 792])
})

test('another process gives the same bytes of two brands', async () => {
  await using other = createPdfMaker()
  const again = await other.make({ reports: both(), pictures: new Map(), options: { paper: 'A4' } })
  assert.ok(again.ok)
  assert.ok(Buffer.from(await made(both())).equals(again.value))
})

const sites = new URL('../../../../../examples/sites/', import.meta.url)
const { sites: examples } = JSON.parse(readFileSync(new URL('index.json', sites), 'utf8')) as {
  sites: { folder: string; originalHost: string; entryPath: string }[]
}

async function analysisOf(host: string): Promise<Analysis> {
  const site = examples.find(({ originalHost }) => originalHost === host)
  assert.ok(site !== undefined, host)
  const folder = fileURLToPath(new URL(site.folder, sites))
  const source = { folder, origin: `https://${host}`, entryPath: site.entryPath }
  const analysis = await analyze(source, { type: 'full', browser: 'off', now: () => Date.UTC(2026, 0, 15) })
  assert.ok(analysis.ok)
  return analysis.value
}

const pairs = [
  ['www.tallymoor.example', 'www.quendelrauch.example'],
  ['www.aoshiogama.example', 'www.mihbara.example'],
  ['www.grumblefern.example', 'www.tallymoor.example'],
] as const

for (const [one, other] of pairs) {
  test(`the pages of ${one} versus ${other} have nothing outside, on top of each other or without its text`, async () => {
    const analyses = [await analysisOf(one), await analysisOf(other)] as const
    const reports = [analyses[0].report as FullReport, analyses[1].report as FullReport] as const
    const pictures = new Map(analyses.flatMap(({ pictures }) => [...pictures]))
    assert.deepEqual((await layoutOf(await made(reports, pictures))).faults, [])
  })
}
