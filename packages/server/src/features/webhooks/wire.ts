import type { EventKind } from '../../platform/event-schemas.ts'
import type { AttemptRecord } from './deliveries/attempt.ts'
import type { ListedWebhook, WebhookRow } from './queries.ts'
import type { ListedEvent } from './replays/event-queries.ts'
import type { CreatedWebhook, DeliveryRecord, Webhook, WebhookEventRecord, WebhookListItem } from './schema.ts'

/** With the secret, for the two answers that show it: registration and rotation. */
export function createdToWire(
  webhook: Pick<WebhookRow, 'id' | 'url' | 'events' | 'description' | 'status' | 'created_at'>,
  secret: string,
): CreatedWebhook {
  const { id, url, events, description, status, created_at } = webhook
  return {
    id,
    url,
    events,
    description,
    secret,
    status,
    created_at: created_at.toISOString(),
  }
}

export function listItemToWire(webhook: ListedWebhook): WebhookListItem {
  const { id, url, events, status, last_delivery, attempts, successes, created_at } = webhook
  return {
    id,
    url,
    events,
    status,
    last_delivery: last_delivery?.toISOString() ?? null,
    success_rate: attempts === 0 ? null : Math.round((successes / attempts) * 1_000) / 10,
    created_at: created_at.toISOString(),
  }
}

/** What the list shows of it, and its description. */
export function webhookToWire(webhook: ListedWebhook): Webhook {
  const { id, url, events, ...rest } = listItemToWire(webhook)
  return { id, url, events, description: webhook.description, ...rest }
}

export interface AttemptRow {
  id: string
  event_id: string
  event_type: EventKind
  status: 'success' | 'failed'
  response_code: number | null
  response_time_ms: number | null
  error: string | null
  attempted_at: Date
  retry_count: number
}

export const attemptToWire = (row: AttemptRow): DeliveryRecord => ({
  id: row.id,
  event_id: row.event_id,
  event_type: row.event_type,
  status: row.status,
  ...(row.response_code !== null && { response_code: row.response_code }),
  ...(row.response_time_ms !== null && { response_time_ms: row.response_time_ms }),
  ...(row.error !== null && { error: row.error }),
  attempted_at: row.attempted_at.toISOString(),
  ...(row.status === 'failed' && { retry_count: row.retry_count }),
})

/** One that was not read from the table. */
export const recordToWire = (record: AttemptRecord): DeliveryRecord =>
  attemptToWire({
    id: record.id,
    event_id: record.eventId,
    event_type: record.eventType,
    status: record.status,
    response_code: record.responseCode,
    response_time_ms: record.responseTimeMs,
    error: record.error,
    attempted_at: record.attemptedAt,
    retry_count: record.retryCount,
  })

export const eventToWire = (event: ListedEvent): WebhookEventRecord => ({
  event_id: event.id,
  event_type: event.kind,
  created_at: event.created_at.toISOString(),
  state: event.state,
  attempts: event.attempts,
  next_attempt_at: event.next_attempt_at?.toISOString() ?? null,
  event: JSON.parse(event.body),
})
