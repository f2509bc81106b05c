import { listInOneMoment } from '../../../platform/database/one-moment.ts'
import type { Deps } from '../../../platform/deps.ts'
import { notFound } from '../../../platform/errors.ts'
import { PageOf } from '../../../platform/http/envelope.ts'
import type { Http } from '../../../platform/http/http.ts'
import { answerPage, type Slice } from '../../../platform/http/pages.ts'
import { webhookOf } from '../queries.ts'
import { DeliveryQuery, DeliveryRecord, WebhookParams } from '../schema.ts'
import { webhookName } from '../webhook-name.ts'
import { attemptToWire } from '../wire.ts'
import { countAttempts, listAttempts } from './queries.ts'

const tags = ['Webhooks']
const access = 'admin:full'

/** The record of attempts to deliver events to a webhook. */
export function deliveryRoutes(app: Http, { db }: Deps): void {
  app.get(
    '/v1/webhooks/:webhook_id/deliveries',
    {
      config: { access, missing: ['webhook'] },
      schema: {
        operationId: 'listWebhookDeliveries',
        summary: 'List deliveries',
        description: 'One record an attempt, the newest first, for 30 days.',
        tags,
        params: WebhookParams,
        querystring: DeliveryQuery,
        response: { 200: PageOf(DeliveryRecord) },
      },
    },
    async (request, reply) => {
      const { params, query, caller } = request
      const read = async (slice: Slice) => {
        const webhook = webhookName(caller.id, params.webhook_id)
        if ((await webhookOf(db, caller.id, webhook.id)) === undefined) throw notFound('webhook')
        const filter = {
          webhookId: webhook.id,
          ...(query.status !== undefined && { status: query.status }),
          ...(query.event_type !== undefined && { eventType: query.event_type }),
          ...(query.event_id !== undefined && { eventId: query.event_id }),
        }
        return listInOneMoment(db, {
          count: (moment) => countAttempts(moment, filter),
          rows: (moment) => listAttempts(moment, filter, slice),
        })
      }
      return answerPage({ request, reply }, read, attemptToWire)
    },
  )
}
