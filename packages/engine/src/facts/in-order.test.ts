import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineFact, type FactDefinition } from './define-fact.ts'
import { inOrder } from './in-order.ts'
import { registry } from './registry.ts'

const names = (definitions: readonly FactDefinition[]) => definitions.map(({ name }) => name)

const trial = defineFact({ name: 'trial', accepts: [], empty: null, derive: () => null })
const cadence = defineFact({ name: 'cadence', needs: ['posts'], accepts: [], empty: null, derive: () => null })
const posts = defineFact({ name: 'posts', accepts: [], empty: [], derive: () => [] })

test('a fact comes after what it needs, others as they are listed', () => {
  assert.deepEqual(names(inOrder([cadence, trial, posts])), ['posts', 'cadence', 'trial'])
})

test('a need that no fact answers is named', () => {
  assert.throws(() => inOrder([cadence]), /No fact is named posts/)
})

test('a fact that needs itself through another is named', () => {
  const needing = defineFact({ name: 'posts', needs: ['cadence'], accepts: [], empty: [], derive: () => [] })
  assert.throws(() => inOrder([cadence, needing]), /needs itself/)
})

test('a fact is defined once', () => {
  assert.throws(() => inOrder([posts, posts]), /defined twice/)
})

test('in the order of the registry each need stands before the fact that has it', () => {
  const before = new Set<string>()
  for (const { name, needs } of inOrder(registry)) {
    assert.ok(
      needs.every((need) => before.has(need)),
      name,
    )
    before.add(name)
  }
})
