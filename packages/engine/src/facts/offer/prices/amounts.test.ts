import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amounts, plainDigits } from './amounts.ts'

const values = (text: string) => amounts(text).map(({ value }) => value)

const read: [text: string, values: number[]][] = [
  ['19', [19]],
  ['1,234', [1234]],
  ['1.234', [1234]],
  ['1,234.56', [1234.56]],
  ['1.234,56', [1234.56]],
  ['1 234,56', [1234.56]],
  ['1\u202f234', [1234]],
  ['1’234.50', [1234.5]],
  ['1,23,456', [123456]],
  ['12,345,678', [12345678]],
  ['12.345.678', [12345678]],
  ['19.9', [19.9]],
  ['19,99', [19.99]],
  ['0.125', [0.125]],
  ['0,125', [0.125]],
  ['54 ,00', [54]],
  ['12⁹⁹', [12.99]],
  ['12⁹⁹⁹', [12]],
  ['12k', [12000]],
  ['1.5 K', [1500]],
  ['12km', [12]],
  ['25万円', [250000]],
  ['13万2000円', [132000]],
  ['15만원', [150000]],
  ['3万人', [3]],
  ['٩٩٫٥', [99.5]],
  ['۱۲۳', [123]],
  ['१,२३,४५६', [123456]],
  ['৯৯', [99]],
  ['๙๙', [99]],
  ['１，２００', [1200]],
  ['3 of 10', [3, 10]],
  ['10 20', [10, 20]],
  ['2.000 1.500', [2000, 1500]],
  ['123456789012', [123456789012]],
  ['no number', []],
]
for (const [text, expected] of read) {
  test(`“${text}” holds ${expected.length === 0 ? 'no amount' : expected.join(' and ')}`, () => {
    assert.deepEqual(values(text), expected)
  })
}

const unread: [what: string, text: string][] = [
  ['a version', '1.2.3'],
  ['a date', '12.05.2024'],
  ['thirteen digits', '1234567890123'],
  ['groups of four', '1234.567.890'],
  ['an address', '192.168.10.1'],
]
for (const [what, text] of unread) {
  test(`${what} is no amount: “${text}”`, () => assert.deepEqual(values(text), []))
}

test('offsets are those of the text, cents and thousands included', () => {
  const text = 'a €12⁹⁹ b 3k'
  assert.deepEqual(
    amounts(text).map(({ start, end }) => text.slice(start, end)),
    ['12⁹⁹', '3k'],
  )
})

test('digits are made plain one for one, signs of full width too', () => {
  assert.equal(plainDigits('＄１２．５０，٣'), '$12.50,3')
  assert.equal(plainDigits('plain 12'), 'plain 12')
})
