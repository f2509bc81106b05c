import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phrasesNotFound } from '../list-checks.ts'
import { formEntries, formWords } from './form-words.ts'

test('every phrase is found by itself', () => {
  assert.deepEqual(phrasesNotFound(formWords, formEntries()), [])
})
