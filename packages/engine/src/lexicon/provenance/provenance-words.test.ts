import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phrasesNotFound } from '../list-checks.ts'
import {
  contrastWords,
  creditWords,
  demoLineWords,
  exampleWords,
  otherOfferWords,
  placeholderWords,
  provenanceEntries,
  rivalWords,
} from './provenance-words.ts'

const indexes = {
  rival: rivalWords,
  contrast: contrastWords,
  example: exampleWords,
  credits: creditWords,
  otherOffers: otherOfferWords,
  placeholders: placeholderWords,
  demoLines: demoLineWords,
} as const

for (const [list, index] of Object.entries(indexes)) {
  test(`every phrase of ${list} is found as it stands`, () => {
    const entries = provenanceEntries(list as keyof typeof indexes)
    assert.ok(entries.length > 0)
    assert.deepEqual(phrasesNotFound(index as typeof rivalWords, entries as never), [])
  })
}

test('headings that only hold such a word are no heading of others', () => {
  for (const heading of ['Others about us', 'The alternative to concrete', 'Konkurrenzlos günstig'])
    assert.equal(rivalWords.exact(heading), null, heading)
})
