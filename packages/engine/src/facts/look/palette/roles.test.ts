import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Candidate } from './candidates.ts'
import { candidateOf } from './palette-fixtures.ts'
import { rolesOf } from './roles.ts'
import { paletteWeights } from './weights.ts'

const judge = (candidates: Candidate[], hasLogo = false) => rolesOf(candidates, { weights: paletteWeights, hasLogo })
const roles = (candidates: Candidate[], hasLogo?: boolean) =>
  judge(candidates, hasLogo).colors.map(({ role, candidate }) => `${role} ${candidate.hex}`)

const white = candidateOf('#ffffff', { page: 0.2, surface: 0.1 }, { amounts: { page: 900 } })
const ink = candidateOf('#1a1a1a', { text: 0.5 }, { amounts: { text: 5_000 } })
const blue = candidateOf('#1a4fd0', { cta: 6 })
const teal = candidateOf('#0b8f86', { button: 2 })
const red = candidateOf('#d0301a', { hero: 3 })

test('the strongest colour comes first, then hues of their own, ground and text behind', () => {
  assert.deepEqual(roles([white, ink, teal, blue]), [
    'primary #1a4fd0',
    'secondary #0b8f86',
    'text #1a1a1a',
    'background #ffffff',
  ])
})

test('a third and a fourth hue are accents, a fifth is neutral', () => {
  const green = candidateOf('#3f9a1a', { button: 1.5 })
  const purple = candidateOf('#8a2be2', { button: 1.2 })
  const found = roles([blue, red, teal, green, purple])
  assert.deepEqual(found, [
    'primary #1a4fd0',
    'secondary #d0301a',
    'accent #0b8f86',
    'accent #3f9a1a',
    'neutral #8a2be2',
  ])
})

test('a near shade of the first is no colour of its own', () => {
  assert.deepEqual(roles([blue, candidateOf('#2055d4', { button: 3 })]), ['primary #1a4fd0', 'neutral #2055d4'])
})

test('what its author calls secondary is, before a stronger one', () => {
  const named = candidateOf('#0b8f86', { button: 1 }, { tokens: ['--color-secondary'] })
  assert.deepEqual(roles([blue, red, named]), ['primary #1a4fd0', 'accent #d0301a', 'secondary #0b8f86'])
})

test('a property for the text on the secondary colour does not name it', () => {
  const named = candidateOf('#0b8f86', { button: 1 }, { tokens: ['--secondary-text'] })
  assert.deepEqual(roles([blue, red, named]), ['primary #1a4fd0', 'secondary #d0301a', 'accent #0b8f86'])
})

test('a colour of links is one of links', () => {
  assert.deepEqual(roles([blue, candidateOf('#a01ab0', { link: 2 })]), ['primary #1a4fd0', 'link #a01ab0'])
})

test('text is what most is written in, of what can be read on the ground', () => {
  const pale = candidateOf('#bbbbbb', { text: 0.6 }, { amounts: { text: 9_000 } })
  assert.ok(roles([white, ink, pale, blue]).includes('text #1a1a1a'))
  assert.ok(roles([white, ink, pale, blue]).includes('neutral #bbbbbb'))
})

test('a dark bar across a light page is no ground', () => {
  const bar = candidateOf('#202020', { footer: 1 })
  assert.ok(roles([white, bar, blue]).includes('neutral #202020'))
  const paper = candidateOf('#f4f4f4', { footer: 1 })
  assert.ok(roles([white, paper, blue]).includes('background #f4f4f4'))
})

test('a colour below 1.8 points is not defended as the first, and why is told', () => {
  assert.deepEqual(roles([candidateOf('#1a4fd0', { button: 1.8 })]), ['primary #1a4fd0'])
  const weak = judge([candidateOf('#1a4fd0', { button: 1.2, link: 0.5 })])
  assert.deepEqual(
    weak.colors.map(({ role }) => role),
    ['secondary'],
  )
  assert.deepEqual(weak.candidates, [
    { hex: '#1a4fd0', reason: 'only seen as button and link; no button, bar, logo or token speaks for it' },
  ])
})

