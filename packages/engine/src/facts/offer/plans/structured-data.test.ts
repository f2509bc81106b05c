import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StructuredNode } from '../../../facts.ts'
import { mayBePlan, structuredOffers } from './structured-data.ts'

const page = 'https://www.acme.example/pricing'
const node = (data: Record<string, unknown>, types = ['Product']) => ({ page, types, data }) as StructuredNode
const offers = (...nodes: StructuredNode[]) =>
  structuredOffers(nodes).map(({ name, of, price: { amount, currency, period } }) => [
    name ?? of,
    amount,
    currency,
    period,
  ])
const basic = { name: 'Basic', price: '19.00', priceCurrency: 'EUR' }

test('an offer has its name, amount and currency', () => {
  assert.deepEqual(offers(node({ name: 'Oaken', offers: basic })), [['Basic', 19, 'EUR', null]])
})

test('an offer without a name has that of what it offers, else that of what is sold', () => {
  const { name, ...unnamed } = basic
  assert.equal(offers(node({ name: 'Oaken', offers: { ...unnamed, itemOffered: { name: 'Bench' } } }))[0]?.[0], 'Bench')
  assert.equal(offers(node({ name: 'Oaken', offers: unnamed }))[0]?.[0], 'Oaken')
  assert.equal(name, 'Basic')
})

test('offers of aggregates and of catalogues are read, nested ones too', () => {
  const pro = { ...basic, name: 'Pro', price: 29 }
  assert.equal(offers(node({ offers: { '@type': 'AggregateOffer', offers: [basic, pro] } })).length, 2)
  assert.equal(offers(node({ hasOfferCatalog: { itemListElement: [basic, { itemListElement: [pro] }] } })).length, 2)
})

const amounts: [written: unknown, amount: number | undefined][] = [
  ['19', 19],
  [19.5, 19.5],
  ['19,50', 19.5],
  [' 19 ', 19],
  ['0', 0],
  ['19 EUR', undefined],
  ['1,234.50', undefined],
  ['-19', undefined],
  ['free', undefined],
  [null, undefined],
]
for (const [price, amount] of amounts) {
  test(`a price of ${JSON.stringify(price)} is ${amount ?? 'none'}`, () => {
    assert.equal(structuredOffers([node({ offers: { ...basic, price } })])[0]?.price.amount, amount)
  })
}

test('a price stands in its specification, or is the lowest of an aggregate', () => {
  const specified = { priceSpecification: { price: 9, priceCurrency: 'CHF', unitCode: 'MON' } }
  assert.deepEqual(offers(node({ name: 'Oaken', offers: specified })), [['Oaken', 9, 'CHF', 'month']])
  assert.deepEqual(offers(node({ name: 'Oaken', offers: { lowPrice: '9', priceCurrency: 'CHF' } })), [
    ['Oaken', 9, 'CHF', null],
  ])
})

const periods: [what: string, specification: Record<string, unknown>, period: string | null][] = [
  ['a duration', { billingDuration: 'P1M' }, 'month'],
  ['twelve months', { billingDuration: 'P12M' }, 'year'],
  ['three months', { billingDuration: 'P3M' }, 'quarter'],
  ['seven days', { billingDuration: 'P7D' }, 'week'],
  ['a code in small letters', { unitCode: 'ann' }, 'year'],
  ['an hour', { unitCode: 'HUR' }, 'hour'],
  ['a word', { unitText: 'per month' }, 'month'],
  ['a reference quantity', { referenceQuantity: { unitCode: 'DAY' } }, 'day'],
  ['a unit that is no period', { unitCode: 'C62' }, null],
]
for (const [what, specification, period] of periods) {
  test(`the period of an offer is told by ${what}: ${period ?? 'none'}`, () => {
    const [offer] = structuredOffers([
      node({ offers: { ...basic, priceSpecification: { price: 9, ...specification } } }),
    ])
    assert.equal(offer?.price.period, period)
  })
}

test('the same offer twice is one, at another price it is another', () => {
  assert.equal(offers(node({ offers: basic }), node({ offers: basic })).length, 1)
  assert.equal(offers(node({ offers: [basic, { ...basic, price: 29 }] })).length, 2)
})

test('sixty offers are read', () => {
  const many = (from: number) => Array.from({ length: 40 }, (_, at) => ({ ...basic, price: from + at }))
  assert.equal(offers(node({ offers: many(0) }), node({ offers: many(100) })).length, 60)
})

const plans: [what: string, types: string[], data: Record<string, unknown>, isPlan: boolean][] = [
  ['a program', ['SoftwareApplication'], {}, true],
  ['a service', ['Service'], {}, true],
  ['a course', ['Course'], {}, true],
  ['goods', ['Product'], {}, false],
  ['goods that are paid for each month', ['Product'], { billingDuration: 'P1M' }, true],
  ['goods that are paid for once', ['Product'], { unitText: 'one-time' }, false],
]
for (const [what, types, data, isPlan] of plans) {
  test(`an offer of ${what} may ${isPlan ? '' : 'not '}be a plan`, () => {
    const [offer] = structuredOffers([node({ offers: { ...basic, ...data } }, types)])
    assert.equal(mayBePlan(offer!), isPlan)
  })
}
