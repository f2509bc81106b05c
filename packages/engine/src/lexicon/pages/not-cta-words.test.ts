import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { notCtaEntries, notCtaWords } from './not-cta-words.ts'

const tagsOf = (labels: string) => labels.split('|').map((label) => notCtaWords.exact(label)?.tag ?? null)

test('every label is found under its own tag', () => {
  assert.deepEqual(phrasesNotFound(notCtaWords, notCtaEntries()), [])
})

test('no label stands under two tags', () => {
  assert.deepEqual(phrasesUnderTwoTags(notCtaEntries()), [])
})

test('buttons of consent banners are told in many languages', () => {
  assert.deepEqual(
    tagsOf('Accept all|Alle ablehnen|Tout refuser|Принять|すべて拒否|全部接受|모두 허용|Hyväksy kaikki|قبول الكل'),
    Array(9).fill('consent'),
  )
})

test('generic link texts are told in many languages', () => {
  assert.deepEqual(
    tagsOf('Read more »|Weiterlesen …|En savoir plus|続きを読む|Подробнее|了解更多|더보기|Läs mer'),
    Array(8).fill('read-more'),
  )
})

test('a label that goes on is not the whole label', () => {
  assert.equal(notCtaWords.exact('Accept donations on your website'), null)
})

test('matching labels completes on pathological texts', () => {
  for (const text of pathologicalTexts) assert.ok(Array.isArray(notCtaWords.match(text)))
})
