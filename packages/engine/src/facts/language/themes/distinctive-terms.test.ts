import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentences } from '../language-fixtures.ts'
import type { Sentence } from '../shapes.ts'
import { distinctiveTerms } from './distinctive-terms.ts'

const named = (language: string) => ({ language, names: ['Quillmoss'] })
const terms = (texts: readonly string[], language = 'en', more: Partial<Sentence> = {}) =>
  distinctiveTerms(bodySentences(texts, more), named(language))
const times = (count: number, text: string) => Array.from({ length: count }, () => text)

const cases: [title: string, texts: string[], terms: string[], language?: string][] = [
  ['a word of three sentences', times(3, 'We have the dovetail.'), ['dovetail']],
  ['no word of two sentences', times(2, 'We have the dovetail.'), []],
  ['a word of three letters', times(3, 'We have the qux.'), ['qux']],
  ['no word of two letters', times(3, 'We have the qx.'), []],
  ['no name of the brand', times(3, 'We have the quillmoss.'), []],
  ['no everyday word that comes up now and then', times(3, 'We have the water.'), []],
  ['a phrase for its words', times(3, 'We have the dovetail joists.'), ['dovetail joists']],
  ['words that a comma parts', times(3, 'We have the dovetail, joists.'), ['dovetail', 'joists']],
  [
    'a phrase that makes up half of what its word is said',
    [...times(3, 'We have the dovetail joists.'), ...times(3, 'We have the dovetail.')],
    ['dovetail joists'],
  ],
  [
    'words whose phrase makes up less than half',
    [...times(3, 'We have the dovetail joists.'), ...times(4, 'We have the dovetail.')],
    ['dovetail', 'joists'],
  ],
  [
    'what is said most first',
    [...times(3, 'We have the dovetail.'), ...times(5, 'We have the spokeshave.')],
    ['spokeshave', 'dovetail'],
  ],
  ['one form of a word', [...times(5, 'We have the dovetail.'), ...times(3, 'We have the dovetails.')], ['dovetail']],
  [
    'one form of words that differ in their end alone',
    [...times(5, 'We have the marquetry.'), ...times(3, 'We have the marquetrial.')],
    ['marquetry'],
  ],
  [
    'two words that begin alike',
    [...times(5, 'We have the dovetail.'), ...times(3, 'We have the dovelace.')],
    ['dovetail', 'dovelace'],
  ],
  [
    'one form of words that go on by two letters',
    [...times(5, 'We have the oakum.'), ...times(3, 'We have the oakumed.')],
    ['oakum'],
  ],
  [
    'two words of which one goes on by three letters, where what they share is short',
    [...times(5, 'We have the adze.'), ...times(3, 'We have the adzeful.')],
    ['adze', 'adzeful'],
  ],
  [
    'one form of words that go on by three letters, where what they share is long',
    [...times(5, 'We have the burnish.'), ...times(3, 'We have the burnishing.')],
    ['burnish'],
  ],
  [
    'two words of which one goes on by four letters',
    [...times(5, 'We have the burnish.'), ...times(3, 'We have the burnishable.')],
    ['burnish', 'burnishable'],
  ],
  [
    'two phrases of the same words in another order',
    [...times(3, 'We have the dovetail joists.'), ...times(4, 'We have the joists dovetail.')],
    ['joists dovetail'],
  ],
  ['a word without its ’s', times(3, 'This is the dovetail’s.'), ['dovetail']],
  ['a word without its article', times(3, 'On a l’ébénisterie.'), ['ébénisterie'], 'fr'],
  ['the commonest spelling', [...times(3, 'We have the eBike.'), 'We have the Ebike.'], ['eBike']],
  ['no place that has a capital in every sentence', times(3, 'We have old Zumbrook.'), []],
  ['a word that has a capital at the beginning alone', times(3, 'Dovetail: that is it.'), ['Dovetail']],
  [
    'a word with a capital in two sentences of three',
    [...times(2, 'We have the Dovetail.'), 'We have the dovetail.'],
    ['dovetail'],
  ],
  [
    'no word with a capital in three sentences of four',
    [...times(3, 'We have the Dovetail.'), 'We have the dovetail.'],
    [],
  ],
  ['a long German noun', times(3, 'Wir haben Zinkenwerk.'), ['Zinkenwerk'], 'de'],
  ['no short German noun that may be a name', times(3, 'Wir haben Zinkor.'), [], 'de'],
  ['a short German noun with an article', times(3, 'Wir haben den Zinkor.'), ['Zinkor'], 'de'],
  ['a short German word without a capital', times(3, 'Wir haben zinkor.'), ['zinkor'], 'de'],
  ['two signs of Japanese', ['木工の日。', '木工と人。', '木工も。'], ['木工'], 'ja'],
]
for (const [title, texts, expected, language] of cases) {
  test(`distinctive terms are: ${title}`, () => {
    assert.deepEqual(terms(texts, language), expected)
  })
}

test('a word of one page is none of a site of two', () => {
  const [own, other] = ['https://quillmoss.example/', 'https://quillmoss.example/about']
  const onOne = bodySentences(times(3, 'We have the dovetail.'), { page: own })
  const onOther = bodySentences(['We are here.', 'We have the dovetail.'], { page: other })
  assert.deepEqual(distinctiveTerms([...onOne, onOther[0]!], named('en')), [])
  assert.deepEqual(distinctiveTerms([...onOne, onOther[1]!], named('en')), ['dovetail'])
})

test('labels of buttons say nothing of the vocabulary', () => {
  assert.deepEqual(terms(times(3, 'We have the dovetail.'), 'en', { place: 'action' }), [])
})

test('capitals of headings make no name', () => {
  assert.deepEqual(terms(times(3, 'Have the Dovetail'), 'en', { place: 'heading' }), ['Dovetail'])
})

test('an everyday word is a term once it comes up far more often', () => {
  assert.deepEqual(terms(times(20, 'We have the water.')), ['water'])
})

test('there are at most twelve terms, the ones said most', () => {
  const invented = [...'bcdfghjklmnpq'].map((letter) => `${letter}umbro${letter}w`)
  const texts = invented.flatMap((word, at) => times(20 - at, `We have the ${word}.`))
  assert.deepEqual(terms(texts), invented.slice(0, 12))
})

test('the first 400 characters of a sentence are read, and the first 2,500 sentences', () => {
  const long = (characters: number) => times(3, `${'we '.repeat(200).slice(0, characters - 9)} dovetail.`)
  assert.deepEqual(terms(long(400)), ['dovetail'])
  assert.deepEqual(terms(long(401 + 8)), [])
  const after = (count: number) => [...times(count, 'We do.'), ...times(3, 'We have the dovetail.')]
  assert.deepEqual(terms(after(2_497)), ['dovetail'])
  assert.deepEqual(terms(after(2_498)), [])
})
