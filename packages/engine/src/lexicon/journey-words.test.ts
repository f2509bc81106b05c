import assert from 'node:assert/strict'
import { test } from 'node:test'
import { journeyEntries, journeyWords } from './journey-words.ts'
import { phrasesNotFound } from './list-checks.ts'

test('every phrase is found by itself', () => {
  assert.deepEqual(phrasesNotFound(journeyWords, journeyEntries), [])
})
