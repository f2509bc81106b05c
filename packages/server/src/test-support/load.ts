/** Clients that start analyses one after the other, and ask again until they know what became of each request. */
import { setTimeout as delay } from 'node:timers/promises'

export interface LoadOptions {
  /** Where the API answers; each client takes turns. */
  bases: readonly string[]
  keys: readonly string[]
  clients: number
  /** A client's rest between two analyses. */
  restMs: number
  /** What the next request asks for; counted from 0. */
  payload: (number: number) => object
}

export interface LoadOutcome {
  /** Identifiers that a 201 named. */
  accepted: Set<string>
  /** Every `Idempotency-Key` that was sent, accepted or not. */
  sent: Set<string>
  /** Requests whose connection was there, and which got no answer or one of 5xx. */
  broken: string[]
}

/** A restart takes seconds; whoever has no answer by then is told so. */
const triesMax = 100

export function startLoad({ bases, keys, clients, restMs, payload }: LoadOptions) {
  const stopping = new AbortController()
  const outcome: LoadOutcome = { accepted: new Set(), sent: new Set(), broken: [] }
  let number = 0

  async function one(client: number): Promise<void> {
    const at = number++
    const key = `load-${at}`
    outcome.sent.add(key)
    for (let tried = 0; tried < triesMax; tried++) {
      const base = bases[(client + tried) % bases.length]!
      const status = await post(base, { key, credential: keys[at % keys.length]!, body: payload(at) })
      // Refused for a limit, or held by a request that died with its process: nothing was accepted, and nothing is lost.
      if (status === 201 || status === 429 || status === 409) return
      await delay(50)
    }
  }

  async function post(base: string, { key, credential, body }: { key: string; credential: string; body: object }) {
    try {
      const response = await fetch(`${base}/v1/analyze`, {
        method: 'POST',
        headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      })
      const text = await response.text()
      if (response.status === 201) outcome.accepted.add((JSON.parse(text) as { data: { id: string } }).data.id)
      if (response.status >= 500) outcome.broken.push(`${response.status} ${text}`)
      return response.status
    } catch (error) {
      const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
      if (code !== 'ECONNREFUSED') outcome.broken.push(`${code}: ${message}`)
      return null
    }
  }

  const running = Array.from({ length: clients }, async (_, client) => {
    while (!stopping.signal.aborted) {
      await one(client)
      await delay(restMs)
    }
  })

  return {
    outcome,
    async stop(): Promise<LoadOutcome> {
      stopping.abort()
      await Promise.all(running)
      return outcome
    },
  }
}
