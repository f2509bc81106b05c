import { type EventKind, eventPayloads } from '../../platform/event-schemas.ts'
import { exampleOf, shapeOf } from '../../platform/openapi/example.ts'

/** The example payload of a kind in the reference, marked with `test: true`, except `webhook.test`, which is a test by itself. */
export function samplePayload(kind: EventKind): object {
  const payload = exampleOf(shapeOf(eventPayloads[kind])) as object
  return kind === 'webhook.test' ? payload : { ...payload, test: true }
}
