/** What `listen` says: to people lines of 80 columns, to programs one JSON object a line. */
import { harmlessMessage } from '../echoed.ts'
import type { Delivery, ListedWebhook, WebhookEvent } from './service.ts'

export type Said =
  | { type: 'listening'; webhook: ListedWebhook; forward: string | null; generated_secret: string | null }
  | { type: 'attempt'; delivery: Delivery }
  | { type: 'missed'; event: WebhookEvent }
  | { type: 'forwarded'; event: WebhookEvent; at: string; status: number; ms: number }
  | { type: 'not_forwarded'; event: WebhookEvent; at: string; reason: string }
  | { type: 'lost'; reason: string }
  | { type: 'back' }

/** @param width columns @returns without a line break at its end */
export function asText(said: Said, width: number): string {
  switch (said.type) {
    case 'listening':
      return listening(said, width)
    case 'attempt':
      return attempt(said.delivery, width)
    case 'missed':
      return line(said.event.created_at, '–', said.event, 'missed')
    case 'forwarded': {
      const { at, event, status, ms } = said
      return withReason(line(at, '→', event, `${status} ${ms} ms`), statusReason(status), width)
    }
    case 'not_forwarded':
      return withReason(line(said.at, '→', said.event, 'no answer'), `Not forwarded: ${said.reason}.`, width)
    case 'lost':
      return wrapped(`The connection to the service was lost: ${said.reason}. Trying again …`, width, '')
    case 'back':
      return 'The service is back.'
  }
}

export const asJson = (said: Said): string => JSON.stringify(said)

function listening({ webhook, forward, generated_secret }: Said & { type: 'listening' }, width: number): string {
  const state =
    webhook.status === 'active'
      ? ''
      : ` It is ${webhook.status}: nothing is sent to it, and events are kept for a replay.`
  const lines = [wrapped(`Listening to ${webhook.id}, ${webhook.url}.${state}`, width, '')]
  if (forward !== null) lines.push(wrapped(`Forwarding events to ${forward}.`, width, ''))
  if (generated_secret !== null) lines.push(`Signing with ${generated_secret}`)
  lines.push('Ctrl-C ends it.')
  return lines.join('\n')
}

function attempt(delivery: Delivery, width: number): string {
  const { attempted_at, status, response_code, response_time_ms, retry_count = 0, error = '' } = delivery
  if (status === 'success') return line(attempted_at, '✓', delivery, `${response_code} ${response_time_ms} ms`)
  const retry = retry_count === 0 ? '' : ` retry ${retry_count}`
  return withReason(line(attempted_at, '✗', delivery, `${response_code ?? 'no answer'}${retry}`), error, width)
}

/** The service would say the same of such an answer. */
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
  return `${timeOfDay(at)} ${mark} ${kind} ${id} ${shown(end)}`
}

const withReason = (first: string, reason: string, width: number) =>
  reason === '' ? first : `${first}\n${wrapped(reason, width, ' '.repeat(marginWidth))}`

/** On this machine's clock. */
function timeOfDay(moment: string): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const at = new Date(moment)
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

const shown = (text: string) => harmlessMessage(text).replace(/\s+/g, ' ')

/** A word that is longer than a line is broken. */
function wrapped(text: string, width: number, margin: string): string {
  const room = width - margin.length
  const lines: string[] = []
  let rest = shown(text)
  while (rest.length > room) {
    const space = rest.lastIndexOf(' ', room)
    const end = space > 0 ? space : room
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest].map((part) => margin + part).join('\n')
}
