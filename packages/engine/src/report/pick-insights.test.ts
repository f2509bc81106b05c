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

test('of what machines read one insight is told', () => {
  const onSearch = ['a', 'b'].map((id) => found(id, { category: 'discoverability' }))
  assert.deepEqual(picked(...onSearch), ['a'])
})

const quoting = (id: string, text: string, own: Partial<Found> = {}) =>
  found(id, { quotes: [{ page: 'https://marrowell.example/', text, locator: 'p' }], ...own })

test('what several facts bear out comes first, in its order, and single rules only fill up to four', () => {
  const diagnosed = [found('asset', { weight: 1 }), found('tension', { weight: 1, category: 'conversion' })]
  const single = ['a', 'b', 'c'].map((id, at) =>
    found(id, { weight: 9, category: (['visual', 'experience', 'messaging'] as const)[at]! }),
  )
  assert.deepEqual(
    pickInsights(single, diagnosed).map(({ id }) => id),
    ['asset', 'tension', 'a', 'b'],
  )
})

test('a passage that a diagnosis tells of is not told again', () => {
  const diagnosed = [quoting('tension', 'Order soup')]
  assert.deepEqual(
    pickInsights([quoting('vague-call', 'Order soup', { weight: 9, category: 'conversion' })], diagnosed).map(
      ({ id }) => id,
    ),
    ['tension'],
  )
})
