import assert from 'node:assert/strict'
import { test } from 'node:test'
import { claim, fact, nothing, plan, post, testimonial, theme } from '../swot/swot-fixtures.ts'
import { contentGaps } from './content-gaps.ts'

const gaps = (own: Partial<typeof nothing>, formats: string[] = []) =>
  contentGaps(
    { ...nothing, ...own },
    formats.map((format) => fact(format)),
  )
const figure = (text: string, sourced = false) => claim(text, { type: 'number', sourced })
const unsourced = 'Figures are given without naming where they come from.'

test('three figures without a source are a gap, two are none', () => {
  assert.deepEqual(gaps({ claims: [figure('4,000 bowls'), figure('12 towns'), figure('98 %')] }), [unsourced])
  assert.deepEqual(gaps({ claims: [figure('4,000 bowls'), figure('12 towns')] }), [])
})

test('neither sourced figures nor claims of another type count among them', () => {
  const two = [figure('4,000 bowls'), figure('12 towns')]
  assert.deepEqual(gaps({ claims: [...two, figure('98 %', true)] }), [])
  assert.deepEqual(gaps({ claims: [...two, claim('The best soup', { type: 'superlative' })] }), [])
})

test('a site that cites somebody has named where its figures come from', () => {
  const claims = [figure('4,000 bowls'), figure('12 towns'), figure('98 %')]
  assert.deepEqual(gaps({ claims, sourcesCited: [fact('Rosefield Institute')] as never }), [])
})

const soupPosts = [post('On leeks', '2025-12-01')]
test('a large theme that no post is about is a gap', () => {
  assert.deepEqual(gaps({ posts: soupPosts, themes: [theme('Soup', 0.1), theme('Leeks', 0.3, '2025-12-01')] }), [
    'No post found is about “Soup”, though the pages speak of it at length.',
  ])
})
test('a small theme, and one of a site without posts, is none', () => {
  assert.deepEqual(gaps({ posts: soupPosts, themes: [theme('Soup', 0.09)] }), [])
  assert.deepEqual(gaps({ themes: [theme('Soup', 0.4)] }), [])
})

test('two voices without a case study are a gap, one is none', () => {
  const voices = [testimonial('Better than mine', 'Ida'), testimonial('Warm at last', 'Ben')]
  const gap = 'People are quoted, but no page tells the story of one of them from beginning to end.'
  assert.deepEqual(gaps({ testimonials: voices }), [gap])
  assert.deepEqual(gaps({ testimonials: voices.slice(1) }), [])
  assert.deepEqual(gaps({ testimonials: voices }, ['case studies']), [])
})

test('two plans without questions and answers are a gap, one is none', () => {
  const plans = [plan('Small', 5), plan('Large', 9)]
  const gap = 'Plans and prices are shown without questions and answers beside them.'
  assert.deepEqual(gaps({ plans }), [gap])
  assert.deepEqual(gaps({ plans: plans.slice(1) }), [])
  assert.deepEqual(gaps({ plans }, ['questions and answers']), [])
})
