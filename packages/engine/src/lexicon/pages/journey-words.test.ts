import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phrasesNotFound } from '../list-checks.ts'
import { journeyEntries, journeyWords } from './journey-words.ts'

test('every phrase is found by itself', () => {
  assert.deepEqual(phrasesNotFound(journeyWords, journeyEntries()), [])
})
