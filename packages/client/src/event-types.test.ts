import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { WebhookEvent } from './index.ts'

test('the generated types are current', () => {
  const script = fileURLToPath(new URL('../../../scripts/webhook-events.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  assert.equal(status, 0, stderr)
})

test('comparing with a kind narrows the payload, and unknown kinds stay usable', () => {
  const summaryOf = (event: WebhookEvent): string => {
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
  assert.equal(summaryOf({ id: 'evt_1', event: 'webhook.test', created: 1, data: { message: 'hello' } }), 'hello')
  assert.equal(summaryOf(newer as unknown as WebhookEvent), 'analysis.archived')
})
