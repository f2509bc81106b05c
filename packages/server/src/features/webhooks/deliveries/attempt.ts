/** One attempt of a delivery: signs, sends, and returns the outcome. */

import { signWebhook } from '@brandprint/client'
import { type PostFailure, parsePublicUrl } from '@brandprint/engine/net'
import type { Deps } from '../../../platform/deps.ts'
import type { EventKind } from '../../../platform/event-schemas.ts'
import { newId } from '../../../platform/ids.ts'
import { failureWords, statusWords } from './failure-words.ts'

/** The time limit that docs/webhooks.md promises; it includes name lookup, connection and TLS. */
const answerSeconds = 5

export interface AttemptInput {
  webhookId: string
  url: string
  /** Newest first. */
  secrets: readonly string[]
  eventId: string
  eventType: EventKind
  body: string
  /** 0 for the first attempt. */
  retryCount: number
  isTest: boolean
  /** Its last attempt failed. */
  isFailing?: boolean
}

/** As it is recorded and shown. */
export interface AttemptRecord {
  id: string
  webhookId: string
  eventId: string
  eventType: EventKind
  status: 'success' | 'failed'
  responseCode: number | null
  responseTimeMs: number | null
  error: string | null
  attemptedAt: Date
  retryCount: number
  isTest: boolean
}

export interface Attempt {
  record: AttemptRecord
  endedAt: Date
  /** IP address of the endpoint; null when its name was not resolved. */
  address: string | null
}

type AttemptDeps = Pick<Deps, 'poster' | 'clock' | 'config'>

export async function attempt(deps: AttemptDeps, input: AttemptInput, signal?: AbortSignal): Promise<Attempt> {
  const { clock } = deps
  const attemptedAt = clock.now()
  const posted = await send(deps, input, attemptedAt, signal)
  const isReceived = posted.ok && posted.value.status === 200
  const { webhookId, eventId, eventType, retryCount, isTest } = input
  return {
    record: {
      id: newId('del'),
      webhookId,
      eventId,
      eventType,
      status: isReceived ? 'success' : 'failed',
      responseCode: posted.ok ? posted.value.status : null,
      responseTimeMs: isReceived ? posted.value.headMs : null,
      error: isReceived
        ? null
        : posted.ok
          ? statusWords(posted.value.status)
          : failureWords(posted.error, answerSeconds),
      attemptedAt,
      retryCount,
      isTest,
    },
    endedAt: clock.now(),
    address: posted.ok ? posted.value.address : posted.error.address,
  }
}

async function send(
  { poster, config }: AttemptDeps,
  { url, secrets, eventId, body, isFailing = false }: AttemptInput,
  attemptedAt: Date,
  signal: AbortSignal | undefined,
) {
  // The rules may have become stricter since it was registered.
  const target = parsePublicUrl(url, { schemes: ['https'], allowHosts: config.allowHosts })
  if (!target.ok) {
    const code = target.error.code === 'PORT_NOT_ALLOWED' ? 'PORT_NOT_ALLOWED' : 'NOT_PUBLIC'
    return { ok: false, error: { code, stage: 'dns', detail: null, address: null } satisfies PostFailure } as const
  }
  return poster.post(target.value, {
    body: Buffer.from(body, 'utf8'),
    headers: {
      'user-agent': 'Brandprint-Webhooks/1',
      accept: '*/*',
      ...signWebhook({ eventId, body, secret: secrets, now: attemptedAt }),
    },
    withinMs: answerSeconds * 1_000,
    ownConnection: isFailing,
    ...(signal !== undefined && { signal }),
  })
}
