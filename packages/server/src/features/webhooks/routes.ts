import { Type } from 'typebox'
import type { Deps } from '../../deps.ts'
import type { Http } from '../../http.ts'
import { inOneMoment } from '../../platform/database/one-moment.ts'
import { notFound } from '../../platform/errors.ts'
import type { EventKind } from '../../platform/event-schemas.ts'
import { Envelope, PageOf } from '../../platform/http/envelope.ts'
import { answerWith } from '../../platform/http/idempotency.ts'
import { answerPage, type Slice } from '../../platform/http/pages.ts'
import { createRequestRate } from '../../platform/http/request-rate.ts'
import { momentOf } from '../../platform/http/times.ts'
import { isId } from '../../platform/ids.ts'
import { recoveredEventsMax, tierNames, tiers, webhookRecoveriesPerHour } from '../../platform/tiers.ts'
import { addWebhook, checkNewWebhook } from './add-webhook.ts'
import { changeWebhook } from './change-webhook.ts'
import { countAttempts, listAttempts } from './delivery-queries.ts'
import { countEvents, listEvents } from './event-queries.ts'
import { webhookOf } from './queries.ts'
import { recoverWebhook } from './recover-webhook.ts'
import { removeWebhook } from './remove-webhook.ts'
import { replayEvent } from './replay-event.ts'
import { retentionMs } from './retention.ts'
import { rotateSecret } from './rotate-secret.ts'
import {
  CreatedWebhook,
  DeletedWebhook,
  DeliveryQuery,
  DeliveryRecord,
  EventQuery,
  NewSecret,
  NewWebhook,
  RecoveredWebhook,
  Recovery,
  ReplayedEvent,
  Webhook,
  WebhookEventRecord,
  WebhookListItem,
  WebhookPatch,
} from './schema.ts'
import { showWebhook, showWebhooks } from './show-webhook.ts'
import { testWebhook } from './test-webhook.ts'
import { checkWebhookAddress } from './webhook-address.ts'
import { attemptToWire, createdToWire, eventToWire, listItemToWire, recordToWire, webhookToWire } from './wire.ts'

