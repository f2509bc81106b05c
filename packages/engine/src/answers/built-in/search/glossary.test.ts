import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherWordsFor } from './glossary.ts'
import { createTextPattern, formsOf, formsOfWord } from './term-pattern.ts'

test('a word of one language is found under its name in another', () => {
  assert.notEqual(
    createTextPattern(formsOf(otherWordsFor('desayuno', 'es', ['pt']).same)).find('cafe da manha incluso'),
    null,
  )
})

test('a word that the list does not know has no other names', () => {
  assert.deepEqual(otherWordsFor('tallymoor', 'en', ['de']), { same: [], related: [], isAction: false })
})

test('a word of a language that was not asked in is not taken for one of its own', () => {
  // In French a cat, in English a conversation.
  assert.equal(createTextPattern(formsOf(otherWordsFor('chat', 'de', ['de']).same)).find('unsere katzen'), null)
})

test('a word is found in its other forms, and not within others', () => {
  const pattern = createTextPattern(formsOfWord('vase', ['en']))
  assert.equal(pattern.find('two vases')?.index, 4)
  assert.equal(pattern.find('a canvaseer'), null)
})

test('where words are written together a word is found within others', () => {
  assert.ok(createTextPattern(formsOfWord('brennofen', ['de'])).isWord('brennofenhalle'))
})
