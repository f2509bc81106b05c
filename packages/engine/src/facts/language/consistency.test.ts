import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consistency } from './consistency.ts'
import { bodySentences, casualEnglish } from './language-fixtures.ts'
import { markedSentence } from './style-marks.ts'

const pageOf = (texts: readonly string[], at: number) =>
  bodySentences(texts, { page: `https://quillmoss.test/${at}` }).map((sentence) => markedSentence(sentence, 'en'))
const solemn = Array.from(
  { length: 8 },
  () =>
    'The association administers comprehensive documentation concerning international manufacturing standards and procurement requirements throughout participating jurisdictions.',
)
const of = (...pages: (readonly string[])[]) => consistency(pages.flatMap(pageOf))

test('pages that say the same sound the same', () => {
  assert.ok(of(casualEnglish, casualEnglish)! >= 0.95)
})

test('pages of two hands sound less alike than pages of one', () => {
  const alike = of(casualEnglish.slice(0, 6).concat(casualEnglish.slice(0, 3)), casualEnglish.slice(3, 12))!
  const unlike = of(casualEnglish, solemn)!
  assert.ok(alike > 0.85, `${alike}`)
  assert.ok(unlike < 0.75, `${unlike}`)
})

test('the order of pages does not matter', () => {
  assert.equal(of(casualEnglish, solemn), of(solemn, casualEnglish))
})

test('one page, or pages of fewer than 80 words, cannot be compared', () => {
  assert.equal(of(casualEnglish), null)
  assert.equal(of(casualEnglish, casualEnglish.slice(0, 4)), null)
  const words = (count: number) => ['word '.repeat(count).trim()]
  assert.notEqual(of(words(80), words(80)), null)
  assert.equal(of(words(80), words(79)), null)
})
