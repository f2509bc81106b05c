import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asText, type OutputEntry } from './lines.ts'

const event = {
  event_id: 'evt_4fGh7Jk2Lm9Np3Qr6St1Uv8W',
  event_type: 'subscription.canceled',
  created_at: '2026-01-15T10:00:00.000Z',
  body: '{}',
} as const
const attempted = {
  id: 'del_4fGh7Jk2Lm9Np3Qr6St1Uv8W',
  event_id: event.event_id,
  event_type: event.event_type,
  attempted_at: event.created_at,
} as const
const failed = (error: string, rest: object = {}): OutputEntry => ({
  type: 'attempt',
  delivery: { ...attempted, status: 'failed', error, retry_count: 5, ...rest },
})
const webhook = {
  id: 'whk_4fGh7Jk2Lm9Np3Qr6St1Uv8W',
  url: `https://acme.example/${'long/'.repeat(30)}`,
  events: ['analysis.completed'],
  status: 'paused',
} as const

const everything: OutputEntry[] = [
  {
    type: 'listening',
    address: 'https://brandprint.acme.example',
    webhook,
    events: ['analysis.completed', 'analysis.failed'],
    forward: 'http://localhost:3000/hooks',
    generated_secret: `whsec_${'A'.repeat(43)}=`,
  },
  { type: 'attempt', delivery: { ...attempted, status: 'success', response_code: 200, response_time_ms: 4_999 } },
  failed('Not answered within 5 seconds: the connection stood, and the answer was not complete. Answer first.'),
  failed('x'.repeat(300), { response_code: 500 }),
  { type: 'event', event },
  { type: 'forwarded', event, at: event.created_at, status: 200, ms: 4_999 },
  { type: 'forwarded', event, at: event.created_at, status: 302, ms: 4_999 },
  { type: 'not_forwarded', event, at: event.created_at, reason: 'it does not speak TLS; is it http instead of https?' },
  { type: 'lost', reason: 'the connection was closed before the answer was complete' },
  { type: 'back' },
  { type: 'gap' },
  ...['active', 'paused', 'failed', 'archived'].map(
    (status): OutputEntry => ({
      type: 'webhook',
      at: event.created_at,
      webhook_id: webhook.id,
      url: webhook.url,
      status,
    }),
  ),
]

test('every entry fits 80 columns, and no word of it is lost', () => {
  for (const entry of everything) {
    for (const line of asText(entry, 80).split('\n')) assert.ok([...line].length <= 80, line)
  }
  const reason = asText(everything[2]!, 80).split('\n').slice(1)
  assert.match(reason.map((line) => line.trim()).join(' '), /^Not answered .* Answer first\.$/)
})

test('an attempt is one line, with the reason below if it failed', () => {
  assert.match(asText(everything[1]!, 80), /^..:..:00 ✓ subscription\.canceled evt_\w{24} 200 4999 ms$/)
  assert.match(asText(failed('Gone.', { response_code: 410 }), 80), / 410 retry 5\n {9}Gone\.$/)
  assert.match(asText(failed('Gone.', { retry_count: 0 }), 80), / no answer\n {9}Gone\.$/)
})

test('control characters of a receiver or a newer service do not reach the terminal', () => {
  const entry = failed('red \x1b[31m\x9b2J\nand so on', { event_type: 'analysis.\x1b[2Jarchived-and-more' })
  const text = asText(entry, 80)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be left.
  assert.doesNotMatch(text, /[\x00-\x09\x0b-\x1f\x7f-\x9f]/)
  assert.equal(text.split('\n').length, 2)
})

test('control characters in place of a number do not reach the terminal', () => {
  const hostile = '\u001b[2J\u009b1A\n' as unknown as number
  const delivery = { ...attempted, response_code: hostile, response_time_ms: hostile, retry_count: hostile }
  for (const status of ['success', 'failed'] as const) {
    assert.doesNotMatch(asText({ type: 'attempt', delivery: { ...delivery, status } }, 80), /\p{Cc}/u)
  }
})
