/** The output of `listen`: lines of 80 columns for people, one JSON object a line for programs. */
import { harmlessMessage } from '../output/echoed.ts'
import { wrapped as wrappedText } from '../output/wrapped.ts'
import type { Delivery, ListedWebhook } from './service.ts'

export interface ReceivedEvent {
  event_id: string
  event_type: string
  created_at: string
  /** The same bytes as a webhook is sent. */
  body: string
}

export type OutputEntry =
  | {
      type: 'listening'
      address: string
      webhook: ListedWebhook | null
      /** Kinds that were asked for; null: all, or those of the webhook. */
      events: readonly string[] | null
      forward: string | null
      generated_secret: string | null
    }
  | { type: 'event'; event: ReceivedEvent }
  | { type: 'attempt'; delivery: Delivery }
  | { type: 'forwarded'; event: ReceivedEvent; at: string; status: number; ms: number }
  | { type: 'not_forwarded'; event: ReceivedEvent; at: string; reason: string }
  | { type: 'webhook'; at: string; webhook_id: string; url: string; status: string }
  | { type: 'lost'; reason: string }
  | { type: 'back' }
  | { type: 'gap' }

/** @param width columns @returns without a line break at its end */
export function asText(entry: OutputEntry, width: number): string {
  switch (entry.type) {
    case 'listening':
      return listening(entry, width)
    case 'attempt':
      return attempt(entry.delivery, width)
    case 'event':
      return line(entry.event.created_at, '•', entry.event, '')
    case 'forwarded': {
      const { at, event, status, ms } = entry
      return withReason(line(at, '→', event, `${status} ${ms} ms`), statusReason(status), width)
    }
    case 'not_forwarded':
      return withReason(line(entry.at, '→', entry.event, 'no answer'), `Not forwarded: ${entry.reason}.`, width)
    case 'webhook':
      return webhookState(entry, width)
    case 'lost':
      return wrapped(`The connection to the service was lost: ${entry.reason}. Trying again …`, width, '')
    case 'back':
      return 'The service is back.'
    case 'gap':
      return wrapped('The last event that was shown is not kept any more; events may be missing here.', width, '')
  }
}

export const asJson = (entry: OutputEntry): string => JSON.stringify(entry)

function listening(entry: OutputEntry & { type: 'listening' }, width: number): string {
  const { address, webhook, events, forward, generated_secret } = entry
  const kinds = events === null ? '' : ` (${events.join(', ')})`
  const lines = [wrapped(`Listening to the events of the account${kinds} at ${address}.`, width, '')]
  if (webhook !== null) lines.push(wrapped(`Showing the deliveries of ${webhook.id}, ${webhook.url}.`, width, ''))
  if (forward !== null) lines.push(wrapped(`Forwarding events to ${forward}.`, width, ''))
  if (generated_secret !== null) lines.push(`Signing with ${generated_secret}`)
  lines.push('Ctrl-C ends it.')
  return lines.join('\n')
}

const webhookStates: Record<string, string> = {
  active: 'is active again.',
  paused: 'is paused: nothing is sent to it, and events are kept to be sent again.',
  failed:
    'failed: nothing is sent to it any more, and events are kept to be sent again. Send it a test (POST …/test), then set its status to active.',
}

function webhookState({ at, webhook_id, url, status }: OutputEntry & { type: 'webhook' }, width: number): string {
  const state = webhookStates[status] ?? `is ${status}.`
  return `${timeOfDay(at)} ! ${wrapped(`${webhook_id} (${url}) ${state}`, width, ' '.repeat(marginWidth + 2)).trimStart()}`
}

function attempt(delivery: Delivery, width: number): string {
  const { attempted_at, status, response_code, response_time_ms, retry_count = 0, error = '' } = delivery
  if (status === 'success') return line(attempted_at, '✓', delivery, `${response_code} ${response_time_ms} ms`)
  const retry = retry_count === 0 ? '' : ` retry ${retry_count}`
  return withReason(line(attempted_at, '✗', delivery, `${response_code ?? 'no answer'}${retry}`), error, width)
}

/** The same text as the service records for such a status. */
function statusReason(status: number): string {
  if (status === 200) return ''
  if (status >= 300 && status < 400) return `${status} is a redirect; the service follows none, and tries again.`
  return `The service takes only 200 for received, and would try again.`
}

const kindWidth = 21
const idWidth = 28
const marginWidth = 9

function line(at: string, mark: string, event: { event_type: string; event_id: string }, end: string): string {
  const kind = shown(event.event_type).slice(0, kindWidth).padEnd(kindWidth)
  const id = shown(event.event_id).slice(0, idWidth).padEnd(idWidth)
  return `${timeOfDay(at)} ${mark} ${kind} ${id} ${shown(end)}`.trimEnd()
}

const withReason = (first: string, reason: string, width: number) =>
  reason === '' ? first : `${first}\n${wrapped(reason, width, ' '.repeat(marginWidth))}`

/** In local time. */
function timeOfDay(moment: string): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const at = new Date(moment)
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

const shown = (text: string) => harmlessMessage(text).replace(/\s+/g, ' ')

const wrapped = (text: string, width: number, margin: string) => wrappedText(shown(text), width, margin)
