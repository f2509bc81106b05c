/** Posts events to an address on this machine as the service would: the same headers and time limit, no redirects. */
import { signWebhook } from '@brandprint/client'
import { NoAnswer, post } from './connection.ts'
import type { OutputEntry, ReceivedEvent } from './lines.ts'

export interface ForwardOptions {
  url: URL
  secret: string
  signal: AbortSignal
  print(entry: OutputEntry): void
}

const answerSeconds = 5

/** Posts one event after another, in order of arrival, each once. */
export function createForwarder({ url, secret, signal, print }: ForwardOptions) {
  let last: Promise<void> = Promise.resolve()

  async function forward(event: ReceivedEvent): Promise<void> {
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
      print({ type: 'forwarded', event, at: now.toISOString(), ...answer })
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      if (!signal.aborted) print({ type: 'not_forwarded', event, at: now.toISOString(), reason: error.message })
    }
  }

  return {
    add(event: ReceivedEvent): void {
      last = last.then(() => forward(event))
    },
    /** Resolves when no event waits. */
    settled: () => last,
  }
}
