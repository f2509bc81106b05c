import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts } from './list-checks.ts'
import { countWords, createPhraseIndex } from './match.ts'

const index = createPhraseIndex([
  { phrase: 'über uns', tag: 'about' },
  { phrase: 'uns', tag: 'us' },
  { phrase: '会社概要', tag: 'about' },
  { phrase: '次', tag: 'next' },
  { phrase: 'reserv*', tag: 'book' },
  { phrase: 'a* a* a* a* b', tag: 'stems' },
  { phrase: '회사 소개', tag: 'about' },
  { phrase: '>', tag: 'next' },
])

test('a phrase is found whatever stands between its words', () => {
  assert.deepEqual(
    ['UBER_UNS', 'uber-uns', 'Mehr über uns'].map((text) => index.match(text)[0]?.tag),
    ['about', 'about', 'about'],
  )
})

test('a phrase does not run over the end of a sentence', () => {
  assert.equal(index.match('Wir reden über. Uns kennt jeder')[0]?.tag, 'us')
})

test('the longest phrase wins', () => {
  assert.deepEqual(
    index.match('über uns, uns').map(({ tag }) => tag),
    ['about', 'us'],
  )
})

test('a word with an asterisk stands for all that begin so', () => {
  assert.equal(index.exact('Reservierung')?.phrase, 'reserv*')
})

test('a phrase is found in a script without spaces', () => {
  assert.equal(index.match('当社の会社概要です')[0]?.tag, 'about')
})

test('a single ideograph counts only by itself', () => {
  assert.equal(index.has('次回'), false)
  assert.equal(index.exact('次 »')?.tag, 'next')
})

test('korean phrases are found with and without spaces', () => {
  assert.equal(index.exact('회사소개')?.tag, 'about')
})

test('exact asks for the whole text but for punctuation', () => {
  assert.equal(index.exact('→ Über uns »')?.tag, 'about')
  assert.equal(index.exact('mehr über uns'), null)
})

test('a phrase of symbols alone is found as the whole text', () => {
  assert.equal(index.exact(' > ')?.tag, 'next')
})

test('startsWith asks for the beginning', () => {
  assert.equal(index.startsWith('Reserve a table')?.tag, 'book')
  assert.equal(index.startsWith('Please reserve'), null)
})

test('offsets are those of the folded text', () => {
  assert.deepEqual(index.match('Mehr über uns.')[0], { tag: 'about', phrase: 'über uns', start: 5, end: 13, words: 2 })
})

test('countWords counts characters in a script without spaces', () => {
  assert.equal(countWords('会社 about us'), 4)
})

test('matching completes on pathological texts', () => {
  for (const text of pathologicalTexts) {
    assert.ok(Array.isArray(index.match(text)))
    assert.equal(typeof index.has(text), 'boolean')
    index.exact(text)
    index.startsWith(text)
  }
})
