import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteText } from '../page/provenance/site-text.ts'
import { siteOfPages } from '../site-fixtures.ts'
import { acceptedValue, allText, statedText } from './accepted-text.ts'

const site = siteOfPages({ '/': '<p>We build boats.</p><p>Lorem ipsum dolor sit amet consectetur.</p>' })
const text = siteText(site)
const fact = (...passages: string[]) => ({
  value: passages[0],
  basis: 'stated',
  confidence: 1,
  quotes: passages.map((passage) => ({ page: site.home.url, text: passage, locator: 'p' })),
})
const own = 'We build boats.'
const filler = 'Lorem ipsum dolor sit amet consectetur.'

test('a fact that rests on text of a class that it does not accept is null', () => {
  assert.equal(acceptedValue(fact(filler), statedText, text), null)
})

test('of a list those facts are left out', () => {
  assert.deepEqual(acceptedValue([fact(own), fact(filler)], statedText, text), [fact(own)])
})

test('of a group of facts by name each is judged by itself', () => {
  assert.deepEqual(acceptedValue({ headline: fact(filler), subhead: fact(own) }, statedText, text), {
    headline: null,
    subhead: fact(own),
  })
})

test('a fact keeps the passages of accepted classes alone', () => {
  const value = acceptedValue(fact(own, filler), statedText, text)
  assert.deepEqual(value, { ...fact(own), value: own })
})

test('a fact without passages was measured and stays', () => {
  assert.deepEqual(acceptedValue(fact(), statedText, text), fact())
})

test('a fact that accepts all text is what it is', () => {
  const value = [fact(filler)]
  assert.equal(acceptedValue(value, allText, text), value)
})