test('a colour that the known logo does not have counts a fifth less', () => {
  const found = candidateOf('#1a4fd0', { button: 2 })
  assert.deepEqual(roles([found], false), ['primary #1a4fd0'])
  assert.deepEqual(roles([found], true), ['secondary #1a4fd0'])
  const ofLogo = candidateOf('#1a4fd0', { button: 2 }, { logo: 0.9 })
  assert.deepEqual(roles([ofLogo], true), ['primary #1a4fd0'])
})

test('a colour that no page shows counts a quarter less', () => {
  const unseen = (score: number) => candidateOf('#1a4fd0', {}, { score, tokens: ['--brand'] })
  assert.equal(judge([unseen(2.41)]).colors[0]?.role, 'primary')
  assert.notEqual(judge([unseen(2.39)]).colors[0]?.role, 'primary')
})

test('black is the first where buttons and bars wear it and nothing else is there', () => {
  assert.deepEqual(roles([candidateOf('#101010', { cta: 6 })]), ['primary #101010'])
  assert.deepEqual(roles([candidateOf('#101010', { cta: 1.4 })]), ['neutral #101010'])
  assert.deepEqual(roles([candidateOf('#101010', { heading: 6 })]), ['neutral #101010'])
})

test('tints of white, pastels and gold give way to a stronger tone', () => {
  const rivals: [weak: string, factor: string][] = [
    ['#fdf3e0', 'paper'],
    ['#a8d8f8', 'pastel'],
    ['#d4a017', 'gold'],
  ]
  for (const [weak, factor] of rivals) {
    const [first] = roles([candidateOf(weak, { hero: 3.6 }), candidateOf('#1a4fd0', { cta: 3.4 })])
    assert.equal(first, 'primary #1a4fd0', factor)
  }
})

const primary = (candidates: Candidate[]) =>
  roles(candidates)
    .find((line) => line.startsWith('primary'))
    ?.slice(8)

test('an ink of texts and footers is named after a weaker vivid call', () => {
  const navy = candidateOf('#0d2436', { logo: 6, footer: 3, heading: 2.4, link: 1.6 })
  assert.equal(primary([white, navy, candidateOf('#a3195b', { cta: 5.5 })]), '#a3195b')
})

test('an ink that calls or the bar of a light page wear stays first', () => {
  const rose = candidateOf('#a3195b', { cta: 5.5 })
  for (const place of ['cta', 'header', 'navigation'] as const) {
    const navy = candidateOf('#0d2436', { [place]: 2.5, logo: 6, footer: 3 })
    assert.equal(primary([white, navy, rose]), '#0d2436', place)
  }
})

test('a call of gold leaves the ink first', () => {
  const navy = candidateOf('#0d2436', { logo: 6, footer: 3 })
  assert.equal(primary([white, navy, candidateOf('#d9b030', { cta: 5.5 })]), '#0d2436')
})

test('the ground of a dark page is named after the colour of its calls', () => {
  const night = candidateOf('#111a2e', { page: 4, header: 2.3, footer: 2.7, surface: 1.5 }, { amounts: { page: 900 } })
  assert.equal(primary([night, candidateOf('#5aa0ff', { cta: 5.4 })]), '#5aa0ff')
  assert.equal(primary([night, candidateOf('#5aa0ff', { link: 1.8 })]), '#111a2e')
})

test('at most twelve colours are named beside ground and text', () => {
  const hexes = Array.from({ length: 30 }, (_, at) => `#${(0x101010 + at * 0x070b0d).toString(16)}`)
  const many = hexes.map((hex, at) => candidateOf(hex, { button: 5 - at / 10 }))
  assert.equal(judge(many).colors.length, 12)
})

test('a colour of hardly any points is not named', () => {
  assert.deepEqual(roles([blue, candidateOf('#8a2be2', { border: 0.1 })]), ['primary #1a4fd0'])
})

test('what fills the page is its ground, and nothing is where nothing fills it', () => {
  assert.equal(judge([white, blue]).ground, '#ffffff')
  assert.equal(judge([blue]).ground, null)
})
