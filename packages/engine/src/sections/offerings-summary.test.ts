import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PricedItem, PricePeriod } from '../facts/offers.ts'
import { stated } from '../report/report-fixtures.ts'
import { createWording } from '../report/wording.ts'
import { type Offered, offeringsSummary } from './offerings-summary.ts'

const nothing: Offered = {
  plans: [],
  priceItems: [],
  products: [],
  services: [],
  features: [],
  integrations: [],
  trial: null,
  guarantees: [],
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

test('an hour is not compared with a month', () => {
  assert.doesNotMatch(summaryOf({ priceItems: [priced('Box', 30), priced('Cook', 60, 'hour')] }), /€60/)
})

test('a trial and a guarantee are quoted', () => {
  const text = summaryOf({ trial: stated('7 days free', ''), guarantees: [stated('Money back', '')] })
  assert.match(text, /“7 days free”.*“Money back”/)
})
