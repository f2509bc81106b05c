import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { foldAll, foldText } from '../fold.ts'
import { coreLanguages } from '../languages.ts'
import { pathologicalTexts, phrasesUnderTwoTags, takesBoundedTime } from '../list-checks.ts'
import { wordEntriesOf } from '../word-lists.ts'
import { kindsListsOf } from './kind-lists.ts'
import { isFirmKind, isLocalKind, type KindId, kindIds } from './kind-table.ts'
import { kindWordsOf } from './kind-words.ts'

const languages = readdirSync(join(import.meta.dirname, 'by-language')).map((name) => name.replace('.json', ''))

interface Entry {
  /** As the list has it. */
  written: string
  /** Without tilde and stars. */
  phrase: string
  tag: KindId
}

const entriesOf = (language: string): Entry[] =>
  wordEntriesOf({ en: kindsListsOf(language)! }, 'kinds', 'en').map(({ phrase: written, tag }) => ({
    written,
    phrase: written.replace(/^~/, '').replaceAll('*', ''),
    tag: tag as KindId,
  }))
const finderOf = (language: string) => kindWordsOf(language)!
const found = (text: string, language: string) => finderOf(language)(foldText(text)).map(({ id }) => id)

test('every language with a list is one that has words of all other subjects', () => {
  assert.deepEqual(
    languages.filter((language) => !(coreLanguages as readonly string[]).includes(language)),
    [],
  )
})

test('every kind has English words', () => {
  assert.deepEqual(
    kindIds.filter((id) => !Object.hasOwn(kindsListsOf('en')!.kinds!, id)),
    [],
  )
})

test('every phrase is found as a whole, under its own kind and no other', () => {
  for (const language of languages) {
    const entries = entriesOf(language)
    const find = finderOf(language)
    const texts = foldAll(entries.map(({ phrase }) => phrase))
    const lost = entries.filter(({ tag }, index) => {
      const [first, second] = find(texts[index]!)
      return first?.id !== tag || second !== undefined || first.end - first.start < lettersOf(texts[index]!)
    })
    assert.deepEqual(lost.map(nameOf), [], language)
  }
})

test('no phrase of a language stands under two kinds, and every kind is one of the table', () => {
  for (const language of languages) {
    const entries = entriesOf(language)
    assert.deepEqual(phrasesUnderTwoTags(entries), [], language)
    assert.deepEqual(entries.filter(({ tag }) => !kindIds.includes(tag)).map(nameOf), [], language)
  }
})

/** From the first letter to the last. */
const lettersOf = (text: string): number =>
  text.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '').length
const nameOf = ({ written, tag }: Entry) => `${written} (${tag})`

test('an ending is found at the end of a longer word, and at no other place in one', () => {
  for (const language of languages) {
    const find = finderOf(language)
    for (const { written, phrase, tag } of entriesOf(language).filter(({ written }) => written.startsWith('~'))) {
      const word = foldText(phrase)
      assert.match(word, /^[\p{L}\p{N}]+$/u, `${language}: ${written} cannot end a word`)
      assert.deepEqual(
        find(`qx${word}`).map(({ id, start, end }) => [id, start, end]),
        [[tag, 0, word.length + 2]],
        `${language}: ${written}`,
      )
      assert.deepEqual(find(`qx${word}qx`), [], `${language}: ${written}`)
    }
  }
})

const compounds: [language: string, word: string, id: KindId | null][] = [
  ['de', 'Hundepension', 'kennel'],
  ['de', 'Seehotel', 'hotel'],
  ['de', 'Hotelbettwäsche', null],
  ['de', 'Dorfbäckerei', 'bakery'],
  ['de', 'Bäckereibedarfsliste', null],
  ['nl', 'Molenbakkerij', 'bakery'],
  ['sv', 'Strandhotell', 'hotel'],
  ['fi', 'Kaupunkikampaamo', 'hairdresser'],
]
test('“Hundepension” is a boarding kennel, and “Hotelbettwäsche” is no hotel', () => {
  for (const [language, word, id] of compounds) assert.deepEqual(found(word, language), id === null ? [] : [id], word)
})

test('a phrase counts before the ending of one of its words, and each word of a text once', () => {
  assert.deepEqual(
    finderOf('de')(foldText('Seehotel und Hotel Garni mit Dorfbäckerei')).map(({ id, words }) => [id, words]),
    [
      ['hotel', 1],
      ['hotel', 2],
      ['bakery', 1],
    ],
  )
})

test('nouns are found from left to right, the longest phrase first', () => {
  assert.deepEqual(found('A language school beside the school of music and a bakery', 'en').at(0), 'language-school')
  assert.deepEqual(found('bakery, museum; law firm', 'en'), ['bakery', 'museum', 'law-firm'])
})

test('where a noun stands is told in the folded text', () => {
  const folded = foldText('Our Café: a bakery')
  const spans = finderOf('en')(folded).map(({ start, end }) => folded.slice(start, end))
  assert.deepEqual(spans, ['cafe', 'bakery'])
})

test('a language without a list, and what is no language, has no finder', () => {
  for (const language of ['xx', 'eo', '', 'constructor', '../by-language/en', 'EN', 'en-GB'])
    assert.equal(kindWordsOf(language), null, language)
})

test('nearby kinds and firms are told apart from products', () => {
  assert.equal(isLocalKind('bakery'), true)
  assert.equal(isLocalKind('software'), false)
  assert.equal(isFirmKind('hotel'), true)
  assert.equal(isFirmKind('wholesaler'), true)
  assert.equal(isFirmKind('software'), false)
  assert.equal(isFirmKind('museum'), true)
})

test('a long text takes no longer than its length', () => {
  takesBoundedTime(() => {
    for (const language of ['en', 'de', 'ja'])
      for (const text of [...pathologicalTexts, 'shop '.repeat(20_000), 'Hundepension '.repeat(8_000)])
        finderOf(language)(foldText(text))
  })
})
