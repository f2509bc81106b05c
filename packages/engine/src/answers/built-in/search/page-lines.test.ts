import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageLines } from './page-lines.ts'

const linesOf = (...texts: string[]) =>
  pageLines(texts.map((text, position) => ({ pageUrl: 'https://www.fennwick.example/', position, text })))
const headingsOf = (...texts: string[]) => linesOf(...texts).flatMap(({ isHeading, text }) => (isHeading ? [text] : []))

test('each line of a passage is a line', () => {
  assert.deepEqual(
    linesOf('Our kiln\nFired on Mondays.\n\nGlaze\nAsh').map(({ text }) => text),
    ['Our kiln', 'Fired on Mondays.', 'Glaze', 'Ash'],
  )
})

test('a long line is cut into its sentences, which know that they are of one line', () => {
  const lines = linesOf(
    `${'We throw and fire and glaze '.repeat(6)}here. ${'We sell and send and wrap '.repeat(6)}there.`,
  )
  assert.equal(lines.length, 2)
  assert.equal(new Set(lines.map(({ line }) => line)).size, 1)
})

test('what an empty line stands before is a heading', () => {
  assert.deepEqual(headingsOf('We fire on Mondays.\n\nGlazes.\nAsh and iron.'), ['Glazes.'])
})

test('a question, and a line that ends in a colon, are headings', () => {
  assert.deepEqual(headingsOf('We fire on Mondays.\nIs there tea?\nYes.\nOpen:\nDaily.'), ['Is there tea?', 'Open:'])
})

test('a price at the beginning of a passage is no heading', () => {
  assert.deepEqual(headingsOf('£14 a vase'), [])
})

test('a price that the page marks as a heading is none', () => {
  assert.deepEqual(headingsOf('Our prices\n\nDeposit\n\n£150\nKept until the last firing.'), ['Our prices', 'Deposit'])
})
