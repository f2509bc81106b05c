import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { ctaEntries, ctaWords } from './cta-words.ts'

const intentsOf = (labels: string) => labels.split('|').map((label) => ctaWords.startsWith(label)?.tag ?? null)

test('every call to action is found under its own intent', () => {
  assert.deepEqual(phrasesNotFound(ctaWords, ctaEntries()), [])
})

test('no call to action stands under two intents', () => {
  assert.deepEqual(phrasesUnderTwoTags(ctaEntries()), [])
})

test('buttons of many languages have an intent', () => {
  assert.deepEqual(
    intentsOf(
      'Get started|Jetzt kostenlos testen|Réserver une table|Contáctanos|立即购买|무료로 시작하기|資料請求|Демо',
    ),
    ['start', 'trial', 'book', 'contact', 'buy', 'trial', 'quote', null],
  )
})

test('the longer phrase tells the intent', () => {
  assert.deepEqual(intentsOf('Start free trial|Book a demo|Sign up for our newsletter'), ['trial', 'demo', 'subscribe'])
})

test('order as a noun within other words is no call to buy', () => {
  assert.equal(ctaWords.has('The order of things'), false)
})

test('matching calls to action completes on pathological texts', () => {
  for (const text of pathologicalTexts) assert.ok(Array.isArray(ctaWords.match(text)))
})
