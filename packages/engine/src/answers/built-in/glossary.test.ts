import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherWordsFor } from './glossary.ts'
import { patternOf, wordPattern } from './term-pattern.ts'

test('a word of one language is found under its name in another', () => {
  assert.match('cafe da manha incluso', patternOf(otherWordsFor('desayuno', 'es', ['pt']).same))
})

test('a word that the list does not know has no other names', () => {
  assert.deepEqual(otherWordsFor('tallymoor', 'en', ['de']), { same: [], related: [], isAction: false })
})

test('a word of a language that was not asked in is not taken for one of its own', () => {
  // In French a cat, in English a conversation.
  assert.doesNotMatch('unsere katzen', patternOf(otherWordsFor('chat', 'de', ['de']).same))
})

test('a word is found in its other forms, and not within others', () => {
  const pattern = wordPattern('vase', ['en'], [])
  assert.match('two vases', pattern)
  assert.doesNotMatch('a canvaseer', pattern)
})

test('where words are written together a word is found within others', () => {
  assert.match('die brennofenhalle', wordPattern('brennofen', ['de'], []))
})
