import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sentence } from '../../facts/language/shapes.ts'
import { ownLine } from '../diagnoses/diagnosis-fixtures.ts'
import { findDiagnoses } from '../diagnoses/find-diagnoses.ts'
import type { SiteReading } from '../site-reading.ts'
import { fact, kind, nothing } from '../swot/swot-fixtures.ts'
import { introductionsOf, ownSentences, sayingOf } from './own-sentences.ts'

const name = fact({ name: 'Tollan Bikes', variants: [] as string[] })

function factsOf(lines: (string | Sentence)[], own: Partial<SiteReading> = {}, language = 'en') {
  const sentences = lines.map((line) => (typeof line === 'string' ? ownLine(line) : line))
  const told = { ...nothing, name, kind: kind('bike-shop', 'bike shop'), language: fact(language), ...own, sentences }
  return findDiagnoses(told, new Map(), []).facts
}
const introduced = (lines: (string | Sentence)[], own: Partial<SiteReading> = {}) =>
  introductionsOf(factsOf(lines, own), 'en').map(({ text }) => text)

test('a sentence that begins with the brand and says what it is introduces it; one that says more comes first', () => {
  const short = 'Tollan Bikes is a bike shop beside the bridge.'
  const more = 'Tollan Bikes is a bike shop for commuters in Harrow.'
  assert.deepEqual(introduced([short, more]), [more, short])
})

test('a sentence without the brand introduces it where it says what and where', () => {
  assert.deepEqual(introduced(['Our bike shop in Harrow mends what others throw away.']).length, 1)
  assert.deepEqual(introduced(['Our bike shop mends what others throw away.']), [])
})

test('what is cut off, dated, denied, of the site itself or a row of things introduces nothing', () => {
  for (const line of [
    'The homepage of the Tollan Bikes bike shop in Harrow.',
    'Tollan Bikes is not a bike shop for racers in Harrow.',
    'Tollan Bikes opens its second bike shop in Harrow on 4 May 2026.',
    'Bikes in Harrow?',
  ])
    assert.deepEqual(introduced([line]), [], line)
  const row = ownLine('Shop, bench, tyres, lamps, bells.', { place: 'description' })
  assert.deepEqual(introduced([row]), [])
  assert.deepEqual(introduced(['Mended by Dr.', 'Tollan Bikes is a bike shop in Harrow.']), [])
})

test('what a customer tells is none of the brand’s sentences, nor what stands beside it', () => {
  const own = { text: 'Tollan Bikes gives every rider in Harrow a bike shop to trust.' }
  assert.equal(introduced([own.text]).length, 1)
  assert.deepEqual(introduced([own.text, 'I recommend them to all my friends, my bike has never run better.']), [])
})

test('lines of other pages and blocks are left', () => {
  const text = 'Tollan Bikes is a bike shop for commuters in Harrow.'
  for (const line of [
    ownLine(text, { role: 'faq' }),
    ownLine(text, { pageType: 'post' }),
    ownLine(text, { pageType: 'careers' }),
    ownLine(text, { role: 'testimonials' }),
  ])
    assert.deepEqual(ownSentences(factsOf([line]), 'en'), [])
})

test('of a long sentence what stands before its dash can be said, too', () => {
  const begun = 'Tollan Bikes is a bike shop for commuters in Harrow'
  const long = `${begun} — with a bench where you may watch, a rack of spare wheels, and a kettle that never gets cold.`
  assert.ok(introduced([long]).includes(begun))
})

test('a capital behind “in” is a place, but where every noun has one', () => {
  assert.ok(sayingOf(factsOf([]), 'en')('We mend bikes in Harrow.').has('where'))
  assert.ok(!sayingOf(factsOf([], {}, 'de'), 'de')('Wir bringen Ihr Rad in Schwung.').has('where'))
})
