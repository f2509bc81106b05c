import { setTimeout as delay } from 'node:timers/promises'
import { Failure } from '../usage-error.ts'
import { followEvents, unreachable } from './follow-events.ts'
import { createForwarder } from './forward.ts'
import type { OutputEntry, ReceivedEvent } from './lines.ts'
import type { StreamMessage } from './message-reader.ts'
import { type Delivery, type ListedWebhook, type Service, Unavailable } from './service.ts'
import { createTail } from './tail.ts'

export interface ListenOptions {
  service: Service
  /** The webhook whose attempts are shown too; null: none. */
  webhookId: string | null
  /** Kinds of events; null: all, or those of the webhook. */
  kinds: readonly string[] | null
  /** null: events from now on. */
  since: Date | null
  forward: { url: URL; secret: string; isGenerated: boolean } | null
  signal: AbortSignal
  print(entry: OutputEntry): void
}

const pollMs = 1_000
/** After a poll it waits at least this many times as long as the poll took, so a slow service is polled less often. */
const restsPerRound = 3

/** Follows an account's events until it is stopped. @throws {Failure} when the service refuses, or cannot be reached at the start */
export async function listen(options: ListenOptions): Promise<void> {
  try {
    await follow(options)
  } catch (error) {
    if (!options.signal.aborted) throw error
  }
}

async function follow(options: ListenOptions): Promise<void> {
  const { service, webhookId, since, forward, signal, print } = options
  const webhook = webhookId === null ? null : await chosen(service, webhookId)
  const attempts = webhook === null ? null : attemptsOf(service, webhook.id, since)
  // Marks existing attempts as old before “Listening” is printed: all later ones are shown.
  if (since === null) await attempts?.()
  const kinds = options.kinds ?? webhook?.events ?? null
  const forwarder = forward === null ? null : createForwarder({ ...forward, signal, print })
  const states = new Map<string, string>()

  function onMessage({ event: kind, data }: StreamMessage): void {
    if (kind === 'webhook.status') printStatus(data)
    const isWanted = kinds === null || kinds.includes(kind)
    const event = isWanted && kind !== 'webhook.status' ? receivedEvent(kind, data) : null
    if (event === null) return
    if (forwarder === null) print({ type: 'event', event })
    else forwarder.add(event)
  }

  /** On each connection the service first sends the status of all webhooks that are not active. */
  function printStatus(data: string): void {
    const { webhook_id, url, status } = JSON.parse(data) as { webhook_id: string; url: string; status: string }
    if (states.get(webhook_id) === status) return
    states.set(webhook_id, status)
    print({ type: 'webhook', at: new Date().toISOString(), webhook_id, url, status })
  }

  const onConnected = () =>
    print({
      type: 'listening',
      address: service.address,
      webhook,
      events: options.kinds,
      forward: forward?.url.href ?? null,
      generated_secret: forward?.isGenerated ? forward.secret : null,
    })
  await Promise.all([
    followEvents({ service, since, signal, print, onConnected, onMessage }),
    attempts === null ? null : followAttempts(attempts, { signal, print }),
  ])
  await forwarder?.settled()
}

function receivedEvent(kind: string, body: string): ReceivedEvent | null {
  try {
    const { id, created } = JSON.parse(body) as { id: string; created: number }
    return { event_id: String(id), event_type: kind, created_at: new Date(created * 1_000).toISOString(), body }
  } catch {
    // Not an event.
    return null
  }
}

async function chosen(service: Service, webhookId: string): Promise<ListedWebhook> {
  const webhooks = await service.webhooks().catch((error) => {
    throw error instanceof Unavailable ? unreachable(service.address, error) : error
  })
  const webhook = webhooks.find(({ id }) => id === webhookId)
  if (webhook !== undefined) return webhook
  const list = webhooks.map(({ id, url }) => `\n  ${id}  ${url}`).join('')
  throw new Failure(
    list === ''
      ? 'The account has no webhook. Without --webhook its events are shown all the same.'
      : `The account has no such webhook. It has:${list}`,
  )
}

const attemptsOf = (service: Service, webhookId: string, since: Date | null) =>
  createTail<Delivery>({
    page: (number) => service.deliveries(webhookId, number),
    idOf: ({ id }) => id,
    timeOf: ({ attempted_at }) => Date.parse(attempted_at),
    since: since?.getTime() ?? null,
  })

/** Repeats until it is stopped. `followEvents` prints when the service cannot be reached. */
async function followAttempts(
  attempts: () => Promise<Delivery[]>,
  { signal, print }: Pick<ListenOptions, 'signal' | 'print'>,
): Promise<void> {
  while (!signal.aborted) {
    const beganAt = performance.now()
    let waitMs = pollMs
    try {
      for (const delivery of await attempts()) print({ type: 'attempt', delivery })
      waitMs = Math.max(pollMs, restsPerRound * (performance.now() - beganAt))
    } catch (error) {
      if (signal.aborted || !(error instanceof Unavailable)) throw error
      waitMs = Math.max((error.retryAfterSeconds ?? 0) * 1_000, pollMs)
    }
    await delay(waitMs, undefined, { signal }).catch(() => undefined)
  }
}
