import { AppError } from '../../../platform/errors.ts'
import type { WebhookRow } from '../queries.ts'

/** Replays and recoveries need an active webhook. @throws {AppError} WEBHOOK_NOT_ACTIVE */
export function checkActive({ status }: Pick<WebhookRow, 'status'>): void {
  if (status === 'active') return
  const message =
    status === 'paused'
      ? 'This webhook is paused; set its status to active before anything is sent to it.'
      : 'This webhook failed. Send it a test (POST …/test); once that is answered with 200, set its status to active.'
  throw new AppError('WEBHOOK_NOT_ACTIVE', 'webhook_id', message)
}
