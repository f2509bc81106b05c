import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../../site-fixtures.ts'
import { priceAnchors } from '../prices/price-anchors.ts'
import { priceLines } from '../prices/price-lines.ts'
import { periodOfTerm, priceTables } from './tables.ts'

function tablesOf(html: string) {
  const { home } = siteOfPages({ '/': `<title>Oaken</title><body>${html}` })
  const lines = priceLines(home)
  return priceTables(home, lines, priceAnchors(lines, { language: 'en', region: 'US', named: [] }))
}
/** Rows by lines, cells by bars. */
const table = (...rows: string[]) =>
  `<table>${rows
    .map(
      (row) =>
        `<tr>${row
          .split('|')
          .map((cell) => `<td>${cell.trim()}</td>`)
          .join('')}</tr>`,
    )
    .join('')}</table>`
const amountsOf = ({ anchors }: { anchors: { prices: { amount: number }[] }[] }) =>
  anchors.flatMap(({ prices }) => prices.map(({ amount }) => amount))
const read = (html: string) =>
  tablesOf(html).flatMap(({ kind, entries }) => entries.map((entry) => [kind, entry.name, ...amountsOf(entry)]))
const letters = (count: number) => 'k'.repeat(count)

const cases: [title: string, html: string, entries: (string | number)[][]][] = [
  [
    'the header names what a row has prices of',
    table('|Basic|Pro', 'Price|$9|$29'),
    [
      ['columns', 'Basic', 9],
      ['columns', 'Pro', 29],
    ],
  ],
  [
    'two rows differ in the period alone',
    table('|Basic|Pro', 'Monthly|$9|$29', 'Yearly|$90|$290'),
    [
      ['columns', 'Basic', 9, 90],
      ['columns', 'Pro', 29, 290],
    ],
  ],
  [
    'two rows name two things',
    table('|Small|Large', 'Stool|$9|$29', 'Bench|$90|$290'),
    [
      ['rows', 'Stool', 9],
      ['rows', 'Stool', 29],
      ['rows', 'Bench', 90],
      ['rows', 'Bench', 290],
    ],
  ],
  [
    'a word stands in the place of a price',
    table('|Basic|Pro|Studio', 'Price|$9|$29|Contact us'),
    [
      ['columns', 'Basic', 9],
      ['columns', 'Pro', 29],
      ['columns', 'Studio'],
    ],
  ],
  [
    'another word stands in the place of a price',
    table('|Basic|Pro|Studio', 'Price|$9|$29|Oak'),
    [
      ['columns', 'Basic', 9],
      ['columns', 'Pro', 29],
    ],
  ],
  [
    'a column has no name',
    table('|Basic|Pro|', 'Price|$9|$29|$39'),
    [
      ['columns', 'Basic', 9],
      ['columns', 'Pro', 29],
    ],
  ],
  [
    'every row has one price',
    table('Stool|$9', 'Bench|$29'),
    [
      ['rows', 'Stool', 9],
      ['rows', 'Bench', 29],
    ],
  ],
  [
    'the header has periods',
    table('|Monthly|Yearly', 'Basic|$9|$90'),
    [
      ['rows', 'Basic', 9],
      ['rows', 'Basic', 90],
    ],
  ],
  ['a name has more than 80 characters', table(`${letters(81)}|$9`, 'Bench|$29'), [['rows', 'Bench', 29]]],
  [
    'a name has 80 characters',
    table(`${letters(80)}|$9`, 'Bench|$29'),
    [
      ['rows', letters(80), 9],
      ['rows', 'Bench', 29],
    ],
  ],
  ['there is one row with one price', table('Stool|$9'), []],
  ['there is one cell a row', table('Stool', '$9'), []],
  ['the cells with prices hold texts', table(`Stool|$9 ${letters(20)}<p>${letters(140)}</p>`, 'Bench|$29'), []],
]
for (const [title, html, entries] of cases) {
  test(`a table of prices is read where ${title}`, () => {
    assert.deepEqual(read(html), entries)
  })
}

test('a cell over two columns names both', () => {
  const html = `<table><tr><td></td><td colspan="2">Basic</td><td>Pro</td></tr><tr><td>Price</td><td>$9</td><td>$8</td><td>$29</td></tr></table>`
  assert.deepEqual(read(html), [
    ['columns', 'Basic', 9],
    ['columns', 'Basic', 8],
    ['columns', 'Pro', 29],
  ])
})

test('what the other rows say of a column are its features', () => {
  const html = table(
    '|Basic|Pro',
    'Price|$9|$29',
    'Saws|✓|✓',
    'Planes|–|✓',
    'Glue|no|5 pots',
    'Oil|nein|yes',
    `${letters(80)}|–|✓`,
    `${letters(81)}|–|✓`,
    '|✓|✓',
  )
  const [basic, pro] = tablesOf(html)[0]!.entries
  assert.deepEqual(basic?.features, ['Saws'])
  assert.deepEqual(pro?.features, ['Saws', 'Planes', 'Glue', 'Oil', letters(80)])
})

test('a row of one cell is the heading of those below it', () => {
  const [found] = tablesOf(table('Thing|Price', 'Seats', 'Stool|$9', 'Tables', 'Desk|$29'))
  assert.deepEqual(
    found?.entries.map(({ group, name, term }) => [group, name, term]),
    [
      ['Seats', 'Stool', 'Price'],
      ['Tables', 'Desk', 'Price'],
    ],
  )
})

test('a row of one cell above everything is no heading of rows', () => {
  const [found] = tablesOf(table('Seats', 'Stool|$9', 'Bench|$29'))
  assert.deepEqual(
    found?.entries.map(({ group }) => group),
    ['', ''],
  )
})

test('a word in lower case is read with the head of its column and the heading above it', () => {
  const names = (...rows: string[]) =>
    tablesOf(table(...rows)).flatMap(({ entries }) => entries.map(({ name }) => name))
  assert.deepEqual(names('Season|Price', 'Cabin', 'high|$90', 'low|$60'), ['Cabin, high season', 'Cabin, low season'])
  assert.deepEqual(names('Season|Price', 'high|$90', 'low|$60'), ['high season', 'low season'])
  assert.deepEqual(names('Time of year|Price', 'high|$90', 'low|$60'), ['high', 'low'])
  assert.deepEqual(names('Season|Price', 'Cabin', 'High|$90', 'as in May|$60'), ['High', 'as in May'])
})

const terms: [term: string, period: string | null][] = [
  ['per month', 'month'],
  ['Monthly', 'month'],
  ['per year', 'year'],
  ['12 months', null],
  ['High season', null],
  [`per month ${letters(30)}`, 'month'],
  [`per month ${letters(31)}`, null],
]
for (const [term, period] of terms) {
  test(`the head “${term}” names the period ${period}`, () => {
    assert.equal(periodOfTerm(term), period)
  })
}
