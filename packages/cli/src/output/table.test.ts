import assert from 'node:assert/strict'
import { test } from 'node:test'
import { table } from './table.ts'

test('columns are as wide as their widest cell', () => {
  assert.equal(
    table(
      [{ title: 'ID' }, { title: 'NAME' }, { title: 'TIER' }],
      [
        ['acc_1', 'Marrowell', 'pro'],
        ['acc_22', 'Tal', 'agency'],
      ],
    ),
    'ID      NAME       TIER\nacc_1   Marrowell  pro\nacc_22  Tal        agency',
  )
})

test('a column that shrinks keeps the table within 80 columns, also with wide characters', () => {
  const columns = [{ title: 'ID' }, { title: 'NAME', shrinks: true }, { title: 'TIER' }]
  const lines = table(columns, [
    ['a'.repeat(28), 'n'.repeat(100), 'pro'],
    ['b'.repeat(28), '青潮釜'.repeat(20), 'pro'],
  ]).split('\n')
  assert.ok(lines.every((line) => line.length <= 80))
  assert.match(lines[1] ?? '', /n… {2}pro/)
  // A wide character takes two columns and counts as one.
  assert.match(lines[2] ?? '', /[青潮釜]… {2,3}pro$/)
})

test('control characters in stored text do not reach the terminal', () => {
  assert.equal(table([{ title: 'N' }], [['a\u001b[31mb']]), 'N\na[31mb')
})
