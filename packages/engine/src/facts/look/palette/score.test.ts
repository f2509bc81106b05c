import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SeenColor, Use, UseName } from './color-uses.ts'
import { scoreOf, standingOf } from './score.ts'
import { paletteWeights } from './weights.ts'

const colorOf = (uses: Partial<Record<UseName, Partial<Use>>>, more: Partial<SeenColor> = {}): SeenColor => ({
  hex: '#1a4fd0',
  uses: new Map(
    Object.entries(uses).map(([name, use]) => [name as UseName, { count: 1, elements: 1, amount: 1, ...use }]),
  ),
  tokens: [],
  declarations: [],
  order: 0,
  ...more,
})
const scored = (color: SeenColor, logo: string[] = []) => scoreOf(color, logo, paletteWeights)
const points = (color: SeenColor, sign: string, logo?: string[]) =>
  Number(
    scored(color, logo)
      .signs.find((one) => one.sign === sign)
      ?.points.toFixed(2) ?? 0,
  )

const placed: [what: string, name: UseName, use: Partial<Use>, points: number][] = [
  ['a call to action', 'cta', {}, 4],
  ['a call to action of a further page, in part', 'cta', { count: 0.5 }, 3],
  ['two calls to action', 'cta', { count: 2 }, 4.6],
  ['two buttons', 'button', { count: 2 }, 1.5],
  ['sixteen buttons', 'button', { count: 16 }, 3],
  ['a hundred buttons, no more than sixteen', 'button', { count: 100 }, 3],
  ['a bar of a tenth of a screen', 'header', { amount: 10 ** 5 }, 2],
  ['a bar of hardly any size', 'header', { amount: 10 }, 0.4],
  ['a hero of many screens', 'hero', { amount: 10 ** 9 }, 3],
  ['a text, whatever its length', 'text', { amount: 10 ** 9 }, 0.25],
]
for (const [what, name, use, expected] of placed) {
  test(`${what} gives ${expected} points`, () => assert.equal(points(colorOf({ [name]: use }), name), expected))
}

const named: [token: string, points: number][] = [
  ['--brand', 3.5],
  ['--color-primary', 3.5],
  ['--accent', 2.2],
  ['--color-secondary', 2.2],
  ['--link-color', 1],
  ['--primary-text', 0.4],
  ['--primary-border', 0.2],
  ['--brand-background', 0.8],
  ['--success', 0],
]
for (const [token, expected] of named) {
  test(`the name ${token} gives ${expected} points, and four tenths of them where no page shows it`, () => {
    assert.equal(points(colorOf({ button: {} }, { tokens: [token] }), 'token'), expected)
    assert.equal(points(colorOf({}, { tokens: [token] }), 'token'), Number((expected * 0.4).toFixed(2)))
  })
}

test('of several names the best counts', () => {
  assert.equal(points(colorOf({ button: {} }, { tokens: ['--accent', '--brand', '--link'] }), 'token'), 3.5)
})

test('what is declared for browsers counts, a tile less than a theme', () => {
  const declared = (...declarations: string[]) => points(colorOf({}, { declarations }), 'declared')
  assert.equal(declared('theme-color'), 2.5)
  assert.equal(declared('mask icon'), 2.5)
  assert.equal(declared('web manifest background'), 0.38)
  assert.equal(declared('tile'), 1.5)
  assert.equal(declared('tile', 'theme-color'), 2.5)
})

test('the logo’s colour adds six points to one that the pages show, the less the further off', () => {
  const shown = colorOf({ cta: {} })
  assert.deepEqual([scored(shown, ['#1a4fd0']).logo, points(shown, 'logo', ['#1a4fd0'])], [1, 6])
  assert.equal(scored(shown, ['#d0301a']).logo, 0)
  const near = scored(shown, ['#1c57d8']).logo
  assert.ok(near > 0.8 && near < 1, `${near}`)
})

test('further colours of the logo count less, from the sixth on not at all', () => {
  const others = ['#111111', '#222222', '#333333', '#444444', '#555555']
  const at = (place: number) =>
    Number(scored(colorOf({ cta: {} }), [...others.slice(0, place), '#1a4fd0']).logo.toFixed(2))
  assert.deepEqual([at(0), at(1), at(4), at(5)], [1, 0.85, 0.4, 0])
})

test('a colour that the pages hardly show is not lifted by the logo', () => {
  assert.equal(points(colorOf({ text: {} }), 'logo', ['#1a4fd0']), 1.5)
})

test('from the third kind of place on, each adds to the whole', () => {
  const two = scored(colorOf({ cta: {}, button: {} })).score
  const three = scored(colorOf({ cta: {}, button: {}, outline: {} })).score
  const slight = scored(colorOf({ cta: {}, button: {}, border: {} })).score
  assert.deepEqual(
    [two, three, slight].map((score) => score.toFixed(2)),
    ['5.00', '5.90', '5.10'],
  )
})

test('signs stand in the order of their points', () => {
  assert.deepEqual(
    scored(colorOf({ text: {}, button: {}, cta: {} })).signs.map(({ sign }) => sign),
    ['cta', 'button', 'text'],
  )
})

test('a default of a framework counts a third, unless the site declares it or the logo wears it', () => {
  const of = (more: Partial<SeenColor>, logo: string[] = []) =>
    scored(colorOf({ cta: {} }, { hex: '#0d6efd', ...more }), logo).score.toFixed(2)
  assert.equal(of({}), '1.40')
  assert.equal(of({ declarations: ['theme-color'] }), '6.50')
  assert.equal(of({}, ['#0d6efd']), '10.00')
})

const standings: [what: string, hex: string, standing: number][] = [
  ['a vivid colour', '#1a4fd0', 1],
  ['a muted one', '#6b7f99', 0.9],
  ['a dark green of little chroma', '#0e261a', 0.9],
  ['tinted paper', '#f6efe2', 0.4],
  ['black', '#111111', 0.4],
  ['grey', '#808080', 0.2],
  ['white', '#ffffff', 0.2 / 3],
]
for (const [what, hex, standing] of standings) {
  test(`the standing of ${what} is ${standing.toFixed(2)}: ${hex}`, () => {
    assert.equal(standingOf(hex, paletteWeights), standing)
  })
}
