import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Change, Comparison } from '../compare/change.ts'
import { formatChanges } from './changes.ts'

const state = (capturedAt: string | null) => ({ url: 'https://www.quillmere.example/', capturedAt })
const change = (part: Partial<Change>): Change => ({
  type: 'headline_change',
  field: 'headline',
  subject: null,
  old_value: 'Four miles an hour',
  new_value: 'Three miles an hour',
  page: 'https://www.quillmere.example/',
  magnitude: 'major',
  seenBefore: false,
  ...part,
})
const comparison = (part: Partial<Comparison> = {}): Comparison => ({
  before: state('2026-03-02T09:00:00.000Z'),
  after: state('2026-03-09T09:00:00.000Z'),
  changes: [],
  inconclusive: [],
  ...part,
})
const plain = (part: Partial<Comparison>) => formatChanges(comparison(part), { width: 80, color: false })

test('short values stand side by side, long ones one above the other', () => {
  const long = 'A week in which nobody can reach you, on eleven boats and through a hundred locks.'
  const text = plain({ changes: [change({}), change({ field: 'subhead', new_value: long })] })
  assert.match(text, /Four miles an hour → Three miles an hour/)
  assert.match(text, /− Four miles an hour\n {4}\+ A week in which nobody/)
})

test('no line is wider than asked for, in any script', () => {
  const text = plain({
    changes: [change({ old_value: '船'.repeat(90), new_value: 'واحد '.repeat(40), subject: 'x'.repeat(200) })],
  })
  for (const line of text.split('\n'))
    assert.ok(line.replace(/船/g, 'xx').replace(/[\u2066-\u2069]/g, '').length <= 80, line)
})

test('what came and what went have a mark each', () => {
  const text = plain({ changes: [change({ old_value: null }), change({ new_value: null })] })
  assert.match(text, /\+ Three miles an hour/)
  assert.match(text, /− Four miles an hour/)
})

test('pages are named where changes are on several', () => {
  const changes = [change({}), change({ page: 'https://www.quillmere.example/boats' })]
  assert.match(plain({ changes }), /Headline on \/boats/)
  assert.doesNotMatch(plain({ changes: [change({})] }), / on \//)
})

test('nothing, nothing that could be compared, and a rotation are said plainly', () => {
  assert.match(plain({}), /^No changes/)
  const inconclusive = [{ page: 'https://www.quillmere.example/', reason: 'It was blocked.' }]
  assert.match(
    plain({ inconclusive, after: state(null) }),
    /^Inconclusive[\s\S]*It was blocked\.[\s\S]*could not be read/,
  )
  assert.match(plain({ changes: [change({ seenBefore: true })] }), /This was seen before\./)
})

test('what a page says cannot act on the terminal', () => {
  const text = plain({ changes: [change({ new_value: '\u001b[31mred\u001b[0m \u202eevil' })] })
  for (const character of ['\u001b', '\u202e']) assert.ok(!text.includes(character))
})
