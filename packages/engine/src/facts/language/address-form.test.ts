import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressForm, addressMarks } from './address-form.ts'

const marked: [text: string, language: string, formal: number, informal: number][] = [
  ['Wir prüfen Ihre Verträge und rufen Sie an.', 'de', 2, 0],
  ['Sie backen, und wir sehen zu.', 'de', 0, 0],
  ['Heute backt sie ihre Brote.', 'de', 0, 0],
  ['Per il Suo viaggio La aspettiamo da Lei.', 'it', 2, 0],
  ['Vi hjælper Dem gerne.', 'da', 1, 0],
  ['Czekamy na Państwa wiadomość.', 'pl', 1, 0],
  ['Segítünk Önnek a döntésben.', 'hu', 1, 0],
  ['Découvrez nos ateliers', 'fr', 1, 0],
  ['Chez nous', 'fr', 0, 0],
  ['Нажмите, чтобы узнать больше', 'ru', 1, 0],
  ['Мы печём хлеб', 'ru', 0, 0],
  ['Дізнайтеся більше', 'uk', 1, 0],
  ['Ανακαλύψτε το εργαστήριο', 'el', 1, 0],
  ['Objevte naši dílnu', 'cs', 1, 0],
  ['お問い合わせください。', 'ja', 1, 0],
  ['一緒に作ろうよ。', 'ja', 0, 1],
  ['우리는 빵을 굽습니다.', 'ko', 1, 0],
  ['같이 구워요.', 'ko', 0, 1],
  ['We bake for you.', 'en', 0, 0],
]
for (const [text, language, formal, informal] of marked) {
  test(`“${text}” shows the reader’s place: ${formal} formal, ${informal} informal`, () => {
    assert.deepEqual(addressMarks(text, language), { formal, informal })
  })
}

const forms: [formal: number, informal: number, form: string | null][] = [
  [2, 0, null],
  [3, 0, 'formal'],
  [8, 2, 'formal'],
  [7, 2, 'mixed'],
  [2, 7, 'mixed'],
  [2, 8, 'informal'],
  [0, 3, 'informal'],
]
for (const [formal, informal, form] of forms) {
  test(`${formal} formal and ${informal} informal marks: ${form ?? 'not told'}`, () => {
    assert.equal(addressForm({ formal, informal }), form)
  })
}
