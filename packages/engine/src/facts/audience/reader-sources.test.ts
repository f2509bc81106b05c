import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../evidence.ts'
import { siteOfPages } from '../../site-fixtures.ts'
import { bodySentences } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import type { Plan } from '../offer/shapes.ts'
import type { Testimonial } from '../trust/shapes.ts'
import { framedReaders } from './audience-frames.ts'
import { audiences } from './audiences.ts'

const page = 'https://www.acme.example/'
const site = siteOfPages({ '/': '<h1>Oaken</h1>' })
const planOf = (name: string, quote: string | null = name): Fact<Plan> => ({
  value: { name } as Plan,
  basis: 'stated',
  confidence: 0.9,
  quotes: quote === null ? [] : [{ page, text: quote, locator: 'h3' }],
})
const saidBy = (role: string | null, ...quotes: string[]): Fact<Testimonial> => ({
  value: { text: 'We love it.', author: 'Ida', role },
  basis: 'stated',
  confidence: 0.9,
  quotes: quotes.map((text) => ({ page, text, locator: 'figcaption' })),
})
interface Given {
  plans?: Fact<Plan>[]
  testimonials?: Fact<Testimonial>[]
  sentences?: Sentence[]
}
const factsOf = ({ plans = [], testimonials = [], sentences = [] }: Given) =>
  audiences(site, { language: 'en', sentences, testimonials, plans, structuredData: [] })
const signs = (given: Given) =>
  factsOf(given).map(({ value, confidence }) => `${value.source}: ${value.id} ${confidence}`)

test('the name of a plan names its readers, where it is quoted in up to 300 characters', () => {
  assert.deepEqual(signs({ plans: [planOf('Students')] }), ['plan: students 0.6'])
  assert.deepEqual(signs({ plans: [planOf('Basic')] }), [])
  assert.deepEqual(signs({ plans: [planOf('Students', null)] }), [])
  assert.deepEqual(signs({ plans: [planOf('Students', 'k'.repeat(300))] }), ['plan: students 0.6'])
  assert.deepEqual(signs({ plans: [planOf('Students', 'k'.repeat(301))] }), [])
})

const beside = (text: string, more: Partial<Sentence> = {}) =>
  bodySentences([text], { page: `${page}pricing`, pageType: 'pricing', ...more })
test('beside prices a sentence says what size or role a plan is for', () => {
  const plans = [planOf('Basic')]
  const sources = (sentences: Sentence[], of = plans) =>
    factsOf({ plans: of, sentences }).flatMap(({ value }) => (value.source === 'plan' ? [value.id] : []))
  assert.equal(sources(beside('Made for freelancers and small teams.')).length > 0, true)
  assert.deepEqual(sources(beside('Made for parents.')), [])
  assert.deepEqual(sources(beside('Made for freelancers and small teams.'), []), [])
  assert.deepEqual(sources(beside('Made for freelancers and small teams.', { pageType: 'home' })), [])
  assert.deepEqual(sources(beside('Made for freelancers and small teams.', { place: 'heading' })), [])
  const long = 'Made for freelancers and small teams, '.padEnd(121, 'so on ')
  assert.deepEqual(sources(beside(long)), [])
  assert.equal(sources(beside(long.slice(0, 120))).length > 0, true)
})

test('the title of somebody who is quoted names a reader, and is the quote', () => {
  const [fact] = factsOf({
    testimonials: [saidBy('Teacher, Lindau School', 'We love it.', 'Ida, Teacher, Lindau School')],
  })
  assert.equal(fact?.value.source, 'testimonial')
  assert.equal(fact?.confidence, 0.45)
  assert.deepEqual(fact?.quotes, [{ page, text: 'Teacher, Lindau School', locator: 'figcaption' }])
  assert.deepEqual(signs({ testimonials: [saidBy(null, 'We love it.')] }), [])
  assert.deepEqual(signs({ testimonials: [saidBy('Teacher')] }), [])
  assert.equal(signs({ testimonials: [saidBy('Teacher', 'We love it.')] }).length, 1)
})

test('a title that two customers share is surer than that of one', () => {
  const [fact] = factsOf({ testimonials: [saidBy('Teacher', 'We love it.'), saidBy('Teacher in Lindau', 'So do we.')] })
  assert.equal(Math.round((fact?.confidence ?? 0) * 100), 68)
})

const framed: [text: string, readers: string[]][] = [
  ['Made for parents', ['parents made']],
  ['Lessons for parents', ['parents for']],
  ['For parents, made for parents', ['parents made']],
  ['Made for all. Parents are welcome', []],
  ['Made for all: parents are welcome', []],
  ['Made for all – parents are welcome', []],
  ['Not made for parents', []],
  ['It was never made for parents', []],
  ['✕ Made for parents', []],
  ['Made for parents and guardians', []],
  ['Parents are welcome', []],
  [`Made for ${'so '.repeat(23)}parents`, ['parents made']],
  [`Made for ${'so '.repeat(24)}parents`, []],
  [`Lessons for ${'so '.repeat(11)}parents`, ['parents for']],
  [`Lessons for ${'so '.repeat(12)}parents`, []],
  ['Made for sales', []],
  ['Made for wholesalers', ['wholesalers made']],
]
for (const [text, readers] of framed) {
  test(`“${text}” is for ${readers.join(' and ') || 'nobody in particular'}`, () => {
    assert.deepEqual(
      framedReaders(text, 'en').map(({ reader, frame }) => `${reader.id} ${frame}`),
      readers,
    )
  })
}

test('the first 400 characters of a sentence are read', () => {
  const after = (characters: number) => `${'so '.repeat(200).slice(0, characters - 17)} made for parents`
  assert.equal(framedReaders(after(400), 'en').length, 1)
  assert.equal(framedReaders(after(401 + 6), 'en').length, 0)
})

test('signs stand in the order of their sureness, sixty at the most', () => {
  const confidences = factsOf({
    sentences: bodySentences(['Lessons for parents.', 'Made for students.', 'Lessons for teachers.']),
  }).map(({ confidence }) => confidence)
  assert.deepEqual(
    confidences,
    [...confidences].sort((a, b) => b - a),
  )
  const many = Array.from(
    { length: 70 },
    (_, at) => `Made for ${'bcdfghklmnprstvw'[at % 16]}o${'bcdfghklmnprstvw'[Math.floor(at / 16)]}ikers.`,
  )
  assert.equal(factsOf({ sentences: bodySentences(many) }).length, 60)
})
