import assert from 'node:assert/strict'
import { test } from 'node:test'
import { speechLists } from '../joined/speech.ts'
import { phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { wordEntriesOf } from '../word-lists.ts'
import { refusalWordsOf } from './refusal-words.ts'

const languages = Object.keys(speechLists)

test('every word is found, under one tag of its language', () => {
  for (const language of languages) {
    const entries = wordEntriesOf(speechLists, 'refusals', language)
    assert.deepEqual(phrasesNotFound(refusalWordsOf(language), entries), [], language)
    assert.deepEqual(phrasesUnderTwoTags(entries), [], language)
  }
})

test('a clause begins with what it refuses by', () => {
  assert.equal(refusalWordsOf('en').startsWith('no franchise')?.tag, 'no')
  assert.equal(refusalWordsOf('de').startsWith('nicht zum Verkauf')?.tag, 'not')
  assert.equal(refusalWordsOf('fr').startsWith('sans engagement')?.tag, 'without')
  assert.equal(refusalWordsOf('en').startsWith('notes on soup'), null)
})
