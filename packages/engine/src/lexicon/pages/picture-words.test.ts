import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { pictureEntries, pictureWords } from './picture-words.ts'

test('every word for a kind of picture is found under its own kind', () => {
  assert.deepEqual(phrasesNotFound(pictureWords, pictureEntries()), [])
})

test('no word stands for two kinds of picture', () => {
  assert.deepEqual(phrasesUnderTwoTags(pictureEntries()), [])
})

test('names and alternative texts of many languages tell the kind', () => {
  const names =
    'team_foto_2024|undraw-welcome|icon-check|Логотип компании|アイコン 電話|illustration de la montagne|صورة المبنى'
  assert.deepEqual(
    names.split('|').map((name) => pictureWords.match(name)[0]?.tag),
    ['photo', 'illustration', 'icon', 'logo', 'icon', 'illustration', 'photo'],
  )
})

test('looking for words of pictures completes on pathological texts', () => {
  for (const text of pathologicalTexts) assert.ok(Array.isArray(pictureWords.match(text)))
})
