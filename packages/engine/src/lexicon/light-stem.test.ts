import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldText } from './fold.ts'
import { lightStem } from './light-stem.ts'
import { pathologicalTexts, takesBoundedTime } from './list-checks.ts'

const same: [language: string, one: string, other: string][] = [
  ['en', 'batteries', 'battery'],
  ['en', 'roofs', 'roof’s'],
  ['de', 'Behandlungen', 'Behandlung'],
  ['fr', 'formations', 'formation'],
  ['es', 'formaciones', 'formación'],
  ['it', 'scale', 'scala'],
  ['pl', 'pompy', 'pompa'],
  ['ru', 'тренировки', 'тренировка'],
  ['ar', 'البيانات', 'بيانات'],
]

for (const [language, one, other] of same) {
  test(`${one} and ${other} are one word`, () => {
    assert.equal(lightStem(foldText(one), language), lightStem(foldText(other), language))
  })
}

test('a short word keeps its ending, and a language without a list its words', () => {
  assert.equal(lightStem('bus', 'en'), 'bus')
  assert.equal(lightStem('rooves', 'xx'), 'rooves')
})

test('a word that no language has is given back in bounded time', () => {
  takesBoundedTime(() => {
    for (const text of pathologicalTexts) lightStem(text, 'ru')
  })
})
