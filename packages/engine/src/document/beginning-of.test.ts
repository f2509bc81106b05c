import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginningOf } from './beginning-of.ts'

test('a text that is short enough stays as it is', () => {
  assert.equal(beginningOf('Oak and ash', 11), 'Oak and ash')
})

test('a longer text ends after a word', () => {
  assert.equal(beginningOf('Oak and ash', 9), 'Oak and')
})

test('one long word is cut', () => {
  assert.equal(beginningOf('x'.repeat(100), 10), 'x'.repeat(10))
})

test('a character of two halves is not cut apart', () => {
  assert.equal(beginningOf('🪵'.repeat(10), 5), '🪵🪵')
})
