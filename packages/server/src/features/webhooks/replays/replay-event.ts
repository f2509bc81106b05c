import type { Deps } from '../../../platform/deps.ts'
import { notFound } from '../../../platform/errors.ts'
import type { EventKind } from '../../../platform/event-schemas.ts'
import { restartDelivery } from '../deliveries/queries.ts'
import { eventOf, lockWebhook, type WebhookName } from '../queries.ts'
import { retentionMs } from '../retention.ts'
import { checkActive } from './check-active.ts'

/**
 * Sends an event again, or for the first time if it was missed; attempts and retries are counted from the start.
 * @param deps `db` is a transaction: the webhook is locked until it ends
 * @throws {AppError} NOT_FOUND, WEBHOOK_NOT_ACTIVE
 */
export async function replayEvent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId, id }: WebhookName,
  eventId: string,
): Promise<{ eventType: EventKind; nextAttemptAt: Date }> {
  const webhook = await lockWebhook(db, accountId, id)
  if (webhook === undefined) throw notFound('webhook')
  const now = clock.now()
  const event = await eventOf(db, accountId, eventId, new Date(now.getTime() - retentionMs))
  if (event === undefined) throw notFound('event')
  checkActive(webhook)
  await restartDelivery(db, { webhookId: id, eventId, now })
  return { eventType: event.kind, nextAttemptAt: now }
}
