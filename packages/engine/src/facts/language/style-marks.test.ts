import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentence } from './language-fixtures.ts'
import type { Sentence } from './shapes.ts'
import { markedSentence } from './style-marks.ts'

const marked = (text: string, language = 'en', more: Partial<Sentence> = {}) =>
  markedSentence(bodySentence(text, more), language)

const prose: [text: string, place: Sentence['place'], isProse: boolean][] = [
  ['We bind your books.', 'body', true],
  ['We bind books.', 'body', false],
  ['We bind your books', 'body', false],
  ['“We bind your books.”', 'body', true],
  ['We bind your books…', 'body', true],
  ['We bind your books.', 'subhead', true],
  ['We bind your books.', 'description', true],
  ['We bind your books.', 'heading', false],
  ['We bind your books.', 'headline', false],
  ['We bind your books.', 'action', false],
]
for (const [text, place, isProse] of prose) {
  test(`“${text}” as ${place} is ${isProse ? '' : 'no '}prose`, () => {
    assert.equal(marked(text, 'en', { place }).isProse, isProse)
  })
}

const ends: [text: string, language: string, isQuestion: boolean, isExclamation: boolean][] = [
  ['Shall we bind it?', 'en', true, false],
  ['“Shall we bind it?”', 'en', true, false],
  ['Shall we bind it? We do.', 'en', false, false],
  ['We bind it!', 'en', false, true],
  ['We bind it! (And yours.)', 'en', false, false],
  ['“We bind it!”', 'en', false, true],
  ['We bind it;', 'en', false, false],
  ['Το δένουμε;', 'el', true, false],
  ['製本しますか？', 'ja', true, false],
  ['製本します！', 'ja', false, true],
]
for (const [text, language, isQuestion, isExclamation] of ends) {
  test(`“${text}” asks: ${isQuestion}, exclaims: ${isExclamation}`, () => {
    const found = marked(text, language)
    assert.deepEqual([found.isQuestion, found.isExclamation], [isQuestion, isExclamation])
  })
}

const asking: [text: string, place: Sentence['place'], isImperative: boolean | null][] = [
  ['Discover our papers', 'heading', true],
  ['Discover our papers', 'headline', true],
  ['Discover our papers', 'action', true],
  ['Discover our papers', 'body', null],
  ['Discover', 'heading', null],
  ['Our papers', 'heading', false],
  // Verbs that are nouns as well.
  ['Contact us', 'action', true],
  ['Contact form', 'action', false],
  ['Order the sample', 'action', true],
  ['Order status', 'action', false],
]
for (const [text, place, isImperative] of asking) {
  test(`“${text}” as ${place} asks for something: ${isImperative}`, () => {
    assert.equal(marked(text, 'en', { place }).isImperative, isImperative)
  })
}

test('a German label of a verb asks for something, whatever follows', () => {
  assert.equal(marked('Entdecken Sie Papier', 'de', { place: 'action' }).isImperative, true)
  assert.equal(marked('Papier entdecken wir', 'de', { place: 'action' }).isImperative, false)
})

test('signs that are set as text are no emoji, signs that are joined are one', () => {
  assert.equal(marked('We bind 📚 and 🎉').emoji, 2)
  assert.equal(marked('For a family 👨‍👩‍👧').emoji, 1)
  assert.equal(marked('Quillmoss™ © 2024 ✓ →').emoji, 0)
})

test('a sign that a line begins with is its icon, and no emoji', () => {
  assert.equal(marked('📞 Call us, or write').emoji, 0)
  assert.equal(marked('☎️ Call us 🎉').emoji, 1)
})

test('words for the brand and for its reader are counted apart', () => {
  const { marks } = marked('We bind your books, and our cat watches you.')
  assert.deepEqual([marks.we, marks.you], [2, 2])
  assert.deepEqual([marked('Books are bound.').marks.we, marked('Books are bound.').marks.you], [0, 0])
})

test('formal and informal words for the reader count for the form of address as well', () => {
  const formal = marked('Wir binden Ihre Bücher, wenn Sie mögen.', 'de')
  assert.deepEqual([formal.address, formal.marks.you], [{ formal: 2, informal: 0 }, 2])
  const informal = marked('Wir binden dein Buch, wenn du magst.', 'de')
  assert.deepEqual([informal.address, informal.marks.you], [{ formal: 0, informal: 2 }, 2])
})

test('polite endings of Japanese and Korean name no reader', () => {
  const found = marked('本を製本します。', 'ja')
  assert.deepEqual([found.address.formal, found.marks.you], [1, 0])
  assert.equal(marked('책을 제본합니다.', 'ko').marks.you, 0)
})

test('words of feeling count together, and each kind apart', () => {
  const { marks, emotions, phrases } = marked('An exciting adventure for loving families without stress')
  assert.deepEqual(emotions, { thrill: 2, warmth: 2, worry: 1 })
  assert.equal(marks.emotion, 5)
  assert.deepEqual(
    phrases.map(({ mark, phrase }) => `${mark}: ${phrase}`),
    ['emotion: exciting', 'emotion: adventure', 'emotion: loving', 'emotion: families', 'emotion: stress'],
  )
})

test('numbers are counted in texts, not on buttons, and are sourced where the sentence names a source', () => {
  const counts = (text: string, more: Partial<Sentence> = {}) => {
    const { numbers, numbersSourced } = marked(text, 'en', more)
    return [numbers, numbersSourced]
  }
  assert.deepEqual(counts('We bind 300 books for 40 schools'), [2, 0])
  assert.deepEqual(counts('We bind 300 books for 40 schools [3]'), [2, 2])
  assert.deepEqual(counts('Half of all books are bound [3]'), [0, 0])
  assert.deepEqual(counts('See all 300 books', { place: 'action' }), [0, 0])
})
