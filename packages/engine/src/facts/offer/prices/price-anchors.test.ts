import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../../site-fixtures.ts'
import { priceAnchors } from './price-anchors.ts'
import { priceLines } from './price-lines.ts'

const anchorsOf = (body: string) =>
  priceAnchors(priceLines(siteOfPages({ '/': `<title>Oaken</title><body>${body}` }).home), {
    language: 'en',
    region: 'US',
    named: [],
  })
const paragraphs = (...lines: string[]) =>
  lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join('')
const found = (...lines: string[]) =>
  anchorsOf(paragraphs(...lines)).map(({ text, label, prices }) => ({
    text,
    label,
    amounts: prices.map(({ amount }) => amount),
  }))
const words = (count: number) => Array.from({ length: count }, () => 'oak').join(' ')
const letters = (count: number) => 'a'.repeat(count)

const labels: [line: string, label: string][] = [
  ['Haircut $20', 'Haircut'],
  ['Haircut ...... $20', 'Haircut'],
  ['Haircut – $20', 'Haircut'],
  ['Haircut from $20', 'Haircut'],
  ['from $20', ''],
  ['only $20', ''],
  ['Price: $20', ''],
  ['monthly $20', ''],
  ['A $20', ''],
  ['$20', ''],
]
for (const [line, label] of labels) {
  test(`what names the price in “${line}” is “${label}”`, () => {
    const [anchor] = found(line)
    assert.deepEqual([anchor?.label, anchor?.amounts], [label, [20]])
  })
}

const limits: [what: string, within: string, beyond: string][] = [
  ['a line of 160 characters', `$20 ${letters(156)}`, `$20 ${letters(157)}`],
  ['a label of 90 characters', `${letters(90)} $20`, `${letters(91)} $20`],
  ['four words after a labelled price', `Haircut $20 ${words(4)}`, `Haircut $20 ${words(5)}`],
  ['fourteen words after a price', `$20 ${words(14)}`, `$20 ${words(15)}`],
]
for (const [what, within, beyond] of limits) {
  test(`a price stands in at most ${what}`, () => {
    assert.equal(found(within).length, 1)
    assert.equal(found(beyond).length, 0)
  })
}

test('a sentence is no label', () => {
  assert.deepEqual(found('We build it. You pay $20', 'Pay by instalments, $9', '“Worth every cent $9'), [])
})

test('a sign and an amount in lines of their own are one price', () => {
  assert.deepEqual(found('$', '29'), [{ text: '$ 29', label: '', amounts: [29] }])
  assert.deepEqual(found('29', '€'), [{ text: '29 €', label: '', amounts: [29] }])
  assert.deepEqual(found('$', 'oak'), [])
  assert.deepEqual(found('29', 'oak'), [])
  assert.deepEqual(found('29'), [])
})

test('a number by itself is a price where its element is named after one', () => {
  assert.deepEqual(found('<p class="price">29</p>'), [{ text: '29', label: '', amounts: [29] }])
  assert.deepEqual(found('<p class="size">29</p>'), [])
})

test('raised cents in a line of their own belong to the amount', () => {
  assert.deepEqual(found('$54', '<p><sup>99</sup></p>'), [{ text: '$54.99', label: '', amounts: [54.99] }])
  assert.deepEqual(
    found('$54.50', '<p><sup>99</sup></p>').map(({ amounts }) => amounts),
    [[54.5]],
  )
})

test('the text of a price is its line, or of a row, a long line and one of two the price alone', () => {
  assert.deepEqual(
    found('$20 for a cut', 'Haircut $20', `$20 ${letters(56)}`, `$21 ${letters(57)}`, '$22 or $23').map(
      ({ text }) => text,
    ),
    ['$20 for a cut', '$20', `$20 ${letters(56)}`, '$21', '$22'],
  )
})

test('a price struck through or named as the former one is kept apart', () => {
  const [struck] = anchorsOf('<p><del>$30</del> $20</p>')
  assert.deepEqual([struck?.former?.amount, struck?.formerText, struck?.prices[0]?.amount], [30, '$30', 20])
  const [former] = anchorsOf('<p><del>$30</del></p>')
  assert.deepEqual([former?.former?.amount, former?.prices, former?.label], [30, [], ''])
  const [was] = anchorsOf('<p>Was $30</p>')
  assert.deepEqual([was?.former?.amount, was?.prices], [30, []])
  assert.equal(anchorsOf('<p>$20</p>')[0]?.former, null)
})

const periods: [title: string, lines: string[], period: string | null, text: string][] = [
  ['the next line', ['$20', 'per month'], 'month', '$20 per month'],
  ['a unit and a period in the next line', ['$20', '/ user / month'], 'month', '$20 / user / month'],
  ['the line after the next', ['$20', 'oak', 'per month'], 'month', '$20 oak per month'],
  ['a third line', ['$20', 'oak', 'elm', 'per month'], null, '$20'],
  ['a heading', ['$20', '<h3>per month</h3>'], null, '$20'],
  ['a button', ['$20', '<button>per month</button>'], null, '$20'],
  ['a point of a list', ['$20', '<ul><li>per month</li></ul>'], null, '$20'],
  ['a line with a price of its own', ['$20', '$200 per year'], null, '$20'],
  ['a line that says when it is paid', ['$20', 'billed annually'], null, '$20'],
  ['a line of 64 characters', ['$20', `per month ${letters(54)}`], 'month', `$20 per month ${letters(54)}`],
  ['a line of 65 characters', ['$20', `per month ${letters(55)}`], null, '$20'],
  ['a line when the price has its own period', ['$20 a week', 'per month'], 'week', '$20 a week'],
  ['a line after 30 characters', [`$20 ${letters(30)}`, 'per month'], 'month', `$20 ${letters(30)} per month`],
  ['a line after 31 characters', [`$20 ${letters(31)}`, 'per month'], null, `$20 ${letters(31)}`],
]
for (const [title, lines, period, text] of periods) {
  test(`what a price is paid for, by ${title}: ${period}`, () => {
    const [anchor] = anchorsOf(paragraphs(...lines))
    assert.deepEqual([anchor?.prices[0]?.period, anchor?.text], [period, text])
  })
}

test('a page has at most 500 prices', () => {
  assert.equal(found(...Array.from({ length: 501 }, () => '$20')).length, 500)
})

test('a number in an element named after prices is one by itself where the next line gives it no sign', () => {
  const [anchor] = anchorsOf('<p>Haircut</p><p class="price">20</p><p>.50 more in May</p>')
  assert.deepEqual(
    anchor?.prices.map(({ amount }) => amount),
    [20],
  )
})
