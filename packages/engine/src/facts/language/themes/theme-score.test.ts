import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentences } from '../language-fixtures.ts'
import type { Candidate } from './theme-candidates.ts'
import { score } from './theme-score.ts'

const page = (at: number) => `https://quillmoss.example/${at}`
/** Thirty sentences, six on a page. */
const read = bodySentences(Array.from({ length: 30 }, (_, at) => `Sentence ${at}.`)).map((sentence, at) => ({
  ...sentence,
  page: page(Math.floor(at / 6)),
}))
/** Two words, met in three sentences of three pages, once in a heading. */
const phrase: Candidate = {
  keys: ['hemp', 'paper'],
  sentences: new Set([0, 6, 12]),
  surfaces: new Map([['hemp paper', 3]]),
  initial: 0,
  headings: 1,
  isHeading: false,
  proper: 0,
  common: 3,
  placed: 0,
  weak: 0,
  isNoun: true,
}
const word: Candidate = { ...phrase, keys: ['paper'], surfaces: new Map([['paper', 3]]) }
const scored = (candidate: Candidate, { breadth = 2, language = 'en' } = {}) =>
  score(candidate, { read, breadth, language })
const times = (candidate: Candidate, of: Candidate, more?: Parameters<typeof scored>[1]) =>
  Number((scored(candidate, more) / scored(of, more)).toFixed(2))

test('three sentences are the least, two where one is a heading', () => {
  const two = new Set([0, 6])
  assert.ok(scored({ ...phrase, sentences: two }) > 0)
  assert.equal(scored({ ...phrase, sentences: two, headings: 0 }), 0)
  assert.equal(scored({ ...phrase, sentences: new Set([0]) }), 0)
})

test('pages and sentences count by their roots', () => {
  // Three pages with a sentence each, times the root of three sentences, times what two words are worth.
  assert.equal(scored(phrase).toFixed(3), (3 * Math.sqrt(3) * 2.6).toFixed(3))
  const onePage = { ...phrase, sentences: new Set([0, 1, 2]) }
  assert.equal(scored(onePage).toFixed(3), (Math.sqrt(3) * Math.sqrt(3) * 2.6).toFixed(3))
})

const factors: [what: string, more: Partial<Candidate>, factor: number][] = [
  ['no heading', { headings: 0 }, 0.5],
  ['a heading of its own', { isHeading: true }, 1.3],
  ['a word that says nothing', { weak: 1 }, 0.7],
  ['capitals within sentences', { proper: 4, common: 1 }, 0.5],
  ['capitals now and then', { proper: 3, common: 1 }, 1],
]
for (const [what, more, factor] of factors) {
  test(`${what} counts ${factor} times`, () => assert.equal(times({ ...phrase, ...more }, phrase), factor))
}

test('on a site of five pages, a phrase of one page counts less, and a word of it not at all', () => {
  const onePage = { ...phrase, sentences: new Set([0, 1, 2]) }
  assert.equal(Number((scored(onePage, { breadth: 5 }) / scored(onePage, { breadth: 4 })).toFixed(2)), 0.4)
  const wordOfOne = { ...word, sentences: new Set([0, 1, 2]) }
  assert.ok(scored(wordOfOne, { breadth: 4 }) > 0)
  assert.equal(scored(wordOfOne, { breadth: 5 }), 0)
})

test('a word in more than every seventh sentence is the trade, not a theme', () => {
  const on = (count: number) => ({ ...word, sentences: new Set(Array.from({ length: count }, (_, at) => at)) })
  const [four, five] = [scored(on(4)), scored(on(5))]
  assert.ok(five < four)
})

const tenOf = new Set([0, 3, 6, 9, 12, 15, 18, 21, 24, 27])
const alone: [what: string, more: Partial<Candidate>, language: string, mayBe: boolean][] = [
  ['a noun', {}, 'en', true],
  ['no noun by its ending or place', { isNoun: false, surfaces: new Map([['cheap', 3]]) }, 'en', false],
  ['a noun by its ending', { isNoun: false, surfaces: new Map([['binding', 3]]) }, 'en', true],
  ['what mostly stands first', { initial: 2 }, 'en', false],
  ['a noun that stands first in six of ten sentences', { initial: 6, sentences: tenOf }, 'en', true],
  ['a noun that stands first in seven of ten sentences', { initial: 7, sentences: tenOf }, 'en', false],
  [
    'a noun by its ending alone that stands first in five of ten sentences',
    { initial: 5, sentences: tenOf, isNoun: false, surfaces: new Map([['binding', 3]]) },
    'en',
    true,
  ],
  [
    'a noun by its ending alone that stands first in six of ten sentences',
    { initial: 6, sentences: tenOf, isNoun: false, surfaces: new Map([['binding', 3]]) },
    'en',
    false,
  ],
  ['what stands first in headings', { initial: 2, headings: 3 }, 'en', true],
  ['what stands after “in” often', { placed: 1 }, 'en', false],
  ['what stands after “in” seldom', { placed: 1, common: 4 }, 'en', true],
  ['a name of capitals', { proper: 4, common: 1 }, 'en', false],
  ['a German noun', { surfaces: new Map([['Papier', 3]]) }, 'de', true],
  ['a German word that is no noun', { surfaces: new Map([['papieren', 3]]) }, 'de', false],
  ['a French noun', { surfaces: new Map([['papier', 3]]) }, 'fr', true],
  ['a French word that was never met as a noun', { isNoun: false }, 'fr', false],
  ['a Finnish word', { isNoun: false }, 'fi', true],
  ['a word without a heading in five sentences', { headings: 0, sentences: new Set([0, 6, 12, 18, 24]) }, 'en', false],
  [
    'a word without a heading in six sentences',
    { headings: 0, sentences: new Set([0, 6, 12, 18, 24, 25]) },
    'en',
    true,
  ],
]
for (const [what, more, language, mayBe] of alone) {
  test(`${what} may ${mayBe ? '' : 'not '}be a theme alone`, () => {
    assert.equal(scored({ ...word, ...more }, { language }) > 0, mayBe)
  })
}

test('one long word of a language that joins them says more than a short one', () => {
  const of = (key: string, language: string) =>
    scored({ ...word, keys: [key], surfaces: new Map([['Papier', 3]]) }, { language })
  assert.equal(Number((of('hundepension', 'de') / of('papier', 'de')).toFixed(2)), 1.6)
  assert.equal(Number((of('ast', 'de') / of('papier', 'de')).toFixed(2)), 0.5)
  assert.equal(Number((of('和紙工', 'ja') / of('和紙', 'ja')).toFixed(2)), Number((1.3 / 0.8).toFixed(2)))
  assert.equal(of('papier', 'en'), of('book', 'en'))
  assert.equal(Number((of('ast', 'en') / of('book', 'en')).toFixed(2)), 0.5)
  assert.equal(Number((of('hundepensi', 'de') / of('hundepens', 'de')).toFixed(2)), 1.6)
})

test('a country or a town is no theme', () => {
  for (const place of ['Austria', 'Galway']) {
    assert.equal(scored({ ...phrase, surfaces: new Map([[place, 3]]) }), 0, place)
  }
})
