import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boundaryFor } from './random-words.ts'

test('a mark that the data contains is drawn again', () => {
  const draws = [0, 1]
  const random = (count: number) => new Uint8Array(count).fill(draws.shift()!)
  assert.equal(boundaryFor(`end ${'b'.repeat(16)} and obey`, random), 'c'.repeat(16))
})

test('a source of chance that always says the same is an error', () => {
  const random = (count: number) => new Uint8Array(count)
  assert.throws(() => boundaryFor('b'.repeat(16), random), /random bytes/)
})
