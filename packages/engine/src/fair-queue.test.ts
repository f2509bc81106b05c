import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

const anybody = () => true

function filled(...items: string[]): FairQueue<string> {
  const queue = createFairQueue<string>()
  for (const item of items) queue.push(item[0]!, item)
  return queue
}

test('owners take turns, and of one the first comes first', () => {
  const queue = filled('a1', 'a2', 'a3', 'b1', 'b2', 'c1')
  const order = Array.from({ length: 7 }, () => queue.take(anybody))
  assert.deepEqual(order, ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined])
})

test('who comes while others take turns has a turn before anybody has two', () => {
  const queue = filled('a1', 'a2', 'a3', 'b1', 'b2')
  queue.take(anybody)
  queue.push('c', 'c1')
  assert.deepEqual(
    Array.from({ length: 4 }, () => queue.take(anybody)),
    ['b1', 'a2', 'c1', 'b2'],
  )
})

test('an owner who may have nothing now keeps the place', () => {
  const queue = filled('a1', 'a2', 'b1', 'b2')
  assert.equal(
    queue.take((owner) => owner !== 'a'),
    'b1',
  )
  assert.equal(queue.take(anybody), 'a1')
  assert.equal(
    queue.take(() => false),
    undefined,
  )
})

test('what is removed is not taken, and who has nothing else waits no more', () => {
  const queue = filled('a1', 'a2', 'b1')
  queue.remove('a', 'a1')
  queue.remove('b', 'b1')
  queue.remove('c', 'c1')
  assert.equal(
    queue.holds((owner) => owner === 'b'),
    false,
  )
  assert.deepEqual(queue.drain(), ['a2'])
})

test('it tells what waits, and gives all of it away', () => {
  const queue = filled('a1', 'a2', 'b1')
  assert.deepEqual(queue.items(), ['a1', 'a2', 'b1'])
  assert.equal(
    queue.holds((owner) => owner === 'b'),
    true,
  )
  assert.deepEqual(queue.drain(), ['a1', 'a2', 'b1'])
  assert.equal(queue.holds(anybody), false)
})
