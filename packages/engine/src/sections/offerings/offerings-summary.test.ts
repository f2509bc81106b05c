import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PricedItem, PricePeriod } from '../../facts/offer/shapes.ts'
import { emptyFacts, homeUrl, siteFrom, stated } from '../../report/report-fixtures.ts'
import { createWording } from '../../writing/wording.ts'
import { sectionFacts } from '../section-facts.ts'
import { nothingOffered, type Offered, offeringsSummary } from './offerings-summary.ts'

const nothing: Offered = {
  plans: [],
  priceItems: [],
  products: [],
  services: [],
  features: [],
  integrations: [],
  trial: null,
  guarantees: [],
  manner: 'trade',
  isPriceTraced: false,
}

const priced = (name: string, amount: number, period: PricePeriod = 'month') => {
  const price = { amount, currency: 'EUR', period, text: `€${amount}` }
  return stated<PricedItem>({ name, price, group: null, page: 'https://marrowell.example/' }, name)
}

const summaryOf = (offered: Partial<Offered>) => offeringsSummary({ ...nothing, ...offered }, createWording('x'))

test('the cheapest and the dearest are named where they can be compared', () => {
  const text = summaryOf({ priceItems: [priced('Six soups', 30), priced('One soup', 6), priced('Twelve', 55)] })
  assert.match(text, /€6/)
  assert.match(text, /€55/)
})

test('no price is said to be missing where a page shows a trace of one', () => {
  assert.notEqual(summaryOf({}), '')
  assert.equal(summaryOf({ isPriceTraced: true }), '')
})

test('prices that are all the same make no range', () => {
  const text = summaryOf({ priceItems: [priced('Leek', 5), priced('Beet', 5)] })
  assert.match(text, /€5/)
  assert.doesNotMatch(text, /€5.*€5|cheapest|Between/)
})

test('an hour is not compared with a month', () => {
  assert.doesNotMatch(summaryOf({ priceItems: [priced('Box', 30), priced('Cook', 60, 'hour')] }), /€60/)
})

test('a trial and a guarantee are quoted', () => {
  const text = summaryOf({ trial: stated('7 days free', ''), guarantees: [stated('Money back', '')] })
  assert.match(text, /“7 days free”.*“Money back”/)
})

test('a promise that only repeats the trial is not told twice', () => {
  const text = summaryOf({ trial: stated('7 days free', ''), guarantees: [stated('7 days free, no strings', '')] })
  assert.doesNotMatch(text, /strings/)
})

test('what has a price of its own is on offer, though it was taken for a feature', () => {
  const feature = stated({ name: 'Six soups', description: null, url: null }, 'Six soups')
  const text = summaryOf({ features: [feature], priceItems: [priced('Six soups', 30)] })
  assert.doesNotMatch(text, /merit|feature|argues|promise is/)
  assert.match(text, /“Six soups”/)
})

test('a cause is not asked for its price', () => {
  const feature = stated({ name: 'Free meals', description: null, url: null }, 'Free meals')
  for (const manner of ['cause', 'public'] as const) {
    assert.doesNotMatch(summaryOf({ features: [feature], manner }), /price|cost|pay|merit/i)
  }
})

test('the reason for silence on the offer depends on what was read', () => {
  const site = siteFrom([
    { url: homeUrl, html: '<h1>Soup</h1>' },
    { url: `${homeUrl}pricing`, html: '<h1>Prices</h1>' },
  ])
  const read = sectionFacts(site, emptyFacts)
  const pricing = read.pages.map((page, index) => (index === 1 ? { ...page, type: 'pricing' as const } : page))
  for (const reason of nothingOffered({ ...read, pages: pricing })) assert.match(reason, /\/pricing/)
  for (const reason of nothingOffered({ ...read, reach: { ...read.reach, home: false } }))
    assert.match(reason, /scripts/)
})
