import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { customerVoiceEntries, customerVoicesOf, namesOwner } from './customer-voice-words.ts'

const byLanguage = Map.groupBy(customerVoiceEntries(), ({ language }) => language)

test('every word of a customer is found under its own tag', () => {
  for (const [language, entries] of byLanguage)
    assert.deepEqual(phrasesNotFound(customerVoicesOf(language), entries), [], language)
})

test('no word of a customer stands under two tags of its language', () => {
  for (const [language, entries] of byLanguage) assert.deepEqual(phrasesUnderTwoTags(entries), [], language)
})

test('who runs a firm is told in many languages', () => {
  for (const role of ['Founder & CEO', 'Geschäftsführerin', 'Засновниця', '代表取締役', 'gérante'])
    assert.ok(namesOwner(role), role)
  for (const role of ['Head of Operations, Acme', 'Kundin aus Köln']) assert.ok(!namesOwner(role), role)
})

test('looking for words of customers completes on pathological texts', () => {
  for (const text of pathologicalTexts) assert.ok(Array.isArray(customerVoicesOf('en').match(text)))
})
