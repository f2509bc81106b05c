import type { Deps } from '../../platform/deps.ts'
import { notFound } from '../../platform/errors.ts'
import { lockWebhook, type NamedWebhook, replaceSecret, type WebhookName } from './queries.ts'
import { newWebhookSecret, sealSecret } from './webhook-secret.ts'

/** For a day both secrets sign, so that a receiver can switch without losing a delivery. */
const bothSignMs = 24 * 60 * 60_000

/**
 * @param deps `db` is a transaction: the webhook is locked until it ends
 * @throws {AppError} NOT_FOUND
 */
export async function rotateSecret(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  { accountId, id }: WebhookName,
  secret: string = newWebhookSecret(),
): Promise<{ webhook: NamedWebhook; secret: string }> {
  const webhook = await lockWebhook(db, accountId, id)
  if (webhook === undefined) throw notFound('webhook')
  await replaceSecret(db, id, {
    sealed: sealSecret(secrets.webhookEncryption, id, secret),
    previousSealed: webhook.secret_sealed,
    previousUntil: new Date(clock.now().getTime() + bothSignMs),
  })
  return { webhook, secret }
}
