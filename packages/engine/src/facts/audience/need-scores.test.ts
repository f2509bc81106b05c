import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../evidence.ts'
import { bodySentence } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import { audienceNeeds } from './audience-needs.ts'
import type { AudienceSign, Question } from './shapes.ts'

const page = 'https://www.acme.example/'
const line = (text: string, more: Partial<Sentence> = {}) => bodySentence(text, { page, ...more })
const signOf = (id: string): Fact<AudienceSign> => ({
  value: { kind: 'person', id, label: id, source: 'phrase' },
  basis: 'stated',
  confidence: 0.7,
  quotes: [],
})
const known = [signOf('parents'), signOf('students'), signOf('teachers')]
const needs = (sentences: Sentence[], audiences = known) =>
  audienceNeeds(sentences, { language: 'en', audiences, questions: [] })
const told = (...sentences: Sentence[]) =>
  needs(sentences).map(({ value, confidence }) => `${value.kind} ${confidence.toFixed(2)}`)
const readers = (...sentences: Sentence[]) => needs(sentences).at(-1)?.value.of

const saves = 'Our lunches save time every day.'
const places: [what: string, more: Partial<Sentence>, outcome: string[]][] = [
  ['in the text of the home page', {}, ['goal 0.61']],
  ['in its headline', { place: 'headline' }, ['goal 0.79']],
  ['below its headline', { place: 'subhead' }, ['goal 0.79']],
  ['in its description', { place: 'description' }, ['goal 0.76']],
  ['in a heading', { place: 'heading' }, ['goal 0.70']],
  ['on the page of a product', { pageType: 'product' }, ['goal 0.55']],
  ['on the page about the brand', { pageType: 'about' }, ['goal 0.55']],
  ['on a page of features', { pageType: 'features' }, ['goal 0.55']],
  ['on a page of prices', { pageType: 'pricing' }, ['goal 0.52']],
  ['on a page of no known kind', { pageType: 'other' }, ['goal 0.46']],
  ['on a button', { place: 'action' }, []],
  ['by a customer', { speaker: 'customer' }, []],
  ['on the page of contacts', { pageType: 'contact' }, []],
  ['among questions', { role: 'faq' }, []],
  ['among the team', { role: 'team' }, []],
  ['among open positions', { role: 'careers' }, []],
  ['where contacts stand', { role: 'contact' }, []],
  ['in a post', { pageType: 'post' }, []],
  ['for applicants', { pageType: 'careers' }, []],
]
for (const [what, more, outcome] of places) {
  test(`a goal ${what}: ${outcome[0] ?? 'nothing'}`, () => assert.deepEqual(told(line(saves, more)), outcome))
}

test('one word on a page of no known kind says too little', () => {
  assert.deepEqual(told(line('We improve all lunches here.', { pageType: 'other' })), [])
  assert.deepEqual(told(line('We improve all lunches here.', { pageType: 'pricing' })), ['goal 0.46'])
})

test('of a pain, an occasion and a promise the pain counts, then the occasion', () => {
  const [pain, promise] = ['Tired of packing lunches', 'we save time for you']
  assert.deepEqual(
    needs([line(`${pain}, ${promise}.`)]).map(({ value }) => value.kind),
    ['pain'],
  )
})

test('a text has 14 to 230 characters, and says less from 160 on', () => {
  const of = (length: number) => line(`${'We save time'.padEnd(length - 1, ' so')}.`)
  assert.deepEqual(told(of(13)), [])
  assert.deepEqual(told(of(14)), ['goal 0.61'])
  assert.deepEqual(told(of(160)), ['goal 0.61'])
  assert.deepEqual(told(of(161)), ['goal 0.58'])
  assert.deepEqual(told(of(230)), ['goal 0.58'])
  assert.deepEqual(told(of(231)), [])
})

test('questions, crossed-out lines and small print tell nothing', () => {
  for (const text of [
    'Do your lunches save time every day?',
    '✕ Our lunches save time every day.',
    '• Our lunches save time every day.',
    'To save time we keep your personal data.',
    'Fill in the form to save time every day.',
  ]) {
    assert.deepEqual(told(line(text)), [], text)
  }
})

test('a line of the text ends, or has five words', () => {
  assert.deepEqual(told(line('Lunches save time daily')), [])
  assert.deepEqual(told(line('Lunches save time daily.')), ['goal 0.61'])
  assert.deepEqual(told(line('Our lunches save time daily')), ['goal 0.61'])
})

