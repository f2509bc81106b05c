/** The service's API as a client uses it. */
import { setTimeout as delay } from 'node:timers/promises'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: what is answered is what a test looks at.
  body: any
}

export interface Api {
  get(path: string): Promise<Answer>
  post(path: string, body: object): Promise<Answer>
  /** The analysis, once it is not processing any more. */
  ended(id: string): Promise<Answer['body']>
}

/** Pages of a site are read a second apart. */
const endedMs = 120_000

export function apiAt(url: string, key: string): Api {
  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const response = await fetch(new URL(path, url), { ...init, headers })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return {
    get: (path) => ask(path),
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
    async ended(id) {
      for (const until = Date.now() + endedMs; Date.now() < until; ) {
        const { status, headers, body } = await ask(`/v1/analyses/${id}`)
        if (status === 200 && body.data.status !== 'processing') return body.data
        if (status !== 200 && status !== 429) throw new Error(`The analysis ${id} is answered with ${status}.`)
        await delay(Math.min(2, Number(headers.get('retry-after'))) * 1_000)
      }
      throw new Error(`The analysis ${id} does not end.`)
    },
  }
}
