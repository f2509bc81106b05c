import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentences, casualEnglish, formalGerman } from './language-fixtures.ts'
import { avoid, tone, voice } from './voice.ts'
import { voiceRules } from './voice-rules.ts'
import { writing } from './writing.ts'

const casual = bodySentences(casualEnglish)
const formal = bodySentences(formalGerman)
const traits = (sentences: typeof casual, language: string) =>
  voice(writing(sentences, language), sentences).map(({ value }) => value.trait)

test('contractions and much “you” sound conversational', () => {
  assert.ok(traits(casual, 'en').includes('conversational'), traits(casual, 'en').join())
})

test('formal address with thanks sounds courteous or respectful', () => {
  assert.ok(
    traits(formal, 'de').some((trait) => trait === 'courteous' || trait === 'respectful'),
    traits(formal, 'de').join(),
  )
})

test('fewer than 300 words give two adjectives at most, with little confidence', () => {
  const found = voice(writing(casual, 'en'), casual)
  assert.ok(found.length <= 2 && found.every(({ confidence }) => confidence <= 0.4))
})

test('every adjective has a measure and a verbatim quote', () => {
  for (const { value, quotes } of voice(writing(formal, 'de'), formal)) {
    assert.match(value.measure, /\d|address/)
    assert.ok(quotes.length > 0 && quotes.every(({ text }) => formalGerman.includes(text)))
  }
})

test('no way of writing, no voice', () => {
  assert.deepEqual(voice(null, casual), [])
  assert.equal(tone(null), null)
  assert.deepEqual(avoid([], null), [])
})

test('tone tells casual from formal', () => {
  assert.ok(tone(writing(casual, 'en'))!.value.formalCasual > 0.3)
  assert.ok(tone(writing(formal, 'de'))!.value.formalCasual < -0.1)
})

test('avoid names the opposite of the strongest trait', () => {
  const written = writing(formal, 'de')
  const found = voice(written, formal)
  const expected = voiceRules.find(({ trait }) => trait === found[0]!.value.trait)!.avoid
  assert.equal(avoid(found, written)[0], expected)
})

test('there are at least sixteen adjectives, each once', () => {
  const names = voiceRules.map(({ trait }) => trait)
  assert.ok(new Set(names).size === names.length && names.length >= 16)
})
