import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countBefore } from './ordered-nodes.ts'

test('nodes that stand before another are counted, that one itself left out', () => {
  const nodes = [2, 5, 9]
  assert.deepEqual(
    [0, 2, 3, 5, 6, 9, 10].map((node) => countBefore(nodes, node)),
    [0, 0, 1, 1, 2, 2, 3],
  )
})

test('of no nodes none stands before another', () => assert.equal(countBefore([], 4), 0))
