import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestWord } from './nearest-word.ts'

const cases: [written: string, known: string[], nearest: string | null][] = [
  ['formt', ['format', 'from-capture'], 'format'],
  ['tpye', ['url', 'type', 'test'], 'type'],
  ['scoial_lnks', ['social_links', 'context'], 'social_links'],
  ['limits', ['limit', 'limits'], 'limits'],
  ['zebra', ['format', 'from-capture'], null],
  ['abc', ['url'], null],
  ['BRANDPRINT_BASEURL', ['BRANDPRINT_BASE_URL'], 'BRANDPRINT_BASE_URL'],
  ['BRANDPRINT_BASEURI', ['BRANDPRINT_BASE_URL'], 'BRANDPRINT_BASE_URL'],
  ['BRANDPRINT_BSEURI', ['BRANDPRINT_BASE_URL'], null],
  ['', ['url'], null],
  ['x'.repeat(1_000_000), ['url'], null],
]
for (const [written, known, nearest] of cases) {
  test(`the word nearest to “${written.slice(0, 20)}” of ${known.join(', ')} is ${nearest}`, () => {
    assert.equal(nearestWord(written, known), nearest)
  })
}
