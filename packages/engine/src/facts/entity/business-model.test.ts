import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fact } from '../../evidence.ts'
import type { CallToAction } from '../../facts.ts'
import { type KindId, kindIds, kindOf } from '../../lexicon/kinds/kind-table.ts'
import type { Plan, Price } from '../offer/shapes.ts'
import { businessModel } from './business-model.ts'
import type { BrandKind } from './shapes.ts'
import { type BusinessModel, businessModels } from './shapes.ts'

const page = 'https://oakrow.example/'
const factOf = <Value>(value: Value, text: string, confidence = 0.9): Fact<Value> => ({
  value,
  basis: 'stated',
  confidence,
  quotes: [{ page, text, locator: 'p' }],
})
const kindFact = (id: KindId, confidence = 0.8): Fact<BrandKind> =>
  factOf({ id, text: `An ${id}`, label: kindOf(id).label, candidates: [] }, `An ${id}`, confidence)
const plan = (name: string, period: Price['period'], own: Partial<Plan> = {}) =>
  factOf({ name, price: { amount: 5, currency: 'EUR', period, text: '5 €' }, isFree: false, ...own } as Plan, name)
const call = (intent: CallToAction['intent']) =>
  factOf<CallToAction>({ text: intent, intent, url: page, repeats: 1 }, intent)

interface Given {
  kind?: KindId
  plans?: Fact<Plan>[]
  ctas?: Fact<CallToAction>[]
}
const factFor = ({ kind, plans = [], ctas = [] }: Given) =>
  businessModel({ kind: kind === undefined ? null : kindFact(kind), plans, ctas })
const modelOf = (given: Given): BusinessModel | null => factFor(given)?.value ?? null
const [monthly, yearly, once, unsaid] = [
  plan('Small', 'month'),
  plan('Large', 'year'),
  plan('For ever', 'once'),
  plan('Soup', null),
]

test('plans by the month, quarter or year are a subscription, and quoted', () => {
  const fact = factFor({ kind: 'crm', plans: [monthly, yearly] })
  assert.equal(fact?.value, 'subscription')
  assert.equal(fact.basis, 'inferred')
  assert.deepEqual(
    fact.quotes.map(({ text }) => text),
    ['Small', 'Large'],
  )
  assert.equal(modelOf({ plans: [plan('Small', 'quarter')] }), 'subscription')
  for (const period of ['hour', 'day', 'week', 'weekend', 'once', null] as const)
    assert.equal(modelOf({ plans: [plan('Small', period)] }), null, `${period}`)
})

test('at least half of the paid plans have to recur', () => {
  assert.equal(modelOf({ kind: 'bakery', plans: [monthly, unsaid] }), 'subscription')
  assert.equal(modelOf({ kind: 'bakery', plans: [monthly, unsaid, once] }), 'sales')
  for (const own of [{ isFree: true }, { onRequest: true }]) {
    const unpaid = [plan('Taster', null, own), plan('Huge', null, own)]
    assert.equal(modelOf({ kind: 'bakery', plans: [monthly, ...unpaid] }), 'subscription')
  }
})

test('what recurs at a club is its membership', () => {
  assert.equal(modelOf({ kind: 'gym', plans: [monthly] }), 'membership')
  assert.equal(modelOf({ kind: 'gym' }), 'membership')
})

test('a monthly price at a firm that earns by the visit, by the night or by projects is a price for something else', () => {
  assert.equal(modelOf({ kind: 'dentist', plans: [monthly] }), 'fees')
  assert.equal(modelOf({ kind: 'hotel', plans: [monthly] }), 'bookings')
  assert.equal(modelOf({ kind: 'joinery', plans: [monthly] }), 'projects')
})

test('software with a price that is paid once is sold, also where its kind is as a rule subscribed to or free', () => {
  for (const kind of ['crm', 'browser-extension', 'mobile-app'] as const) {
    const fact = factFor({ kind, plans: [once, unsaid] })
    assert.equal(fact?.value, 'sales', kind)
    assert.equal(fact.quotes[0]?.text, 'For ever', kind)
  }
  assert.equal(modelOf({ kind: 'crm', plans: [unsaid] }), 'sales')
  assert.equal(modelOf({ kind: 'crm', plans: [once, monthly] }), 'subscription')
  assert.equal(modelOf({ kind: 'crm', plans: [plan('Taster', null, { isFree: true })] }), 'subscription')
})

const usual: [kind: KindId, model: BusinessModel][] = [
  ['crm', 'subscription'],
  ['dentist', 'fees'],
  ['joinery', 'projects'],
  ['hotel', 'bookings'],
  ['bakery', 'sales'],
  ['book-shop', 'shop'],
  ['museum', 'tickets'],
  ['sports-club', 'membership'],
  ['charity', 'donations'],
  ['library', 'free'],
  ['podcast', 'advertising'],
]
test('without prices a firm earns as others of its kind do', () => {
  for (const [kind, model] of usual) assert.equal(modelOf({ kind }), model, kind)
  assert.deepEqual([...new Set(usual.map(([, model]) => model))].sort(), [...businessModels].sort())
})

test('every kind earns in one of the ways that are named, or the table does not say how', () => {
  for (const kind of kindIds) {
    const model = modelOf({ kind })
    assert.equal(model === null, kindOf(kind).earns === undefined, kind)
    if (model !== null) assert.ok(businessModels.includes(model), kind)
  }
})

test('it is less sure than the kind that it follows from, and quotes what tells the kind', () => {
  const kind = kindFact('dentist', 0.5)
  const fact = businessModel({ kind, plans: [], ctas: [] })
  assert.ok(fact !== null && fact.confidence < 0.5 && fact.confidence > 0.3)
  assert.deepEqual(fact.quotes, kind.quotes)
})

test('where kind and prices say nothing, one of the first two calls to action may', () => {
  const told: [CallToAction['intent'], BusinessModel | null][] = [
    ['donate', 'donations'],
    ['trial', 'subscription'],
    ['demo', 'subscription'],
    ['book', 'bookings'],
    ['buy', 'sales'],
    ['quote', 'projects'],
    ['contact', null],
    ['other', null],
  ]
  for (const [intent, model] of told) assert.equal(modelOf({ ctas: [call(intent)] }), model, intent)
  assert.equal(modelOf({ ctas: [call('contact'), call('donate')] }), 'donations')
  assert.equal(modelOf({ ctas: [call('contact'), call('other'), call('donate')] }), null)
  assert.equal(modelOf({ kind: 'company', ctas: [call('donate')] }), 'donations')
  assert.equal(modelOf({ kind: 'library', ctas: [call('donate')] }), 'free')
})

test('nothing tells nothing', () => assert.equal(factFor({}), null))

test('three passages are quoted at most', () => {
  const plans = ['A', 'B', 'C', 'D'].map((name) => plan(name, 'month'))
  assert.equal(factFor({ plans })?.quotes.length, 3)
})
