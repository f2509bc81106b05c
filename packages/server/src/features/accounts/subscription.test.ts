import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accessEndsAt, tierAt, tierChange } from './subscription.ts'

test('access ends with the calendar month in UTC, also over the turn of a year', () => {
  const end = (canceled: string) => accessEndsAt(new Date(canceled)).toISOString()
  assert.equal(end('2026-02-01T00:00:00Z'), '2026-03-01T00:00:00.000Z')
  assert.equal(end('2026-12-31T23:59:59.999Z'), '2027-01-01T00:00:00.000Z')
  assert.equal(end('2026-06-30T23:30:00-02:00'), '2026-08-01T00:00:00.000Z')
})

test('without a cancellation the tier that was set is in effect', () => {
  assert.equal(tierAt({ tier: 'agency', accessUntil: null }, new Date('9999-01-01')), 'agency')
})

test('a change of tier has a direction', () => {
  assert.equal(tierChange('free', 'agency'), 'upgraded')
  assert.equal(tierChange('agency', 'pro'), 'downgraded')
  assert.equal(tierChange('pro', 'pro'), null)
})
