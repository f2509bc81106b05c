import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ColorRole } from '../shapes.ts'
import type { Candidate } from './candidates.ts'
import type { SeenPair, UseName } from './color-uses.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { describeColor } from './describe-color.ts'
import { createGradients, gradientIn } from './gradients.ts'
import { candidateOf } from './palette-fixtures.ts'

const described = (candidate: Candidate, pairs: SeenPair[] = [], role: ColorRole = 'primary') =>
  describeColor({ candidate, role }, pairs)
const usage = (candidate: Candidate) => described(candidate).value.usage
const counted = (hex: string, uses: Partial<Record<UseName, [points: number, elements: number]>>) => {
  const candidate = candidateOf(hex, Object.fromEntries(Object.entries(uses).map(([name, [points]]) => [name, points])))
  for (const [name, [, elements]] of Object.entries(uses)) {
    candidate.uses.set(name as UseName, { count: elements, elements, amount: 1 })
  }
  return candidate
}

test('where a colour was seen is told for people, strongest places first, three at most', () => {
  const candidate = counted('#1a4fd0', { cta: [4, 3], header: [2, 1], link: [1, 12], text: [0.5, 2] })
  assert.equal(usage(candidate), 'fill of 3 calls to action, the header, 12 links')
})

test('one of a kind is told as one', () => {
  assert.equal(usage(counted('#1a4fd0', { cta: [4, 1], button: [1, 1] })), 'fill of a call to action, fill of a button')
})

test('the logo comes first, and a place of hardly any points is not told', () => {
  const candidate = { ...counted('#1a4fd0', { cta: [4, 1], border: [0.14, 9] }), logo: 0.5 }
  assert.equal(usage(candidate), 'the logo, fill of a call to action')
})

test('names of properties follow as far as there is room', () => {
  const cta = counted('#1a4fd0', { cta: [4, 1] })
  assert.equal(usage({ ...cta, tokens: ['--brand', '--blue', '--more'] }), 'fill of a call to action; --brand, --blue')
  const long = `--${'brand-'.repeat(12)}`
  assert.equal(
    usage({ ...cta, tokens: [long], declarations: ['theme-color'] }),
    'fill of a call to action; theme-color',
  )
})

test('a colour that only a sheet names is told so', () => {
  assert.equal(
    usage(candidateOf('#1a4fd0', {}, { tokens: ['--brand'] })),
    'named in the stylesheet, not seen on the pages read; --brand',
  )
})

test('a default of a framework is told as one', () => {
  assert.equal(usage(counted('#0d6efd', { button: [1, 1] })), 'fill of a button; a default of Bootstrap 5')
})

const contexts: [name: UseName, context: string][] = [
  ['cta', 'cta'],
  ['page', 'surface'],
  ['button-text', 'button'],
  ['outline', 'button'],
  ['gradient', 'surface'],
  ['link', 'link'],
]
for (const [name, context] of contexts) {
  test(`a colour seen most as ${name} has the context ${context}`, () => {
    assert.equal(described(candidateOf('#1a4fd0', { [name]: 1 })).value.context, context)
  })
}

test('the logo is the context of what is close to its colour', () => {
  assert.equal(described(candidateOf('#1a4fd0', { cta: 1 }, { logo: 0.51 })).value.context, 'logo')
  assert.equal(described(candidateOf('#1a4fd0', { cta: 1 }, { logo: 0.5 })).value.context, 'cta')
})

test('what no page shows has no context', () => {
  const named = candidateOf('#1a4fd0', {}, { signs: [{ sign: 'token', points: 1.4 }], tokens: ['--brand'] })
  assert.equal(described(named).value.context, null)
})

const pair = (foreground: string, background: string, places: Partial<Record<UseName, number>>): SeenPair => ({
  foreground,
  background,
  places: new Map(Object.entries(places) as [UseName, number][]),
})

test('the text most set over a colour is told, over its near shades too', () => {
  const candidate = candidateOf('#1a4fd0', { cta: 1 }, { variants: ['#1a50d1'] })
  const pairs = [
    pair('#ffffff', '#1a4fd0', { text: 30 }),
    pair('#ffee00', '#1a50d1', { text: 20, heading: 20 }),
    pair('#000000', '#ffffff', { text: 900 }),
  ]
  assert.equal(described(candidate, pairs).value.onColor, '#ffee00')
  assert.equal(described(candidate).value.onColor, null)
})

