import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageBlocks } from '../../page/blocks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import type { Testimonial } from '../trust/shapes.ts'
import { sentences } from './sentences.ts'

const noHero = { headline: null, subhead: null, eyebrow: null }

interface Told {
  language?: string
  testimonials?: Testimonial[]
}

function read(pages: Record<string, string> | string, { language = 'en', testimonials = [] }: Told = {}) {
  const site = siteOfPages(typeof pages === 'string' ? { '/': pages } : pages, { origin: 'https://quillow.example' })
  const found = sentences(site, {
    language,
    blocks: site.pages.map(pageBlocks),
    hero: noHero,
    description: null,
    testimonials: testimonials.map((value) => ({ value, basis: 'stated', confidence: 0.9, quotes: [] })),
  })
  for (const { page, text } of found) assert.ok(site.pages.find(({ url }) => url === page)?.text.includes(text), text)
  return found
}
const texts = (...args: Parameters<typeof read>) => read(...args).map(({ text }) => text)

test('a paragraph is read sentence by sentence', () => {
  assert.deepEqual(texts('<main><p>We bind books by hand. Each takes a week. Bring your own paper!</p></main>'), [
    'We bind books by hand.',
    'Each takes a week.',
    'Bring your own paper!',
  ])
})

test('a label that only a style sheet sets apart is no beginning of a sentence, a figure is one with what it counts', () => {
  assert.deepEqual(texts('<main><p><b>Workshop view</b><span>We bind each book twice.</span></p></main>'), [
    'Workshop view',
    'We bind each book twice.',
  ])
  assert.deepEqual(texts('<main><p><b>120+</b><span>schools served</span></p></main>'), ['120+ schools served'])
})

test('menus, footers, dialogs and code are no main content', () => {
  const page = `<nav><a href="/a">Our binding courses</a></nav><div class="cookie-banner"><p>We value your visit.</p></div>
    <main><p>We bind books by hand.</p><pre>npm install quillow</pre></main><footer><p>Made in a barn.</p></footer>`
  assert.deepEqual(texts(page), ['We bind books by hand.'])
})

test('sentences of consent, delivery and forms are left out wherever they stand', () => {
  const page = `<main><p>We bind books by hand. This site uses cookies. Free shipping from £40.
    You can unsubscribe at any time.</p></main>`
  assert.deepEqual(texts(page), ['We bind books by hand.'])
})

test('boilerplate is known in other languages', () => {
  const page =
    '<main><p>Wir binden Bücher von Hand. Es gilt unsere Datenschutzerklärung. Die Versandkosten tragen Sie.</p></main>'
  assert.deepEqual(texts(page, { language: 'de' }), ['Wir binden Bücher von Hand.'])
})

test('the description of the home page is read first', () => {
  const site = siteOfPages({ '/': '<main><p>Come in.</p></main>' }, { origin: 'https://quillow.example' })
  const description = { value: 'A bindery in a barn.', basis: 'stated' as const, confidence: 1, quotes: [] }
  const [first] = sentences(site, { language: 'en', blocks: [], hero: noHero, description, testimonials: [] })
  assert.deepEqual([first?.text, first?.place], ['A bindery in a barn.', 'description'])
})

test('what stands on several pages is read once', () => {
  const page = '<main><p>We bind books by hand.</p></main>'
  assert.equal(texts({ '/': page, '/about': page }).length, 1)
})

test('words of customers are told apart from those of the brand', () => {
  const words = 'They gave my thesis a spine that will outlive me.'
  const page = `<main><p>We bind books by hand.</p><p>“${words}”</p></main>`
  const found = read(page, { testimonials: [{ text: words, author: 'Ida', role: null }] })
  assert.deepEqual(
    found.map(({ speaker }) => speaker),
    ['brand', 'customer'],
  )
})

test('headings and labels of buttons are known as such', () => {
  const page = '<main><h2>Courses</h2><p>Come for a day.</p><a class="button" href="/book">Book a day</a></main>'
  assert.deepEqual(
    read(page).map(({ place }) => place),
    ['heading', 'body', 'action'],
  )
})

test('answers that open when pressed are read', () => {
  const page = '<main><details><summary>How long does it take?</summary><p>A week at most.</p></details></main>'
  assert.ok(texts(page).includes('A week at most.'))
})

test('a page in another language than the site is a translation and is left out', () => {
  const german = 'Wir binden Bücher von Hand, so wie es unsere Großeltern getan haben, mit Fadenheftung und Leinen. '
  const site = {
    '/': '<main><p>We bind books by hand, as our grandparents did, with thread and linen and patience.</p></main>',
    '/de': `<main><p>${german.repeat(4)}</p></main>`,
  }
  assert.deepEqual([...new Set(read(site).map(({ page }) => new URL(page).pathname))], ['/'])
})

for (const [name, text] of [
  ['one word of a megabyte', 'a'.repeat(1_000_000)],
  ['a megabyte of full stops', '. '.repeat(500_000)],
  ['a megabyte of one sentence', 'word '.repeat(200_000)],
  ['direction marks and zero-width spaces', '\u202e\u200b'.repeat(200_000)],
] as const) {
  test(`${name} ends with few sentences`, () => {
    assert.ok(read(`<main><p>${text}</p></main>`).length <= 4_000)
  })
}
