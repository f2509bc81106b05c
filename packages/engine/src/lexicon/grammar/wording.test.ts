import assert from 'node:assert/strict'
import { test } from 'node:test'
import { capitalisesNouns, isCompounding, isHeadFirst, isHeadLast, isOfWhatFollows, isUnspaced } from './wording.ts'

test('French has a noun before what tells it nearer', () => {
  assert.deepEqual([isHeadFirst('fr'), isHeadLast('fr'), isOfWhatFollows('fr')], [true, false, true])
})
test('English has it behind', () => {
  assert.deepEqual([isHeadFirst('en'), isHeadLast('en'), isOfWhatFollows('en')], [false, true, false])
})
test('Polish has adjectives before a noun and what it is of behind', () => {
  assert.deepEqual([isHeadFirst('pl'), isHeadLast('pl'), isOfWhatFollows('pl')], [false, false, true])
})
for (const language of ['xx', 'constructor'])
  test(`nothing is said of a language that is not known, “${language}”`, () => {
    assert.deepEqual(
      [isHeadFirst, isHeadLast, isOfWhatFollows, isUnspaced, capitalisesNouns, isCompounding].map((is) => is(language)),
      [false, false, false, false, false, false],
    )
  })
test('German compounds its nouns and capitalises them, Dutch compounds them alone', () => {
  assert.deepEqual([isCompounding('de'), capitalisesNouns('de')], [true, true])
  assert.deepEqual([isCompounding('nl'), capitalisesNouns('nl')], [true, false])
})
test('Japanese is written without spaces, Korean is not', () => {
  assert.deepEqual([isUnspaced('ja'), isUnspaced('ko')], [true, false])
})
