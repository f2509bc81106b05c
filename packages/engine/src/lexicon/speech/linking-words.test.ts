import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkingWords, wordsBeforeLast } from './linking-words.ts'

test('words that link nouns are folded, of all languages, and of one way alone', () => {
  const found = linkingWords('beforeNouns')
  assert.deepEqual(
    ['with', 'uber', 'über', 'and', 'near'].map((word) => found.has(word)),
    [true, true, false, false, false],
  )
})
test('the “and” before the last of several is as written, and told once', () => {
  const found = wordsBeforeLast()
  assert.ok(found.includes('és') && found.includes('и'))
  assert.equal(found.filter((word) => word === 'og').length, 1)
})
