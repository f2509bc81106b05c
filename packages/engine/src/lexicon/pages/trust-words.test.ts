import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { customerHeadingEntries, customerHeadings } from './customer-heading-words.ts'
import { policiesNamed, policyEntries } from './policy-words.ts'

test('every line above a row of logos is found under its own kind', () => {
  assert.deepEqual(phrasesNotFound(customerHeadings, customerHeadingEntries()), [])
  assert.deepEqual(phrasesUnderTwoTags(customerHeadingEntries()), [])
})

test('every name of a policy is found as such', () => {
  const missed = policyEntries().filter(({ phrase, tag }) => {
    const found = policiesNamed(phrase.replace(/^=/, '')).find(({ kind }) => kind === tag)
    return found?.isWhole !== true
  })
  assert.deepEqual(missed, [])
})

test('texts of 100 kB are refused or read in linear time', () => {
  const before = process.cpuUsage().user
  for (const text of pathologicalTexts) {
    policiesNamed(text)
    customerHeadings.startsWith(text)
  }
  assert.ok(process.cpuUsage().user - before < 2_000_000)
})