const tags = ['Webhooks']
const caps = tierNames.map((tier) => `${tiers[tier].webhooks} (${tier})`).join(', ')
const access = 'admin:full'
const Params = Type.Object({
  webhook_id: Type.String({ description: 'Identifier of the webhook.', examples: ['whk_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
})
const EventParams = Type.Object({
  ...Params.properties,
  event_id: Type.String({ description: 'Identifier of the event.', examples: ['evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
})

export function webhookRoutes(app: Http, deps: Deps): void {
  const { db, clock, config } = deps
  const fieldChecks = { url: (url: string) => checkWebhookAddress(url, config.allowHosts) }
  const addressErrors = ['HTTPS_REQUIRED', 'PORT_NOT_ALLOWED', 'NOT_PUBLIC', 'UNREACHABLE'] as const
  const perMinute = config.webhookTestsPerMinute
  const testRate = createRequestRate({ name: 'webhook-tests', what: 'webhook tests', perMinute, burst: perMinute })

  /** @throws {AppError} NOT_FOUND for what cannot be an identifier */
  function named(accountId: string, id: string): { accountId: string; id: string } {
    if (!isId('whk', id)) throw notFound('webhook')
    return { accountId, id }
  }

  app.post(
    '/v1/webhooks',
    {
      config: { access, fieldChecks, errors: [...addressErrors, 'PLAN_LIMIT_REACHED'] },
      schema: {
        operationId: 'createWebhook',
        summary: 'Register a webhook',
        description: `The secret is shown in this answer and never again. See “Events” for what is sent. A plan has a number of webhooks: ${caps}.`,
        tags,
        body: NewWebhook,
        response: { 201: Envelope(CreatedWebhook) },
      },
    },
    async (request, reply) => {
      const { body, caller } = request
      await checkNewWebhook(deps, caller, body)
      return answerWith(deps, { request, reply }, async (transaction) => {
        const { webhook, secret } = await addWebhook({ ...deps, db: transaction }, caller.id, body)
        return { status: 201, data: createdToWire(webhook, secret), location: `/v1/webhooks/${webhook.id}` }
      })
    },
  )

  app.get(
    '/v1/webhooks',
    {
      config: { access },
      schema: {
        operationId: 'listWebhooks',
        summary: 'List webhooks',
        description: 'All of the account, the oldest first.',
        tags,
        response: {
          200: Type.Object({ data: Type.Array(WebhookListItem, { description: 'All webhooks of the account.' }) }),
        },
      },
    },
    async ({ caller }) => ({ data: (await showWebhooks(deps, caller.id)).map(listItemToWire) }),
  )

  app.get(
    '/v1/webhooks/:webhook_id',
    {
      config: { access, isExtension: true, missing: ['webhook'] },
      schema: {
        operationId: 'getWebhook',
        summary: 'Get a webhook',
        description: 'As the list shows it, with its description.',
        tags,
        params: Params,
        response: { 200: Envelope(Webhook) },
      },
    },
    async ({ params, caller }) => ({
      data: webhookToWire(await showWebhook(deps, named(caller.id, params.webhook_id))),
    }),
  )

  app.patch(
    '/v1/webhooks/:webhook_id',
    {
      config: {
        access,
        fieldChecks,
        isExtension: true,
        missing: ['webhook'],
        errors: ['WEBHOOK_TEST_REQUIRED', 'PLAN_LIMIT_REACHED', ...addressErrors],
      },
      schema: {
        operationId: 'updateWebhook',
        summary: 'Change, pause or resume a webhook',
        description: 'What a paused or failed webhook missed is kept for 30 days and can be replayed.',
        tags,
        params: Params,
        body: WebhookPatch,
        response: { 200: Envelope(Webhook) },
      },
    },
    async ({ params, body, caller }) => {
      const { id } = named(caller.id, params.webhook_id)
      return { data: webhookToWire(await changeWebhook(deps, { account: caller, id }, body)) }
    },
  )

  app.delete(
    '/v1/webhooks/:webhook_id',
    {
      config: { access, missing: ['webhook'] },
      schema: {
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook',
        description: 'For good; attempts that are due are not made.',
        tags,
        params: Params,
        response: { 200: Envelope(DeletedWebhook) },
      },
    },
    async ({ params: { webhook_id: id }, caller }) => {
      if (!(await removeWebhook(deps, named(caller.id, id)))) throw notFound('webhook')
      return { data: { id, deleted: true as const } }
    },
  )

  app.post(
    '/v1/webhooks/:webhook_id/test',
    {
      config: { access, missing: ['webhook'] },
      schema: {
        operationId: 'testWebhook',
        summary: 'Send a test',
        description:
          'Sends a `webhook.test` and answers how it ended. In every state; never tried again, and never counted.',
        tags,
        params: Params,
        response: { 200: Envelope(DeliveryRecord) },
      },
    },
    async (request) => {
      const { params, caller } = request
      const webhook = named(caller.id, params.webhook_id)
      if ((await webhookOf(db, caller.id, webhook.id)) === undefined) throw notFound('webhook')
      const { figures, refused } = testRate.take(caller.id, clock.now())
      request.rateFigures.push(figures)
      if (refused !== null) throw refused
      return { data: recordToWire(await testWebhook(deps, webhook)) }
    },
  )

  app.post(
    '/v1/webhooks/:webhook_id/rotate-secret',
    {
      config: { access, isExtension: true, missing: ['webhook'] },
      schema: {
        operationId: 'rotateWebhookSecret',
        summary: 'Replace the signing secret',
        description:
          'For 24 hours deliveries carry a signature of the old secret beside that of the new one. When it is replaced again before then, only the last two sign.',
        tags,
        params: Params,
        body: NewSecret,
        response: { 200: Envelope(CreatedWebhook) },
      },
    },
    (request, reply) => {
      const { params, body, caller } = request
      const name = named(caller.id, params.webhook_id)
      return answerWith(deps, { request, reply }, async (transaction) => {
        const { webhook, secret } = await rotateSecret({ ...deps, db: transaction }, name, body.secret)
        return { status: 200, data: createdToWire(webhook, secret) }
      })
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
          'Any event of the account from the last 30 days, whether or not the webhook subscribes to its kind; tests and samples are not kept. Its attempts and retries begin anew.',
        tags,
        params: EventParams,
        response: { 200: Envelope(ReplayedEvent) },
      },
    },
    (request, reply) => {
      const { params, caller } = request
      const webhook = named(caller.id, params.webhook_id)
      if (!isId('evt', params.event_id)) throw notFound('event')
      return answerWith(deps, { request, reply }, async (transaction) => {
        const { eventType, nextAttemptAt } = await replayEvent({ ...deps, db: transaction }, webhook, params.event_id)
        return {
          status: 200,
          data: {
            webhook_id: webhook.id,
            event_id: params.event_id,
            event_type: eventType as EventKind,
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
        params: Params,
        body: Recovery,
        response: { 200: Envelope(RecoveredWebhook) },
      },
    },
    (request, reply) => {
      const { params, body, caller } = request
      const name = named(caller.id, params.webhook_id)
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

  app.get(
    '/v1/webhooks/:webhook_id/deliveries',
    {
      config: { access, missing: ['webhook'] },
      schema: {
        operationId: 'listWebhookDeliveries',
        summary: 'List deliveries',
        description: 'One record an attempt, the newest first, for 30 days.',
        tags,
        params: Params,
        querystring: DeliveryQuery,
        response: { 200: PageOf(DeliveryRecord) },
      },
    },
    async (request, reply) => {
      const { params, query, caller } = request
      const read = async (slice: Slice) => {
        const webhook = named(caller.id, params.webhook_id)
        if ((await webhookOf(db, caller.id, webhook.id)) === undefined) throw notFound('webhook')
        const filter = {
          webhookId: webhook.id,
          ...(query.status !== undefined && { status: query.status }),
          ...(query.event_type !== undefined && { eventType: query.event_type }),
          ...(query.event_id !== undefined && { eventId: query.event_id }),
        }
        return inOneMoment(db, async (moment) => ({
          total: await countAttempts(moment, filter),
          rows: await listAttempts(moment, filter, slice),
        }))
      }
      return answerPage({ request, reply }, read, attemptToWire)
    },
  )

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
        params: Params,
        querystring: EventQuery,
        response: { 200: PageOf(WebhookEventRecord) },
      },
    },
    async (request, reply) => {
      const { params, query, caller } = request
      const read = async (slice: Slice) => {
        const webhook = await webhookOf(db, caller.id, named(caller.id, params.webhook_id).id)
        if (webhook === undefined) throw notFound('webhook')
        const filter = {
          accountId: caller.id,
          webhookId: webhook.id,
          kinds: webhook.events,
          since: new Date(clock.now().getTime() - retentionMs),
          ...(query.state !== undefined && { state: query.state }),
          ...(query.event_type !== undefined && { eventType: query.event_type }),
        }
        return inOneMoment(db, async (moment) => ({
          total: await countEvents(moment, filter),
          rows: await listEvents(moment, filter, slice),
        }))
      }
      return answerPage({ request, reply }, read, eventToWire)
    },
  )
}