const sure: [what: string, candidate: Candidate, confidence: number][] = [
  ['named only', candidateOf('#1a4fd0', {}, { tokens: ['--brand'], score: 0 }), 0.43],
  ['seen once', candidateOf('#1a4fd0', { cta: 4 }), 0.4],
  ['seen twice', candidateOf('#1a4fd0', { cta: 2, button: 2 }), 0.55],
  ['seen three times', candidateOf('#1a4fd0', { cta: 2, button: 1, link: 1 }), 0.7],
  ['in the logo', candidateOf('#1a4fd0', { cta: 4 }, { logo: 0.1 }), 0.52],
  ['declared', candidateOf('#1a4fd0', { cta: 4 }, { declarations: ['theme-color'] }), 0.48],
  ['of many points', candidateOf('#1a4fd0', { cta: 40 }), 0.5],
  [
    'everything at once, up to a bound',
    candidateOf(
      '#1a4fd0',
      { cta: 40, button: 1, link: 1 },
      { logo: 1, tokens: ['--brand'], declarations: ['theme-color'] },
    ),
    0.97,
  ],
]
for (const [what, candidate, confidence] of sure) {
  test(`a colour is sure to ${confidence}: ${what}`, () => assert.equal(described(candidate).confidence, confidence))
}

const pairsOf = (...pairs: SeenPair[]) => contrastPairs(pairs).map(({ foreground, usage }) => `${foreground} ${usage}`)
test('labels of buttons weigh most, then headings, then links', () => {
  assert.deepEqual(
    pairsOf(
      pair('#000001', '#ffffff', { text: 110 }),
      pair('#000002', '#ffffff', { link: 56 }),
      pair('#000003', '#ffffff', { heading: 19 }),
      pair('#000004', '#ffffff', { 'button-text': 10 }),
    ),
    ['#000004 button labels', '#000003 headings', '#000002 links', '#000001 text'],
  )
})

test('places of a pair stand in the order of their characters', () => {
  assert.deepEqual(pairsOf(pair('#000000', '#ffffff', { link: 5, text: 80 })), ['#000000 text, links'])
})

test('what nobody could read was not seen as it is, and a colour on itself is no pair', () => {
  assert.deepEqual(pairsOf(pair('#f0f0f0', '#ffffff', { text: 5 }), pair('#ffffff', '#ffffff', { text: 5 })), [])
  assert.equal(contrastPairs([pair('#e0e0e0', '#ffffff', { text: 5 })])[0]?.contrast, 1.32)
})

test('twelve pairs are kept', () => {
  const many = Array.from({ length: 20 }, (_, at) => pair(`#0000${10 + at}`, '#ffffff', { text: 100 - at }))
  assert.equal(contrastPairs(many).length, 12)
})

test('gradients are listed by how much they are used, six at most', () => {
  const gradients = createGradients()
  const of = (at: number) => ({ gradient: `linear-gradient(#00000${at}, #ffffff)` })
  for (let at = 0; at < 8; at++) gradients.add([of(at)], at)
  gradients.add([of(0), { gradient: null }], 5.5)
  assert.deepEqual(
    gradients.list(),
    [7, 6, 0, 5, 4, 3].map((at) => of(at).gradient),
  )
})

const written: [image: string, gradient: string | null][] = [
  ['url(a.png), linear-gradient(90deg,  red,\n blue)', 'linear-gradient(90deg, red, blue)'],
  ['-webkit-radial-gradient(rgb(1, 2, 3), red), url(a.png)', '-webkit-radial-gradient(rgb(1, 2, 3), red)'],
  ['repeating-conic-gradient(red, blue)', 'repeating-conic-gradient(red, blue)'],
  ['url(gradient.png)', null],
  ['linear-gradient(red, blue', null],
  [`linear-gradient(${'red, '.repeat(60)}blue)`, null],
]
for (const [image, gradient] of written) {
  test(`the gradient of “${image.slice(0, 50)}” is ${gradient ?? 'none'}`, () =>
    assert.equal(gradientIn(image), gradient))
}
