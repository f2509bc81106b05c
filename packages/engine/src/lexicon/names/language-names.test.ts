import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts } from '../list-checks.ts'
import { isLanguageLabel } from './language-names.ts'

const accepted = (labels: string) => labels.split(';').filter((label) => isLanguageLabel(label))

test('names and codes of languages are labels of a switcher', () => {
  const labels =
    'EN;DE;Deutsch;Français;Español;Čeština;Português (Brasil);日本語;繁體;简体中文;한국어;العربية;עברית;Русский;Ελληνικά;EN-US;zh-Hant;Tiếng Việt;ไทย;Türkçe;Norsk bokmål'
  assert.deepEqual(accepted(labels), labels.split(';'))
})

test('several languages in a row are one label of a switcher', () => {
  const labels = 'EN / FR;DE | EN;English - Deutsch;EN DE FR;DE·EN'
  assert.deepEqual(accepted(labels), labels.split(';'))
})

test('a language with a country is a label of a switcher', () => {
  const labels = 'English (UK);Canada - Français;Deutschland (Deutsch);English – United States;🇩🇪 Deutsch;🇬🇧'
  assert.deepEqual(accepted(labels), labels.split(';'))
})

test('a label that says more than the language is none', () => {
  assert.deepEqual(
    accepted(
      'German courses;Learn Spanish;French cuisine;English breakfast;Home;Contact;;Go;日本語学校;Italian leather shoes;About;No;is it',
    ),
    [],
  )
})

test('looking for language labels completes on pathological texts', () => {
  for (const text of pathologicalTexts) {
    assert.equal(isLanguageLabel(text), false)
    isLanguageLabel(text.slice(0, 120))
  }
})
