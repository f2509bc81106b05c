import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { blockEntries, blockWords } from './block-words.ts'

test('every heading word is found under its own role', () => {
  assert.deepEqual(phrasesNotFound(blockWords, blockEntries()), [])
})

test('no heading word stands under two roles', () => {
  assert.deepEqual(phrasesUnderTwoTags(blockEntries()), [])
})

test('headings of many languages tell the role of their block', () => {
  const headings =
    'Trusted by 4,000 teams|So einfach geht’s|Nos tarifs|お客様の声|常见问题|Наша команда|Ils nous font confiance'
  assert.deepEqual(
    headings.split('|').map((heading) => blockWords.match(heading)[0]?.tag),
    ['customers', 'steps', 'pricing', 'testimonials', 'faq', 'team', 'customers'],
  )
})

test('looking for heading words completes on pathological texts', () => {
  for (const text of pathologicalTexts) assert.ok(Array.isArray(blockWords.match(text)))
})
