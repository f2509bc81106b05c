import { type EventKind, eventPayloads } from '../../platform/event-schemas.ts'
import { exampleOf, shapeOf } from '../../platform/openapi/example.ts'

/** The payload that the reference shows of a kind, marked as nothing real; a `webhook.test` is a test already. */
export function samplePayload(kind: EventKind): object {
  const payload = exampleOf(shapeOf(eventPayloads[kind])) as object
  return kind === 'webhook.test' ? payload : { ...payload, test: true }
}
