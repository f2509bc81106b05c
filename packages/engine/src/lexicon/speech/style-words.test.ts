import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coreLanguages } from '../languages.ts'
import { pathologicalTexts } from '../list-checks.ts'
import { styleEntriesOf, styleWordsOf } from './style-words.ts'

const thorough = new Set<string>('en de fr es it pt nl'.split(' '))

/** Phrases by mark; contractions apart, which many languages hardly have. */
const marksOf = (language: string) =>
  Map.groupBy(
    styleEntriesOf(language).filter(({ tag }) => tag !== 'contractions'),
    ({ tag }) => tag,
  )

test('every mark has forty words in seven languages and fifteen elsewhere', () => {
  for (const language of coreLanguages) {
    const marks = marksOf(language)
    assert.equal(marks.size, 10, language)
    const least = thorough.has(language) ? 40 : 15
    for (const [mark, entries] of marks) assert.ok(entries.length >= least, `${mark} ${language}: ${entries.length}`)
  }
})

test('no list has a phrase twice', () => {
  for (const language of coreLanguages) {
    for (const [mark, entries] of marksOf(language)) {
      const seen = entries.map(({ phrase }) => phrase)
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
