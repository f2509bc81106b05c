import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PriceAnchor } from '../prices/price-anchors.ts'
import type { PriceLine } from '../prices/price-lines.ts'
import { nameIn, periodOfName } from './names.ts'

const line = (text: string, more: Partial<PriceLine> = {}): PriceLine => ({
  text,
  read: text,
  struck: '',
  head: text,
  lead: text,
  node: 1,
  from: 1,
  heading: 0,
  headingNode: -1,
  inControl: false,
  inItem: false,
  isStrong: false,
  isPriceNamed: false,
  isCents: false,
  isNameNamed: false,
  ...more,
})
const anchorAt = (at: number): PriceAnchor => ({
  first: at,
  last: at,
  prices: [],
  text: '',
  read: '',
  label: '',
  former: null,
  formerText: '',
})
/** The name of a card with the price in a line of its own: `€`. */
const nameOf = (...lines: PriceLine[]) => {
  const at = lines.findIndex(({ text }) => text === '€')
  return nameIn(lines, { from: 0, to: lines.length }, at < 0 ? [] : [anchorAt(at)])?.name ?? null
}
const price = line('€')
const heading = (text: string, level = 3) => line(text, { heading: level })

test('a card is named by its heading before the price', () => {
  assert.equal(nameOf(line('For shops', { isStrong: true }), heading('Basic'), price), 'Basic')
})

test('of several headings the highest names it, of equal ones the first', () => {
  assert.equal(nameOf(heading('Small', 4), heading('Basic', 3), heading('Pro', 3), price), 'Basic')
})

test('a heading right behind the price names it, one far behind does not', () => {
  const filler = (count: number) => Array.from({ length: count }, () => line('one bench, and more.'))
  assert.equal(nameOf(price, heading('Basic')), 'Basic')
  assert.equal(nameOf(price, ...filler(6), heading('Basic')), 'Basic')
  assert.equal(nameOf(price, ...filler(7), heading('Basic')), null)
})

test('without a heading an element that is called a name names it, then what is bold, then any short line', () => {
  const [plain, bold, called] = [line('Plain'), line('Bold', { isStrong: true }), line('Called', { isNameNamed: true })]
  assert.equal(nameOf(plain, bold, called, price), 'Called')
  assert.equal(nameOf(plain, bold, price), 'Bold')
  assert.equal(nameOf(plain, price), 'Plain')
})

test('a bold item of a list gives way to a bold line, and a label of a button names a card only where it is bold', () => {
  const bold = { isStrong: true }
  assert.equal(nameOf(line('Two saws', { inItem: true, ...bold }), line('Basic', bold), price), 'Basic')
  assert.equal(nameOf(line('Choose', { inControl: true }), price), null)
  assert.equal(nameOf(line('Choose', { inControl: true, isStrong: true }), price), 'Choose')
})

test('a caption right behind the price names it, a sentence, an item or a period does not', () => {
  assert.equal(nameOf(price, line('Basic')), 'Basic')
  assert.equal(nameOf(price, line('…'), line('…'), line('Basic')), 'Basic')
  assert.equal(nameOf(price, line('…'), line('…'), line('…'), line('Basic')), null)
  assert.equal(nameOf(price, line('All that you need.')), null)
  assert.equal(nameOf(price, line('One bench', { inItem: true })), null)
  assert.equal(nameOf(price, line('per bench')), null)
})

test('a card without a price is named by a heading or by what is bold, not by any line', () => {
  assert.equal(nameOf(heading('Enterprise'), line('Contact us')), 'Enterprise')
  assert.equal(nameOf(line('Enterprise', { isStrong: true })), 'Enterprise')
  assert.equal(nameOf(line('Enterprise')), null)
})

test('a word in the place of the price counts as one', () => {
  const lines = [line('Enterprise'), line('On request')]
  assert.equal(nameIn(lines, { from: 0, to: 2 }, [], 1)?.name, 'Enterprise')
})

test('the name is without marks around it, and told with its line', () => {
  assert.deepEqual(nameIn([heading('✓ Basic —'), price], { from: 0, to: 2 }, [anchorAt(1)]), {
    name: 'Basic',
    line: 0,
    isHeading: true,
  })
})

const unnamed = [
  'Most popular',
  'from',
  'Billed annually',
  'Billed monthly',
  'Save 20 %',
  '20 % off',
  '€ 20',
  '12',
  '/ month',
  '+ VAT',
  'x'.repeat(81),
  'a b c d e f g h i j k',
]
test('a period names a plan at the top of its card alone', () => {
  assert.equal(nameOf(line('Monthly'), line('For everybody'), price), 'Monthly')
  assert.equal(nameOf(line('Most popular'), line('Monthly'), price), 'Monthly')
  assert.equal(nameOf(line('Moss'), line('Monthly'), price), 'Moss')
})

for (const text of unnamed) {
  test(`“${text.slice(0, 30)}” names no plan`, () => assert.equal(nameOf(line(text), price), null))
}

test('a heading may name a plan by a period', () => {
  assert.equal(nameOf(heading('Monthly'), price), 'Monthly')
})

const periods: [name: string, period: string | null][] = [
  ['Monthly', 'month'],
  ['Monthly pass', 'month'],
  ['Pass, annual', 'year'],
  ['Jahreskarte', null],
  ['3 months', null],
  ['Month 1', null],
  ['The monthly pass for all', null],
  ['Day', 'day'],
  ['Day pass', null],
  ['Basic', null],
]
for (const [name, period] of periods) {
  test(`the name “${name}” tells ${period === null ? 'no period' : `the period ${period}`}`, () => {
    assert.equal(periodOfName(name), period)
  })
}
