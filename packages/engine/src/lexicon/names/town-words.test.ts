import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { townEntries, townWords } from './town-words.ts'

test('every town is found', () => {
  assert.deepEqual(phrasesNotFound(townWords, townEntries), [])
})

test('no town stands in two countries', () => {
  assert.deepEqual(phrasesUnderTwoTags(townEntries), [])
})
