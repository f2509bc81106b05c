import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesTwiceUnderTag, phrasesUnderTwoTags } from '../list-checks.ts'
import { cueEntries, cueWords, readsCues, stakeEntries, stakeWords } from './diagnosis-words.ts'
import type { DiagnosisCue, Stake } from './lists.ts'

const cuesByLanguage = Map.groupBy(cueEntries(), ({ language }) => language)
const stakesByLanguage = Map.groupBy(stakeEntries(), ({ language }) => language)

test('every phrase of a cue is found among the words of its cue', () => {
  for (const [language, ofLanguage] of cuesByLanguage)
    for (const [cue, entries] of Map.groupBy(ofLanguage, ({ tag }) => tag))
      assert.deepEqual(phrasesNotFound(cueWords(language, cue), entries), [], language)
})

test('every word of what is at stake is found under its own tag', () => {
  for (const [language, entries] of stakesByLanguage)
    assert.deepEqual(phrasesNotFound(stakeWords(language), entries), [], language)
})

test('no phrase stands twice under one tag', () => {
  for (const [language, entries] of cuesByLanguage) assert.deepEqual(phrasesTwiceUnderTag(entries), [], language)
  for (const [language, entries] of stakesByLanguage) assert.deepEqual(phrasesTwiceUnderTag(entries), [], language)
})

test('no word of what is at stake stands under two tags of its language', () => {
  for (const [language, entries] of stakesByLanguage) assert.deepEqual(phrasesUnderTwoTags(entries), [], language)
})

test('a star ends a word, and never stands alone', () => {
  for (const { phrase, language } of [...cueEntries(), ...stakeEntries()])
    assert.doesNotMatch(phrase, /(^|[^\p{L}\p{N}])\*|\*[^ ]/u, language)
})

const cuesTold: [language: string, cue: DiagnosisCue, told: string, silent: string][] = [
  ['en', 'absolute', 'A tool that you can trust', 'The shop is always shut on Mondays'],
  ['en', 'virtue', 'Honest advice', 'Open from Tuesday to Sunday'],
  ['en', 'result', 'Paperwork cut by a third', 'Search results'],
  ['en', 'urgent', 'A burst pipe at night?', 'Fine wines and real estate'],
  ['de', 'absolute', 'Ihre Daten sind bei uns in guten Händen', 'Wir haben immer montags geschlossen'],
  ['de', 'virtue', 'Offen und ehrlich', 'Genau dort, wo der Hof nach Süden offen ist'],
]

test('what a line promises, asks or hides is told in several languages', () => {
  for (const [language, cue, told, silent] of cuesTold) {
    assert.ok(cueWords(language, cue).has(told), told)
    assert.ok(!cueWords(language, cue).has(silent), silent)
  }
})

const stakesTold: [language: string, text: string, stake: Stake][] = [
  ['en', 'We look after your dog', 'animals'],
  ['de', 'Ihr Backup liegt in zwei Rechenzentren', 'data'],
]

test('what is at stake is told in several languages', () => {
  for (const [language, text, stake] of stakesTold)
    assert.deepEqual(
      [
        ...new Set(
          stakeWords(language)
            .match(text)
            .map(({ tag }) => tag),
        ),
      ],
      [stake],
      text,
    )
})

test('a language without cues is not read for them', () => {
  assert.equal(readsCues('en'), true)
  assert.equal(readsCues('sq'), false)
  assert.equal(readsCues(null), false)
})

test('looking for cues and stakes completes on pathological texts', () => {
  for (const text of pathologicalTexts) {
    assert.ok(Array.isArray(cueWords('en', 'absolute').match(text)))
    assert.ok(Array.isArray(stakeWords('en').match(text)))
  }
})
