import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alternativesOf, type ByLanguage, hasList, type Words, wordEntries, wordEntriesOf } from './word-lists.ts'

interface PriceLists {
  prices?: Words<'free' | 'from'>
  labels?: string
}

const lists: ByLanguage<PriceLists> = {
  any: { prices: { from: '≥' } },
  en: { prices: { free: 'free|no charge', from: 'from' }, labels: 'price' },
  de: { prices: { free: 'kostenlos', from: 'ab' } },
  sk: { prices: { from: 'od' } },
}

test('entries are in the order of the tags of English, then of the languages', () => {
  assert.deepEqual(
    wordEntries(lists, 'prices').map(({ tag, phrase, language }) => `${tag} ${phrase} ${language}`),
    [
      'free free en',
      'free no charge en',
      'free kostenlos de',
      'from ≥ any',
      'from from en',
      'from ab de',
      'from od sk',
    ],
  )
})

test('a list without tags has its name for one', () => {
  assert.deepEqual(wordEntries(lists, 'labels'), [{ tag: 'labels', phrase: 'price', language: 'en' }])
})

test('a language has its own words of a list, and none where it has no list', () => {
  assert.deepEqual(wordEntriesOf(lists, 'prices', 'sk'), [{ tag: 'from', phrase: 'od', language: 'sk' }])
  assert.deepEqual(wordEntriesOf(lists, 'labels', 'de'), [])
  assert.deepEqual(wordEntriesOf(lists, 'prices', 'constructor'), [])
})

test('a list counts as known where it has a tag', () => {
  assert.equal(hasList(lists, 'prices', 'sk'), true)
  assert.equal(hasList(lists, 'labels', 'sk'), false)
  assert.equal(hasList(lists, 'prices', 'xx'), false)
})

test('alternatives of a tag are those of all languages, and of no other tag', () => {
  assert.equal(alternativesOf(lists, 'prices', 'from'), '≥|from|ab|od')
  assert.equal(alternativesOf(lists, 'prices', 'free'), 'free|no charge|kostenlos')
  assert.equal(alternativesOf(lists, 'labels', 'labels'), 'price')
})
