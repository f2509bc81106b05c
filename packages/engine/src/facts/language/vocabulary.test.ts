import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bodySentences } from './language-fixtures.ts'
import { vocabulary } from './vocabulary.ts'

const text = [
  'The dough rests for two nights before the oven is lit.',
  'Our dough is sourdough: rye, water and salt.',
  'Each loaf of rye comes out of the oven at five.',
  'A loaf keeps for a week, and the crust stays crisp.',
  'The crust tells you how long the dough has rested.',
  'Rye, oven, crust: three words of our trade at Pankow in Berlin.',
  'We open our doors at Pankow every day, and Pankow loves us for it.',
  'Seamless service is nothing that we promise.',
  'A seamless crust, however, is.',
  'A loaf of rye is a loaf of rye.',
]

test('what it says more than anybody does is its vocabulary', () => {
  const { distinctive } = vocabulary(bodySentences(text), { language: 'en', names: ['Krume'] })!.value
  for (const word of ['dough', 'rye', 'crust', 'loaf']) assert.ok(distinctive.includes(word), `${word}: ${distinctive}`)
})

test('places are no vocabulary', () => {
  const { distinctive } = vocabulary(bodySentences(text), { language: 'en', names: ['Krume'] })!.value
  assert.ok(!distinctive.includes('Pankow'))
})

test('the name of the brand is no vocabulary', () => {
  const { distinctive } = vocabulary(bodySentences(text), { language: 'en', names: ['Rye'] })!.value
  assert.ok(!distinctive.includes('rye'))
})

test('clichés that come back are overused', () => {
  assert.deepEqual(vocabulary(bodySentences(text), { language: 'en', names: [] })!.value.overused, ['seamless'])
})

test('a phrase that is worn is not the brand’s own as well, and its forms count once', () => {
  const worn = [...text, 'We empower bakers.', 'We empower millers.', 'An empowering loaf.', 'An empowering crust.']
  const { distinctive, overused } = vocabulary(bodySentences(worn), { language: 'en', names: [] })!.value
  assert.equal(overused.filter((word) => word.startsWith('empower')).length, 1)
  for (const word of overused) assert.ok(!distinctive.includes(word), word)
})

test('Japanese is cut into words', () => {
  const sentences = bodySentences([
    '和紙は手漉きです。',
    '手漉きの和紙を作る職人。',
    '職人が和紙を漉く。',
    '工房の職人と和紙。',
    '工房は山の中。',
    '工房で和紙を学ぶ。',
  ])
  assert.ok(vocabulary(sentences, { language: 'ja', names: [] })!.value.distinctive.includes('和紙'))
})

test('little text has none', () => {
  assert.equal(vocabulary(bodySentences(['We bake bread.']), { language: 'en', names: [] }), null)
})
