import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numbersIn, plainKey, undatedKey, unversionedKey, versionIn } from './text-keys.ts'

test('a key knows neither case, accents, spaces nor typography', () => {
  assert.equal(plainKey('L’ÉTÉ — “à  l’eau”…'), plainKey('l\'ete - "a l\'eau"...'))
  assert.equal(plainKey('See the boats →'), plainKey('SEE THE BOATS'))
})

test('a key knows amounts, signs and estimates', () => {
  assert.notEqual(plainKey('€ 5'), plainKey('$ 5'))
  assert.notEqual(plainKey('200+'), plainKey('200'))
  assert.notEqual(plainKey('1.5'), plainKey('15'))
  assert.equal(plainKey('1,500'), plainKey('1.500'))
  assert.equal(plainKey('١٢٣'), plainKey('123'))
})

test('a text that is nothing but a date has no undated key', () => {
  for (const text of [
    '12.03.2026',
    '2026-03-12',
    'March 12, 2026',
    '12. März 2026',
    '2026年3月12日',
    '3 days ago',
    'vor 2 Wochen',
    'il y a 3 jours',
  ]) {
    assert.equal(undatedKey(text, 'de'), '', text)
  }
})

test('a month that stands for itself is no date', () => {
  assert.notEqual(undatedKey('May we help?', 'en'), undatedKey('We help?', 'en'))
  assert.notEqual(undatedKey('Open in March', 'en'), undatedKey('Open in April', 'en'))
})

test('opening hours are no dates', () => {
  assert.notEqual(undatedKey('Open 9:00–17:00', 'en'), undatedKey('Open 10:00–18:00', 'en'))
})

test('versions are distinguished from amounts and counts', () => {
  assert.equal(versionIn('Download v4.0 beta'), '4.0')
  assert.equal(versionIn('Electrum-4.7.1.tar.gz'), '4.7.1')
  assert.equal(versionIn('$ 19.90'), null)
  assert.equal(versionIn('3 boats'), null)
  assert.equal(unversionedKey('Get v4.1.2 now'), unversionedKey('Get v4.2 now'))
})

test('numbers are compared by their digits', () => {
  assert.deepEqual(numbersIn('RM 1,299 of 2 000'), ['1299', '2000'])
})

test('a text of 100 kB of one character is keyed in no time', () => {
  for (const character of ['1', ' ', '(', '.', '$', 'a1', '1.', '1/']) {
    const text = character.repeat(100_000 / character.length)
    const startedAt = process.cpuUsage()
    undatedKey(text, 'en')
    versionIn(text)
    numbersIn(text)
    const { user } = process.cpuUsage(startedAt)
    assert.ok(user < 1_000_000, `${JSON.stringify(character)}: ${user} µs`)
  }
})
