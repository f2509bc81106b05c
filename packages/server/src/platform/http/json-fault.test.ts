import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { jsonFault } from './json-fault.ts'

const cases: [text: string, line: number, column: number, reason: RegExp][] = [
  ['{"url": "https://acme.example",}', 1, 31, /no comma before }/],
  ['[1, 2, ]', 1, 6, /no comma before \]/],
  ['{\n  "url": https://acme.example\n}', 2, 10, /a value/],
  ['{\n  url: "a"\n}', 2, 3, /a name in double quotes/],
  ["{'url': 'a'}", 1, 2, /double quotes/],
  ['{"url": \'a\'}', 1, 9, /double quotes/],
  ['{"a": 1 "b": 2}', 1, 9, /a comma or }/],
  ['{"a" 1}', 1, 6, /a colon/],
  ['{"a": "über\\x"}', 1, 12, /no such escape/],
  ['{"😀": 01}', 1, 8, /a comma or }/],
  ['{"a": "one\ntwo"}', 1, 11, /line break/],
  ['{"a": 1} {}', 1, 10, /nothing may follow/],
  ['{"a": [1, 2', 1, 12, /ends too early/],
  ['{"a": "b', 1, 9, /ends too early/],
  ['  \n ', 2, 2, /ends too early/],
  ['NaN', 1, 1, /a value/],
]
for (const [text, line, column, reason] of cases) {
  test(`${JSON.stringify(text)} is wrong at line ${line}, column ${column}`, () => {
    assert.throws(() => JSON.parse(text))
    const fault = jsonFault(text)
    assert.deepEqual([fault.line, fault.column], [line, column])
    assert.match(fault.reason, reason)
  })
}

test('for every text that JSON.parse refuses a place is found, and the text before it is right', () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"',
    '\\',
    '1',
    '-',
    '.5',
    'e',
    'true',
    'nul',
    ' ',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      try {
        JSON.parse(text)
        return
      } catch {}
      const { line, column } = jsonFault(text)
      const lines = text.split('\n')
      assert.ok(line >= 1 && line <= lines.length, text)
      assert.ok(column >= 1 && column <= lines[line - 1]!.length + 1, text)
    }),
    { numRuns: 5_000 },
  )
})
