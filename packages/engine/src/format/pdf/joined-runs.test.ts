import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinedRuns } from './joined-runs.ts'
import type { Run } from './words.ts'

const runs: Run[] = [
  { voice: 'ours', text: 'It says ' },
  { voice: 'quoted', text: 'soup' },
  { voice: 'ours', text: '.' },
]

test('runs in one language are one text, with the site’s words in quotation marks', () => {
  assert.equal(joinedRuns(runs, [false]), 'It says “soup”.')
})

test('in a document of two sites each run is looked at in its own language', () => {
  const of = (writing: number): Run => ({ voice: 'quoted', text: 'Suppe', writing })
  assert.deepEqual(joinedRuns([of(1), of(2)], [false, false, true]), ['“Suppe”', of(2)])
})

test('words of another language, or from right to left, stay by themselves', () => {
  assert.deepEqual(joinedRuns(runs, [true]), ['It says ', runs[1], '.'])
  const arabic: Run = { voice: 'site', text: 'حساء', rtl: true }
  assert.deepEqual(joinedRuns([arabic], [false]), [arabic])
})
