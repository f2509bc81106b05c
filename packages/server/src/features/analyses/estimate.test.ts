import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimatedCompletion } from './estimate.ts'

const now = new Date('2026-01-15T10:00:00.000Z')
const seconds = (input: Partial<Parameters<typeof estimatedCompletion>[0]>) =>
  (estimatedCompletion({
    type: 'full',
    knownSeconds: null,
    now,
    medianSeconds: 12.2,
    ahead: 0,
    lanes: 2,
    ...input,
  }).getTime() -
    now.getTime()) /
  1_000

test('an analysis with none before it takes the median of its type', () => {
  assert.equal(seconds({}), 13)
})

test('analyses before it count in groups of as many as run at once', () => {
  assert.equal(seconds({ ahead: 1 }), 13)
  assert.equal(seconds({ ahead: 4 }), 37)
})

test('without measurements a flash analysis is expected sooner than a full one', () => {
  assert.ok(seconds({ medianSeconds: null, type: 'flash' }) < seconds({ medianSeconds: null }))
})

test('a known duration replaces the median and the analyses before it', () => {
  assert.equal(seconds({ knownSeconds: 33, ahead: 8 }), 33)
})
