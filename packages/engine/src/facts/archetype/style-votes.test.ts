import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallToAction } from '../../facts.ts'
import { writingOf } from '../language/writing-fixtures.ts'
import type { ColorRole, Palette } from '../look/shapes.ts'
import { styleVotes } from './style-votes.ts'

const paletteOf = (hexes: Partial<Record<ColorRole, string>>): Palette => ({
  colors: Object.entries(hexes).map(([role, hex]) => ({
    value: { hex, role: role as ColorRole, usage: '', context: null, tokens: [], variants: [], onColor: null },
    basis: 'computed',
    confidence: 0.9,
    quotes: [],
  })),
  candidates: [],
  pairs: [],
  themes: [],
  gradients: [],
  logoAgreement: null,
})
const cta = (intent: CallToAction['intent']): CallToAction => ({ text: 'Go', intent, url: null, repeats: 1 })
const votesOf = ({ writing = null, palette = paletteOf({}), ctas = [] }: Partial<Parameters<typeof styleVotes>[0]>) =>
  Object.fromEntries(styleVotes({ writing, palette, ctas }))

type Measures = Parameters<typeof writingOf>[0]
const manners: [what: string, at: Measures, below: Measures, votes: Record<string, number>][] = [
  ['exclamations', { exclamations: 12 }, { exclamations: 11.9 }, { Jester: 0.04 }],
  ['emoji', { emoji: 4 }, { emoji: 3 }, { Jester: 0.02 }],
  ['humour', { marks: { humour: 0.3 } }, { marks: { humour: 0.29 } }, { Jester: 0.06 }],
  ['irreverence', { marks: { irreverence: 0.15 } }, { marks: { irreverence: 0.14 } }, { Outlaw: 0.03, Jester: 0.02 }],
  [
    'contractions',
    { marks: { contractions: 1.5, you: 3 } },
    { marks: { contractions: 1.4, you: 3 } },
    { Everyman: 0.02 },
  ],
  ['“you”', { marks: { contractions: 1.5, you: 3 } }, { marks: { contractions: 1.5, you: 2.9 } }, { Everyman: 0.02 }],
  [
    'formality',
    { formality: { score: 64, method: 'style marks' } },
    { formality: { score: 63.9, method: 'style marks' } },
    { Ruler: 0.03, Sage: 0.01 },
  ],
  ['sourced figures', { numbersSourced: 3 }, { numbersSourced: 2 }, { Sage: 0.03 }],
  ['figures', { numbersPerThousand: 12 }, { numbersPerThousand: 11.9 }, { Hero: 0.01 }],
  ['feelings', { marks: { emotion: 2 } }, { marks: { emotion: 1.9 } }, { Lover: 0.02, Caregiver: 0.02 }],
]
for (const [what, at, below, votes] of manners) {
  test(`${what} of a text vote for ${Object.keys(votes).join(' and ')} from a threshold on`, () => {
    assert.deepEqual(votesOf({ writing: writingOf(at) }), votes)
    assert.deepEqual(votesOf({ writing: writingOf(below) }), {})
  })
}

test('signs of one archetype add up', () => {
  const votes = votesOf({ writing: writingOf({ exclamations: 12, emoji: 4, marks: { humour: 0.3 } }) })
  assert.equal(votes.Jester?.toFixed(2), '0.12')
})

const looks: [what: string, hexes: Partial<Record<ColorRole, string>>, votes: Record<string, number>][] = [
  ['a dark ground alone', { background: '#101010' }, { Ruler: 0.02 }],
  ['a light ground alone', { background: '#ffffff' }, {}],
  ['a primary colour without a known ground', { primary: '#ff0040' }, {}],
  ['a vivid colour on a dark ground', { background: '#101010', primary: '#ff2020' }, { Outlaw: 0.02 }],
  ['a dull colour on a dark ground', { background: '#101010', primary: '#6a7078' }, {}],
  ['a pastel on a light ground', { background: '#ffffff', primary: '#a8d8f8' }, { Innocent: 0.02 }],
  ['a pale grey on a light ground', { background: '#ffffff', primary: '#d0d0d0' }, {}],
  ['a rose on a light ground', { background: '#ffffff', primary: '#d81b60' }, { Lover: 0.02 }],
  ['a green on a light ground', { background: '#ffffff', primary: '#2e7d32' }, { Explorer: 0.01 }],
  ['a blue on a light ground', { background: '#ffffff', primary: '#1a4fd0' }, {}],
  ['a pastel rose on a light ground', { background: '#ffffff', primary: '#ffb6c8' }, { Innocent: 0.02, Lover: 0.02 }],
]
for (const [what, hexes, votes] of looks) {
  test(`${what} votes for ${Object.keys(votes).join(' and ') || 'nothing'}`, () => {
    assert.deepEqual(votesOf({ palette: paletteOf(hexes) }), votes)
  })
}

test('of calls to action the first votes, where it asks to give, to join or to learn', () => {
  assert.deepEqual(votesOf({ ctas: [cta('donate'), cta('learn')] }), { Caregiver: 0.06 })
  assert.deepEqual(votesOf({ ctas: [cta('join')] }), { Everyman: 0.02 })
  assert.deepEqual(votesOf({ ctas: [cta('learn')] }), { Sage: 0.02 })
  assert.deepEqual(votesOf({ ctas: [cta('buy'), cta('donate')] }), {})
})
