import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallToAction } from '../../facts.ts'
import { inEachWording } from '../../writing/wording-fixtures.ts'
import { assured, call } from '../swot/swot-fixtures.ts'
import { northStar } from './north-star.ts'

const stars = (intent: CallToAction['intent'], confidence = 0.9) =>
  inEachWording((wording) => northStar(assured(call('Order a box', intent), confidence), wording))

test('the north star counts what the call leads to, and names what to watch beside it', () => {
  assert.deepEqual(stars('buy'), [
    'The number to move is completed orders that begin at “Order a box”, per month; the one to watch beside it is the share of customers who order again.',
    'Everything above is there to raise one figure: completed orders that start with “Order a box”, counted each month, with the share of customers who order again as the check.',
    'Judge the work by completed orders from “Order a box” a month, and by the share of customers who order again, so that more does not mean worse.',
    'Per month: completed orders that “Order a box” leads to. Beside it: the share of customers who order again.',
    'If only one figure is reported, let it be completed orders by way of “Order a box”; the share of customers who order again shows whether they are the right ones.',
  ])
})

const numbers: [CallToAction['intent'], string, string][] = [
  ['buy', 'completed orders', 'the share of customers who order again'],
  ['trial', 'trials', 'the share of them that become paying customers'],
  ['demo', 'demonstrations held', 'the share of them that lead to a contract'],
  ['contact', 'enquiries', 'the share of them that lead to something'],
  ['sign-up', 'completed sign-ups', 'the share of people still active after a month'],
  ['download', 'downloads', 'the share of people who still use it after a month'],
  ['donate', 'donations', 'the share of donors who give again within a year'],
  ['book', 'bookings kept', 'the share of guests or clients who come back'],
  ['subscribe', 'new subscribers', 'the share who still read after three months'],
  ['join', 'new members', 'the share who are still there after a year'],
  ['quote', 'requests for a quote', 'the share of them that become orders'],
  ['start', 'people who start', 'the share of them who go through to the end'],
]
for (const [intent, counted, kept] of numbers) {
  test(`a call to ${intent} is judged by ${counted}`, () => {
    assert.equal(stars(intent)[3], `Per month: ${counted} that “Order a box” leads to. Beside it: ${kept}.`)
  })
}

for (const intent of ['other', 'learn', 'visit'] as const) {
  test(`a call to ${intent} has no north star`, () => assert.deepEqual(stars(intent), [null]))
}

test('a call is sure enough for a north star from a half on', () => {
  assert.notEqual(stars('buy', 0.5)[0], null)
  assert.equal(stars('buy', 0.49)[0], null)
})
