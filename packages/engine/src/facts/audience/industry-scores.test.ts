import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Quote } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { bodySentence } from '../language/language-fixtures.ts'
import type { Sentence } from '../language/shapes.ts'
import type { Offering } from '../offer/shapes.ts'
import { industry } from './industry.ts'

const page = 'https://brand.example/'
const line = (text: string, more: Partial<Sentence> = {}) => bodySentence(text, { page, ...more })
/** Sentences that open a home page and say nothing. */
const opening = ['Welcome.', 'Come in.', 'Look around.', 'Stay.'].map((text) => line(text))

interface Given {
  title?: string
  types?: string[][]
  products?: string[]
  services?: string[]
  language?: string | null
}
const offered = (names: string[] = []) =>
  names.map((name) => ({
    value: { name, description: null, url: null } satisfies Offering,
    basis: 'stated' as const,
    confidence: 0.9,
    quotes: [{ page, text: name, locator: 'h3' }],
  }))
const read = (sentences: Sentence[], { title, types = [], products, services, language = 'en' }: Given = {}) =>
  industry(sentences, {
    language,
    structuredData: types.map((of) => ({ page, types: of, data: {} }) as unknown as StructuredNode),
    products: offered(products),
    services: offered(services),
    title: title === undefined ? null : ({ page, text: title, locator: 'title' } satisfies Quote),
  })
const told = (sentences: Sentence[], given?: Given) => {
  const fact = read(sentences, given)
  return fact === null ? null : `${fact.value.id} ${fact.confidence.toFixed(3)}`
}

// A word is worth its place times its page; seven points are enough for what introduces the site.
const places: [what: string, more: Partial<Sentence>, outcome: string | null][] = [
  ['in the headline', { place: 'headline' }, 'cleaning 0.625'],
  ['in the description', { place: 'description' }, 'cleaning 0.640'],
  ['below the headline', { place: 'subhead' }, 'cleaning 0.610'],
  ['in a heading', { place: 'heading' }, null],
  ['in the text', {}, null],
  ['in the headline of the page about the brand', { place: 'headline', pageType: 'about' }, 'cleaning 0.606'],
  ['in the headline of a product', { place: 'headline', pageType: 'product' }, null],
  ['in the headline of a post', { place: 'headline', pageType: 'post' }, null],
  ['in the headline by a customer', { place: 'headline', speaker: 'customer' }, null],
]
for (const [what, more, outcome] of places) {
  test(`one word of a trade ${what} tells ${outcome ?? 'nothing'}`, () => {
    assert.equal(told([line('Detergent', more)]), outcome)
  })
}

test('a phrase of two words says more than one word, the title as much as four mentions', () => {
  assert.equal(told([line('A cleaning company', { place: 'headline' })]), 'cleaning 0.647')
  assert.equal(told([], { title: 'Detergent' }), 'cleaning 0.610')
})

test('a word that is repeated says less each time, and after four times nothing', () => {
  const again = (count: number) =>
    told([line('Detergent', { place: 'headline' }), ...Array.from({ length: count }, () => line('Detergent'))])
  // 10 points, then 2/2, 2/3, 2/4.
  assert.equal(again(1), 'cleaning 0.632')
  assert.equal(again(3), 'cleaning 0.641')
  assert.equal(again(9), 'cleaning 0.641')
})

const four = 'Detergents, degreasers, disinfectants and descalers'
test('the first four sentences of the home page introduce the site, later ones do not', () => {
  assert.equal(told([...opening.slice(0, 3), line(four)]), 'cleaning 0.610')
  assert.equal(told([...opening, line(four)]), null)
  const five = `${four}, laundry`
  assert.equal(told([line(five)]), 'cleaning 0.625')
  assert.equal(told([line(five, { pageType: 'about' })]), null)
  const eight = `${five}, recycling, janitorial work and washing powder`
  assert.equal(told([line(eight, { speaker: 'customer' })]), null)
})

test('what is said in passing takes twelve points and four phrases', () => {
  const heading = (text: string) => line(text, { place: 'heading' })
  const words = ['Detergent', 'Degreaser', 'Disinfectant', 'Descaler']
  assert.equal(told([...opening, ...words.slice(0, 3).map(heading)]), null)
  assert.equal(told([...opening, ...words.map(heading)]), 'cleaning 0.670')
  const twoWords = ['window cleaning', 'office cleaning', 'house cleaning', 'carpet cleaning', 'pest control']
  assert.equal(told([...opening, ...twoWords.slice(0, 4).map((text) => line(text))]), null)
  assert.equal(told([...opening, ...twoWords.map((text) => line(text))]), 'cleaning 0.647')
})

test('names of products and services count', () => {
  const words = ['Detergent', 'Degreaser', 'Disinfectant', 'Descaler']
  assert.equal(told([], { services: words }), 'cleaning 0.640')
  assert.equal(told([], { products: words.slice(0, 2), services: words.slice(2) }), 'cleaning 0.640')
  assert.equal(told([], { services: words.slice(0, 3) }), null)
})

test('two trades of equal weight tell none, a little more of one tells it', () => {
  const both = line('Detergent and bricks', { place: 'headline' })
  assert.equal(told([both]), null)
  assert.equal(read([both, line('Detergent')])?.value.id, 'cleaning')
  assert.equal(read([both, line('Bricks')])?.value.id, 'construction')
})

test('one type of structured data states the trade, types of two trades do not', () => {
  assert.equal(told([], { types: [['Dentist']] }), 'dental 0.900')
  assert.equal(read([], { types: [['Dentist']] })?.basis, 'stated')
  assert.equal(told([], { types: [['Dentist'], ['PetStore']] }), null)
  assert.equal(told([], { types: [['Dentist', 'LocalBusiness'], ['Dentist']] }), 'dental 0.900')
  assert.deepEqual(read([], { types: [['Dentist']] })?.quotes, [
    { page, text: 'Dentist', locator: 'script[type=ld+json]' },
  ])
})

test('three passages are quoted, the weightiest first, one that holds several words once', () => {
  const sentences = [
    line('Degreaser'),
    line('Disinfectant and descaler'),
    line('Laundry', { place: 'heading' }),
    line('Recycling'),
    line('Detergent', { place: 'headline' }),
  ]
  assert.deepEqual(
    read(sentences)?.quotes.map(({ text }) => text),
    ['Detergent', 'Disinfectant and descaler', 'Laundry'],
  )
})

test('of a sentence 300 characters are read, of a site 900 sentences', () => {
  const after = (length: number) => line(`${'so '.repeat(200).slice(0, length - 10)} detergent`, { place: 'headline' })
  assert.equal(told([after(300)]), 'cleaning 0.625')
  assert.equal(told([after(301)]), null)
  const filler = (count: number) => Array.from({ length: count }, () => line('So it is.'))
  const headline = line('Detergent', { place: 'headline' })
  assert.equal(told([...filler(899), headline]), 'cleaning 0.625')
  assert.equal(told([...filler(900), headline]), null)
})

test('without a language no words are read', () => {
  assert.equal(told([line('Detergent', { place: 'headline' })], { language: null }), null)
})

test('a way of working and its field are named together, quoted by two passages each', () => {
  const found = read([
    line('The point of sale system for your restaurant', { place: 'headline' }),
    line('A dashboard for every menu item, and scheduling software for the kitchen.'),
    line('Request a demo. Restaurants pay per seat.'),
  ])
  assert.deepEqual([found?.value.label, found?.value.serves], ['software for restaurants', 'restaurants'])
  assert.ok(found !== null && found.quotes.length <= 4)
})
