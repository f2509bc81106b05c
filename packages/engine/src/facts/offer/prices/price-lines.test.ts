import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOfPages } from '../../../site-fixtures.ts'
import { type PriceLine, priceLines } from './price-lines.ts'

const linesOf = (body: string): PriceLine[] =>
  priceLines(siteOfPages({ '/': `<title>Oaken</title><body>${body}` }).home)
const lineOf = (body: string): PriceLine => linesOf(body)[0]!
const readings = (body: string) => linesOf(body).map(({ read }) => read)

for (const [how, former] of [
  ['del', '<del>$12</del>'],
  ['s', '<s>$12</s>'],
  ['strike', '<strike>$12</strike>'],
  ['a style', '<i style="text-decoration: line-through">$12</i>'],
  ['a class', '<i class="old-price">$12</i>'],
] as const) {
  test(`what is struck through by ${how} is kept apart from what is read`, () => {
    const { text, read, struck } = lineOf(`<p>${former} $9</p>`)
    assert.deepEqual([text, read, struck], ['$12 $9', '$9', '$12'])
  })
}

for (const [how, cents] of [
  ['sup', '<sup>99</sup>'],
  ['sub', '<sub>99</sub>'],
  ['small', '<small>99</small>'],
  ['a class', '<i class="price-cents">99</i>'],
] as const) {
  test(`two digits raised by ${how} are cents`, () => {
    assert.equal(lineOf(`<p>€54${cents}</p>`).read, '€54.99')
    assert.equal(lineOf(`<p>${cents}</p>`).isCents, true)
  })
}

test('three raised digits, and two behind a word, are no cents', () => {
  assert.equal(lineOf('<p>€54<sup>990</sup></p>').read, '€54990')
  assert.equal(lineOf('<p>Note<sup>12</sup></p>').read, 'Note 12')
  assert.equal(lineOf('<p>€54 <sup>99</sup></p>').isCents, false)
})

test('a line knows its heading, which may have several lines', () => {
  const lines = linesOf('<h2>Basic<div>for one</div></h2><p>$9</p>')
  assert.deepEqual(
    lines.map(({ read, heading }) => [read, heading]),
    [
      ['Basic', 2],
      ['for one', 2],
      ['$9', 0],
    ],
  )
  assert.equal(lines[0]!.headingNode, lines[1]!.headingNode)
  assert.equal(lines[2]!.headingNode, -1)
})

const flags: [
  flag: 'inControl' | 'inItem' | 'isStrong' | 'isPriceNamed' | 'isNameNamed',
  yes: string[],
  no: string[],
][] = [
  [
    'inControl',
    ['<a href="/x">Buy</a>', '<button>Buy</button>', '<div role="button">Buy</div>'],
    ['<div>Buy</div>', '<div role="note">Buy</div>'],
  ],
  ['inItem', ['<ul><li>Buy</li></ul>', '<ul><li><p>Buy</p></li></ul>'], ['<div>Buy</div>']],
  [
    'isStrong',
    ['<p><b>Buy</b></p>', '<p><b>Buy</b> <b>now</b></p>', '<dl><dt>Buy</dt></dl>'],
    ['<p>Buy</p>', '<p><b>Buy</b> now</p>'],
  ],
  [
    'isPriceNamed',
    ['<div class="price">29</div>', '<div id="price">29</div>', `<div class="preis">29${'<i></i>'.repeat(37)}</div>`],
    ['<div class="size">29</div>', '<div id="size">29</div>', `<div class="preis">29${'<i></i>'.repeat(38)}</div>`],
  ],
  [
    'isNameNamed',
    ['<div class="plan-name">Pro</div>', '<div class="title">Pro</div>'],
    ['<div class="names">Pro</div>'],
  ],
]
for (const [flag, yes, no] of flags) {
  test(`a line is told by what holds it: ${flag}`, () => {
    for (const html of yes) assert.equal(lineOf(html)[flag], true, html)
    for (const html of no) assert.equal(lineOf(html)[flag], false, html)
  })
}

