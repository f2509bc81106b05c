/** Wire shapes of webhooks (docs/webhooks.md): validation, types and documentation in one. */
import { type Static, Type } from 'typebox'
import { EventId, EventType, eventKinds, WebhookEvent } from '../../platform/event-schemas.ts'
import { PageQuery } from '../../platform/http/pages.ts'
import { momentPattern, Time } from '../../platform/http/times.ts'
import { plainText } from '../../platform/http/validation.ts'
import { Id } from '../../platform/id-schema.ts'
import { sentAddressRule } from '../../platform/sent-address.ts'
import { recoveredEventsMax } from '../../platform/tiers.ts'

const CreationTime = Time('When it was registered', '2026-01-15T10:30:00.000Z')
const AttemptTime = Time('When the attempt began', '2026-01-15T10:30:43.000Z')
const NextAttemptTime = Time('When the next attempt is due', '2026-01-15T11:00:00.000Z')
const WebhookId = Id('whk', 'Identifier of the webhook.')
const Status = Type.Enum(['active', 'paused', 'failed'], {
  description:
    '`active`: its events are sent. `paused`: nothing is sent, as you asked, or as the plan allows fewer webhooks. `failed`: every retry of an event failed and nothing else was delivered meanwhile; nothing is sent.',
})

const Url = Type.String({
  minLength: 1,
  maxLength: 2_048,
  // What a schema can express; `checkWebhookAddress` checks the rest.
  format: 'iri',
  pattern:
    '^[Hh][Tt][Tt][Pp][Ss]://[^/?#@%\\\\\\u0000-\\u0020\\u007f-\\u00a0\\ufeff]+(?:[/?][^#\\\\\\u0000-\\u0020\\u007f-\\u00a0\\ufeff]*)?$',
  description: 'A public address that takes POST requests; https on port 443 only. Spaces around it are left out.',
  examples: ['https://acme.example/hooks/brandprint'],
})
const Events = Type.Array(EventType, {
  minItems: 1,
  maxItems: eventKinds.length,
  uniqueItems: true,
  description: 'The kinds of events to be sent.',
  examples: [['analysis.completed', 'analysis.failed']],
})
const Description = Type.String({
  ...plainText,
  maxLength: 200,
  description: 'A note for yourself; empty without one.',
  examples: ['Production'],
})
const Secret = Type.String({
  minLength: 16,
  maxLength: 256,
  pattern: '^[\\x20-\\x7e]*$',
  // Without an example: a reader might register it as a secret.
  description: 'Printable ASCII, 16 to 256 characters; generated when it is left out.',
})

export const WebhookParams = Type.Object({
  webhook_id: Type.String({ description: 'Identifier of the webhook.', examples: ['whk_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
})

export const EventParams = Type.Object({
  ...WebhookParams.properties,
  event_id: Type.String({ description: 'Identifier of the event.', examples: ['evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W'] }),
})

export type NewWebhook = Static<typeof NewWebhook>
export const NewWebhook = Type.Object(
  { url: Url, events: Events, description: Type.Optional(Description), secret: Type.Optional(Secret) },
  {
    title: 'NewWebhook',
    description: 'A webhook to be registered.',
    additionalProperties: false,
    required: ['url', 'events'],
  },
)

export type WebhookPatch = Static<typeof WebhookPatch>
export const WebhookPatch = Type.Object(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    description: Type.Optional(Description),
    status: Type.Optional(
      Type.Enum(['active', 'paused'], {
        description:
          'A paused webhook is sent nothing; its events are kept to be replayed. Out of `failed` only after a test was answered with 200.',
      }),
    ),
  },
  {
    title: 'WebhookPatch',
    description: 'What to change of a webhook; all else stays.',
    additionalProperties: false,
    required: [],
    examples: [{ events: ['analysis.completed', 'analysis.failed'], description: 'Production' }],
  },
)

export const NewSecret = Type.Object(
  { secret: Type.Optional(Secret) },
  {
    title: 'NewSecret',
    description: 'The secret that replaces the one before.',
    additionalProperties: false,
    required: [],
  },
)

const webhook = {
  id: WebhookId,
  url: Type.String({ description: sentAddressRule, examples: ['https://acme.example/hooks/brandprint'] }),
  events: Type.Array(EventType, {
    description: 'The kinds of events that it is sent.',
    examples: [['analysis.completed', 'analysis.failed']],
  }),
  description: Description,
  status: Status,
  created_at: CreationTime,
}

/** Answer of POST and rotate-secret: the only ones with `secret`. */
export type CreatedWebhook = Static<typeof CreatedWebhook>
export const CreatedWebhook = Type.Object(
  {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    description: webhook.description,
    // Shortened: it is refused where a secret is taken.
    secret: Type.String({
      description:
        'The signing secret, shown in this answer alone, and when it is repeated under its `Idempotency-Key`. Keep it like a password.',
      examples: ['whsec_…'],
    }),
    status: webhook.status,
    created_at: webhook.created_at,
  },
  { title: 'CreatedWebhook', description: 'A webhook with its new secret.' },
)
const figures = {
  last_delivery: Type.Union([AttemptTime, Type.Null()], {
    description: 'When the newest attempt began: ISO 8601, UTC; null before the first. Tests are not counted.',
  }),
  success_rate: Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()], {
    description:
      'Percentage of the attempts of the last 7 days that succeeded; null without any. Tests are not counted.',
    examples: [99.2],
  }),
}

