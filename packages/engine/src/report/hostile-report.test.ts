import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deriveFacts } from '../facts/derive-facts.ts'
import type { FullReport } from '../report.ts'
import { siteOfPages } from '../site-fixtures.ts'
import { integrityOf } from './integrity.ts'
import { writeReport } from './write-report.ts'

const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join('')
const sentence = 'Kitchens of oak and ash, built to last. '.repeat(10_000)
const word = 'x'.repeat(400_000)
const node = (members: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...members })}</script>`

/** Pages that hold one text, or many, longer than a report could bear. */
const pages: Record<string, string> = {
  'titles, descriptions and headings of sentences': `<html lang=en><title>${sentence}</title>
    <meta name=description content="${sentence}"><meta property=og:title content="${sentence}"><h1>${sentence}</h1>`,
  'titles, descriptions and headings of one word': `<html lang=${word}><title>${word}</title>
    <meta name=description content=${word}><p>${word}<h1>Oak kitchens of Leeds</h1><p>${word}<footer>© ${word}</footer>`,
  'structured data': node({
    '@type': 'Organization',
    name: word,
    legalName: word,
    slogan: sentence,
    telephone: `+44 113 ${' '.repeat(90_000)}4960999`,
    sameAs: `https://www.facebook.com/${word}`,
    address: { '@type': 'PostalAddress', streetAddress: '1 Long Street', addressLocality: 'Leeds', postalCode: word },
  }),
  'languages, feeds and main headings': `${many(
    3_000,
    (n) => `<link rel=alternate hreflang=de-${n} href="/${'d'.repeat(50)}${n}">
    <link rel=alternate type="application/rss+xml" title="${'t'.repeat(500)}" href="/f${n}">`,
  )}${'<h1><div>'.repeat(250)}${sentence}`,
  'logos and telephone numbers': `<a class=logo href="/">Oaken ${'logo '.repeat(20_000)}</a>
    ${many(200, (n) => `<a href="tel:+44113496${n}000">${sentence.slice(0, 2_000)}</a>`)}`,
}

for (const [title, html] of Object.entries(pages)) {
  test(`row 66: a report of a page of long ${title} is short`, () => {
    const site = siteOfPages({ '/': html })
    const facts = deriveFacts(site)
    for (const type of ['full', 'flash'] as const) {
      const report = writeReport(site, facts, type)
      assert.deepEqual(report.results.coverage.degraded, [])
      assert.ok(JSON.stringify(report).length < 200_000)
    }
  })
}

/** Texts that are no texts: what is counted over words and sentences must end, and nothing may be made of nothing. */
const texts: Record<string, string> = {
  'a megabyte of one word': 'a'.repeat(1_000_000),
  'a megabyte of one short word': 'word '.repeat(200_000),
  'one sentence twenty thousand times': '<p>We love our brave customers and help them win. </p>'.repeat(20_000),
  'twenty thousand sentences': many(20_000, (n) => `<p>We love customer ${n} and help them win ${n} times.</p>`),
  'scripts mixed in every line':
    '<p>Wir lieben книга 日本語の文章です مرحبا بالعالم שלום עולם hello ελληνικά ไทย.</p>'.repeat(3_000),
  'direction marks': '\u202e\u2066abc\u2069\u202c '.repeat(50_000),
  'zero-width spaces': 'w\u200bo\u200br\u200bd\u200b '.repeat(50_000),
  'punctuation alone': '?!.,;:()[]{}“”'.repeat(50_000),
  'numbers alone': '1234567890 % $ € '.repeat(30_000),
  'opening quotation marks': '“'.repeat(300_000),
  emoji: '😀🎉'.repeat(100_000),
  'a frame without an end': 'for teams '.repeat(100_000),
  'eight thousand questions': many(8_000, (n) => `<h2>Why is it so ${n}?</h2>`),
  'a megabyte of Japanese': '私たちは安心を届けます'.repeat(90_000),
}

for (const [title, text] of Object.entries(texts)) {
  test(`a page of ${title} gives a report that claims nothing it cannot quote`, () => {
    const site = siteOfPages({ '/': `<html lang=en><title>Oaken</title><main><h1>Oaken</h1><p>${text}</main>` })
    const facts = deriveFacts(site)
    assert.deepEqual(facts.degraded, [])
    for (const type of ['full', 'flash'] as const) {
      const report = writeReport(site, facts, type)
      const { faults } = integrityOf(report, new Map(site.pages.map((page) => [page.url, page.text])))
      assert.deepEqual(faults, [])
      assert.ok(JSON.stringify(report).length < 300_000)
    }
  })
}

test('a page without any text gives a report that says so in every section', () => {
  const site = siteOfPages({ '/': '<html><body></body></html>' })
  const report = writeReport(site, deriveFacts(site), 'full') as FullReport
  assert.equal(report.results.brandIdentity.archetype, 'Undetermined')
  assert.deepEqual(report.results.personas, [])
  for (const { status, gaps } of Object.values(report.results.coverage.sections)) {
    assert.ok(status === 'complete' || gaps.length > 0)
  }
})

test('a type named as a member that every object has costs nothing', () => {
  const site = siteOfPages({ '/': node({ '@type': 'constructor', name: 'Oaken' }) })
  assert.deepEqual(writeReport(site, deriveFacts(site), 'full').results.coverage.degraded, [])
})
