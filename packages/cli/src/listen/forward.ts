/** Sends events to an address on this machine as the service would: the same headers, the same patience, no redirects. */
import { signWebhook } from '@brandprint/client'
import { NoAnswer, post } from './connection.ts'
import type { HeardEvent, Said } from './lines.ts'

export interface ForwardOptions {
  url: URL
  secret: string
  signal: AbortSignal
  say(said: Said): void
}

const answerSeconds = 5

/** One after another, in the order in which they come; each once. */
export function createForwarder({ url, secret, signal, say }: ForwardOptions) {
  let last: Promise<void> = Promise.resolve()

  async function forward(event: HeardEvent): Promise<void> {
    if (signal.aborted) return
    const { body } = event
    const now = new Date()
    const headers = {
      'user-agent': 'Brandprint-Webhooks/1',
      accept: '*/*',
      ...signWebhook({ eventId: event.event_id, body, secret, now }),
    }
    try {
      const answer = await post(url, { headers, body, withinMs: answerSeconds * 1_000, signal })
      say({ type: 'forwarded', event, at: now.toISOString(), ...answer })
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      if (!signal.aborted) say({ type: 'not_forwarded', event, at: now.toISOString(), reason: error.message })
    }
  }

  return {
    add(event: HeardEvent): void {
      last = last.then(() => forward(event))
    },
    /** Resolves when nothing waits any more. */
    settled: () => last,
  }
}
