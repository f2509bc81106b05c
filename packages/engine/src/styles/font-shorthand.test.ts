import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fontLonghands } from './font-shorthand.ts'

const cases: [string, [size: string, weight: string, family: string] | null][] = [
  ['600 1rem/1.2 Inter, sans-serif', ['1rem', '600', 'Inter, sans-serif']],
  ['italic bold 12px "Work Sans", serif', ['12px', 'bold', '"Work Sans", serif']],
  ['16px / 1.5 Lato', ['16px', 'normal', 'Lato']],
  ['16px/ 1.5 Lato', ['16px', 'normal', 'Lato']],
  ['16px /1.5 Lato', ['16px', 'normal', 'Lato']],
  [
    '500 calc(clamp(2rem, 4vw, 4rem) * 1)/1.25 "Oaken Display", serif',
    ['calc(clamp(2rem, 4vw, 4rem) * 1)', '500', '"Oaken Display", serif'],
  ],
  ['x-large Georgia', ['x-large', 'normal', 'Georgia']],
  ['caption', null],
  ['inherit', null],
  ['16px', null],
]
for (const [written, expected] of cases) {
  test(`font: ${written} is ${expected === null ? 'nothing to go by' : expected.join(' · ')}`, () => {
    const [size, weight, family] = fontLonghands(written)
    assert.deepEqual(expected === null ? [size] : [size?.[1], weight?.[1], family?.[1]], expected ?? [undefined])
  })
}

test('a hundred thousand brackets, slashes or spaces are read to a bound', () => {
  for (const character of ['(', '/', ' ', 'v']) assert.deepEqual(fontLonghands(character.repeat(100_000)), [])
})
