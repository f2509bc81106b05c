import assert from 'node:assert/strict'
import { test } from 'node:test'
import { webhookRetrySeconds } from '../../../platform/tiers.ts'
import { afterAttempt, isWebhookFailed } from './retry-rule.ts'

const endedAt = new Date('2026-01-15T10:00:03.000Z')
const seconds = (from: Date, count: number) => new Date(from.getTime() + count * 1_000)

test('each retry is due its wait after the end of the attempt before', () => {
  const waits = [60, 300, 1_800, 7_200, 21_600]
  assert.deepEqual(webhookRetrySeconds, waits)
  for (const [retryCount, wait] of waits.entries()) {
    assert.deepEqual(afterAttempt({ succeeded: false, endedAt, retryCount }, webhookRetrySeconds), {
      state: 'pending',
      nextAttemptAt: seconds(endedAt, wait),
    })
  }
})

test('the sixth failure of an event is its last', () => {
  assert.deepEqual(afterAttempt({ succeeded: false, endedAt, retryCount: 5 }, webhookRetrySeconds), { state: 'failed' })
})

test('a success ends a delivery, whichever attempt it is', () => {
  for (const retryCount of [0, 3, 5]) {
    assert.deepEqual(afterAttempt({ succeeded: true, endedAt, retryCount }, webhookRetrySeconds), {
      state: 'delivered',
    })
  }
})

const firstAttemptAt = new Date('2026-01-15T10:00:00.000Z')
const exhausted = { state: 'failed' } as const
const waiting = { state: 'pending', nextAttemptAt: endedAt } as const

test('five failed retries of one event fail a webhook with no delivery since its first attempt', () => {
  assert.ok(isWebhookFailed(exhausted, { firstAttemptAt, lastDeliveredAt: null }))
  assert.ok(isWebhookFailed(exhausted, { firstAttemptAt, lastDeliveredAt: seconds(firstAttemptAt, -1) }))
})

test('a successful delivery in between keeps the webhook active', () => {
  assert.ok(!isWebhookFailed(exhausted, { firstAttemptAt, lastDeliveredAt: firstAttemptAt }))
  assert.ok(!isWebhookFailed(exhausted, { firstAttemptAt, lastDeliveredAt: seconds(firstAttemptAt, 3_600) }))
})

test('any number of failures before the last retry keeps the webhook active', () => {
  assert.ok(!isWebhookFailed(waiting, { firstAttemptAt, lastDeliveredAt: null }))
})
