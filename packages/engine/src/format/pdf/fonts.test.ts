import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { documentFonts, fontsFolder, fontsFor } from './fonts.ts'
import { readCoverage } from './glyph-coverage.ts'

test('a font file tells which characters it has glyphs for', () => {
  const has = readCoverage(`${fontsFolder}Inter_400Regular.ttf`)
  for (const character of 'aßЖΩ→') assert.ok(has(character.codePointAt(0) ?? 0), character)
  for (const character of '海ش😀') assert.ok(!has(character.codePointAt(0) ?? 0), character)
})

test('every file of typefaces can be read, and all of them are small enough to come along', () => {
  const files = readdirSync(fontsFolder).filter((file) => file.endsWith('.ttf'))
  assert.ok(files.length > 20)
  // The styles of a family have the same letters, or the regular one would promise what the bold one has not.
  for (const file of files) assert.ok(readCoverage(`${fontsFolder}${file}`)(0x20) || /Twemoji/.test(file), file)
})

test('a document of Latin, Greek and Cyrillic needs no further typeface', () => {
  const { fonts, missing } = fontsFor(['Six soups – Έξι σούπες – Шість супів'], 'en')
  assert.deepEqual(fonts.text, ['Inter'])
  assert.equal(missing.size, 0)
})

test('Han characters have the forms of the language of the site', () => {
  const first = (text: string, language: string) => fontsFor([text], language).fonts.text[1]
  assert.equal(first('器にうつす', 'ja'), 'Noto Sans JP')
  assert.equal(first('让品牌说话', 'zh'), 'Noto Sans SC')
  assert.equal(first('讓品牌說話', 'zh'), 'Noto Sans TC')
  assert.equal(first('브랜드를 읽다 品牌', 'ko'), 'Noto Sans KR')
  assert.equal(first('器にうつす', ''), 'Noto Sans JP')
  assert.equal(fontsFor(['讓品牌說話'], 'zh').fonts.region, 'TW')
})

test('two sites in one document each have the Han characters of their language', () => {
  const { fonts } = documentFonts([
    { texts: ['Two brands'], language: '' },
    { texts: ['器にうつす'], language: 'ja' },
    { texts: ['让品牌说话'], language: 'zh' },
  ])
  assert.deepEqual(fonts.text, ['Inter', 'Noto Sans JP', 'Noto Sans SC'])
  assert.deepEqual(
    fonts.writings.map(({ families }) => families),
    [null, null, ['Inter', 'Noto Sans SC']],
  )
})

test('a character that no typeface has is named, and the sign for it has a typeface', () => {
  const { fonts, missing } = fontsFor(['soup \u{13000} \u{10900}'], 'en')
  assert.deepEqual([...missing], ['\u{13000}', '\u{10900}'])
  assert.ok(fonts.text.includes('Noto Sans'))
})

test('a language that is none is not passed on', () => {
  assert.equal(fontsFor(['soup'], 'en-US; evil').fonts.language, '')
})
