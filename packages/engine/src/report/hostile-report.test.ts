import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deriveFacts } from '../derived/derive-facts.ts'
import { siteOfPages } from '../site-fixtures.ts'
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

test('a type named as a member that every object has costs nothing', () => {
  const site = siteOfPages({ '/': node({ '@type': 'constructor', name: 'Oaken' }) })
  assert.deepEqual(writeReport(site, deriveFacts(site), 'full').results.coverage.degraded, [])
})
