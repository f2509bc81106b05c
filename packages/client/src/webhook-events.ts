/** What webhooks are sent; a later version of the service may add fields and kinds. */
import type { WebhookEventPayloads } from './webhook-payloads.ts'

export type WebhookEventKind = keyof WebhookEventPayloads

interface Envelope<Kind extends string, Data> {
  /** `evt_…`; the same at every attempt: a second delivery of an event is known by it. */
  id: string
  event: Kind
  /** Unix seconds. */
  created: number
  data: Data
}

/**
 * A string that is none of the known kinds. It exists in types alone: a plain `string` here would keep comparisons with a
 * kind from narrowing, and a member of an enumeration is a string that is equal to no literal.
 */
declare enum NewerKind {
  any = '',
}

/**
 * An event of a kind that the service has and this version of the client does not know. Its `event` is a string like any
 * other; to compare it with a kind, give it a name first: `const kind: string = event.event`.
 */
export type UnknownWebhookEvent = Envelope<NewerKind.any, Record<string, unknown>>

/**
 * The content of a verified delivery, distinguished by `event`:
 *
 *     switch (event.event) {
 *       case 'analysis.completed': return store(event.data.analysis_id)
 *       default: return // of no interest, or newer than this client
 *     }
 */
export type WebhookEvent =
  | { [Kind in WebhookEventKind]: Envelope<Kind, WebhookEventPayloads[Kind]> }[WebhookEventKind]
  | UnknownWebhookEvent
