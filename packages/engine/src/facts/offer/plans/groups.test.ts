import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../../site-fixtures.ts'
import { priceAnchors } from '../prices/price-anchors.ts'
import { priceLines } from '../prices/price-lines.ts'
import { priceGroups } from './groups.ts'
import { insteadIn, wordPrice } from './word-prices.ts'

function groupsOf(html: string, isTaken = false) {
  const page = siteOfPages({ '/': `<title>Oaken</title><body>${html}` }).home
  const lines = priceLines(page)
  const anchors = priceAnchors(lines, { language: 'en', region: 'US', named: [] })
  return priceGroups({ page, lines, anchors }, () => isTaken)
}
/** Of each group its records: names with amounts. */
const read = (html: string) =>
  groupsOf(html).map(({ records }) =>
    records.map(({ name, anchors }) =>
      [name, ...anchors.flatMap(({ prices }) => prices.map(({ amount }) => amount))].join(' '),
    ),
  )

const card = (name: string, price: string, attributes = 'class="card"', tag = 'div') =>
  `<${tag} ${attributes}><h3>${name}</h3><p>${price}</p><p>Of oak</p></${tag}>`
const lines = (count: number) => '<p>Of oak</p>'.repeat(count)
const letters = (count: number) => 'k'.repeat(count)

const cases: [title: string, html: string, groups: string[][]][] = [
  ['cards of one class', card('Stool', '$9') + card('Bench', '$29'), [['Stool 9', 'Bench 29']]],
  ['cards without a class', card('Stool', '$9', '') + card('Bench', '$29', ''), [['Stool 9', 'Bench 29']]],
  [
    'cards with one class in common',
    card('Stool', '$9', 'class="card first"') + card('Bench', '$29', 'class="last card"'),
    [['Stool 9', 'Bench 29']],
  ],
  [
    'cards of different classes apart',
    card('Stool', '$9', 'class="one"') + card('Bench', '$29', 'class="two"'),
    [['Stool 9'], ['Bench 29']],
  ],
  [
    'cards of which one has a class',
    card('Stool', '$9', 'class="one"') + card('Bench', '$29', ''),
    [['Stool 9'], ['Bench 29']],
  ],
  [
    'other elements apart',
    card('Stool', '$9') + card('Bench', '$29', 'class="card"', 'article'),
    [['Stool 9'], ['Bench 29']],
  ],
  [
    'cards of which most are alike',
    card('Stool', '$9') + card('Bench', '$29') + card('Desk', '$39', 'class="large"'),
    [['Stool 9', 'Bench 29', 'Desk 39']],
  ],
  [
    'a card with a word in the place of its price',
    card('Stool', 'Free') + card('Bench', '$29') + card('Desk', '$39'),
    [['Stool', 'Bench 29', 'Desk 39']],
  ],
  [
    'no card with another word',
    card('Stool', 'Soon') + card('Bench', '$29') + card('Desk', '$39'),
    [['Bench 29', 'Desk 39']],
  ],
  [
    'no card of another kind with such a word',
    card('Stool', 'Free', 'class="note"') + card('Bench', '$29') + card('Desk', '$39'),
    [['Bench 29', 'Desk 39']],
  ],
  ['a card with a price beside one with a word', card('Stool', 'Free') + card('Bench', '$29'), [['Stool', 'Bench 29']]],
  ['the rows of a list', '<ul><li>Stool $9</li><li>Bench $29</li></ul>', [['Stool 9', 'Bench 29']]],
  ['headings and what follows them', '<h3>Stool</h3><p>$9</p><h3>Bench</h3><p>$29</p>', [['Stool 9', 'Bench 29']]],
  [
    'bold lines and what follows them',
    '<p><b>Stool</b></p><p>$9</p><p><b>Bench</b></p><p>$29</p>',
    [['Stool 9', 'Bench 29']],
  ],
  ['one card', `<section>${card('Stool', '$9')}</section>`, [['Stool 9']]],
  ['no card of two lines', '<section><div><h3>Stool</h3><p>$9</p></div></section>', []],
  [
    'no card whose price is a point of a list',
    '<section><div><h3>Stool</h3><ul><li>$9</li></ul><p>Of oak</p></div></section>',
    [],
  ],
  [
    'no card whose price is a button',
    '<section><div><h3>Stool</h3><a href="/x">$9</a><p>Of oak</p></div></section>',
    [],
  ],
  ['one card of 45 lines', `<section><h3>Stool</h3><p>$9</p>${lines(43)}</section>`, [['Stool 9']]],
  ['no card of 46 lines by itself', `<section><h3>Stool</h3><p>$9</p>${lines(44)}</section>`, []],
  [
    'cards of 70 lines',
    `<div><h3>Stool</h3><p>$9</p>${lines(68)}</div><div><h3>Bench</h3><p>$29</p>${lines(68)}</div>`,
    [['Stool 9', 'Bench 29']],
  ],
  [
    'no cards of 71 lines',
    `<div><h3>Stool</h3><p>$9</p>${lines(69)}</div><div><h3>Bench</h3><p>$29</p>${lines(69)}</div>`,
    [],
  ],
  [
    'two lists in page order',
    `<section>${card('Stool', '$9')}${card('Bench', '$29')}</section><section>${card('Desk', '$39')}${card('Bed', '$49')}</section>`,
    [
      ['Stool 9', 'Bench 29'],
      ['Desk 39', 'Bed 49'],
    ],
  ],
]
for (const [title, html, groups] of cases) {
  test(`things with a price are grouped: ${title}`, () => {
    assert.deepEqual(read(`<main>${html}</main>`), groups)
  })
}

test('prices that a table has taken are in no group', () => {
  assert.deepEqual(groupsOf(card('Stool', '$9') + card('Bench', '$29'), true), [])
})

test('a row names thing and price in one line, a card does not', () => {
  const rows = (html: string) => groupsOf(html).flatMap(({ records }) => records.map(({ isRow }) => isRow))
  assert.deepEqual(rows('<ul><li>Stool $9</li><li>Bench $29</li></ul>'), [true, true])
  assert.deepEqual(rows(card('Stool', '$9') + card('Bench', '$29')), [false, false])
})

const words: [text: string, instead: 'free' | 'on-request' | null][] = [
  ['Free', 'free'],
  [`Free ${letters(23)}`, 'free'],
  [`Free ${letters(24)}`, null],
  ['Free for 14 days', null],
  ['Contact us', 'on-request'],
  [`Contact us ${letters(11)}`, 'on-request'],
  [`Contact us ${letters(12)}`, null],
  ['Custom', 'on-request'],
  ['Custom kitchens', null],
  ['Oak', null],
]
for (const [text, instead] of words) {
  test(`“${text}” stands in the place of a price as ${instead}`, () => {
    assert.equal(insteadIn(text), instead)
  })
}

test('the word for a price is taken from a text, else from a heading or a button', () => {
  const at = (html: string, isStrict = false) => {
    const read = priceLines(siteOfPages({ '/': `<title>Oaken</title><body>${html}` }).home)
    return wordPrice(read, { from: 0, to: read.length }, isStrict)
  }
  assert.equal(at('<button>Contact us</button><p>Free</p>'), 1)
  assert.equal(at('<h3>Free</h3><button>Contact us</button>'), 0)
  assert.equal(at('<p>Oak</p><button>Contact us</button>'), 1)
  assert.equal(at('<p>Oak</p><button>Contact us</button>', true), -1)
  assert.equal(at('<h3>Free</h3>', true), -1)
  assert.equal(at('<p>Oak</p>'), -1)
})
