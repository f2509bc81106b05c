import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound } from '../list-checks.ts'
import { homeEntries, homeWords } from './home-words.ts'

test('every word for the home page is found', () => {
  assert.deepEqual(phrasesNotFound(homeWords, homeEntries()), [])
})

test('menu labels for the home page are told in many languages', () => {
  for (const label of [
    'Home',
    'Startseite',
    'Accueil',
    'Inicio',
    'ホーム',
    '首页',
    '首頁',
    'Главная',
    '홈',
    'الرئيسية',
    'Αρχική',
  ])
    assert.notEqual(homeWords.exact(label), null, label)
})

test('a name that begins with such a word is not the word', () => {
  assert.equal(homeWords.exact('Home Bakery'), null)
})

test('a greeting is found before a name', () => {
  assert.equal(homeWords.startsWith('Willkommen bei Acme')?.phrase, 'willkommen bei')
})

test('looking for the home page completes on pathological texts', () => {
  for (const text of pathologicalTexts) assert.ok(Array.isArray(homeWords.match(text)))
})
