import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindIds, kindOf } from '../lexicon/kinds/kind-table.ts'
import { withArticle } from './prose.ts'

const labels: [label: string, text: string][] = [
  ['law firm', 'a law firm'],
  ['inn', 'an inn'],
  ['university', 'a university'],
  ['optician', 'an optician'],
  ['ERP software', 'ERP software'],
  ['SEO agency', 'an SEO agency'],
  ['self-storage', 'self-storage'],
]
for (const [label, text] of labels) {
  test(`a sentence names ${text}`, () => assert.equal(withArticle(label), text))
}

test('every kind has an article but those that are not counted', () => {
  for (const { label } of kindIds.map(kindOf)) {
    const isCounted = !/(?:software|storage|laundry)$/.test(label)
    assert.match(withArticle(label), isCounted ? /^an? / : /^\S/, label)
  }
})
