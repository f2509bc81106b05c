import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldAll, foldText } from './fold.ts'
import { pathologicalTexts, takesBoundedTime } from './list-checks.ts'

const spellings =
  'Über UNS|À PROPOS|İletişim|ŁÓDŹ|ＡＢＣ|ﬁn|Ελλάδας|о компанії|أسعارنا|שָׁלוֹם|ガイド|회사 소개|a\u00adb|Straße|Ǆ|½|“x”'

test('fold brings the spellings of one word together', () => {
  assert.equal(foldText('ÜBER\u00a0 uns '), 'uber uns')
  assert.equal(foldText('İLETİŞİM'), foldText('iletişim'))
  assert.equal(foldText('Straße'), 'strasse')
  assert.equal(foldText('Ελλάδας'), foldText('ΕΛΛΆΔΑΣ'))
  assert.equal(foldText('ｶﾞｲﾄﾞ'), 'ガイド')
})

test('fold applied twice changes nothing', () => {
  for (const text of [
    ...spellings.split('|'),
    ...Array.from({ length: 0xffff }, (_, unit) => String.fromCharCode(unit)),
  ])
    assert.equal(foldText(foldText(text)), foldText(text), `U+${text.codePointAt(0)?.toString(16)}`)
})

test('fold completes on pathological texts', () => {
  for (const text of pathologicalTexts) assert.equal(typeof foldText(text), 'string')
})

test('a letter with a hundred thousand marks is folded in bounded time', () => {
  takesBoundedTime(() => {
    assert.equal(foldText(`Acm\u00e9${'\u0301\u0323'.repeat(50_000)} tools`), 'acme tools')
  })
})

test('texts folded together come out as each of them folded alone', () => {
  const texts = ['Über uns', '', ' a\n b', 'ΣΟΦΟΣ', 'ＡＢＣ', 'ガ', 'e\u0301', '\u0301x', 'İstanbul', '→', 'a\u241eb']
  assert.deepEqual(foldAll(texts), texts.map(foldText))
  assert.deepEqual(foldAll(texts.slice(0, -1)), texts.slice(0, -1).map(foldText))
  assert.deepEqual(foldAll([]), [])
})

test('a letter is folded alike alone and among letters that need a look at their neighbours', () => {
  const ranges = [
    [0xa0, 0x24f],
    [0x400, 0x45f],
    [0x600, 0x6ff],
    [0x2010, 0x2027],
    [0x2030, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x20, 0x7e],
  ] as const
  for (const [from, to] of ranges) {
    for (let code = from; code <= to; code++) {
      const character = String.fromCodePoint(code)
      // A Greek letter has the whole text folded together.
      const together = foldText(`é${character}x ω`)
      assert.equal(foldText(`é${character}x o`).slice(0, -1), together.slice(0, -1), code.toString(16))
    }
  }
})
