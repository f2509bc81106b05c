import type { Deps } from '../../platform/deps.ts'
import { notFound } from '../../platform/errors.ts'
import { envelopeOf } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { type AttemptRecord, attempt } from './deliveries/attempt.ts'
import { insertAttempts } from './deliveries/queries.ts'
import { lockWebhook, markTested, type WebhookName, webhookOf } from './queries.ts'
import { signingSecrets } from './webhook-secret.ts'

const testMessage = 'This is a test of your webhook.'

/**
 * Sends a `webhook.test` and waits for the outcome. Works in every status; a test is never retried and never counted.
 * @throws {AppError} NOT_FOUND
 */
export async function testWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'poster'>,
  { accountId, id }: WebhookName,
): Promise<AttemptRecord> {
  const { db, clock, secrets } = deps
  const webhook = await webhookOf(db, accountId, id)
  if (webhook === undefined) throw notFound('webhook')
  const eventId = newId('evt')
  const now = clock.now()
  const { record } = await attempt(deps, {
    webhookId: id,
    url: webhook.url,
    secrets: signingSecrets(secrets.webhookEncryption, webhook, now),
    eventId,
    eventType: 'webhook.test',
    body: envelopeOf(eventId, { kind: 'webhook.test', createdAt: now, data: { message: testMessage } }),
    retryCount: 0,
    isTest: true,
  })
  await db.transaction().execute(async (transaction) => {
    await insertAttempts(transaction, [record])
    // Only if the address is still the one that was tested.
    const tested = record.status === 'success' ? await lockWebhook(transaction, accountId, id) : undefined
    if (tested?.url === webhook.url) await markTested(transaction, { id, url: webhook.url, at: record.attemptedAt })
  })
  return record
}
