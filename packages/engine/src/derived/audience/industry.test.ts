import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sentence } from '../../facts/language.ts'
import { industry } from './industry.ts'

const home = 'https://brand.example/'

const sentence = (text: string, more: Partial<Sentence> = {}): Sentence => ({
  text,
  page: home,
  pageType: 'home',
  place: 'body',
  role: 'content',
  speaker: 'brand',
  locator: 'p',
  ...more,
})

const nothing = { structuredData: [], products: [], services: [] }
const read = (texts: Sentence[], language: string | null = 'en') => industry(texts, { ...nothing, language })

test('the words of a headline and its page tell the line of business', () => {
  const found = read([
    sentence('Kennel and dog training by the lake', { place: 'headline' }),
    sentence('Your dog stays in the house with us; puppies are welcome.'),
  ])
  assert.equal(found?.value.id, 'pets')
  assert.equal(found.basis, 'inferred')
  assert.ok(found.quotes.length > 0)
})

test('software for a trade is named as software, with the trade', () => {
  const found = read([
    sentence('The point of sale system for your restaurant', { place: 'headline' }),
    sentence('A dashboard for every menu item, and scheduling software for the kitchen.'),
    sentence('Request a demo. Restaurants pay per seat.'),
  ])
  assert.equal(found?.value.label, 'software for restaurants')
})

test('a type of structured data that names a trade is taken as stated', () => {
  const structuredData = [{ page: home, types: ['Dentist'], data: {} }]
  const found = industry([sentence('Welcome.')], { ...nothing, structuredData, language: 'en' })
  assert.equal(found?.value.id, 'dental')
  assert.equal(found.basis, 'stated')
})

test('pages that speak of nothing in particular have no line of business', () => {
  assert.equal(read([sentence('We are glad that you are here.', { place: 'headline' })]), null)
})

const trades: [language: string, text: string, id: string][] = [
  ['de', 'Ihre Zahnarztpraxis: Zahnärztin, Prophylaxe und Implantologie', 'dental'],
  ['fr', 'Cabinet d’avocats en droit de la famille et droit du travail', 'law'],
  ['ja', '広島の個別指導の塾。高校受験と家庭教師', 'tutoring'],
  ['ar', 'محاماة واستشارات قانونية: مكتب محاماة في المدينة', 'law'],
  ['ru', 'Автосервис и шиномонтаж, кузовной ремонт', 'automotive'],
  ['zh', '幼儿园与早教，蒙特梭利托育', 'childcare'],
]
for (const [language, text, id] of trades) {
  test(`the words of ${language} tell ${id}`, () => {
    assert.equal(read([sentence(text, { place: 'headline' })], language)?.value.id, id)
  })
}

test('a word repeated a hundred thousand times is read within a moment', () => {
  const started = performance.now()
  read([sentence('restaurant '.repeat(100_000)), sentence('(('.repeat(50_000))])
  assert.ok(performance.now() - started < 200)
})
