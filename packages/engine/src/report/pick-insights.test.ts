import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Found, pickInsights } from './pick-insights.ts'

const found = (id: string, own: Partial<Found> = {}): Found => ({
  id,
  category: 'trust',
  weight: 5,
  impact: 'medium',
  effort: 'S',
  title: id,
  insight: 'Soup.',
  recommendation: 'Soup.',
  confidence: 0.8,
  quotes: [],
  ...own,
})

const picked = (...all: Found[]) => pickInsights(all).map(({ id }) => id)

test('the weightiest comes first, by weight and confidence', () => {
  const sure = found('sure', { weight: 5, confidence: 0.9 })
  const heavy = found('heavy', { weight: 9, confidence: 0.4, category: 'visual' })
  assert.deepEqual(picked(heavy, sure), ['sure', 'heavy'])
})

test('a category has two insights, the weightiest', () => {
  assert.deepEqual(picked(found('a'), found('b', { weight: 6 }), found('c', { weight: 7 })), ['c', 'b'])
})

test('of one subject the weightiest speaks, across categories', () => {
  const call = found('no-call', { subject: 'call', weight: 9 })
  const vague = found('vague-call', { subject: 'call', category: 'conversion' })
  assert.deepEqual(picked(vague, call), ['no-call'])
})

test('insights without a subject do not silence each other', () => {
  assert.deepEqual(picked(found('a'), found('b')), ['a', 'b'])
})

test('a first report has seven insights', () => {
  const categories = ['messaging', 'conversion', 'trust', 'visual'] as const
  const all = categories.flatMap((category) => [1, 2].map((n) => found(`${category} ${n}`, { category })))
  assert.equal(picked(...all).length, 7)
  assert.equal(picked(...all.slice(1)).length, 7)
})
