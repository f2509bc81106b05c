import assert from 'node:assert/strict'
import { test } from 'node:test'
import { certificate, customer, fact, nothing, page, quote, testimonial } from '../swot/swot-fixtures.ts'
import { diagnosisFacts } from './diagnosis-facts.ts'
import { ownLine } from './diagnosis-fixtures.ts'
import { ownLines } from './own-lines.ts'
import { exampleCards } from './proofs.ts'

const home = ownLine('')
const english = { language: fact('en') }
const onCases = { page: `${home.page}cases`, pageType: 'customers' as const }

const kindsOf = (facts: Partial<typeof nothing>) =>
  diagnosisFacts({ ...nothing, ...english, pages: [page('')], ...facts }).proofs.map(({ kind, text, isNear }) => [
    kind,
    text,
    isNear,
  ])

test('proofs stand in the order of what they bear out', () => {
  const found = kindsOf({
    sentences: [ownLine('Stoppages fell by 40 % in a year.', onCases)],
    customers: [customer('Tollan Bikes')],
    testimonials: [testimonial('Never late.', null), testimonial('They saved our spring.', 'Ada Field')],
  })
  assert.deepEqual(found, [
    ['result', 'Stoppages fell by 40 % in a year.', false],
    ['named voice', 'They saved our spring.', true],
    ['customer', 'Tollan Bikes', true],
    ['voice', 'Never late.', true],
  ])
})

test('a change from figure to figure of a named customer is a result, and one for anybody is none', () => {
  const [at] = ['Tollan Bikes: 18 % to 92 % of calls answered.']
  assert.deepEqual(kindsOf({ sentences: [ownLine(at!)], customers: [customer('Tollan Bikes')] })[0], [
    'result',
    at,
    true,
  ])
  assert.deepEqual(kindsOf({ sentences: [ownLine('From 18 % to 92 % of calls answered.')] }), [])
  assert.deepEqual(kindsOf({ sentences: [ownLine('Kitchens 5x faster.')] }), [])
})

test('a numbered picture is no customer, and a greeting or a number no name', () => {
  const voices = ['Thank you for everything', 'Voice 2', 'Jake2000'].map((author, n) =>
    testimonial(`Line ${n}.`, author),
  )
  assert.deepEqual(
    kindsOf({ customers: [customer('example02'), customer('logo 3')], testimonials: voices }).map(([kind]) => kind),
    ['named voice', 'voice', 'voice'],
  )
})

test('the stars of a made-up firm are no proof, on whatever page they are drawn again', () => {
  const card = [ownLine('📍 Your Bakery Co.', onCases), ownLine('★★★★★ 4.9 (128) · Open now', onCases)]
  const stars = { ...certificate('4.9 ★★★★★ 128 reviews', 'rating'), quotes: [quote('4.9 ★★★★★ 128 reviews')] }
  assert.deepEqual(
    exampleCards(ownLines(card)).map(({ figures }) => figures),
    ['4.9 128'],
  )
  assert.deepEqual(kindsOf({ sentences: card, certifications: [stars] }), [])
  assert.deepEqual(
    kindsOf({ certifications: [stars] }).map(([kind]) => kind),
    ['rating'],
  )
})
