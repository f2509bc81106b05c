import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../evidence.ts'
import { takesBoundedTime } from '../../lexicon/list-checks.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { bodySentence } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import { alternatives } from './alternatives.ts'
import { audienceNeeds } from './audience-needs.ts'
import type { AudienceSign } from './shapes.ts'

const home = 'https://www.acme.example/'

const sentence = (text: string, more: Partial<Sentence> = {}) => bodySentence(text, { page: home, ...more })

const parents: Fact<AudienceSign> = {
  value: { kind: 'person', id: 'parents', label: 'parents', source: 'phrase' },
  basis: 'stated',
  confidence: 0.7,
  quotes: [],
}

const needs = (sentences: Sentence[], language = 'en', audiences = [parents]) =>
  audienceNeeds(sentences, { language, audiences, questions: [] }).map(({ value }) => value)

test('what a reader is tired of is a pain, said of the reader it names', () => {
  const text = 'For parents who are tired of packing lunches at six.'
  assert.deepEqual(needs([sentence(text)]), [{ kind: 'pain', text, of: ['parents'] }])
})

test('what a reader can do then is a goal, of those whom the heading speaks to', () => {
  const found = needs([
    sentence('For parents', { place: 'heading' }),
    sentence('Lunch arrives at noon, so you can sleep until seven.'),
  ])
  assert.deepEqual(found[0]?.of, ['parents'])
  assert.equal(found[0]?.kind, 'goal')
})

test('questions about price and trust are doubts; others are not', () => {
  const asked = (question: string) => ({
    value: { question, answer: 'Yes.' },
    basis: 'stated' as const,
    confidence: 0.9,
    quotes: [{ page: home, text: question, locator: 'summary' }],
  })
  const found = audienceNeeds([], {
    language: 'en',
    audiences: [],
    questions: [asked('How much does a lunch cost?'), asked('Who invented the sandwich?')],
  })
  assert.deepEqual(
    found.map(({ value }) => value.text),
    ['How much does a lunch cost?'],
  )
})

test('pieces of a headline and entries of lists are no needs', () => {
  assert.deepEqual(
    needs([sentence('so you can turn the', { place: 'heading' }), sentence('stress sleep headache')]),
    [],
  )
})

const tired: [language: string, text: string][] = [
  ['de', 'Nie wieder morgens um sechs Brote schmieren.'],
  ['fr', 'Fini les boîtes à préparer à six heures du matin.'],
  ['es', 'Olvídate de preparar el almuerzo a las seis.'],
  ['ja', '毎朝のお弁当づくりに悩みはありませんか、面倒な準備は不要です。'],
  ['ru', 'Больше не нужно вставать в шесть утра и готовить обед.'],
  ['zh', '厌倦了每天早上六点准备午餐吗，我们来帮忙。'],
  ['ar', 'وداعا لتحضير الغداء في السادسة صباحا دون عناء.'],
]
for (const [language, text] of tired) {
  test(`a pain is known in ${language}`, () => {
    assert.equal(needs([sentence(text)], language)[0]?.kind, 'pain')
  })
}

test('what a brand sets itself off from is an alternative', () => {
  const text = 'Unlike canteens, we ask the children first.'
  const site = siteOfPages({ '/': '<p>Hello</p>' })
  assert.deepEqual(
    alternatives(site, [sentence(text)], { language: 'en', names: [] }).map(({ value }) => value),
    [text],
  )
})

test('what is done today instead of yesterday is no alternative to the brand', () => {
  const site = siteOfPages({ '/': '<p>Hello</p>' })
  const said = [
    'Price it at the door: state the total, then talk about the menu instead of the price.',
    'On the table today: cabbage with smoked pears instead of sugar.',
  ].map((text) => sentence(text))
  assert.deepEqual(alternatives(site, said, { language: 'en', names: ['Lunchbell'] }), [])
})

test('a page that compares by its address is an alternative by its title', () => {
  const site = siteOfPages({ '/': '<p>Hello</p>', '/acme-vs-canteen': '<title>Acme vs Canteen</title><p>Hello</p>' })
  assert.deepEqual(
    alternatives(site, [], { language: 'en', names: [] }).map(({ value }) => value),
    ['Acme vs Canteen'],
  )
})

test('long texts of marks are read in bounded time', () => {
  takesBoundedTime(() => {
    const sentences = [
      sentence('no more '.repeat(100_000)),
      sentence(' '.repeat(100_000)),
      sentence('?'.repeat(100_000)),
    ]
    needs(sentences)
    alternatives(siteOfPages({ '/': '<p>Hello</p>' }), sentences, { language: 'en', names: [] })
  })
})
