import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentence } from '../../facts/language/language-fixtures.ts'
import type { Sentence } from '../../facts/language/shapes.ts'
import { homeUrl } from '../../report/report-fixtures.ts'
import { assured, english, fact, items, kind, nothing, plan, pricedAt } from '../swot/swot-fixtures.ts'
import { pricePosition } from './price-position.ts'

type Inputs = Parameters<typeof pricePosition>[0]

const positionOf = (own: Partial<Inputs>) => pricePosition({ ...nothing, ...own })
const textOf = (own: Partial<Inputs>) => positionOf(own)?.value ?? null
const free = plan('Taster', 0, { isFree: true })
const small = plan('Small', 5)
const large = plan('Large', 9)
const asked = plan('Huge', null)
const sentence = (text: string, more: Partial<Sentence> = {}) => bodySentence(text, { page: homeUrl, ...more })
const cheap = ['We keep our soup affordable', 'We stay affordable for offices']
const said = { language: english, sentences: cheap.map((text) => sentence(text)) }

test('plans are placed by the lowest and the highest price, and by what is free or must be asked for', () => {
  assert.equal(textOf({ plans: [large, small] }), 'From 5 € up to 9 €')
  assert.equal(textOf({ plans: [small] }), 'At 5 €')
  assert.equal(textOf({ plans: [free] }), 'Free')
  assert.equal(textOf({ plans: [free, small] }), 'Free to begin with, then 5 €')
  assert.equal(textOf({ plans: [free, small, large] }), 'Free to begin with, then from 5 € up to 9 €')
  assert.equal(textOf({ plans: [asked] }), 'On request')
  assert.equal(textOf({ plans: [small, asked] }), 'At 5 €, larger plans on request')
})

test('prices in the currency that few are in are left out', () => {
  const dollars = pricedAt(plan('Abroad', 90), { currency: 'USD', text: '90 $' })
  assert.equal(textOf({ plans: [small, dollars, large] }), 'From 5 € up to 9 €')
})

test('a price without a currency says so', () => {
  assert.equal(textOf({ plans: [pricedAt(small, { currency: null, text: '5' })] }), 'At 5 (no currency named)')
  assert.equal(textOf({ plans: [pricedAt(small, { currency: null, text: '5 €' })] }), 'At 5 €')
})

test('a price list is placed from three lines on, where there are no plans', () => {
  const dear = pricedAt(plan('Feast', 40), {}).value.price
  const list = [...items.slice(0, 2), { ...items[2]!, value: { ...items[2]!.value, price: dear } }]
  assert.equal(textOf({ priceItems: list }), 'A price list of 3 items, from 5 € to 40 €')
  assert.equal(textOf({ priceItems: list.slice(1) }), null)
  assert.equal(textOf({ priceItems: list, plans: [small] }), 'At 5 €')
})

test('it is as sure as the least sure of the prices that it names, and quotes them', () => {
  const position = positionOf({ plans: [assured(large, 0.6), small, plan('Middle', 7)] })
  assert.equal(position?.confidence, 0.6)
  assert.deepEqual(
    position?.quotes.map(({ text }) => text),
    ['Small', 'Large'],
  )
})

test('what it says of its prices twice is added', () => {
  assert.equal(textOf({ plans: [small], ...said }), 'At 5 €; it presents itself as affordable (“affordable”)')
  assert.equal(textOf(said), 'No prices on the pages read; it presents itself as affordable (“affordable”)')
  assert.equal(positionOf({ plans: [small], ...said })?.confidence, 0.5)
})

test('once is not enough, nor are words of others, of posts, or of what a charity makes affordable', () => {
  const [first, second] = said.sentences
  assert.equal(textOf({ ...said, sentences: [first!] }), null)
  assert.equal(textOf({ ...said, sentences: [first!, { ...second!, speaker: 'customer' }] }), null)
  assert.equal(textOf({ ...said, sentences: [first!, { ...second!, pageType: 'post' }] }), null)
  assert.equal(textOf({ ...said, sentences: [first!, sentence('The most affordable factory may close')] }), null)
  assert.equal(textOf({ ...said, language: null }), null)
  assert.equal(textOf({ ...said, kind: kind('charity', 'charity') }), null)
})

test('a site that is as much one as the other is neither', () => {
  const dear = ['We cook premium soup for you', 'Our premium soup is here'].map((text) => sentence(text))
  assert.equal(
    textOf({ ...said, sentences: dear }),
    'No prices on the pages read; it presents itself as premium (“premium”)',
  )
  assert.equal(textOf({ ...said, sentences: [...dear, ...said.sentences] }), null)
})

test('without a price or a word on it nothing is said', () => {
  assert.equal(positionOf({}), null)
  assert.equal(positionOf({ language: fact('de') }), null)
})