test('a heading has four words, begins large and ends on no small word', () => {
  const of = (text: string) => told(line(text, { place: 'heading' })).length
  assert.equal(of('Lunches save time'), 0)
  assert.equal(of('Lunches save time daily'), 1)
  assert.equal(of('lunches save time daily'), 0)
  assert.equal(of('12 lunches save time daily'), 0)
  assert.equal(of('Lunches save time for you'), 0)
  assert.equal(of('Lunches save time for parents'), 1)
})

test('the strongest come first, and what another says already is left out', () => {
  const texts = (...sentences: Sentence[]) => needs(sentences).map(({ value }) => value.text)
  const strong = line('Save time every single morning', { place: 'headline' })
  assert.deepEqual(texts(line(saves), strong), [strong.text, saves])
  assert.deepEqual(texts(line(saves), line('Our lunches save time every day…')), [saves])
  assert.deepEqual(texts(line('Our lunches save time every day, and more.'), line(saves)), [
    'Our lunches save time every day, and more.',
  ])
})

test('of pains twelve are told, of goals sixteen, of occasions eight', () => {
  const count = (text: string) => needs(Array.from({ length: 20 }, (_, at) => line(`${text} ${at} again.`))).length
  assert.equal(count('Tired of packing lunch'), 12)
  assert.equal(count('We save time with lunch'), 16)
})

test('a sentence is said of those whom it names, else of those of its heading, else of those of its page', () => {
  const [forParents, forStudents] = ['For parents', 'For students'].map((text) => line(text, { place: 'heading' }))
  assert.deepEqual(readers(forParents!, line('Students save time every day.')), ['students'])
  assert.deepEqual(readers(forParents!, line(saves)), ['parents'])
  assert.deepEqual(readers(forParents!, forStudents!, line(saves)), ['students'])
  assert.deepEqual(readers(forParents!, line('Hello there', { place: 'heading' }), line(saves)), [])
  assert.deepEqual(readers(line(saves)), [])
})

test('the first heading of a page speaks for all of it, where it names one reader', () => {
  const own = { page: `${page}parents`, pageType: 'product' as const }
  const heading = (text: string) => line(text, { ...own, place: 'heading' })
  assert.deepEqual(readers(heading('For parents'), heading('Hello there'), line(saves, own)), ['parents'])
  assert.deepEqual(readers(heading('For parents and students'), heading('Hello there'), line(saves, own)), [])
  assert.deepEqual(readers(heading('Hello there'), heading('For parents'), heading('So'), line(saves, own)), [])
  assert.deepEqual(readers(heading('For parents'), heading('Hello there'), line(saves, { page: `${page}other` })), [])
})

test('a heading gives two readers at most, and only readers that the site is known to have', () => {
  const heading = line('For parents, students and teachers', { place: 'heading' })
  assert.equal(readers(heading, line(saves))?.length, 2)
  assert.deepEqual(needs([heading, line(saves)], [signOf('students')])[0]?.value.of, ['students'])
})

const asked = (question: string, confidence: number): Fact<Question> => ({
  value: { question, answer: 'Yes.' },
  basis: 'stated',
  confidence,
  quotes: ['a', 'b', 'c'].map((text) => ({ page, text, locator: 'summary' })),
})
const doubts = (questions: Fact<Question>[], language: string | null = 'en') =>
  audienceNeeds([], { language, audiences: known, questions })

test('a doubt is a question that is sure enough to be one', () => {
  assert.deepEqual(doubts([asked('How much is a lunch?', 0.6)]), [])
  const [fact] = doubts([asked('How much is a lunch?', 0.61)])
  assert.deepEqual(fact?.value, { kind: 'objection', text: 'How much is a lunch?', of: [] })
  assert.deepEqual([fact?.confidence, fact?.quotes.length], [0.61, 2])
  assert.equal(doubts([asked('How much is a lunch?', 0.95)])[0]?.confidence, 0.8)
})

test('fourteen doubts are told at the most, and none without a language', () => {
  const many = Array.from({ length: 20 }, (_, at) => asked(`How much is lunch ${at}?`, 0.9))
  assert.equal(doubts(many).length, 14)
  assert.deepEqual(doubts(many, null), [])
})
