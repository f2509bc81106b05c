import { listInOneMoment } from '../../../platform/database/one-moment.ts'
import type { Deps } from '../../../platform/deps.ts'
import { notFound } from '../../../platform/errors.ts'
import { Envelope, PageOf } from '../../../platform/http/envelope.ts'
import type { Http } from '../../../platform/http/http.ts'
import { answerWith } from '../../../platform/http/idempotency.ts'
import { answerPage, type Slice } from '../../../platform/http/pages.ts'
import { momentOf } from '../../../platform/http/times.ts'
import { isId } from '../../../platform/ids.ts'
import { recoveredEventsMax, webhookRecoveriesPerHour } from '../../../platform/tiers.ts'
import { webhookOf } from '../queries.ts'
import { retentionMs } from '../retention.ts'
import {
  EventParams,
  EventQuery,
  RecoveredWebhook,
  Recovery,
  ReplayedEvent,
  WebhookEventRecord,
  WebhookParams,
} from '../schema.ts'
import { webhookName } from '../webhook-name.ts'
import { eventToWire } from '../wire.ts'
import { countEvents, listEvents } from './event-queries.ts'
import { recoverWebhook } from './recover-webhook.ts'
import { replayEvent } from './replay-event.ts'

const tags = ['Webhooks']
const access = 'admin:full'

/** The events of a webhook: listed, and sent again one by one or all since a moment. */
export function webhookEventRoutes(app: Http, deps: Deps): void {
  const { db, clock } = deps

  app.get(
    '/v1/webhooks/:webhook_id/events',
    {
      config: { access, isExtension: true, missing: ['webhook'] },
      schema: {
        operationId: 'listWebhookEvents',
        summary: 'List events and what became of them',
        description:
          'The account’s events of the kinds that the webhook subscribes to, the newest first, for 30 days. With `state=missed` those that it missed while it was paused or failed, to be replayed.',
        tags,
        params: WebhookParams,
        querystring: EventQuery,
        response: { 200: PageOf(WebhookEventRecord) },
      },
    },
    async (request, reply) => {
      const { params, query, caller } = request
      const read = async (slice: Slice) => {
        const webhook = await webhookOf(db, caller.id, webhookName(caller.id, params.webhook_id).id)
        if (webhook === undefined) throw notFound('webhook')
        const filter = {
          accountId: caller.id,
          webhookId: webhook.id,
          kinds: webhook.events,
          since: new Date(clock.now().getTime() - retentionMs),
          ...(query.state !== undefined && { state: query.state }),
          ...(query.event_type !== undefined && { eventType: query.event_type }),
        }
        return listInOneMoment(db, {
          count: (moment) => countEvents(moment, filter),
          rows: (moment) => listEvents(moment, filter, slice),
        })
      }
      return answerPage({ request, reply }, read, eventToWire)
    },
  )

  app.post(
    '/v1/webhooks/:webhook_id/events/:event_id/replay',
    {
      config: { access, isExtension: true, missing: ['webhook', 'event'], errors: ['WEBHOOK_NOT_ACTIVE'] },
      schema: {
        operationId: 'replayWebhookEvent',
        summary: 'Send an event again',
        description:
          'Any event of the account from the last 30 days, whether or not the webhook subscribes to its kind; tests and samples are not kept. Its attempts and retries start again.',
        tags,
        params: EventParams,
        response: { 200: Envelope(ReplayedEvent) },
      },
    },
    (request, reply) => {
      const { params, caller } = request
      const webhook = webhookName(caller.id, params.webhook_id)
      if (!isId('evt', params.event_id)) throw notFound('event')
      return answerWith(deps, { request, reply }, async (transaction) => {
        const { eventType, nextAttemptAt } = await replayEvent({ ...deps, db: transaction }, webhook, params.event_id)
        return {
          status: 200,
          data: {
            webhook_id: webhook.id,
            event_id: params.event_id,
            event_type: eventType,
            next_attempt_at: nextAttemptAt.toISOString(),
          },
        }
      })
    },
  )

  app.post(
    '/v1/webhooks/:webhook_id/recover',
    {
      config: {
        access,
        isExtension: true,
        missing: ['webhook'],
        errors: ['WEBHOOK_NOT_ACTIVE', 'OUTSIDE_RETENTION'],
        fieldChecks: { since: (text: string) => momentOf('since', text) },
      },
      schema: {
        operationId: 'recoverWebhook',
        summary: 'Send again what was missed',
        description: `Every event since then that the webhook subscribes to and that did not reach it, the oldest first; what waits for a retry comes by itself. At most ${recoveredEventsMax} events a request, ${webhookRecoveriesPerHour} requests an hour and webhook.`,
        tags,
        params: WebhookParams,
        body: Recovery,
        response: { 200: Envelope(RecoveredWebhook) },
      },
    },
    (request, reply) => {
      const { params, body, caller } = request
      const name = webhookName(caller.id, params.webhook_id)
      const since = momentOf('since', body.since)
      return answerWith(deps, { request, reply }, async (transaction) => {
        const asked = { since, figures: request.rateFigures }
        const { count, nextSince } = await recoverWebhook({ ...deps, db: transaction }, name, asked)
        return {
          status: 200,
          data: {
            webhook_id: name.id,
            since: since.toISOString(),
            recovered: count,
            has_more: nextSince !== null,
            next_since: nextSince?.toISOString() ?? null,
          },
        }
      })
    },
  )
}
