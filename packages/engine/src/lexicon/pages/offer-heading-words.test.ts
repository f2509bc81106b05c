import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phrasesNotFound, phrasesUnderTwoTags } from '../list-checks.ts'
import { offerHeadingEntries, offerHeadings } from './offer-heading-words.ts'

test('every phrase is found, and none stands under two tags', () => {
  assert.deepEqual(phrasesNotFound(offerHeadings, offerHeadingEntries()), [])
  assert.deepEqual(phrasesUnderTwoTags(offerHeadingEntries()), [])
})

for (const [heading, tag] of [
  ['Drei Gründe, uns zu vertrauen.', 'reasons'],
  ['当院が選ばれる理由', 'reasons'],
  ['لماذا نحن؟', 'reasons'],
  ['Oficinas e cursos', 'menu'],
  ['Наші процедури', 'menu'],
  ['診療科目', 'menu'],
] as const) {
  test(`“${heading}” heads ${tag}`, () => {
    assert.equal(offerHeadings.match(heading)[0]?.tag, tag)
  })
}

for (const heading of ['The founding year', 'Unsere Geschichte', 'お知らせ']) {
  test(`“${heading}” heads neither`, () => {
    assert.equal(offerHeadings.has(heading), false)
  })
}
