import assert from 'node:assert/strict'
import { test } from 'node:test'
import { certificate, claim, customer, fact, nothing, same, testimonial } from '../swot/swot-fixtures.ts'
import { proofPoints } from './proof-points.ts'

const texts = (own: Partial<typeof nothing>) => proofPoints({ ...nothing, ...own }).map(({ text }) => text)

test('a voice has its author, and the role where one is told', () => {
  const ida = fact({ text: 'Better than mine', author: 'Ida Moor', role: 'cook' })
  assert.deepEqual(texts({ testimonials: [ida, testimonial('Warm at last', 'Ben Hale')] }), [
    '“Better than mine” — Ida Moor, cook',
    '“Warm at last” — Ben Hale',
  ])
})

test('a voice without a name proves nothing', () => {
  assert.deepEqual(texts({ testimonials: [testimonial('Better than mine', null)] }), [])
})

test('figures that name a source come first', () => {
  const claims = [
    claim('4,000 bowls a week', { type: 'number' }),
    claim('98 % arrive frozen', { type: 'number', sourced: true }),
    claim('12 towns', { type: 'number' }),
  ]
  assert.deepEqual(texts({ claims }), ['98 % arrive frozen', '4,000 bowls a week', '12 towns'])
})

test('a claim that something beside it bears out is a proof, a bare one is not', () => {
  const claims = [
    claim('The best soup', { type: 'superlative' }),
    claim('Frozen for sure', { proof: 'Tested at −18 °C' }),
  ]
  assert.deepEqual(texts({ claims }), ['Frozen for sure'])
})

test('voices, figures, certificates, customers and guarantees come in this order', () => {
  assert.deepEqual(
    texts({
      guarantees: [same('Money back within 30 days')],
      customers: [customer('Acorn Hotels'), customer('Birch Bank'), customer('Acorn Hotels')],
      certifications: [certificate('ISO 22000', 'quality')],
      claims: [claim('12 towns', { type: 'number' })],
      testimonials: [testimonial('Warm at last', 'Ben Hale')],
    }),
    [
      '“Warm at last” — Ben Hale',
      '12 towns',
      'ISO 22000',
      'Names on show: Acorn Hotels and Birch Bank',
      'Money back within 30 days',
    ],
  )
})

test('of each kind three are told, of guarantees two', () => {
  const numbers = ['1', '2', '3', '4']
  assert.deepEqual(
    texts({
      certifications: numbers.map((number) => certificate(`ISO ${number}`, 'quality')),
      guarantees: numbers.map((number) => same(`${number} years`)),
    }),
    ['ISO 1', 'ISO 2', 'ISO 3', '1 years', '2 years'],
  )
})

test('the names on show rest on a quote each, of five at the most', () => {
  const customers = ['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'].map((name) => customer(name))
  const [names] = proofPoints({ ...nothing, customers })
  assert.deepEqual(
    names?.quotes.map(({ text }) => text),
    ['Acorn', 'Birch', 'Cedar', 'Dogwood', 'Elm'],
  )
})
