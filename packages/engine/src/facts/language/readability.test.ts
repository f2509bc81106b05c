import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readability } from './readability.ts'
import { syllablesByVowels } from './syllables.ts'

const repeated = (word: string, count: number) => Array.from({ length: count }, () => word)
/** A hundred words over ten sentences, so many of them long. */
const of = (language: string, [short, long]: [string, string], longs: number, sentences = 10) =>
  readability({ language, sentences, words: [...repeated(short, 100 - longs), ...repeated(long, longs)] })

// With ten words a sentence and so many words of three syllables among words of one.
const formulas: [language: string, words: [string, string], longs: number, formula: string, score: number][] = [
  ['en', ['cat', 'banana'], 20, 'Flesch reading ease', 78.2],
  ['de', ['Hut', 'Banane'], 20, 'Amstad', 88.1],
  ['fr', ['chat', 'animal'], 20, 'Kandel-Moles', 93.8],
  ['es', ['sol', 'camino'], 20, 'Szigriszt-Pazos', 109.6],
  ['pt', ['sol', 'camada'], 20, 'Flesch-Martins', 120.2],
  ['nl', ['hut', 'banaan'], 20, 'Douma', 105.1],
  ['ru', ['дом', 'молоко'], 20, 'Oborneva', 109.7],
]
for (const [language, words, longs, formula, score] of formulas) {
  test(`readability in ${language} is that of ${formula}`, () => {
    const found = of(language, words, longs)
    assert.deepEqual([found?.formula, found?.score], [formula, score])
  })
}

test('Italian counts letters in place of syllables, and stops at 100', () => {
  assert.deepEqual(of('it', ['casa', 'biblioteca'], 50), { formula: 'Gulpease', score: 49, level: 'demanding' })
  assert.equal(of('it', ['io', 'io'], 0)?.score, 99)
  assert.equal(of('it', ['io', 'io'], 0, 20)?.score, 100)
})

test('other languages of alphabets count words of more than six letters', () => {
  assert.deepEqual(of('sv', ['kaffet', 'bordet'], 20), { formula: 'LIX', score: 10, level: 'very easy' })
  assert.deepEqual(of('sv', ['kaffet', 'skrivbord'], 20), { formula: 'LIX', score: 30, level: 'very easy' })
  assert.equal(of('pl', ['kawa', 'biurkami'], 20)?.formula, 'LIX')
})

const levels: [longs: number, level: string][] = [
  [20, 'very easy'],
  [21, 'easy'],
  [30, 'easy'],
  [31, 'plain'],
  [40, 'plain'],
  [41, 'demanding'],
  [50, 'demanding'],
  [51, 'very demanding'],
]
for (const [longs, level] of levels) {
  test(`LIX ${longs + 10} is ${level}`, () => {
    assert.equal(of('da', ['kaffe', 'skrivebord'], longs)?.level, level)
  })
}

test('an ease from 80 on is very easy, below it easy', () => {
  assert.equal(of('en', ['cat', 'banana'], 18)?.level, 'very easy')
  assert.equal(of('en', ['cat', 'banana'], 19)?.level, 'easy')
})

test('longer sentences are harder', () => {
  assert.ok(of('en', ['cat', 'banana'], 20, 5)!.score < of('en', ['cat', 'banana'], 20, 10)!.score)
})

test('a hundred words in five sentences are the least', () => {
  const words = repeated('cat', 100)
  assert.notEqual(readability({ language: 'en', sentences: 5, words }), null)
  assert.equal(readability({ language: 'en', sentences: 4, words }), null)
  assert.equal(readability({ language: 'en', sentences: 5, words: words.slice(1) }), null)
})

test('no formula is made up for scripts that have none', () => {
  for (const language of ['ja', 'zh', 'ko', 'ar', 'he']) assert.equal(of(language, ['ab', 'ab'], 0), null, language)
})

const syllables: [word: string, language: string, count: number][] = [
  ['make', 'en', 1],
  ['the', 'en', 1],
  ['table', 'en', 2],
  ['walked', 'en', 1],
  ['wanted', 'en', 2],
  ['boxes', 'en', 2],
  ['rhythm', 'en', 1],
  ['Bäume', 'de', 2],
  ['Theater', 'de', 3],
  ['table', 'fr', 1],
  ['parlent', 'fr', 1],
  ['bateau', 'fr', 2],
  ['tierra', 'es', 2],
  ['poeta', 'es', 3],
  ['pão', 'pt', 1],
  ['mooie', 'nl', 2],
  ['молоко', 'ru', 3],
  ['в', 'ru', 1],
  ['psst', 'en', 1],
]
for (const [word, language, count] of syllables) {
  test(`“${word}” has ${count} in ${language}`, () => assert.equal(syllablesByVowels(word, language), count))
}
