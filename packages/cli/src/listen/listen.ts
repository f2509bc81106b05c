import { setTimeout as delay } from 'node:timers/promises'
import { Failure } from '../usage-error.ts'
import { createForwarder } from './forward.ts'
import type { Said } from './lines.ts'
import { type Delivery, type ListedWebhook, type Service, Unavailable, type WebhookEvent } from './service.ts'
import { createTail } from './tail.ts'

export interface ListenOptions {
  service: Service
  /** null: the account's only one. */
  webhookId: string | null
  /** null: what happens from now on. */
  since: Date | null
  forward: { url: URL; secret: string; isGenerated: boolean } | null
  signal: AbortSignal
  say(said: Said): void
}

const pollMs = 1_000
/** A service whose lists are long, or which has much to do, is asked less often. */
const restsPerRound = 3
/** While the service cannot be reached. */
const waitMsMax = 5_000

/** Follows a webhook until it is stopped. @throws {Failure} when the service refuses, or is not there at the start */
export async function listen(options: ListenOptions): Promise<void> {
  try {
    await follow(options)
  } catch (error) {
    if (!options.signal.aborted) throw error
  }
}

async function follow({ service, webhookId, since, forward, signal, say }: ListenOptions): Promise<void> {
  const webhook = await chosen(service, webhookId)
  const attempts = createTail<Delivery>({
    page: (number) => service.deliveries(webhook.id, number),
    idOf: ({ id }) => id,
    timeOf: ({ attempted_at }) => Date.parse(attempted_at),
    since: since?.getTime() ?? null,
  })
  const events = createTail<WebhookEvent>({
    page: (number) => service.events(webhook.id, number),
    idOf: ({ event_id }) => event_id,
    timeOf: ({ created_at }) => Date.parse(created_at),
    since: since?.getTime() ?? null,
  })
  const forwarder = forward === null ? null : createForwarder({ ...forward, signal, say })

  async function round(answered: () => void): Promise<void> {
    const newEvents = await events()
    answered()
    for (const event of newEvents) {
      if (forwarder !== null) forwarder.add(event)
      else if (event.state === 'missed') say({ type: 'missed', event })
    }
    for (const delivery of await attempts()) say({ type: 'attempt', delivery })
  }

  // What is there now is old; only then may it be said that everything from now on is shown.
  if (since === null) await firstAnswer(() => round(() => undefined))
  say({
    type: 'listening',
    webhook,
    forward: forward?.url.href ?? null,
    generated_secret: forward?.isGenerated ? forward.secret : null,
  })
  await repeat(round, { signal, say })
  await forwarder?.settled()
}

/** At the start the service has to be there: the address may be wrong. */
async function firstAnswer<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    throw new Failure(`The service cannot be asked: ${error.message}. Does it run, and is --url right?`)
  }
}

async function chosen(service: Service, webhookId: string | null): Promise<ListedWebhook> {
  const webhooks = await firstAnswer(() => service.webhooks())
  const webhook = webhookId === null ? webhooks[0] : webhooks.find(({ id }) => id === webhookId)
  if (webhook !== undefined && (webhookId !== null || webhooks.length === 1)) return webhook
  if (webhooks.length === 0) {
    throw new Failure('The account has no webhook; POST /v1/webhooks registers one. Is it the right key?')
  }
  const list = webhooks.map(({ id, url }) => `  ${id}  ${url}`).join('\n')
  throw new Failure(
    webhookId === null
      ? `Which webhook? Name it with --webhook:\n${list}`
      : `The account has no such webhook. It has:\n${list}`,
  )
}

/** Round after round until it is stopped, also over times when the service is away, of which it tells once. */
async function repeat(
  round: (answered: () => void) => Promise<void>,
  { signal, say }: Pick<ListenOptions, 'signal' | 'say'>,
): Promise<void> {
  let failures = 0
  const answered = () => {
    if (failures > 0) say({ type: 'back' })
    failures = 0
  }
  while (!signal.aborted) {
    let waitMs = pollMs
    const beganAt = performance.now()
    try {
      await round(answered)
      waitMs = Math.max(pollMs, restsPerRound * (performance.now() - beganAt))
    } catch (error) {
      if (signal.aborted || !(error instanceof Unavailable)) throw error
      if (error.retryAfterSeconds === null) {
        if (failures === 0) say({ type: 'lost', reason: error.message })
        failures++
        waitMs = Math.min(pollMs * failures, waitMsMax)
      } else {
        waitMs = Math.max(error.retryAfterSeconds * 1_000, pollMs)
      }
    }
    await delay(waitMs, undefined, { signal }).catch(() => undefined)
  }
}
