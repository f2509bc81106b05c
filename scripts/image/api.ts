/** The service's API as a client uses it. */
import { eventually } from '../../packages/server/src/test-support/eventually.ts'

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
    ended: (id) =>
      eventually(
        async () => {
          const { body } = await ask(`/v1/analyses/${id}`)
          return body.data?.status !== 'processing' && (body.data ?? body)
        },
        { what: `the analysis ${id} ends`, ms: endedMs },
      ),
  }
}
