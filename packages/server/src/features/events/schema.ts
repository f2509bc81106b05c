/** Wire shapes of the stream of events: validation, types and documentation in one. */
import type { Readable } from 'node:stream'
import { type Static, Type } from 'typebox'
import { EventId, EventType, eventKinds, WebhookEvent } from '../../platform/event-schemas.ts'
import { momentPattern } from '../../platform/http/times.ts'

const placePattern = '^(?:evt_[0-9A-Za-z]{24}|0)$'

export const StreamQuery = Type.Object(
  {
    after: Type.Optional(
      Type.String({
        pattern: placePattern,
        description: 'The id of an event: begins with the one after it; `0` begins with the oldest that is kept.',
        examples: ['evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W'],
      }),
    ),
    since: Type.Optional(
      Type.String({
        pattern: momentPattern,
        description: 'ISO 8601 date or date-time: begins with the first event from then on. Not together with `after`.',
        examples: ['2026-01-15T12:00:00Z'],
      }),
    ),
  },
  { additionalProperties: false, required: [] },
)

export const StreamHeaders = Type.Object(
  {
    'Last-Event-ID': Type.Optional(
      Type.String({
        pattern: placePattern,
        description:
          'As `after`, and takes precedence over it and `since`: browsers and libraries send it when they reconnect.',
        examples: ['evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W'],
      }),
    ),
  },
  { required: [] },
)

const body = '{"id":"evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W","event":"analysis.completed","created":1768473042,"data":{}}'

export const EventMessages = Type.Unsafe<Readable>({
  type: 'string',
  'x-media-type': 'text/event-stream',
  description: 'Server-Sent Events, until one of both sides ends the connection.',
  examples: [`id: evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W\nevent: analysis.completed\ndata: ${body}\n\n`],
})

export type NewSample = Static<typeof NewSample>
export const NewSample = Type.Object(
  { event: Type.Enum(eventKinds, { description: 'The kind of event.', examples: ['analysis.completed'] }) },
  { title: 'NewSample', description: 'A sample event to be sent.', additionalProperties: false, required: ['event'] },
)

export type SentSample = Static<typeof SentSample>
export const SentSample = Type.Object(
  {
    event_id: EventId,
    event_type: EventType,
    listeners: Type.Integer({ minimum: 0, description: 'Streams that it was sent to.', examples: [1] }),
    event: Type.Unsafe<WebhookEvent>(WebhookEvent),
  },
  { title: 'SentSample', description: 'A sample event, and how many streams it was sent to.' },
)
