import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { firstPersonPluralEntries, firstPersonPluralWords, missionEntries, missionWords } from './mission-words.ts'

test('every cue is found under its own tag', () => {
  assert.deepEqual(phrasesNotFound(missionWords, missionEntries()), [])
})

test('no cue stands under two tags', () => {
  assert.deepEqual(phrasesUnderTwoTags(missionEntries()), [])
})

test('sentences that state a mission are told in many languages', () => {
  for (const sentence of [
    'Our mission is to bake.',
    'Unser Ziel ist es',
    'Мы помогаем людям',
    '我们致力于环保',
    'Notre mission est',
  ])
    assert.equal(missionWords.match(sentence)[0]?.tag, 'frame', sentence)
})

test('words for “we” are those of the page’s language', () => {
  assert.equal(firstPersonPluralWords('en-US').has('Call us'), true)
  assert.equal(firstPersonPluralWords('de').has('Made in the US'), false)
})

test('every word for “we” is found in all languages together', () => {
  assert.deepEqual(phrasesNotFound(firstPersonPluralWords('xx'), firstPersonPluralEntries()), [])
})

test('looking for cues completes on pathological texts', () => {
  for (const text of pathologicalTexts) assert.ok(Array.isArray(missionWords.match(text)))
})
