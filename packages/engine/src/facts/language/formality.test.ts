import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FormalityInput, formality } from './formality.ts'

const german = (more: Partial<FormalityInput> = {}) =>
  formality({
    language: 'de',
    text: '',
    words: 150,
    pages: 1,
    wordLength: 5.9,
    contractions: null,
    we: 0,
    you: 0,
    exclamations: 0,
    addressForm: null,
    ...more,
  })

const scores: [what: string, more: Partial<FormalityInput>, score: number][] = [
  ['plain prose', {}, 64],
  ['long words', { wordLength: 6.4 }, 69],
  ['very long words, up to a bound', { wordLength: 9 }, 72],
  ['short words', { wordLength: 5.6 }, 61],
  ['very short words, down to a bound', { wordLength: 3 }, 56],
  ['long words of a language whose usual length is not known', { language: 'ja', wordLength: 9 }, 64],
  ['formal address', { addressForm: 'formal' }, 68],
  ['informal address', { addressForm: 'informal' }, 56],
  ['mixed address', { addressForm: 'mixed' }, 62],
  ['short forms of speech', { contractions: 2 }, 58],
  ['few pronouns', { we: 1, you: 2 }, 64],
  ['pronouns of a conversation', { we: 2, you: 3 }, 62],
  ['many pronouns, down to a bound', { we: 9, you: 9 }, 58],
  ['exclamations', { exclamations: 10 }, 60],
  ['many exclamations, down to a bound', { exclamations: 90 }, 54],
  ['everything casual, down to a bound', { contractions: 15, addressForm: 'informal' }, 20],
]
for (const [what, more, score] of scores) {
  test(`formality of ${what} is ${score}`, () => {
    assert.deepEqual(german(more), { score, method: 'style marks' })
  })
}

test('fewer than 150 words have none', () => {
  assert.equal(german({ words: 149 }), null)
})

const nouns = 'The annual report of the regional water authority describes the state of the public network. '
const talk = 'I really think you should just come and see what we did, because honestly it went so well. '
const english = (sentence: string, more: Partial<FormalityInput> = {}) =>
  german({ language: 'en', text: sentence.repeat(20), words: 300, pages: 2, ...more })

test('English over several pages is told by parts of speech: nouns are formal, pronouns and verbs are not', () => {
  const [formal, casual] = [english(nouns), english(talk)]
  assert.deepEqual([formal?.method, casual?.method], ['parts of speech', 'parts of speech'])
  assert.ok(formal!.score > 75, `${formal!.score}`)
  assert.ok(casual!.score < 45, `${casual!.score}`)
})

test('English of a single page is told by parts of speech from a thousand words on', () => {
  assert.equal(english(nouns, { pages: 1, words: 999 })?.method, 'style marks')
  assert.equal(english(nouns, { pages: 1, words: 1_000 })?.method, 'parts of speech')
})

test('English of which the tagger knows fewer than 150 words has none', () => {
  assert.equal(formality({ ...base(), text: nouns.repeat(2) }), null)
})

const base = (): FormalityInput => ({
  language: 'en',
  text: '',
  words: 150,
  pages: 2,
  wordLength: 5,
  contractions: 0,
  we: 0,
  you: 0,
  exclamations: 0,
  addressForm: null,
})
