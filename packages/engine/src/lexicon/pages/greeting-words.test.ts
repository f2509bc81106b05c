import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greets } from './greeting-words.ts'

test('a headline that begins with a welcome greets, in any of many languages', () => {
  for (const headline of [
    'Welcome to Oakrow',
    'Herzlich willkommen',
    'Bienvenue chez nous',
    'ようこそ',
    'Добро пожаловать!',
  ])
    assert.ok(greets(headline), headline)
})

test('a welcome within a headline, or a word that begins like one, does not', () => {
  for (const headline of ['Stairs that welcome you home', 'Willkommenskultur im Betrieb'])
    assert.ok(!greets(headline), headline)
})
