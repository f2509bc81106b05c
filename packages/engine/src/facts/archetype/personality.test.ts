import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personality } from './personality.ts'

const none = { sincerity: 0, excitement: 0, competence: 0, sophistication: 0, ruggedness: 0 }

const dimensions: [
  archetype: Parameters<typeof personality>[0][number]['archetype'],
  expected: Partial<typeof none>,
][] = [
  ['Innocent', { sincerity: 1 }],
  ['Everyman', { sincerity: 1 }],
  ['Caregiver', { sincerity: 0.8, competence: 0.2 }],
  ['Hero', { competence: 0.5, ruggedness: 0.5 }],
  ['Sage', { competence: 1 }],
  ['Ruler', { competence: 0.5, sophistication: 0.5 }],
  ['Explorer', { excitement: 0.4, ruggedness: 0.6 }],
  ['Outlaw', { excitement: 0.4, ruggedness: 0.6 }],
  ['Creator', { excitement: 0.7, sophistication: 0.3 }],
  ['Jester', { excitement: 1 }],
  ['Magician', { excitement: 0.5, sophistication: 0.5 }],
  ['Lover', { sophistication: 1 }],
]
for (const [archetype, expected] of dimensions) {
  test(`the ${archetype} alone speaks for ${Object.keys(expected).join(' and ')}`, () => {
    assert.deepEqual(personality([{ archetype, share: 1 }]), { ...none, ...expected })
  })
}

test('shares of a mix add up in each dimension', () => {
  const mix = [
    { archetype: 'Sage', share: 0.5 },
    { archetype: 'Ruler', share: 0.3 },
    { archetype: 'Hero', share: 0.2 },
  ] as const
  assert.deepEqual(personality([...mix]), { ...none, competence: 0.75, sophistication: 0.15, ruggedness: 0.1 })
})

test('no mix, no personality', () => {
  assert.deepEqual(personality([]), none)
})
