import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, takesBoundedTime } from '../../lexicon/list-checks.ts'
import { bodySentences, casualEnglish, formalGerman } from './language-fixtures.ts'
import { writing } from './writing.ts'

test('few words are no way of writing', () => {
  assert.equal(writing(bodySentences(['We bind notebooks by hand.']), 'en'), null)
})

test('contractions and words for the reader are counted per 100 words', () => {
  const { marks } = writing(bodySentences(casualEnglish), 'en')!.value
  assert.ok(marks.contractions! > 8, `${marks.contractions}`)
  assert.ok(marks.you! > 6, `${marks.you}`)
})

test('what customers say is not counted', () => {
  const customers = bodySentences(casualEnglish, { speaker: 'customer' })
  assert.equal(writing(customers, 'en'), null)
})

test('headings and labels do not shorten the average sentence', () => {
  const headings = bodySentences(['Paper', 'Covers', 'Our shop', 'Say hello'], { place: 'heading' })
  const alone = writing(bodySentences(casualEnglish), 'en')!.value
  const together = writing([...bodySentences(casualEnglish), ...headings], 'en')!.value
  assert.equal(together.wordsPerSentence, alone.wordsPerSentence)
})

test('readability of German is Amstad’s, and long words lower it', () => {
  const { readability } = writing(bodySentences(formalGerman), 'de')!.value
  assert.equal(readability?.formula, 'Amstad')
  assert.equal(readability?.level, 'demanding')
})

test('fewer than five sentences have no readability', () => {
  const long =
    'This paper is made of cotton and hemp and water and of little else that we could name for you here today, as we said before.'
  assert.equal(writing(bodySentences([long, long, long, long]), 'en')!.value.readability, null)
})

test('a capital tells the formal Sie from sie', () => {
  assert.equal(writing(bodySentences(formalGerman), 'de')!.value.addressForm, 'formal')
})

test('du and dein are informal', () => {
  const texts = formalGerman.map((text) => `${text.slice(0, -1)}, damit du deine Ruhe hast.`).slice(0, 6)
  assert.equal(writing(bodySentences(texts), 'de')!.value.addressForm, 'mixed')
  const informal = ['Du findest bei uns dein neues Rad, und wenn du magst, bauen wir es mit dir zusammen auf.']
  assert.equal(
    writing(bodySentences(Array.from({ length: 6 }, () => informal[0]!)), 'de')!.value.addressForm,
    'informal',
  )
})

test('a mark without a list for the language is null, not 0', () => {
  assert.equal(writing(bodySentences(formalGerman), 'pl')!.value.marks.contractions, null)
})

test('every example is verbatim', () => {
  const texts = new Set(casualEnglish)
  for (const quotes of Object.values(writing(bodySentences(casualEnglish), 'en')!.value.examples)) {
    for (const { text } of quotes) assert.ok(texts.has(text), text)
  }
})

test('the same phrase again and again is a subject, not a style', () => {
  const texts = Array.from(
    { length: 40 },
    (_, at) => `The Sorry Club meets in room ${at} of the town hall by the river.`,
  )
  assert.ok(writing(bodySentences(texts), 'en')!.value.marks.courtesy! < 0.6)
})

test('pathological text is read in bounded time', () => {
  takesBoundedTime(() => {
    for (const text of pathologicalTexts) writing(bodySentences([text.slice(0, 100_000)]), 'en')
  })
})
