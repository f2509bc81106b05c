import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '../../platform/errors.ts'
import { windowStart } from '../../platform/hourly-quota.ts'
import { type AnalysisUse, checkQuota } from './quota.ts'

const now = new Date('2026-01-15T10:00:00.000Z')
const idle: AnalysisUse = { usedInHour: 0, roomFrom: null, newest: null, running: 0, firstEndExpected: null }

function refusal(use: Partial<AnalysisUse>, test = false): AppError | null {
  try {
    checkQuota({ tier: 'pro', test, now, use: { ...idle, ...use } })
    return null
  } catch (error) {
    assert.ok(error instanceof AppError)
    return error
  }
}

test('an account below its limits may start', () => {
  assert.equal(refusal({ usedInHour: 59, running: 4 }), null)
})

test('at the hourly limit it is refused until the oldest use has left the hour', () => {
  const error = refusal({ usedInHour: 60, roomFrom: new Date('2026-01-15T09:30:00.250Z') })
  assert.equal(error?.retryAfterSeconds, 1_801)
  assert.equal(error?.message, 'At most 60 analyses an hour; the next may start at 2026-01-15T10:30:00.250Z.')
})

test('after exactly retry_after seconds the use is outside of the window', () => {
  const roomFrom = new Date('2026-01-15T09:30:00.999Z')
  const seconds = refusal({ usedInHour: 60, roomFrom })!.retryAfterSeconds!
  const later = new Date(now.getTime() + seconds * 1_000)
  assert.ok(roomFrom <= windowStart(later))
})

test('as many as the plan allows at once, and the next is refused with an estimate', () => {
  const error = refusal({ running: 5, firstEndExpected: new Date('2026-01-15T10:00:12.000Z') })
  assert.equal(error?.code, 'RATE_LIMITED')
  assert.equal(error?.retryAfterSeconds, 12)
})

test('the message of a plan with one at once says so in the singular', () => {
  const use = { ...idle, running: 1, firstEndExpected: new Date('2026-01-15T10:00:12.000Z') }
  assert.throws(() => checkQuota({ tier: 'free', test: false, now, use }), {
    message: 'At most 1 analysis at the same time; the next may start at about 2026-01-15T10:00:12.000Z.',
  })
})

test('an analysis that takes longer than estimated still gives a time to wait', () => {
  assert.equal(refusal({ running: 5, firstEndExpected: new Date('2026-01-15T09:59:00Z') })?.retryAfterSeconds, 1)
})

test('running analyses do not limit sandbox analyses', () => {
  assert.equal(refusal({ running: 50 }, true), null)
})
