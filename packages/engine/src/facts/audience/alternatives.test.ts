import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../site-fixtures.ts'
import { bodySentences } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import { alternatives } from './alternatives.ts'

const site = siteOfPages({ '/': '<title>Oaken</title><h1>Oaken</h1>' })
const factsOf = (text: string, more: Partial<Sentence> = {}, language: string | null = 'en') =>
  alternatives(site, bodySentences([text], more), { language, names: ['Oaken'] })
const told = (text: string, more: Partial<Sentence> = {}, language?: string) =>
  factsOf(text, more, language).map(({ value, confidence }) => [value, confidence])

const compared: [language: string, text: string][] = [
  ['en', 'Unlike Tallymoor, Oaken charges by the kitchen.'],
  ['en', 'The best alternative to Tallymoor for small shops.'],
  ['de', 'Die Alternative zu Tallymoor für kleine Läden.'],
  ['fr', 'Une alternative à Tallymoor pour les ateliers.'],
]
for (const [language, text] of compared) {
  test(`a comparison is told verbatim: ${text}`, () => {
    const [fact] = factsOf(text, {}, language)
    assert.equal(fact?.value, text)
    assert.equal(fact?.quotes[0]?.text, text)
  })
}

const unlike = 'Unlike Tallymoor, Oaken charges by the kitchen.'
test('what is named is surer than any contrast', () => {
  assert.deepEqual(told('Draw your kitchen with us instead of a spreadsheet.'), [
    ['Draw your kitchen with us instead of a spreadsheet.', 0.55],
  ])
  assert.deepEqual(told('Kitchens instead of spreadsheets', { place: 'headline' }), [
    ['Kitchens instead of spreadsheets', 0.7],
  ])
})

test('any contrast is told only where the home page speaks of itself or of its reader', () => {
  const text = 'Pears instead of sugar sweeten the cake.'
  assert.deepEqual(told(text), [])
  assert.deepEqual(told(`Oaken: ${text}`), [[`Oaken: ${text}`, 0.55]])
  assert.deepEqual(told(`Oaken: ${text}`, { pageType: 'about' }), [])
})

test('a name of three letters speaks of the brand, one of two does not', () => {
  const named = (name: string) =>
    alternatives(site, bodySentences([`${name}: pears instead of sugar sweeten the cake.`]), {
      language: 'en',
      names: [name],
    })
  assert.equal(named('Oak').length, 1)
  assert.equal(named('Oa').length, 0)
})

const silent: [what: string, more: Partial<Sentence>][] = [
  ['a customer says', { speaker: 'customer' }],
  ['a button says', { place: 'action' }],
  ['questions and answers say', { role: 'faq' }],
  ...(['legal', 'careers', 'team', 'post', 'blog', 'press', 'contact'] as const).map(
    (pageType): [string, Partial<Sentence>] => [`a page of type ${pageType} says`, { pageType }],
  ),
]
for (const [what, more] of silent) {
  test(`what ${what} compares nothing in the brand’s name`, () => assert.deepEqual(told(unlike, more), []))
}

test('questions, fragments and long texts compare nothing', () => {
  assert.deepEqual(told('Why is it unlike Tallymoor and the others?'), [])
  assert.deepEqual(told('Unlike that'), [])
  assert.deepEqual(told(`${unlike.slice(0, -1)}${' and more'.repeat(20)}.`), [])
})

test('pages that compare are told by their titles, without a language too', () => {
  const pages = siteOfPages({
    '/': '<title>Oaken</title><h1>Oaken</h1>',
    '/oaken-vs-tallymoor': '<title>Oaken or Tallymoor</title>',
    '/compare/quill': '<title>Oaken and Quill</title>',
    '/conversion': '<title>Conversion</title>',
    '/pricing': '<title>Prices</title>',
  })
  assert.deepEqual(
    alternatives(pages, [], { language: null, names: [] }).map(({ value, confidence, quotes }) => [
      value,
      confidence,
      quotes[0]?.locator,
    ]),
    [
      ['Oaken or Tallymoor', 0.8, 'title'],
      ['Oaken and Quill', 0.8, 'title'],
    ],
  )
})

test('each comparison is told once, twelve at the most', () => {
  const many = Array.from({ length: 15 }, (_, at) => `Unlike Tallymoor ${at}, Oaken charges by the kitchen.`)
  const found = alternatives(site, bodySentences([...many, many[0]!]), { language: 'en', names: [] })
  assert.deepEqual(
    found.map(({ value }) => value),
    many.slice(0, 12),
  )
  assert.equal(
    alternatives(site, bodySentences([unlike, unlike.toUpperCase()]), { language: 'en', names: [] }).length,
    1,
  )
})
