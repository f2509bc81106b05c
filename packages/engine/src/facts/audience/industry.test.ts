import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takesBoundedTime } from '../../lexicon/list-checks.ts'
import { bodySentence } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import { industry } from './industry.ts'

const home = 'https://brand.example/'

const sentence = (text: string, more: Partial<Sentence> = {}) => bodySentence(text, { page: home, ...more })

const nothing = { structuredData: [], products: [], services: [], title: null }
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

for (const [what, lines, id] of [
  [
    'a maker of cleaning products whose scents are those of food',
    [
      'Cleaning products made from plants',
      'Ingredients: lemon juice and vinegar.',
      'Our soap smells of honey and chocolate.',
      'A surface cleaner that leaves no streaks.',
    ],
    'cleaning',
  ],
  [
    'a maker of concrete that architects work with',
    [
      'Precast concrete for bridges and walls',
      'Architects ask us for drawings.',
      'We work with every architect and design studio.',
      'Concrete, mixed to order.',
    ],
    'construction',
  ],
  [
    'a shop that repairs the machines of kitchens',
    [
      'Machine repair for bakeries and cafés',
      'We repair coffee machines.',
      'Spare parts for every bakery and brewery.',
      'A repair shop since 1974.',
    ],
    'repairs',
  ],
  [
    'a phone company that sells ringing tones',
    [
      'Mobile phone plans without a contract',
      'Stream music and albums on the way.',
      'A band of your choice as a ringing tone.',
      'Unlimited data and roaming.',
    ],
    'telecom',
  ],
] as const) {
  test(`${what} is read by how it introduces itself`, () => {
    const [headline, ...body] = lines
    const found = read([sentence(headline, { place: 'headline' }), ...body.map((text) => sentence(text))])
    assert.equal(found?.value.id, id)
  })
}

test('words in passing are no line of business', () => {
  const opening = ['Welcome.', 'We are glad you came.', 'Look around.', 'Stay as long as you like.']
  const texts = [
    ...opening,
    'The band plays on Friday.',
    'Bring juice and cheese.',
    'There is music, and a glass of wine.',
  ]
  assert.equal(read(texts.map((text) => sentence(text))), null)
})

test('the title of the home page tells the line of business', () => {
  const title = { page: home, text: 'Hartwell Precast – concrete walls', locator: 'title' }
  const found = industry([sentence('Built to stay.', { place: 'headline' })], { ...nothing, language: 'en', title })
  assert.equal(found?.value.id, 'construction')
})

test('a word repeated a hundred thousand times is read in bounded time', () => {
  takesBoundedTime(() => {
    read([sentence('restaurant '.repeat(100_000)), sentence('(('.repeat(50_000))])
  })
})

for (const [language, headline, lines] of [
  [
    'it',
    'Odontoiatria per pazienti di ogni età',
    ['I pazienti, il medico e la clinica.', 'Ortodonzia, in ambulatorio.'],
  ],
  [
    'en',
    'Braces and dentures for patients of all ages',
    ['Our patients, our doctors and the clinic.', 'Dental surgery.'],
  ],
] as const) {
  test(`a dentist who speaks of patients and clinics as much is a dentist, in ${language}`, () => {
    const found = read([sentence(headline, { place: 'headline' }), ...lines.map((line) => sentence(line))], language)
    assert.equal(found?.value.id, 'dental')
  })
}

test('a clinic that names a dentist in passing is none', () => {
  const found = read([
    sentence('A clinic for patients with back pain', { place: 'headline' }),
    sentence('Our doctors, osteopaths and physiotherapists see patients in the hospital, too.'),
    sentence('We share the house with a dentist.'),
  ])
  assert.equal(found?.value.id, 'health')
})
