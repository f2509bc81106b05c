/** The first page and the pages after it, as HTML and as Markdown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FullReport } from '../report.ts'
import { everyText, fullOfEverything } from './format-fixtures.ts'
import { formatHtml } from './html.ts'
import { formatMarkdown } from './markdown.ts'
import { firstPageInShort, firstPageWordsMax, wordsOf } from './outline/first-page-in-short.ts'
import { outlineOf } from './outline/outline-of.ts'
import { assertSoundPage, attribute, builtPage } from './page-checks-fixtures.ts'
import { fullFromRightToLeft, fullInShort, fullOfLongWords, fullWithoutThesis } from './short-report-fixtures.ts'
import { formatText } from './text.ts'

for (const [what, report] of [
  ['3 diagnoses', fullInShort(3)],
  ['18 diagnoses', fullInShort(18)],
  ['no thesis', fullWithoutThesis()],
  ['long words', fullOfLongWords()],
  ['words from right to left', fullFromRightToLeft()],
] as const) {
  test(`a report with ${what} is a sound page`, () => {
    assertSoundPage(formatHtml(report))
  })
}

test('nothing that a site says becomes markup on the first page or on those after it', () => {
  assertSoundPage(formatHtml(everyText(fullInShort(18), '</style><script>alert(1)</script>" onload="alert(1)')))
})

const textOf = (report: FullReport) => builtPage(formatHtml(report)).text

test('the headline of the thesis heads the page, in place of the name', () => {
  const source = formatHtml(fullInShort())
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(source)?.[1]?.replace(/<[^>]+>/g, '')
  assert.equal(heading, '“Soup that arrives before hunger does”, and no page says who cooks it.')
})

test('without a thesis the name heads the page; moves, facts and the question stand', () => {
  const source = formatHtml(fullWithoutThesis())
  assert.match(source, /<h1><bdi lang="en">Marrowell<\/bdi><\/h1>/)
  const { text } = builtPage(source)
  assert.match(text, /No one conflict on this site is plain enough to name it/)
  assert.match(text, /Name Ines under the promise/)
  assert.match(text, /What would change this reading ?Who cooks/)
})

test('a report of a version without a thesis has the cover that it had', () => {
  const report = fullOfEverything()
  delete report.results.thesis
  const { elements } = builtPage(formatHtml(report))
  assert.ok(elements.some((element) => attribute(element, 'class') === 'glance'))
  assert.ok(!elements.some((element) => attribute(element, 'id') === 'appendix'))
})

test('the pages that were read are counted among those that were found', () => {
  const report = fullInShort()
  const { coverage } = report.results
  coverage.skipped = [
    { url: 'https://www.marrowell.example/jobs', type: 'careers', reason: 'budget', detail: 'no place left' },
  ]
  assert.match(textOf(report), /read 2 of 3 pages on 1 January 2026/)
  coverage.skipped = []
  assert.match(textOf(report), /read 2 pages on/)
})

test('what a level is counted from stands below it, for all to see', () => {
  const html = formatHtml(fullInShort())
  for (const { why } of fullInShort().results.thesis!.standing)
    assert.match(html, new RegExp(`<span class="why">${why}</span>`))
  assert.doesNotMatch(html, /<li title=/)
})

test('words that a model drafted are marked as such in each format', () => {
  const report = fullInShort()
  report.results.rewrites![2]!.basis = 'generated'
  assert.match(formatHtml(report), /<small class="tag">proposal, drafted by a model<\/small>/)
  assert.match(formatMarkdown(report), /\*\*Main call:\*\* .* \(proposal, drafted by a model\)/)
  assert.match(
    formatText(report, { width: 200, color: false }),
    /→ “Order a box from £20” \(proposal, drafted by a model\)/,
  )
})

test('words before are struck, words after are marked as a proposal, and what is good is kept', () => {
  const source = formatHtml(fullInShort())
  assert.match(
    source,
    /<del>“<q[^>]*>Contact<\/q>”<\/del>.*?<ins>“<q[^>]*>Order a box from £20<\/q>”<\/ins> <small class="tag">proposal/,
  )
  assert.match(source, /Keep:<\/strong> “<q[^>]*>Soup that arrives before hunger does/)
})

test('a fact that the site states has no note, and a likely one says so', () => {
  const [, glance = ''] = textOf(fullInShort()).split('At a glance')
  assert.match(glance, /“Soup by post” /)
  assert.match(glance, /Ada, a customer\) likely/)
})

test('a field without a fact is left out', () => {
  const report = fullInShort()
  Object.assign(report.results.thesis!, { facts: [], standing: [], moves: [], question: null })
  report.results.rewrites = []
  const text = textOf(report)
  for (const label of [
    'At a glance',
    'First move',
    'What would change this reading',
    'Before and after',
    'Words to use',
  ])
    assert.ok(!text.includes(label), label)
})

test('the first page has 330 words at most, however much there is to say', () => {
  const report = fullInShort(18)
  const { thesis, rewrites } = report.results
  const many = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')
  thesis!.text = many(120)
  for (const move of thesis!.moves) move.text = many(35)
  for (const fact of thesis!.facts) fact.text = many(30)
  for (const one of rewrites!) Object.assign(one, { before: many(60), why: many(50) })
  const page = outlineOf(report).firstPage!
  assert.ok(wordsOf(page) > firstPageWordsMax)
  assert.ok(wordsOf(firstPageInShort(page)) <= firstPageWordsMax, String(wordsOf(firstPageInShort(page))))
  const header = formatHtml(report).split('<div class="frame">')[0]!.split('<header')[1]!
  const seen = header.replace(/<details.*?<\/details>/gs, ' ').replace(/<[^>]+>/g, ' ')
  assert.ok((seen.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? []).length <= firstPageWordsMax + 10)
})

test('a move that the thesis has told is named and not told again', () => {
  const [, moves = ''] = textOf(fullInShort()).split('First moves')
  const [first = ''] = moves.split('Say the price beside the call')
  assert.doesNotMatch(first, /who signs the newsletter/)
  assert.match(moves, /Put “£20 a month, six soups” beside/)
})

const whyOf = (report: FullReport) => outlineOf(report).shortPages.find(({ id }) => id === 'why')!

test('of eighteen diagnoses eight are told, those of the thesis first, and ten have a line', () => {
  const { parts, conclusion } = whyOf(fullInShort(18))
  assert.equal(conclusion, '5 things speak for Marrowell, and 13 stand in its way')
  const told = parts.flatMap((part) => (part.kind === 'diagnoses' ? [part.entries.map(({ isAsset }) => isAsset)] : []))
  assert.deepEqual(told, [
    [true, false],
    [true, true],
    [false, false, false, false],
  ])
  const brief = parts.flatMap((part) =>
    part.kind === 'folded' && part.block.kind === 'points' ? part.block.points : [],
  )
  assert.equal(brief.length, 10)
})

test('what the thesis has said is not said again: its quotes stand in its place', () => {
  const [halves] = whyOf(fullInShort()).parts
  assert.ok(halves?.kind === 'diagnoses')
  assert.deepEqual(
    halves.entries.map(({ text, quotes }) => [text, quotes.map(({ point }) => point.text)]),
    [
      [null, ['Soup that arrives before hunger does']],
      [null, ['Never missed a Wednesday']],
    ],
  )
})

test('diagnoses of a report without a thesis come after no others', () => {
  const titles = whyOf(fullWithoutThesis()).parts.map((part) => (part.kind === 'diagnoses' ? part.title : null))
  assert.deepEqual(titles, ['In its favour', 'In the way'])
})

test('each page is headed by what it concludes, and has its place in the menu', () => {
  const { elements, text } = builtPage(formatHtml(fullInShort()))
  const links = new Set(elements.map((element) => attribute(element, 'href')))
  for (const { id, conclusion } of outlineOf(fullInShort()).shortPages) {
    assert.ok(links.has(`#${id}`), id)
    assert.ok(text.includes(conclusion), conclusion)
  }
  assert.match(
    text,
    /Words to use ?Change the line below it, the main call and the description for search engines; keep the opening; ask first about the positioning line/,
  )
})

test('a page with nothing of its own is left out', () => {
  const report = fullInShort()
  report.results.rewrites = []
  report.results.personas = []
  Object.assign(report.results.positioning, { problem: null, alternatives: [], differentiators: [] })
  const ids = outlineOf(report).shortPages.map(({ id }) => id)
  assert.ok(!ids.includes('words') && !ids.includes('readers'), ids.join())
})

test('the sections stand behind the pages in short, each folded so that a link into it opens it', () => {
  const source = formatHtml(fullInShort())
  assert.match(source, /<details class="fold"><summary>.*?SWOT<\/h2>.*?<\/summary><section id="swot"/)
  assert.ok(source.indexOf('id="appendix"') > source.indexOf('id="plan"'))
})

test('Markdown has the first page, the pages after it and then the appendix', () => {
  const text = formatMarkdown(fullInShort(18))
  assert.match(text, /^# Marrowell: brand report\n\n\[.*read 2 pages on 2026-01-01\n\n\*\*“Soup that arrives/)
  assert.match(text, /\*\*Main call:\*\* “Contact” → \*\*“Order a box from £20”\*\* \(proposal\)/)
  const headings = [...text.matchAll(/^## (.*?)(?::.*)?$/gm)].map(([, title]) => title)
  assert.deepEqual(headings.slice(0, 3), ['Why we say so', 'Words to use', 'For whom'])
  assert.ok(headings.indexOf('Appendix') < headings.indexOf('Brand identity'))
})
