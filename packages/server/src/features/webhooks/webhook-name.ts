import { notFound } from '../../platform/errors.ts'
import { isId } from '../../platform/ids.ts'
import type { WebhookName } from './queries.ts'

/** @throws {AppError} NOT_FOUND for what cannot be an identifier */
export function webhookName(accountId: string, id: string): WebhookName {
  if (!isId('whk', id)) throw notFound('webhook')
  return { accountId, id }
}
