import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageType } from '../../artifacts.ts'
import type { Fact } from '../../evidence.ts'
import { pageBlocks } from '../../page/blocks.ts'
import { siteOfPages, type TestPage } from '../../site-fixtures.ts'
import { sentences } from './sentences.ts'

const origin = 'https://quillow.example'
const factOf = (value: string): Fact<string> => ({
  value,
  basis: 'stated',
  confidence: 0.9,
  quotes: [{ page: `${origin}/`, text: value, locator: 'h1' }],
})

interface Given {
  language?: string | null
  headline?: string
  subhead?: string
  description?: string
  said?: string[]
}

function read(
  pages: Record<string, string | TestPage> | string,
  { language = 'en', headline, subhead, description, said = [] }: Given = {},
) {
  const site = siteOfPages(typeof pages === 'string' ? { '/': pages } : pages, { origin })
  return sentences(site, {
    language,
    blocks: site.pages.map(pageBlocks),
    hero: {
      headline: headline === undefined ? null : factOf(headline),
      subhead: subhead === undefined ? null : factOf(subhead),
      eyebrow: null,
    },
    description: description === undefined ? null : factOf(description),
    testimonials: said.map((text) => ({
      value: { text, author: 'Ida', role: null },
      basis: 'stated',
      confidence: 0.9,
      quotes: [],
    })),
  })
}
const texts = (...args: Parameters<typeof read>) => read(...args).map(({ text }) => text)
const places = (...args: Parameters<typeof read>) => read(...args).map(({ place }) => place)
const speakers = (...args: Parameters<typeof read>) => read(...args).map(({ speaker }) => speaker)

const letters = (count: number) => `We ${'k'.repeat(count - 4)}.`

test('a sentence has up to 600 characters, a heading is cut there', () => {
  assert.deepEqual(texts(`<main><p>${letters(600)}</p></main>`), [letters(600)])
  assert.deepEqual(texts(`<main><p>${letters(601)}</p></main>`), [])
  const [heading] = texts(`<main><h2>${letters(700)}</h2></main>`)
  assert.ok(heading !== undefined && heading.length <= 600)
})

test('a text needs a word of two letters', () => {
  assert.deepEqual(texts('<main><p>A 12 → €</p><p>42</p><p>Go</p></main>'), ['Go'])
})

test('a link or button of up to six words is a label, a longer one is read as text', () => {
  assert.deepEqual(places('<main><a href="/a">Read on about how we bind</a></main>'), ['action'])
  assert.deepEqual(places('<main><a href="/a">Read on about how we bind books</a></main>'), ['body'])
  assert.deepEqual(places('<main><button>Book a day</button></main>'), ['action'])
  assert.deepEqual(places('<main><div role="button">Book a day</div></main>'), ['action'])
  assert.deepEqual(places('<main><div>Book a day</div></main>'), ['body'])
})

test('headings are known by their tag or their role, up to three elements up', () => {
  assert.deepEqual(places('<main><h6>Book a day</h6></main>'), ['heading'])
  assert.deepEqual(places('<main><div role="heading">Book a day</div></main>'), ['heading'])
  assert.deepEqual(places('<main><h2><span><b><i>Book a day</i></b></span></h2></main>'), ['heading'])
  assert.deepEqual(places('<main><h2><a href="/a">Book a day</a></h2></main>'), ['heading'])
})

test('the headline and what stands below it are those of the home page alone', () => {
  const html = '<main><h1>Bound by hand</h1><p>In a week, in linen.</p></main>'
  const given = { headline: 'Bound by hand', subhead: 'In a week, in linen.' }
  assert.deepEqual(places(html, given), ['headline', 'subhead'])
  assert.deepEqual(places(html, {}), ['heading', 'body'])
  const other = { '/': '<main><p>Come in.</p></main>', '/a': html }
  assert.deepEqual(places(other, given), ['body', 'heading', 'body'])
})

