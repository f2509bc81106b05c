import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fact, nothing, page, quote, testimonial } from '../../swot/swot-fixtures.ts'
import { diagnosisFacts } from '../diagnosis-facts.ts'
import { ownLine } from '../diagnosis-fixtures.ts'
import { findDiagnoses } from '../find-diagnoses.ts'
import { priceAssets } from '../rules/assets/price-assets.ts'
import { aimOf } from './site-aim.ts'

const kind = (id: 'blog' | 'charity' | 'kennel' | 'club') => fact({ text: id, id, label: id, candidates: [] })
const aim = (more: Partial<typeof nothing>) => aimOf({ ...nothing, pages: [page('')], ...more })
const price = fact(
  { name: 'Night', price: { text: '€ 30', amount: 30, currency: 'EUR', period: null }, page: page('').url },
  '€ 30',
) as (typeof nothing)['priceItems'][number]

test('who is not known to do otherwise sells', () => {
  assert.equal(aim({}), 'sells')
  assert.equal(aim({ kind: kind('kennel') }), 'sells')
})

test('charities and clubs ask', () => {
  assert.equal(aim({ kind: kind('charity') }), 'asks')
  assert.equal(aim({ kind: kind('club') }), 'asks')
  assert.equal(aim({ businessModel: fact('donations' as const) }), 'asks')
})

test('a blog only tells, unless it has a price', () => {
  assert.equal(aim({ kind: kind('blog') }), 'tells')
  assert.equal(aim({ kind: kind('blog'), priceItems: [price] }), 'sells')
})

test('a firm that is made up only tells, in whatever language it says so', () => {
  for (const note of [
    'Lowbrook is a fictional company.',
    'Die Lowbrook GmbH ist ein frei erfundenes Unternehmen.',
    'Ce site est un projet scolaire.',
    'Este sitio es un proyecto académico.',
    'Wszystkie osoby na tej stronie są fikcyjne.',
  ])
    assert.equal(aim({ sentences: [ownLine(note)] }), 'tells', note)
  for (const note of [
    'We film fictional stories.',
    'No company is like another.',
    'Every school project gets a helper.',
  ])
    assert.equal(aim({ sentences: [ownLine(note)] }), 'sells', note)
})

test('a page of fans only tells', () => {
  assert.equal(aim({ description: fact('The unofficial fan site of the Tollan Larks.') }), 'tells')
  assert.equal(aim({ description: fact('Fans for every room, and a site visit.') }), 'sells')
})

test('a home page that is a form to log in only tells', () => {
  const login = fact({ page: page('').url, purpose: 'login' as const, fields: [], submit: null })
  assert.equal(aim({ forms: [login] }), 'tells')
  const many = Array.from({ length: 40 }, (_, n) => ownLine(`Room ${n} has a view.`))
  assert.equal(aim({ forms: [login], sentences: many }), 'sells')
})

const invented = ownLine('Lowbrook is a fictional company.')
const review = testimonial('They washed both rugs by hand. We will come back.', 'Ada Field')
const signed = ownLine('Ines Marlow, owner')

test('of a firm that is made up nobody is a customer, and nobody its owner', () => {
  const known = { ...nothing, language: fact('en'), pages: [page('')], testimonials: [review] }
  const facts = diagnosisFacts({ ...known, sentences: [invented, signed] })
  assert.deepEqual([facts.testimonials, facts.people], [[], []])
  const real = diagnosisFacts({ ...known, sentences: [signed] })
  assert.deepEqual([real.testimonials.length, real.people.length], [1, 1])
})

test('an offer is judged of who has one', () => {
  const list = Array.from({ length: 5 }, (_, n) => ({ ...price, value: { ...price.value, name: `Night ${n}` } }))
  const known = { ...nothing, language: fact('en'), pages: [page('')], priceItems: list }
  const texts = new Map([[page('').url, quote('€ 30').text]])
  const rulesOf = (more: Partial<typeof nothing>) =>
    findDiagnoses({ ...known, ...more }, texts, priceAssets).assets.map(({ rule }) => rule)
  assert.deepEqual(rulesOf({ kind: kind('kennel') }), ['prices-shown'])
  assert.deepEqual(rulesOf({ kind: kind('charity') }), [])
})
