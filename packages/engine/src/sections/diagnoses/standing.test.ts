import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SiteReading } from '../site-reading.ts'
import { call, fact, hero, nothing, testimonial } from '../swot/swot-fixtures.ts'
import { diagnosisFacts } from './diagnosis-facts.ts'
import { ownLine } from './diagnosis-fixtures.ts'
import { firstFacts } from './first-facts.ts'
import { standingOf } from './standing.ts'

const factsOf = (own: Partial<SiteReading>) => diagnosisFacts({ ...nothing, language: fact('en'), ...own })
const levels = (own: Partial<SiteReading>, clarity: number | null = null) =>
  Object.fromEntries(standingOf(factsOf(own), clarity).map(({ id, level }) => [id, level]))

test('a named voice near the decision is more proof than an unnamed one', () => {
  assert.equal(levels({ testimonials: [testimonial('Hot soup', 'Gwen Moor')] }).proof, 4)
  assert.equal(levels({ testimonials: [testimonial('Hot soup', null)] }).proof, 3)
})

test('proof that may stand on a page that was not read is not denied', () => {
  const { reach } = nothing
  assert.equal(levels({ reach: { ...reach, traced: ['testimonials'] } }).proof, undefined)
  assert.equal(levels({}).proof, 1)
})

test('clarity follows its score, and is left out where there is none', () => {
  assert.equal(levels({}, 100).clarity, 5)
  assert.equal(levels({}, 0).clarity, 1)
  assert.equal(levels({}).clarity, undefined)
})

test('a refusal in the opening sets apart more than a site without a line of its own', () => {
  const line = 'No freezer, no tins, no soup that is older than Monday.'
  const own = levels({ hero: hero(line), sentences: [ownLine(line, { place: 'headline' })] })
  assert.equal(own.distinctiveness, 5)
  assert.equal(levels({ sentences: [ownLine('We offer the highest quality.')] }).distinctiveness, 1)
})

test('a site that asks for nothing has no way in', () => {
  assert.equal(levels({}).ease, 1)
  assert.ok((levels({ ctas: [call('Order a box', 'buy')] }).ease ?? 0) > 1)
})

test('a fact to know first is as sure as what it rests on', () => {
  const unsure = { ...testimonial('Hot soup', 'Gwen Moor'), confidence: 0.6 }
  const [proof] = firstFacts(factsOf({ testimonials: [unsure] }))
  assert.deepEqual([proof?.id, proof?.text, proof?.confidence], ['proof', '“Hot soup” (Gwen Moor)', 0.6])
})

test('what is hardly sure is no fact to know first', () => {
  const unsure = { ...testimonial('Hot soup', 'Gwen Moor'), confidence: 0.5 }
  assert.deepEqual(firstFacts(factsOf({ testimonials: [unsure] })), [])
})