test('what holds one line says nothing of the next', () => {
  const next = linesOf('<ul><li><a href="/x" class="price"><b>Buy</b></a></li></ul><p>29</p>')[1]!
  assert.deepEqual(
    [next.inControl, next.inItem, next.isStrong, next.isPriceNamed, next.struck],
    [false, false, false, false, ''],
  )
  assert.equal(linesOf('<p><del>$9</del></p><p>$8</p>')[1]!.read, '$8')
})

test('elements set against each other are parted where the eye parts them', () => {
  assert.equal(lineOf('<p><b>Cut</b><i>30 minutes</i></p>').read, 'Cut 30 minutes')
  assert.equal(lineOf('<p><b>Cut</b><i>30 minutes</i></p>').head, 'Cut')
  assert.equal(lineOf('<p><b>€94,50</b><i>per month</i></p>').read, '€94,50 per month')
  assert.equal(lineOf('<p><b>each</b><i>$9</i></p>').read, 'each $9')
})

test('elements of one word or one amount stay together', () => {
  assert.equal(lineOf('<p><b>20</b><i>kg</i></p>').read, '20kg')
  assert.equal(lineOf('<p><b>$</b><i>9</i></p>').read, '$9')
  assert.equal(lineOf('<p>Plan<!-- -->2</p>').read, 'Plan2')
  assert.equal(lineOf('<p><b>Cut</b> <i>and dry</i></p>').head, 'Cut and dry')
})

test('a label that nobody sees is left out of what is read', () => {
  const hidden = (label: string, rest = '<i>Birch stool</i>') =>
    lineOf(`<p><b style="display:none">${label}</b>${rest}</p>`).read
  assert.equal(hidden('Product: '), 'Birch stool')
  assert.equal(hidden('2 pieces: '), '2 pieces: Birch stool')
  assert.equal(hidden('Product: ', '<i style="display:none">Birch stool</i>'), 'Product: Birch stool')
  assert.equal(hidden('Product: ', `<i>${'Birch '.repeat(13)}ab</i>`), `${'Birch '.repeat(13)}ab`)
  assert.equal(hidden('Product: ', `<i>${'Birch '.repeat(13)}abc</i>`), `Product: ${'Birch '.repeat(13)}abc`)
  assert.equal(lineOf('<p><b>Product: </b><i>Birch stool</i></p>').read, 'Product: Birch stool')
})

test('footers, menus and what is chosen from are no lines', () => {
  const chosen = '<select><option>Oak</option></select><textarea>Ash</textarea><svg><text>Elm</text></svg>'
  assert.deepEqual(readings(`<nav><a href="/x">Shop</a></nav><p>$9</p>${chosen}<footer><p>Imprint</p></footer>`), [
    '$9',
  ])
})

test('a menu of dishes is read when it has three prices, and one of pages never', () => {
  const dishes = (...prices: string[]) => prices.map((price) => `<p>${price}</p>`).join('')
  assert.deepEqual(readings(`<div class="menu">${dishes('$7', '8 €', '$9')}</div>`), ['$7', '8 €', '$9'])
  assert.deepEqual(readings(`<div class="menu">${dishes('$7', '8 €')}</div>`), [])
  assert.deepEqual(readings(`<nav class="menu">${dishes('$7', '8 €', '$9')}</nav>`), [])
  assert.deepEqual(readings(`<div role="navigation" class="menu">${dishes('$7', '8 €', '$9')}</div>`), [])
})

test('lines and their texts are read up to a limit', () => {
  assert.equal(linesOf('<p>$9</p>'.repeat(4_001)).length, 4_000)
  assert.equal(lineOf(`<p>${'a'.repeat(601)}</p>`).read.length, 600)
})

test('a line is read up to 2,000 characters, and what an element adds behind them is left', () => {
  const long = (count: number) => readings(`<p>${`<b>${'oak '.repeat(20)}</b>`.repeat(count)}<i>$12</i></p>`)[0] ?? ''
  assert.match(long(20), /\$12$/)
  assert.doesNotMatch(long(30), /\$12/)
})
