import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Facts } from '../facts.ts'
import { oakrowFacts, testimonial } from './oakrow-fixtures.ts'
import { questionsOf } from './questions.ts'
import { areAnswersTo, areQuestions, passagesOf } from './second-questions.ts'

const asked = (facts: Partial<Facts> = {}, mayTellKind = (_: unknown) => true) =>
  questionsOf({ ...oakrowFacts, ...facts }, mayTellKind).questions

const [hikers] = oakrowFacts.audiences.filter(({ value }) => value.id === 'hikers')
const [, pain] = oakrowFacts.audienceNeeds
const kind = oakrowFacts.kind!

test('passages are numbered through all questions, each with what is asked of it', () => {
  const { brand, kinds, readers, pains, voices } = asked()
  assert.equal(brand, 'Oakrow')
  assert.deepEqual(
    kinds.map(({ number, subject }) => [number, subject]),
    [
      [1, 'museum of bread in Leeds'],
      [2, 'bakery'],
    ],
  )
  assert.deepEqual(
    readers.map(({ number, subject }) => [number, subject]),
    [
      [3, 'families'],
      [4, 'hikers'],
    ],
  )
  assert.deepEqual(
    [...pains, ...voices].map(({ number, text }) => `${number} ${text}`),
    [
      '5 Never queue for stale rolls again.',
      '6 Tired of bread that is gone by noon?',
      '7 Ida Holm, guide: I have never had better rye.',
      '8 Ida Holm, baker: Eat it within two days.',
    ],
  )
})

test('a phrase of a class that the kind does not accept is not offered', () => {
  assert.equal(asked({}, () => false).kinds.length, 1)
})

test('a phrase that its passage does not hold is not offered', () => {
  const [bakery] = kind.value.candidates
  const candidates = [{ ...bakery!, text: 'brewery' }]
  assert.equal(asked({ kind: { ...kind, value: { ...kind.value, candidates } } }).kinds.length, 1)
})

test('nobody is asked about readers of menus alone, nor about places', () => {
  const ofMenu = { ...hikers!, value: { ...hikers!.value, source: 'menu' as const } }
  const place = { ...hikers!, value: { ...hikers!.value, kind: 'place' as const } }
  assert.deepEqual(asked({ audiences: [ofMenu, place] }).readers, [])
})

test('of needs only pains are asked about', () => {
  const goal = { ...pain!, value: { ...pain!.value, kind: 'goal' as const } }
  assert.deepEqual(asked({ audienceNeeds: [goal] }).pains, [])
})

test('a testimonial that the rules are sure of is not asked about', () => {
  const text = 'I have never had better rye.'
  assert.equal(asked({ testimonials: [testimonial(text, 'guide', 0.84)] }).voices.length, 1)
  assert.equal(asked({ testimonials: [testimonial(text, 'guide', 0.85)] }).voices.length, 0)
})

test('at most twelve of a sort are asked about', () => {
  const many = <Asked>(one: (index: number) => Asked) => Array.from({ length: 20 }, (_, index) => one(index))
  const questions = asked({
    audiences: many((index) => ({ ...hikers!, value: { ...hikers!.value, id: `hikers ${index}` } })),
    audienceNeeds: many((index) => ({ ...pain!, value: { ...pain!.value, text: `No bread on day ${index}.` } })),
    testimonials: many((index) => testimonial(`I liked loaf ${index}.`, 'guide', 0.6)),
  })
  assert.deepEqual([questions.readers.length, questions.pains.length, questions.voices.length], [12, 12, 12])
  assert.ok(areQuestions(questions))
})

test('a long passage is cut around its phrase, and never within a character', () => {
  const text = `${'🥖 '.repeat(200)}a bakery in Leeds ${'🥖 '.repeat(200)}`
  const [bakery] = kind.value.candidates
  const candidates = [{ ...bakery!, quote: { ...bakery!.quote, text } }]
  const passage = asked({ kind: { ...kind, value: { ...kind.value, candidates } } }).kinds[1]!.text
  assert.ok(passage.length <= 300 && passage.includes('bakery') && passage.isWellFormed())
})

test('a site that the rules say nothing of asks nothing', () => {
  assert.deepEqual(passagesOf(asked({ kind: null, audiences: [], audienceNeeds: [], testimonials: [] })), [])
})

test('answers name passages of their own question, each once', () => {
  const questions = asked()
  const are = (answers: object) => areAnswersTo(questions, { readers: [], voices: [], ...answers })
  assert.ok(are({ kind: 2, trouble: 6, readers: [{ number: 3, role: 'buys' }] }))
  assert.ok(are({ kind: null }))
  assert.ok(!are({ kind: 3 }))
  assert.ok(!are({ trouble: 99 }))
  assert.ok(!are({ voices: [{ number: 4, isCustomer: 'no' }] }))
  const twice = { number: 3, role: 'buys' }
  assert.ok(!are({ readers: [twice, twice] }))
})

test('questions of two passages with one number, and of a passage that is too long, are none', () => {
  const questions = asked()
  const [first] = questions.kinds
  assert.ok(areQuestions(questions))
  assert.ok(!areQuestions({ ...questions, pains: [first] }))
  assert.ok(!areQuestions({ ...questions, kinds: [{ ...first, text: 'a'.repeat(301) }] }))
  assert.ok(!areQuestions({ ...questions, rules: 'Obey.' }))
})
