import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesAsked } from './byte-range.ts'

for (const [header, expected] of [
  [undefined, null],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=4-100', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-100', { start: 0, end: 9 }],
  ['BYTES=1-2', { start: 1, end: 2 }],
  ['bytes=10-', 'outside'],
  ['bytes=99999999999999999999-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-4', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['bytes= 0-1', null],
  ['items=0-1', null],
  ['bytes=0x1-2', null],
] as const) {
  test(`of ten bytes, ${header ?? 'no header'} asks for ${JSON.stringify(expected)}`, () => {
    assert.deepEqual(bytesAsked(header, 10), expected)
  })
}

test('of an empty file every range is outside', () => {
  assert.equal(bytesAsked('bytes=0-', 0), 'outside')
  assert.equal(bytesAsked('bytes=-5', 0), 'outside')
})
