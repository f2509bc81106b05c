import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FlatDocument } from '../document/flat-document.ts'
import { type ParsedPage, runParseJob } from '../document/parse-jobs.ts'
import { siteOf } from '../site.ts'
import { siteOfPages } from '../site-fixtures.ts'
import { deriveFacts } from './derive-facts.ts'
import { renderingReason } from './opening/rendering-need.ts'

/** A document that counts how often its names and attributes are read. */
function counted(document: FlatDocument) {
  let reads = 0
  const counting = <Table extends object>(table: Table): Table =>
    new Proxy(table, {
      get(target, key) {
        reads++
        return Reflect.get(target, key)
      },
    })
  const { tags, attributes } = document
  return { document: { ...document, tags: counting(tags), attributes: counting(attributes) }, reads: () => reads }
}

function readsOf(html: string) {
  const { capture } = siteOfPages({ '/': html })
  const [home] = capture.pages
  const body = Buffer.from(html)
  const page = runParseJob({ kind: 'page', body, contentType: 'text/html' }) as ParsedPage
  const { document, reads } = counted(page.document)
  const site = siteOf(capture, {
    pages: new Map([[home!.bodyHash, { ...page, document }]]),
    sheets: new Map(),
    pictures: new Map(),
  })!
  const facts = deriveFacts(site)
  renderingReason(home!, document, body)
  return { facts, perNode: reads() / page.document.tags.length }
}

const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join('')
const page = (body: string, head = '') =>
  `<!doctype html><html lang=en><title>Oaken</title>${head}<header><nav><a href="/">Oaken</a></nav></header>
  <h1>Kitchens that outlive fashion</h1><p>We build kitchens of oak and ash in a small workshop.</p>${body}`
const longClass = 'nn '.repeat(1_300)

/** Pages on which each of many elements could be asked about all that is around, beside or in it. */
const pages: [title: string, html: string][] = [
  [
    'links under 400 elements of long classes',
    page(`<div class="${longClass}">`.repeat(400) + many(2_000, (n) => `<a href=/p${n}>p${n}</a>`)),
  ],
  ['a text in 450 buttons', page('<div role=button>'.repeat(450) + 'word '.repeat(20_000) + '<b>x</b>'.repeat(4_000))],
  ['menus in 300 lists', page('<ul>'.repeat(300) + many(4_000, (n) => `<a href=/x${n}>e${n}</a>`))],
  ['a text in 450 wrappers', `<title>Oaken</title><body>${'<div>'.repeat(450)}<p>${'word '.repeat(2_000)}`],
  ['inline wrappers around many lines', page('<span>'.repeat(450) + '<span>ab</span>'.repeat(8_000))],
  [
    '400 parts that wait for a script',
    page(`<script>1</script>${'<div id=header>'.repeat(400)}${'<br>'.repeat(10_000)}x`),
  ],
  ['a message in 450 headers', page('<header>'.repeat(450) + '<p>ab</p>'.repeat(8_000))],
  ['20,000 entries of a menu that are no links', `<title>Oaken</title><nav>${'<div>ab</div>'.repeat(20_000)}</nav>`],
  ['6,000 buttons of one menu', page(`<nav>${many(6_000, (n) => `<a role=button href=/x${n}>e${n}</a>`)}</nav>`)],
  [
    'rules for classes under long classes',
    page(
      `<div class="${'xa'.repeat(2_000)}">`.repeat(400) + '<i>w</i>'.repeat(2_000),
      `<style>${'.a i{color:red}'.repeat(5)}</style>`,
    ),
  ],
]
for (const [title, html] of pages) {
  test(`row 60: facts of ${title} are read in steps proportional to the page`, () => {
    const { facts, perNode } = readsOf(html)
    assert.ok(perNode < 1_500, `${Math.round(perNode)} reads a node`)
    assert.deepEqual(facts.degraded, [])
    assert.ok(facts.hero.headline === null || facts.hero.headline.value.length <= 300)
  })
}

test('an address that is longer than any is not kept in a fact', () => {
  const address = `https://www.oaken.example/${'a'.repeat(100_000)}`
  const { facts } = readsOf(
    page(`<nav><a href="${address}">Ovens</a><a href="/b">Shop</a></nav><a class=btn href="${address}">Get a quote</a>
    <link rel=alternate hreflang=de href="${address}"><footer><a href="https://www.facebook.com/${'a'.repeat(9_000)}">f</a></footer>`),
  )
  assert.ok(JSON.stringify({ ...facts, blocks: [] }).length < 20_000)
})

test('of thousands of profiles, properties and postal addresses some dozens are kept', () => {
  const profiles = many(5_000, (n) => `<a href="https://www.facebook.com/oaken${n}">f</a>`)
  const metas = many(5_000, (n) => `<meta property="og:x${n}" content="${'abc '.repeat(8)}${n}">`)
  const addresses = many(
    500,
    (n) => `{"@type":"PostalAddress","streetAddress":"Long Street ${n}","addressLocality":"Leeds${n}"},`,
  )
  const { facts } = readsOf(
    page(`<footer>${profiles}</footer>`, `${metas}<script type="application/ld+json">[${addresses}1]</script>`),
  )
  assert.equal(facts.socials.length, 30)
  assert.equal(facts.openGraph?.quotes.length, 60)
  assert.ok(facts.contacts.length <= 24)
})

test('names of members of objects, wherever a page may write them, cost no fact', () => {
  const word = 'constructor'
  const head = `<meta name=${word} content=${word}><link rel=${word} type=${word} href=/${word}>
    <style>@media (${word}: 1) { a { color: red } } :${word}, ${word} { color: ${word}; background: __proto__; font-size: ${word} }</style>
    <script type="application/ld+json">{"@type": ["${word}", "Offer"], "name": "${word}", "priceCurrency": "${word}", "price": "5"}</script>`
  const body = `<${word} role=${word} type=${word}>${word}</${word}><p role=${word}>5 ${word} per ${word}</p>
    <form method=${word}><input type=${word} autocomplete=${word}></form>`
  const { failed, blocks } = deriveFacts(siteOfPages({ '/': page(body, head).replace('lang=en', `lang=${word}`) }))
  assert.deepEqual(failed, [])
  for (const { role } of blocks.flatMap((ofPage) => ofPage.blocks)) assert.equal(typeof role, 'string')
})
