/** One account's requests to the API. */
import { setTimeout as delay } from 'node:timers/promises'

export interface Answer {
  status: number
  data: Record<string, unknown>
}

export type Client = ReturnType<typeof createClient>

const refusedMs = 250

export function createClient(baseUrl: string, key: string) {
  async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const { data = {} } = (text === '' ? {} : JSON.parse(text)) as { data?: Record<string, unknown> }
    return { status: response.status, data } satisfies Answer
  }

  return {
    send,
    /** @throws when the answer has another status; one that says to slow down is obeyed */
    async expect(status: number, ...request: Parameters<typeof send>): Promise<Answer> {
      for (;;) {
        const answer = await send(...request)
        if (answer.status === status) return answer
        if (answer.status !== 429) throw new Error(`${request[0]} ${request[1]} answered ${answer.status}.`)
        await delay(refusedMs)
      }
    },
  }
}
