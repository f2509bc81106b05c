import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeUrl, siteFrom } from '../report/report-fixtures.ts'
import { type PageSummary, pageSummary } from './page-summary.ts'

function summaryOf(html: string): PageSummary {
  const site = siteFrom([{ url: homeUrl, html }])
  return pageSummary(site, site.home)
}

const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join('')

test('main headings are those with a text, in page order', () => {
  const { topHeadingCount, topHeadings } = summaryOf(
    '<h1>Oaken</h1><h1><img src=x></h1><h1>Kitchens <b>of oak</b></h1>',
  )
  assert.equal(topHeadingCount, 2)
  assert.deepEqual(
    topHeadings.map(({ text }) => text),
    ['Oaken', 'Kitchens of oak'],
  )
})

test('a picture with a text is a main heading, and one without is none', () => {
  const worded = summaryOf('<h1><a href="/"><img src="w.png" alt="Oakmoss &amp; Daughters"></a></h1>')
  assert.equal(worded.topHeadingCount, 1)
  assert.deepEqual(
    worded.topHeadings.map(({ text }) => text),
    ['Oakmoss & Daughters'],
  )
  assert.equal(summaryOf('<h1><img src="w.png" alt=" "></h1>').topHeadingCount, 0)
})

test('row 59: of 250 main headings around one text three are quoted, by their beginning', () => {
  const { topHeadingCount, topHeadings } = summaryOf('<h1><div>'.repeat(250) + 'oak and ash '.repeat(20_000))
  assert.equal(topHeadingCount, 250)
  assert.equal(topHeadings.length, 3)
  assert.ok(topHeadings.every(({ text }) => text.length <= 300 && text.startsWith('oak and ash oak')))
})

test('of a thousand feeds and languages a page has some dozens', () => {
  const { feeds, alternates } = summaryOf(
    many(1_000, (n) => `<link rel=alternate type="application/rss+xml" href="/f${n}">`) +
      many(1_000, (n) => `<link rel=alternate hreflang=de-${n} href="/d${n}">`),
  )
  assert.equal(feeds.length, 20)
  assert.equal(alternates.length, 150)
})

test('a language tag that is longer than any names no language', () => {
  const { alternates } = summaryOf(`<link rel=alternate hreflang="de-${'x'.repeat(900)}" href="/d">`)
  assert.deepEqual(alternates, [])
})

test('what a page says in its head is quoted by its beginning', () => {
  const long = 'oak and ash '.repeat(10_000)
  const { title, description, noindex, language } = summaryOf(
    `<html lang="${'x'.repeat(4_000)}"><title>${long}</title><meta name=description content="${long}">
    <meta name=robots content="noindex, ${long}">`,
  )
  assert.ok(title!.text.length <= 1_000)
  assert.ok(description!.text.length <= 300)
  assert.ok(noindex!.text.length <= 300)
  assert.ok(language!.text.length <= 100)
})
