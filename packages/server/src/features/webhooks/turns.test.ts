import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Endpoint, endpointOf } from './endpoint.ts'
import { createTurns, type Take, type Turns } from './turns.ts'

/** `a1` is the first webhook of account a. */
const endpoint = (webhookId: string): Endpoint =>
  endpointOf({ webhookId, accountId: webhookId[0]!, isFree: false, url: 'https://acme.example/', isProven: false })
const turnsOf = (...webhookIds: string[]): Turns => {
  const turns = createTurns()
  for (const id of webhookIds) turns.add(endpoint(id))
  return turns
}
const one: Take = () => 1
const names = (turns: Turns, most: number, take: Take = one) =>
  turns.choose(most, take).map(({ endpoint: { webhookId } }) => webhookId)

test('accounts take turns, and of each its webhooks', () => {
  const turns = turnsOf('a1', 'a2', 'a3', 'b1', 'c1', 'c2')
  assert.deepEqual(names(turns, 10), ['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
})

test('an account with a hundred webhooks gets as many turns as one with a single one', () => {
  const turns = turnsOf(...Array.from({ length: 100 }, (_, at) => `a${at}`), 'b1')
  const seen = Array.from({ length: 10 }, () => names(turns, 1)[0]![0])
  assert.deepEqual(seen, ['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'])
})

test('who got something is last the next time', () => {
  const turns = turnsOf('a1', 'a2', 'b1', 'c1')
  assert.deepEqual(names(turns, 2), ['a1', 'b1'])
  assert.deepEqual(names(turns, 2), ['c1', 'a2'])
})

test('one without room is passed over and stays first', () => {
  const turns = turnsOf('a1', 'a2', 'b1')
  assert.deepEqual(
    names(turns, 2, ({ webhookId }) => (webhookId === 'a1' ? 0 : 1)),
    ['a2', 'b1'],
  )
  assert.deepEqual(names(turns, 1), ['a1'])
})

test('one that was put off is asked again when it is heard of or woken, not before', () => {
  for (const again of ['add', 'wake'] as const) {
    const turns = turnsOf('a1', 'b1')
    const later: Take = ({ webhookId }) => (webhookId === 'a1' ? 'later' : 1)
    assert.deepEqual(names(turns, 2, later), ['b1'])
    assert.deepEqual(names(turns, 2), ['b1'])
    turns[again](endpoint('a1'))
    assert.deepEqual(names(turns, 2), ['a1', 'b1'])
  }
})

test('one that had nothing left is gone, unless it was heard of meanwhile', () => {
  const turns = turnsOf('a1', 'b1')
  const [first, second] = turns.choose(2, one)
  turns.add(endpoint('b1'))
  turns.drop(first!)
  turns.drop(second!)
  assert.deepEqual(names(turns, 2), ['b1'])
  assert.equal(turnsOf().isEmpty(), true)
})

test('what is heard of a webhook, its new address for one, counts at its next turn', () => {
  const turns = turnsOf('a1')
  turns.add({ ...endpoint('a1'), isProven: true })
  assert.equal(turns.choose(1, one)[0]!.endpoint.isProven, true)
})
