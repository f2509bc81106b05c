import assert from 'node:assert/strict'
import { test } from 'node:test'
import { themeWordsOf } from '../../lexicon/speech/theme-words.ts'
import { createTokeniser } from './phrase-tokens.ts'

const tokensOf = (text: string, language = 'en') => createTokeniser(language, themeWordsOf(language)!)(text)
/** Each word with what it is to a phrase: `-` where it may be part of one. */
const read = (text: string, language?: string) =>
  tokensOf(text, language).map(({ start, end, cut }) => `${text.slice(start, end)} ${cut ?? '-'}`)

const cuts: [language: string, text: string, tokens: string[]][] = [
  ['en', 'The oak table', ['The determiner', 'oak -', 'table -']],
  ['en', 'You sand the table slowly', ['You pronoun', 'sand -', 'the determiner', 'table -', 'slowly filler']],
  ['en', 'Pine doesn’t bend', ['Pine -', 'doesn pronoun', 't filler', 'bend -']],
  ['en', '12 oak tables', ['12 filler', 'oak -', 'tables -']],
  ['en', 'PR for ox carts', ['PR -', 'for filler', 'ox filler', 'carts -']],
  ['es', 'Mesas rápidamente hechas', ['Mesas -', 'rápidamente filler', 'hechas -']],
  ['tr', 'Masa yapmak', ['Masa -', 'yapmak filler']],
  ['ru', 'Делать столы', ['Делать filler', 'столы -']],
  ['pl', 'Malować stoły', ['Malować filler', 'stoły -']],
  ['ja', '木工の机を作る', ['木工 -', 'の connector', '机 -', 'を filler', '作る filler']],
  ['zh', '木', ['木 -']],
]
for (const [language, text, tokens] of cuts) {
  test(`${language}: “${text}” is cut into ${tokens.length} words`, () =>
    assert.deepEqual(read(text, language), tokens))
}

test('forms of a word share a key', () => {
  const [one, many] = tokensOf('table tables')
  assert.equal(one?.key, many?.key)
  assert.notEqual(one?.folded, many?.folded)
})

test('words of any company say nothing by themselves', () => {
  assert.deepEqual(
    tokensOf('website oak').map(({ isWeak }) => isWeak),
    [true, false],
  )
})

test('a word joins the one before where a space or nothing parts them', () => {
  const joins = (text: string, language?: string) => tokensOf(text, language).map(({ joinsBefore }) => joinsBefore)
  assert.deepEqual(joins('oak table'), [false, true])
  assert.deepEqual(joins('oak\u00a0table'), [false, true])
  assert.deepEqual(joins('oak, table'), [false, false])
  assert.deepEqual(joins('oak  table'), [false, false])
  assert.deepEqual(joins('木工机', 'zh').slice(1), [true])
})

test('a word with a hyphen or an English genitive is one', () => {
  assert.deepEqual(read('children’s open-grain oak'), ['children’s -', 'open-grain -', 'oak -'])
})

test('a Korean word loses the particle that is glued to it, a short one does not', () => {
  assert.deepEqual(read('목공은 나무를', 'ko').slice(0, 2), ['목공 -', '나무 -'])
  assert.deepEqual(read('길이 나무', 'ko')[0], '길이 -')
})

test('of a sentence 200 words are read, and none of more than 40 letters', () => {
  assert.equal(tokensOf('oak '.repeat(201)).length, 200)
  assert.equal(tokensOf('k'.repeat(40)).length, 1)
  assert.equal(tokensOf('k'.repeat(41)).length, 0)
  assert.deepEqual(
    tokensOf(`oak ${'k'.repeat(41)} table`).map(({ joinsBefore }) => joinsBefore),
    [false, false],
  )
})

test('an Arabic “and” is part of the word after it', () => {
  const cut = (text: string) => tokensOf(text, 'ar').map((token) => token.cut)
  assert.deepEqual(cut('وفي'), ['filler'])
  assert.deepEqual(cut('يعملون'), ['filler'])
  assert.deepEqual(cut('وخشب'), [null])
  assert.deepEqual(cut('خشب'), [null])
  assert.deepEqual(cut('خش'), ['filler'])
})
