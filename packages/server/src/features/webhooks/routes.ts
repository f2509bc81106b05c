import { Type } from 'typebox'
import type { Deps } from '../../platform/deps.ts'
import { notFound } from '../../platform/errors.ts'
import { Envelope } from '../../platform/http/envelope.ts'
import type { Http } from '../../platform/http/http.ts'
import { answerWith } from '../../platform/http/idempotency.ts'
import { createRequestRate } from '../../platform/http/request-rate.ts'
import { tierNames, tiers } from '../../platform/tiers.ts'
import { addWebhook, checkNewWebhook } from './add-webhook.ts'
import { changeWebhook } from './change-webhook.ts'
import { deliveryRoutes } from './deliveries/routes.ts'
import { webhookOf } from './queries.ts'
import { removeWebhook } from './remove-webhook.ts'
import { webhookEventRoutes } from './replays/routes.ts'
import { rotateSecret } from './rotate-secret.ts'
import {
  CreatedWebhook,
  DeletedWebhook,
  DeliveryRecord,
  NewSecret,
  NewWebhook,
  Webhook,
  WebhookListItem,
  WebhookParams,
  WebhookPatch,
} from './schema.ts'
import { showWebhook, showWebhooks } from './show-webhook.ts'
import { testWebhook } from './test-webhook.ts'
import { checkWebhookAddress } from './webhook-address.ts'
import { webhookName } from './webhook-name.ts'
import { createdToWire, listItemToWire, recordToWire, webhookToWire } from './wire.ts'

const tags = ['Webhooks']
const access = 'admin:full'

const caps = tierNames.map((tier) => `${tiers[tier].webhooks} (${tier})`).join(', ')

/** All routes below `/v1/webhooks`. */
export function webhookRoutes(app: Http, deps: Deps): void {
  registrationRoutes(app, deps)
  deliveryRoutes(app, deps)
  webhookEventRoutes(app, deps)
}

function registrationRoutes(app: Http, deps: Deps): void {
  const { db, clock, config } = deps
  const fieldChecks = { url: (url: string) => checkWebhookAddress(url, config.allowHosts) }
  const addressErrors = ['HTTPS_REQUIRED', 'PORT_NOT_ALLOWED', 'NOT_PUBLIC', 'UNREACHABLE'] as const
  const perMinute = config.webhookTestsPerMinute
  const testRate = createRequestRate({ name: 'webhook-tests', what: 'webhook tests', perMinute, burst: perMinute })

  app.post(
    '/v1/webhooks',
    {
      config: { access, fieldChecks, errors: [...addressErrors, 'PLAN_LIMIT_REACHED'] },
      schema: {
        operationId: 'createWebhook',
        summary: 'Register a webhook',
        description: `This answer is the only one that shows the secret. See “Events” for what is sent. A plan has a number of webhooks: ${caps}.`,
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
        params: WebhookParams,
        response: { 200: Envelope(Webhook) },
      },
    },
    async ({ params, caller }) => ({
      data: webhookToWire(await showWebhook(deps, webhookName(caller.id, params.webhook_id))),
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
        params: WebhookParams,
        body: WebhookPatch,
        response: { 200: Envelope(Webhook) },
      },
    },
    async ({ params, body, caller }) => {
      const { id } = webhookName(caller.id, params.webhook_id)
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
        params: WebhookParams,
        response: { 200: Envelope(DeletedWebhook) },
      },
    },
    async ({ params: { webhook_id: id }, caller }) => {
      if (!(await removeWebhook(deps, webhookName(caller.id, id)))) throw notFound('webhook')
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
        params: WebhookParams,
        response: { 200: Envelope(DeliveryRecord) },
      },
    },
    async (request) => {
      const { params, caller } = request
      const webhook = webhookName(caller.id, params.webhook_id)
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
        params: WebhookParams,
        body: NewSecret,
        response: { 200: Envelope(CreatedWebhook) },
      },
    },
    (request, reply) => {
      const { params, body, caller } = request
      const name = webhookName(caller.id, params.webhook_id)
      return answerWith(deps, { request, reply }, async (transaction) => {
        const { webhook, secret } = await rotateSecret({ ...deps, db: transaction }, name, body.secret)
        return { status: 200, data: createdToWire(webhook, secret) }
      })
    },
  )
}
