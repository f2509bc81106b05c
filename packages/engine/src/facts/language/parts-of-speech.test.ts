import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partsOfSpeech } from './parts-of-speech.ts'

test('each word of a text has a kind, signs and spaces have none', () => {
  assert.deepEqual(partsOfSpeech('She binds a book, slowly.'), {
    words: 5,
    count: { PRON: 1, VERB: 1, ARTICLE: 1, NOUN: 1, ADV: 1 },
  })
})

test('“a”, “an” and “the” are articles in any case of letters, other determiners are not', () => {
  assert.deepEqual(partsOfSpeech('The book, an egg, this book.').count, { ARTICLE: 2, NOUN: 3, DET: 1 })
})

test('what follows on 15,000 characters is not read', () => {
  const words = (count: number) => partsOfSpeech('oak '.repeat(count)).words
  assert.equal(words(3_749), 3_749)
  assert.equal(words(4_000), 3_750)
})

test('a text without words has none', () => assert.deepEqual(partsOfSpeech(' – , '), { words: 0, count: {} }))
