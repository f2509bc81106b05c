import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FoundChange } from './found-change.ts'
import { agreementOf, foundChange, needsReview, toldOf, verdictOf } from './judge.ts'

const change = (new_value: string | null, rest: Partial<FoundChange> = {}): FoundChange => ({
  type: 'headline_change',
  field: 'headline',
  subject: null,
  old_value: 'Bridges that last',
  new_value,
  path: '/',
  evidence: { page_url: 'https://a.example/', before: null, after: new_value, before_hash: null, after_hash: null },
  ...rest,
})
const [one, two, three] = [change('One'), change('Two'), change('Three')]
const verdict = (first: FoundChange[], second: FoundChange[], confirmations = 1) =>
  verdictOf(agreementOf(first, second), confirmations)

test('what both checks saw is agreed', () => {
  assert.deepEqual(agreementOf([one, two], [two, three]), { both: [two], onlyFirst: [one], onlySecond: [three] })
})

test('a confirmation that saw the same, or less, settles the state', () => {
  assert.equal(verdict([one], [one]), 'settled')
  assert.equal(verdict([one, two], [one]), 'settled')
  assert.equal(verdict([one], []), 'settled')
})

test('where a confirmation saw more, the state before it counts', () => {
  assert.equal(verdict([one], [one, two]), 'first')
})

test('where each check saw something of its own another one confirms, three in all', () => {
  assert.equal(verdict([one], [two]), 'again')
  assert.equal(verdict([one], [two], 2), 'again')
  assert.equal(verdict([one], [two], 3), 'first')
  const price = change('£10', { type: 'pricing_change' })
  assert.equal(verdict([price], [two], 3), 'settled')
})

test('additions of one type on one page are one record', () => {
  const added = (name: string, path = '/') => change(name, { type: 'feature_change', old_value: null, path })
  const told = toldOf([added('Locks'), added('Tides', '/tides'), added('Winches'), one, added('Buoys')])
  assert.deepEqual(
    told.map(({ new_value }) => new_value),
    ['Locks; Winches; Buoys', 'Tides', 'One'],
  )
  assert.equal(told[0]?.evidence.after, 'Locks; Winches; Buoys')
})

test('of one type twenty records are told, and what else changed as well', () => {
  const calls = Array.from({ length: 100 }, (_, at) => change(`Call ${at}`, { type: 'cta_change' }))
  const told = toldOf([...calls, one])
  assert.deepEqual(told, [...calls.slice(0, 20), one])
})

test('of hundreds of additions a record names as many as are read', () => {
  const names = Array.from({ length: 300 }, (_, at) => `Lock ${at} ${'of the upper canal '.repeat(10)}`)
  const [told] = toldOf(names.map((name) => change(name, { old_value: null })))
  assert.ok(told!.new_value!.startsWith(`${names[0]}; ${names[1]}`) && told!.new_value!.length <= 2_000)
})

for (const [old, now, expected] of [
  ['$199 / month', '$249 / month', false],
  ['$199 / month', '$299 / month', true],
  ['$1,199', '$1,250', false],
  ['1.199,00 €', '1.299,00 €', false],
  ['1 199 €', '2 199 €', true],
  ['€49', '$49', true],
  ['49 EUR', '49 USD', true],
  ['€49', '49', false],
  ['Free', '$10', false],
  ['$0', '$10', true],
  ['PRO $49', 'MAX $49', false],
  [null, '$10', false],
  ['£90', '£40', true],
  ['US$ 29', 'CA$ 29', true],
  ['$29', 'US$29', false],
  ['USD 29', 'CAD 29', true],
  ['2 users $29', '20 users $31', false],
  ['10 seats, $29', '10 seats, $99', true],
] as const) {
  test(`${old} → ${now}: ${expected ? 'to be reviewed' : 'not to be reviewed'}`, () => {
    assert.equal(needsReview(old, now), expected)
  })
}

test('what Postgres cannot keep is left out of a change', () => {
  const found = foundChange({
    type: 'content_change',
    field: 'post',
    subject: null,
    old_value: null,
    new_value: 'A post\0 with half \ud83d a pair',
    magnitude: 'notable',
    page: 'https://a.example/feed',
    seenBefore: false,
    path: '/feed',
    passages: { before: null, after: 'A post\0' },
    hashes: { before: null, after: null },
  })
  assert.deepEqual([found.new_value, found.evidence.after], ['A post with half \ufffd a pair', 'A post'])
})
