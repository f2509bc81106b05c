import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inQuotes, quotedOnce } from './quoted-words.ts'

test('what is too long to quote is cut where a sentence ends', () => {
  const text = 'Our kitchen has never been this spotless. They worked around my two cats and a piano.'
  assert.equal(inQuotes(text, 60), '“Our kitchen has never been this spotless.”')
})

test('no sentence ends at an abbreviation or a number', () => {
  assert.equal(
    inQuotes('You find us in the old mill at St. Annen and nowhere else in town', 46),
    '“You find us in the old mill at St. Annen and…”',
  )
  assert.equal(inQuotes('Tables from oak, no. 12 Harbour Street since 1998', 30), '“Tables from oak, no. 12…”')
})

test('a first sentence that is much too short for the room is cut at a word', () => {
  const text = 'Good work. They came on the day that they had named and left the house cleaner than it was.'
  assert.equal(inQuotes(text, 60), '“Good work. They came on the day that they had named and…”')
})

test('sentences without spaces between them end, too', () => {
  assert.equal(
    inQuotes('とても丁寧な対応でした。また来年もぜひお願いしたいと思います。', 20),
    '“とても丁寧な対応でした。”',
  )
})

test('a line that a paragraph quotes again stands by its first words', () => {
  const line = '“Every loaf rests for a night before it is baked, and nothing else is in it”'
  assert.equal(
    quotedOnce(`${line} opens no page. Put ${line} under the headline.`),
    `${line} opens no page. Put “Every loaf rests for a…” under the headline.`,
  )
})

test('short quotations and others are told whole', () => {
  const text =
    'Put “Bread with time” above “Bread with time”, and “Every loaf rests for a night before it is baked” below it.'
  assert.equal(quotedOnce(text), text)
})
