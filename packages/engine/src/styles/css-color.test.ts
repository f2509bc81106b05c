import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ColorSurroundings, parseColor } from './css-color.ts'

const hexOf = (written: string, surroundings?: ColorSurroundings) => {
  const color = parseColor(written, surroundings)
  if (color === null) return null
  const alpha = Math.round(color.alpha * 100) / 100
  return alpha === 1 ? color.hex : `${color.hex} ${alpha}`
}

const forms: [title: string, cases: [string, string | null][]][] = [
  [
    'hex colours of 3, 4, 6 and 8 digits',
    [
      ['#AbC', '#aabbcc'],
      ['#abc8', '#aabbcc 0.53'],
      ['#1A2b3C', '#1a2b3c'],
      ['#1a2b3c80', '#1a2b3c 0.5'],
    ],
  ],
  [
    'rgb() in the old and the new way',
    [
      ['rgb(37, 99, 235)', '#2563eb'],
      ['rgba(37,99,235,.5)', '#2563eb 0.5'],
      ['rgb(37 99 235 / 50%)', '#2563eb 0.5'],
      ['RGB(10%, 20%, 30%)', '#1a334d'],
    ],
  ],
  [
    'hsl() in the old and the new way',
    [
      ['hsl(120, 50%, 50%)', '#40bf40'],
      ['hsl(120deg 50% 50% / .25)', '#40bf40 0.25'],
      ['hsl(.5turn 100% 50%)', '#00ffff'],
    ],
  ],
  ['hwb()', [['hwb(120 10% 20%)', '#1acc1a']]],
  [
    'lab() and lch()',
    [
      ['lab(50% 0 0)', '#777777'],
      ['lch(50% 0 0)', '#777777'],
    ],
  ],
  [
    'oklab() and oklch()',
    [
      ['oklab(62.8% .225 .126)', '#ff0000'],
      ['oklch(62.8% .2577 29.23)', '#ff0000'],
      ['oklch(0.546 0.245 262.881)', '#155dfc'],
    ],
  ],
  [
    'color() in several spaces',
    [
      ['color(srgb 1 0 0)', '#ff0000'],
      ['color(display-p3 1 1 1)', '#ffffff'],
      ['color(xyz-d65 0 0 0 / 50%)', '#000000 0.5'],
    ],
  ],
  [
    'names, in any case',
    [
      ['RebeccaPurple', '#663399'],
      ['transparent', '#000000 0'],
    ],
  ],
  [
    'system colours',
    [
      ['CanvasText', '#000000'],
      ['canvas', '#ffffff'],
    ],
  ],
  [
    'color-mix() in any space',
    [
      ['color-mix(in srgb, red, blue)', '#800080'],
      ['color-mix(in srgb, red 20%, blue)', '#3300cc'],
      ['color-mix(in srgb, red 20%, blue 20%)', '#800080 0.4'],
      ['color-mix(in hsl longer hue, red, blue)', '#00ff00'],
      ['color-mix(in oklab, #2563eb 40%, transparent)', '#2563eb 0.4'],
      ['color-mix(in oklch, white, #ff0000 0%)', '#ffffff'],
    ],
  ],
  ['colour mixes within colour mixes', [['color-mix(in srgb, color-mix(in srgb, red, red), blue 100%)', '#0000ff']]],
  [
    'relative colours',
    [
      ['oklch(from #ff0000 l c h / 50%)', '#ff0000 0.5'],
      ['rgb(from #0a141e r g calc(b + 10))', '#0a1428'],
      ['hsl(from red calc(h + 180) s l)', '#00ffff'],
      ['color(from red srgb b g r)', '#0000ff'],
      ['hsl(from rgb(from lime g r b) h s 25%)', '#800000'],
    ],
  ],
  [
    'calculated channels',
    [
      ['hsl(calc(100 + 20) 50% 50%)', '#40bf40'],
      ['rgb(max(10, 20) 0 0)', '#140000'],
      ['rgb(0 0 0 / calc(1 * .5))', '#000000 0.5'],
    ],
  ],
  [
    'what is no colour',
    [
      ['', null],
      ['solid', null],
      ['url(red.png)', null],
      ['rgb(', null],
      ['#12', null],
      ['var(--x)', null],
      ['color-mix(in nowhere, red, blue)', null],
      ['oklch(from nothing l c h)', null],
      ['rgb(from red r g)', null],
    ],
  ],
]
for (const [title, cases] of forms) {
  test(`reads ${title}`, () => {
    assert.deepEqual(
      cases.map(([written]) => hexOf(written)),
      cases.map(([, hex]) => hex),
    )
  })
}

test('currentColor is the colour around it', () => {
  assert.equal(hexOf('currentColor', { currentColor: '#123456' }), '#123456')
  assert.equal(hexOf('color-mix(in srgb, currentColor, currentColor)', { currentColor: 'red' }), '#ff0000')
  assert.equal(hexOf('currentcolor'), null)
  assert.equal(hexOf('currentcolor', { currentColor: 'currentcolor' }), null)
})

test('light-dark() is its first colour on a light page and its second on a dark one', () => {
  assert.equal(hexOf('light-dark(#111111, #eeeeee)'), '#111111')
  assert.equal(hexOf('light-dark(#111111, #eeeeee)', { scheme: 'dark' }), '#eeeeee')
})

test('what lies outside of sRGB is clipped', () => {
  assert.equal(hexOf('color(display-p3 0 1 0)'), '#00ff00')
})

for (const written of [
  'normal normal 62px/1.15em oaken,serif',
  'rgb(1px 2px 3px)',
  'rgb(1 2 3 / 4px)',
  'color(',
  'color()',
  'hsl(1deg)',
]) {
  test(`${written} is no colour`, () => assert.equal(parseColor(written), null))
}

const bomb = (depth: number): string =>
  depth === 0 ? 'red' : `color-mix(in oklch, ${bomb(depth - 1)}, ${bomb(depth - 1)})`
const hostile: [string, string][] = [
  ['a bomb of nested mixes', bomb(12)],
  ['ten thousand nested mixes', 'color-mix(in srgb, '.repeat(10_000)],
  ['ten thousand nested brackets', `rgb(calc(${'('.repeat(10_000)}1${')'.repeat(10_000)}) 0 0)`],
  ['a calculation of ten thousand signs', `rgb(calc(${'-'.repeat(10_000)}1) 0 0)`],
  ['100 kB of one letter', 'a'.repeat(100_000)],
  ['100 kB of spaces', ' '.repeat(100_000)],
  ['relative colours of one another', `${'oklch(from '.repeat(5_000)}red${' l c h)'.repeat(5_000)}`],
]
for (const [title, written] of hostile) {
  test(`row 61: ${title}: no colour, and soon`, () => {
    const before = process.cpuUsage()
    assert.equal(parseColor(written), null)
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < 1_000_000)
  })
}

test('words that name members of objects are no colours', () => {
  for (const word of ['constructor', '__proto__', 'color-mix(in srgb, constructor, red)'])
    assert.equal(hexOf(word), null)
})
