import assert from 'node:assert/strict'
import { test } from 'node:test'
import { romanised } from './romanise.ts'

test('umlauts are spelled with an e', () => {
  assert.deepEqual(romanised('Über uns', 'de'), ['ueber uns'])
})

test('cyrillic is spelled in the ways that addresses use', () => {
  assert.ok(romanised('цены', 'ru').includes('ceny'))
  assert.ok(romanised('цены', 'ru').includes('tseny'))
  assert.ok(romanised('о компании', 'ru').includes('o kompanii'))
  assert.ok(romanised('о компанії', 'uk').includes('o kompanii'))
})

test('greek is spelled without accents', () => {
  assert.ok(romanised('Επικοινωνία', 'el').includes('epikoinonia'))
})

test('a phrase without such letters has no other spelling', () => {
  assert.deepEqual(romanised('tarifs', 'fr'), [])
})
