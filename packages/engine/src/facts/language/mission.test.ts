import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentence } from './language-fixtures.ts'
import { mission, values } from './mission.ts'
import type { Sentence } from './shapes.ts'

const nothing = {
  hero: { headline: null, subhead: null, eyebrow: null },
  description: null,
  tagline: null,
  structuredData: [],
}

const line = (text: string, more: Partial<Sentence> = {}) =>
  bodySentence(text, { page: 'https://quillow.example/about', pageType: 'about', role: 'about', ...more })
const heading = (text: string) => line(text, { place: 'heading', locator: 'h2' })
const said = (sentences: Sentence[], language = 'en') => mission(sentences, { ...nothing, language })?.value ?? null

test('a sentence that says what the mission is states it', () => {
  const text = 'Our mission is to give every village a bookbinder again.'
  assert.deepEqual(said([line('We began in a barn.'), line(text)]), { text, kind: 'stated' })
})

test('a sentence under a heading that announces the mission states it', () => {
  const text = 'A book that is worth reading is worth keeping for the next reader.'
  assert.deepEqual(said([heading('Why we exist'), line(text)])?.text, text)
})

test('what is done on one page of many is not what the brand is for', () => {
  const text = 'We are dedicated to an approved proof of each print, so that colours stay the same on every board.'
  assert.equal(said([line(text, { pageType: 'other', page: 'https://quillow.example/print' })]), null)
})

test('a small line over a heading announces it as well', () => {
  const text = 'Every village has a bookbinder again, and a child who learns from them.'
  assert.deepEqual(said([line('Our mission'), line(text)])?.text, text)
})

for (const [language, text] of [
  ['de', 'Unsere Mission ist es, jedem Dorf wieder eine Buchbinderei zu geben.'],
  ['fr', 'Notre mission est de rendre à chaque village son atelier de reliure.'],
  ['es', 'Nuestra misión es devolver a cada pueblo su taller de encuadernación.'],
  ['pt', 'Nossa missão é devolver a cada aldeia a sua oficina de encadernação.'],
] as const) {
  test(`a mission is known in ${language}`, () => {
    assert.deepEqual(said([line(text)], language), { text, kind: 'stated' })
  })
}

test('the word alone, in passing, is no mission', () => {
  assert.equal(said([line('The foundation spends all of it on the same charitable mission as before.')]), null)
})

test('“mise en valeur” is no Czech mission', () => {
  const sentences = [heading('Mise en valeur du visage'), line('Un maquillage léger qui tient toute la journée.')]
  assert.equal(said(sentences, 'fr'), null)
})

test('whom it helps to do what is a value proposition, not a mission', () => {
  const text = 'We help small publishers bind short runs without a minimum order.'
  assert.deepEqual(said([line(text, { role: 'hero' })]), { text, kind: 'valueProposition' })
})

test('the description stands in where nothing else says what the brand is for', () => {
  const description = { value: 'A bindery in a barn.', basis: 'stated' as const, confidence: 0.9, quotes: [] }
  assert.equal(mission([], { ...nothing, language: 'en', description })?.value.kind, 'description')
})

test('with nothing said there is no mission', () => {
  assert.equal(said([]), null)
})

test('values are the short headings under the heading that announces them', () => {
  const sentences = [
    heading('Our values'),
    heading('Patience'),
    line('It takes what it takes.'),
    heading('Plain dealing'),
  ]
  assert.deepEqual(
    values(sentences, 'en').map(({ value }) => value),
    ['Patience', 'Plain dealing'],
  )
})

test('values in one line are taken apart', () => {
  const sentences = [heading('Values'), line('Patience, plain dealing, good company.')]
  assert.deepEqual(
    values(sentences, 'en').map(({ value }) => value),
    ['Patience', 'plain dealing', 'good company'],
  )
})

test('a paragraph under such a heading is no list of values', () => {
  assert.deepEqual(values([heading('Our values'), line('We care about books, and it shows in all we do.')], 'en'), [])
})