export type WebhookListItem = Static<typeof WebhookListItem>
export const WebhookListItem = Type.Object(
  {
    id: webhook.id,
    url: webhook.url,
    events: webhook.events,
    status: webhook.status,
    ...figures,
    created_at: webhook.created_at,
  },
  { title: 'WebhookListItem', description: 'A webhook as lists show it.' },
)

const { created_at, ...members } = webhook
/** Answer of GET and PATCH. */
export type Webhook = Static<typeof Webhook>
export const Webhook = Type.Object(
  { ...members, ...figures, created_at },
  { title: 'Webhook', description: 'A webhook.' },
)

export const DeletedWebhook = Type.Object(
  { id: WebhookId, deleted: Type.Literal(true, { description: 'Always true.' }) },
  { title: 'DeletedWebhook', description: 'That a webhook was deleted.' },
)

/** One attempt. */
export type DeliveryRecord = Static<typeof DeliveryRecord>
export const DeliveryRecord = Type.Object(
  {
    id: Id('del', 'Identifier of the attempt.'),
    event_id: EventId,
    event_type: EventType,
    status: Type.Enum(['success', 'failed'], { description: '`success`: the endpoint answered 200 within 5 seconds.' }),
    response_code: Type.Optional(
      Type.Integer({
        description: 'HTTP status that the endpoint answered with; absent when it did not answer.',
        examples: [200],
      }),
    ),
    response_time_ms: Type.Optional(
      Type.Integer({ description: 'Milliseconds until the answer; only on success.', examples: [87] }),
    ),
    error: Type.Optional(Type.String({ description: 'What was seen, for people; only on failure.' })),
    attempted_at: AttemptTime,
    retry_count: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 5,
        description: '0 for the first attempt, then the number of the retry; only on failure.',
      }),
    ),
  },
  { title: 'DeliveryRecord', description: 'One attempt to deliver an event.' },
)

const FilterType = Type.Enum(eventKinds, { description: 'Only events of this kind.' })

export const DeliveryQuery = PageQuery({
  status: Type.Optional(Type.Enum(['success', 'failed'], { description: 'Only attempts that ended like this.' })),
  event_type: Type.Optional(FilterType),
  event_id: Type.Optional(
    Type.String({
      ...plainText,
      maxLength: 100,
      description: 'Only attempts to deliver this event.',
      examples: ['evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W'],
    }),
  ),
})

const eventStates = ['pending', 'delivered', 'failed', 'missed', 'not_sent'] as const

export const EventQuery = PageQuery({
  state: Type.Optional(Type.Enum(eventStates, { description: 'Only events in this state.' })),
  event_type: Type.Optional(FilterType),
})

/** An event of a kind that the webhook subscribes to, and what became of it there. */
export type WebhookEventRecord = Static<typeof WebhookEventRecord>
export const WebhookEventRecord = Type.Object(
  {
    event_id: EventId,
    event_type: EventType,
    created_at: Time('When it happened', '2026-01-15T10:30:42.000Z'),
    state: Type.Enum(eventStates, {
      description:
        '`pending`: an attempt is due or runs. `delivered`: the endpoint answered 200. `failed`: every retry failed. `missed`: the webhook was not active. `not_sent`: older than the webhook or its subscription to this kind.',
      examples: ['delivered'],
    }),
    attempts: Type.Integer({
      minimum: 0,
      description: 'Attempts that ended, since the event or its last replay.',
      examples: [1],
    }),
    next_attempt_at: Type.Union([NextAttemptTime, Type.Null()], {
      description: 'While pending: when the next attempt is due, or the one that runs counts as lost; else null.',
      examples: [null],
    }),
    event: Type.Unsafe<WebhookEvent>(WebhookEvent),
  },
  { title: 'WebhookEventRecord', description: 'An event, and what became of it at a webhook.' },
)

/** Answer of a replay. */
export type ReplayedEvent = Static<typeof ReplayedEvent>
export const ReplayedEvent = Type.Object(
  {
    webhook_id: WebhookId,
    event_id: EventId,
    event_type: EventType,
    next_attempt_at: NextAttemptTime,
  },
  { title: 'ReplayedEvent', description: 'An event that is sent again.' },
)

export type Recovery = Static<typeof Recovery>
export const Recovery = Type.Object(
  {
    since: Type.String({
      pattern: momentPattern,
      description: 'ISO 8601 date or date-time, inclusive; within the last 30 days.',
      examples: ['2026-01-15T10:00:00.000Z'],
    }),
  },
  {
    title: 'Recovery',
    description: 'From when on events are sent again.',
    additionalProperties: false,
    required: ['since'],
  },
)

/** Answer of a recovery. */
export type RecoveredWebhook = Static<typeof RecoveredWebhook>
export const RecoveredWebhook = Type.Object(
  {
    webhook_id: WebhookId,
    since: Time('The `since` of the request', '2026-01-15T10:00:00.000Z'),
    recovered: Type.Integer({
      minimum: 0,
      maximum: recoveredEventsMax,
      description: 'Events that are sent now, the oldest first.',
      examples: [12],
    }),
    has_more: Type.Boolean({
      description: 'Whether more were missed than one request sends again.',
      examples: [false],
    }),
    next_since: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'The `since` of the next request; null when nothing is left.',
      examples: [null],
    }),
  },
  { title: 'RecoveredWebhook', description: 'What is sent again, and whether there is more.' },
)
