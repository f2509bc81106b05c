/** The types are written here once more, so that a receiver need not install the service: they have to stay the same. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EventPayloads, eventKinds } from '../../server/src/platform/event-schemas.ts'
import { type WebhookEvent, type WebhookEventPayloads, webhookEventKinds } from './index.ts'

test('the client knows exactly the kinds that the server sends', () => {
  assert.deepEqual([...webhookEventKinds].sort(), [...eventKinds].sort())
})

test('the payloads are those of the server, in both directions', () => {
  // Checked by the compiler: a field that one of them lacks or types otherwise fits in one direction at most.
  const received = (payloads: EventPayloads): WebhookEventPayloads => payloads
  const sent = (payloads: WebhookEventPayloads): EventPayloads => payloads
  const message = { 'webhook.test': { message: 'x' } } as EventPayloads
  assert.equal(sent(received(message)), message)
})

test('comparing with a kind narrows the payload, and the rest stays usable', () => {
  const told = (event: WebhookEvent): string => {
    switch (event.event) {
      case 'webhook.test':
        return event.data.message
      case 'competitor.changed':
        return event.data.change.type
      default:
        return event.event
    }
  }
  const newer = { id: 'evt_1', event: 'analysis.archived', created: 1, data: { analysis_id: 'anl_1' } }
  assert.equal(told({ id: 'evt_1', event: 'webhook.test', created: 1, data: { message: 'hello' } }), 'hello')
  assert.equal(told(newer as unknown as WebhookEvent), 'analysis.archived')
})
