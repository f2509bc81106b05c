import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestedReaders } from './requested-readers.ts'

const labels = (context: string | null, language: string | null) =>
  requestedReaders(context, language).map(({ value }) => `${value.label} ${value.source}`)

test('readers are named in English on a site of any language', () => {
  for (const language of [null, 'en', 'de']) {
    assert.deepEqual(labels('We built this for landlords.', language), ['landlords request'])
  }
})

test('readers are named in the language of the site', () => {
  assert.deepEqual(labels('Für Vermieter.', 'de'), ['landlords request'])
  assert.deepEqual(labels('Für Vermieter.', null), [])
  assert.deepEqual(labels('Für Vermieter.', 'fr'), [])
})

test('readers named in both languages are one', () => {
  assert.deepEqual(labels('For landlords. Für Vermieter.', 'de'), ['landlords request'])
})

test('a request without readers or no request names none', () => {
  assert.deepEqual(labels('Our new website', 'en'), [])
  assert.deepEqual(labels(null, 'en'), [])
})

test('readers of a request quote no page', () => {
  const [found] = requestedReaders('We built this for landlords.', 'en')
  assert.deepEqual([found?.basis, found?.confidence, found?.quotes], ['stated', 0.7, []])
})
