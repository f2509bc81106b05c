/**
 * When a delivery is retried, and when its webhook fails (docs/decisions/0010): six attempts for one event, the first and
 * five retries, each due a given time after the end of the one before.
 */
export type NextStep =
  | { state: 'delivered' }
  | { state: 'pending'; nextAttemptAt: Date }
  /** The last retry failed. */
  | { state: 'failed' }

export interface EndedAttempt {
  succeeded: boolean
  endedAt: Date
  /** Attempts of this delivery that ended before this one: 0 for the first. */
  retryCount: number
}

export function afterAttempt(
  { succeeded, endedAt, retryCount }: EndedAttempt,
  retrySeconds: readonly number[],
): NextStep {
  if (succeeded) return { state: 'delivered' }
  const seconds = retrySeconds[retryCount]
  if (seconds === undefined) return { state: 'failed' }
  return { state: 'pending', nextAttemptAt: new Date(endedAt.getTime() + seconds * 1_000) }
}

/**
 * A webhook fails when all retries of one event failed and nothing was delivered to it since that event's first attempt.
 * First failures of several events do not add up: otherwise a restart of a receiver could make its webhook fail.
 */
export function isWebhookFailed(
  step: NextStep,
  { firstAttemptAt, lastDeliveredAt }: { firstAttemptAt: Date; lastDeliveredAt: Date | null },
): boolean {
  return step.state === 'failed' && (lastDeliveredAt === null || lastDeliveredAt < firstAttemptAt)
}