test('boilerplate is left out, unless it is the headline', () => {
  const html = '<main><h1>Free shipping from £40.</h1></main>'
  assert.deepEqual(texts(html), [])
  assert.deepEqual(texts(html, { headline: 'Free shipping from £40.' }), ['Free shipping from £40.'])
})

test('of the description boilerplate is left out, and what it repeats of itself', () => {
  const description = 'We bind books. Free shipping from £40. We bind books.'
  assert.deepEqual(texts('<main></main>', { description }), ['We bind books.'])
})

test('pages of law are left out, other pages are not', () => {
  const of = (type: PageType) =>
    texts({ '/': '<main></main>', '/a': { html: '<main><p>We bind books.</p></main>', type } })
  assert.deepEqual(of('legal'), [])
  assert.deepEqual(of('post'), ['We bind books.'])
})

test('a heading in the header of a page is read, its other texts are not', () => {
  assert.deepEqual(texts('<header><p>Call us today</p><h3>Bound by hand</h3></header><main></main>'), ['Bound by hand'])
})

for (const tag of ['pre', 'code', 'kbd', 'samp', 'address', 'time']) {
  test(`what stands in <${tag}> is no message`, () => {
    assert.deepEqual(texts(`<main><p>We bind.</p><${tag}>npm install quillow</${tag}></main>`), ['We bind.'])
  })
}

const praise = 'They gave my thesis a spine that will outlive me.'
test('what a customer says is known by twenty letters and more, whatever marks stand in it', () => {
  assert.deepEqual(
    speakers(`<main><p>They gave my thesis: a spine, that will outlive me</p></main>`, { said: [praise] }),
    ['customer'],
  )
  assert.deepEqual(speakers('<main><p>They gave my thesis a</p></main>', { said: [praise] }), ['brand'])
  assert.deepEqual(speakers('<main><p>They gave my thesis a spine</p></main>', { said: [praise] }), ['customer'])
  assert.deepEqual(speakers(`<main><p>Ida: ${praise}</p></main>`, { said: [praise] }), ['customer'])
  assert.deepEqual(speakers(`<main><p>${praise}</p></main>`), ['brand'])
})

test('a heading is the brand’s, even where it repeats a customer', () => {
  assert.deepEqual(speakers(`<main><h2>${praise}</h2></main>`, { said: [praise] }), ['brand'])
  assert.deepEqual(speakers(`<main><h1>${praise}</h1></main>`, { said: [praise], headline: praise }), ['brand'])
})

const german = 'Wir binden Bücher von Hand, so wie es unsere Großeltern getan haben, mit Fadenheftung und Leinen. '
const home = '<p>We bind books by hand, as our grandparents did, with thread and linen and patience.</p>'
const readsGerman = (homeLang: string, lang: string, language: string | null = 'en') =>
  texts(
    {
      '/': `<html${homeLang}><main>${home}</main></html>`,
      '/de': `<html${lang}><main><p>${german.repeat(4)}</p></main></html>`,
    },
    { language },
  ).includes(german.trim())

test('a page that declares another language than the home page is read in its own, and left out', () => {
  assert.equal(readsGerman(' lang=en', ' lang=de'), false)
  assert.equal(readsGerman('', ''), false)
})

test('a page that declares the language of the home page is taken at its word', () => {
  assert.equal(readsGerman(' lang=en', ' lang=en'), true)
  assert.equal(readsGerman(' lang=en-GB', ' lang=en_US'), true)
})

test('of a site without a language all pages are read', () => {
  assert.equal(readsGerman(' lang=en', ' lang=de', null), true)
})

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `<p>We bind book ${from + at} by hand.</p>`).join('')
test('of a page 800 sentences are read, of a site 4,000', () => {
  assert.equal(read(`<main>${many(801)}</main>`).length, 800)
  const pages = Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((at) => [at === 0 ? '/' : `/${at}`, `<main>${many(700, at * 700)}</main>`]),
  )
  assert.equal(read(pages).length, 4_000)
})
