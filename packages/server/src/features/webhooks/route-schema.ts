/** What the routes of webhooks have in common. */
import { Type } from 'typebox'
import { notFound } from '../../platform/errors.ts'
import { isId } from '../../platform/ids.ts'
import type { WebhookName } from './queries.ts'

export const tags = ['Webhooks']
export const access = 'admin:full'

export const WebhookParams = Type.Object({
  webhook_id: Type.String({ description: 'Identifier of the webhook.', examples: ['whk_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
})

/** @throws {AppError} NOT_FOUND for what cannot be an identifier */
export function webhookName(accountId: string, id: string): WebhookName {
  if (!isId('whk', id)) throw notFound('webhook')
  return { accountId, id }
}
