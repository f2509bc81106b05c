import type { Deps } from '../../../platform/deps.ts'
import { hourMs } from '../../../platform/durations.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { RateFigures } from '../../../platform/http/rate-headers.ts'
import { recoveredEventsMax, webhookRecoveriesPerHour } from '../../../platform/tiers.ts'
import { lockWebhook, type WebhookName } from '../queries.ts'
import { retentionMs } from '../retention.ts'
import { checkActive } from './check-active.ts'
import {
  deleteOldRecoveries,
  insertRecovery,
  recoverableEvents,
  recoveriesSince,
  restartDeliveries,
} from './recovery-queries.ts'

export interface Recovered {
  /** How many events will be sent again. */
  count: number
  /** The `since` of the next request; null when nothing is left. */
  nextSince: Date | null
}

/**
 * Sends again the events since a moment that did not reach a webhook: those that it missed, those that every attempt failed
 * for, and those from before its subscription. Pending deliveries are left alone, so concurrent recoveries send nothing
 * twice.
 * @param deps `db` is a transaction: the webhook is locked until it ends
 * @param figures receives how many recoveries are left, for the rate limit headers
 * @throws {AppError} NOT_FOUND, WEBHOOK_NOT_ACTIVE, OUTSIDE_RETENTION, RATE_LIMITED
 */
export async function recoverWebhook(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, id }: WebhookName,
  { since, figures }: { since: Date; figures: RateFigures[] },
): Promise<Recovered> {
  const webhook = await lockWebhook(db, accountId, id)
  if (webhook === undefined) throw notFound('webhook')
  checkActive(webhook)
  const now = clock.now()
  checkSince(since, now)
  await countRecovery({ db }, id, { now, figures })
  const found = await recoverableEvents(db, {
    accountId,
    webhookId: id,
    kinds: webhook.events,
    since,
    limit: recoveredEventsMax + 1,
  })
  const events = found.slice(0, recoveredEventsMax)
  const eventIds = events.map((event) => event.id)
  const count = await restartDeliveries(db, { webhookId: id, eventIds, now })
  return { count, nextSince: found.length > events.length ? events.at(-1)!.created_at : null }
}

/** @throws {AppError} OUTSIDE_RETENTION */
function checkSince(since: Date, now: Date): void {
  const earliest = new Date(now.getTime() - retentionMs)
  if (since > now) {
    const message = `“since” is ${since.toISOString()}, which is in the future; the latest allowed is now, ${now.toISOString()}.`
    throw new AppError('OUTSIDE_RETENTION', 'since', message)
  }
  if (since < earliest) {
    const message = `“since” is ${since.toISOString()}; events are kept for 30 days, and the earliest allowed is ${earliest.toISOString()}.`
    throw new AppError('OUTSIDE_RETENTION', 'since', message)
  }
}

/** Exact, because the webhook is locked. @throws {AppError} RATE_LIMITED */
async function countRecovery(
  { db }: Pick<Deps, 'db'>,
  webhookId: string,
  { now, figures }: { now: Date; figures: RateFigures[] },
): Promise<void> {
  const limit = webhookRecoveriesPerHour
  const hourAgo = new Date(now.getTime() - hourMs)
  const earlier = await recoveriesSince(db, webhookId, hourAgo)
  const secondsUntil = (freed: Date) => Math.max(1, Math.ceil((freed.getTime() + hourMs - now.getTime()) / 1_000))
  const remaining = Math.max(0, limit - earlier.length - 1)
  const rule = { name: 'webhook-recoveries', limit, windowSeconds: hourMs / 1_000, remaining } as const
  figures.push({ ...rule, resetSeconds: secondsUntil(earlier.length < limit ? now : earlier.at(-1)!) })
  if (earlier.length >= limit) {
    const retryAfterSeconds = secondsUntil(earlier.at(-limit)!)
    const free = new Date(now.getTime() + retryAfterSeconds * 1_000).toISOString()
    const message = `At most ${limit} recoveries of a webhook an hour; the next may start at ${free}.`
    throw new AppError('RATE_LIMITED', null, message, { retryAfterSeconds })
  }
  await deleteOldRecoveries(db, webhookId, hourAgo)
  await insertRecovery(db, webhookId, now)
}
