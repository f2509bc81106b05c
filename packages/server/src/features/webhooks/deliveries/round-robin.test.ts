import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Endpoint, endpointOf } from './endpoint.ts'
import { createRoundRobin, type RoundRobin, type Take } from './round-robin.ts'

/** `a1` is the first webhook of account a. */
const endpoint = (webhookId: string): Endpoint =>
  endpointOf({ webhookId, accountId: webhookId[0]!, isFree: false, url: 'https://acme.example/', isProven: false })
const roundRobinOf = (...webhookIds: string[]): RoundRobin => {
  const roundRobin = createRoundRobin()
  for (const id of webhookIds) roundRobin.add(endpoint(id))
  return roundRobin
}
const one: Take = () => 1
const names = (roundRobin: RoundRobin, most: number, take: Take = one) =>
  roundRobin.choose(most, take).map(({ endpoint: { webhookId } }) => webhookId)

test('accounts take turns, and within each its webhooks', () => {
  const roundRobin = roundRobinOf('a1', 'a2', 'a3', 'b1', 'c1', 'c2')
  assert.deepEqual(names(roundRobin, 10), ['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
})

test('an account with a hundred webhooks gets as many turns as one with a single one', () => {
  const roundRobin = roundRobinOf(...Array.from({ length: 100 }, (_, at) => `a${at}`), 'b1')
  const seen = Array.from({ length: 10 }, () => names(roundRobin, 1)[0]![0])
  assert.deepEqual(seen, ['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'])
})

test('a webhook that got slots goes to the end of the order', () => {
  const roundRobin = roundRobinOf('a1', 'a2', 'b1', 'c1')
  assert.deepEqual(names(roundRobin, 2), ['a1', 'b1'])
  assert.deepEqual(names(roundRobin, 2), ['c1', 'a2'])
})

test('a webhook without free slots is skipped and keeps its place', () => {
  const roundRobin = roundRobinOf('a1', 'a2', 'b1')
  assert.deepEqual(
    names(roundRobin, 2, ({ webhookId }) => (webhookId === 'a1' ? 0 : 1)),
    ['a2', 'b1'],
  )
  assert.deepEqual(names(roundRobin, 1), ['a1'])
})

test('a deferred webhook is skipped until it is added again or woken', () => {
  for (const again of ['add', 'wake'] as const) {
    const roundRobin = roundRobinOf('a1', 'b1')
    const later: Take = ({ webhookId }) => (webhookId === 'a1' ? 'later' : 1)
    assert.deepEqual(names(roundRobin, 2, later), ['b1'])
    assert.deepEqual(names(roundRobin, 2), ['b1'])
    roundRobin[again](endpoint('a1'))
    assert.deepEqual(names(roundRobin, 2), ['a1', 'b1'])
  }
})

test('a webhook with nothing left is removed, unless it was added again meanwhile', () => {
  const roundRobin = roundRobinOf('a1', 'b1')
  const [first, second] = roundRobin.choose(2, one)
  roundRobin.add(endpoint('b1'))
  roundRobin.drop(first!)
  roundRobin.drop(second!)
  assert.deepEqual(names(roundRobin, 2), ['b1'])
  assert.equal(roundRobinOf().isEmpty(), true)
})

test('adding a webhook again replaces what is known of it', () => {
  const roundRobin = roundRobinOf('a1')
  roundRobin.add({ ...endpoint('a1'), isProven: true })
  assert.equal(roundRobin.choose(1, one)[0]!.endpoint.isProven, true)
})
