import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts } from '../list-checks.ts'
import { phrasesOf } from '../word-table.ts'
import { clicheTable } from './cliche-words.ts'
import { courtesyTable } from './courtesy-words.ts'
import { emotionTable } from './emotion-words.ts'
import { hedgeTable } from './hedge-words.ts'
import { humourTable } from './humour-words.ts'
import { irreverenceTable } from './irreverence-words.ts'
import { jargonTable } from './jargon-words.ts'
import { styleWordsOf } from './style-words.ts'
import { superlativeTable } from './superlative-words.ts'

const tables = {
  ...clicheTable,
  ...courtesyTable,
  ...emotionTable,
  ...hedgeTable,
  ...humourTable,
  ...irreverenceTable,
  ...jargonTable,
  ...superlativeTable,
}
const thorough = new Set('en de fr es it pt nl'.split(' '))

test('every mark has forty words in seven languages and fifteen elsewhere', () => {
  for (const [mark, byLanguage] of Object.entries(tables)) {
    for (const [language, words] of Object.entries(byLanguage)) {
      const least = thorough.has(language) ? 40 : 15
      assert.ok(phrasesOf(words).length >= least, `${mark} ${language}: ${phrasesOf(words).length}`)
    }
  }
})

test('no list has a phrase twice', () => {
  for (const [mark, byLanguage] of Object.entries(tables)) {
    for (const [language, words] of Object.entries(byLanguage)) {
      const seen = phrasesOf(words)
      const twice = seen.filter((phrase, at) => seen.indexOf(phrase) !== at)
      if (mark !== 'jargon') assert.deepEqual(twice, [], `${mark} ${language}`)
    }
  }
})

test('a phrase of many words is read as one mark', () => {
  assert.deepEqual(
    styleWordsOf('en')
      .match('In today’s fast-paced world')
      .map(({ tag }) => tag),
    ['cliches'],
  )
})

test('looking for style words completes on pathological texts', () => {
  for (const text of pathologicalTexts) assert.ok(Array.isArray(styleWordsOf('en').match(text)))
})
