/** Clients that start analyses, or exports of them, one after the other, and retry until each request is answered. */
import { setTimeout as delay } from 'node:timers/promises'

export interface LoadOptions {
  /** Addresses of the API, which each client uses in turn. */
  bases: readonly string[]
  keys: readonly string[]
  clients: number
  /** Pause of a client between two. */
  restMs: number
  /** Where the next request goes; counted from 0. Left out: to where analyses are started. */
  path?: (number: number) => string
  /** What the next request asks for. The key is the one of that number, all in turn. */
  payload: (number: number) => object
}

export interface LoadOutcome {
  /** Identifiers that a 201 named. */
  accepted: Set<string>
  /** Every `Idempotency-Key` that was sent, accepted or not. */
  sent: Set<string>
  /** Requests that were sent and got no answer or one of 5xx. */
  broken: string[]
}

/** A restart takes seconds; a client without an answer by then fails. */
const triesMax = 100

/** Of the answer to what was started: an analysis, or an export. */
interface Started {
  data: { id?: string; export_id?: string }
}

const toAnalyze = () => '/v1/analyze'

export function startLoad({ bases, keys, clients, restMs, path = toAnalyze, payload }: LoadOptions) {
  const stopping = new AbortController()
  const outcome: LoadOutcome = { accepted: new Set(), sent: new Set(), broken: [] }
  let number = 0

  async function one(client: number): Promise<void> {
    const at = number++
    const key = `load-${at}`
    outcome.sent.add(key)
    for (let tried = 0; tried < triesMax; tried++) {
      const url = `${bases[(client + tried) % bases.length]!}${path(at)}`
      const status = await post(url, { key, credential: keys[at % keys.length]!, body: payload(at) })
      // Refused for a limit, or held by a request that died with its process: nothing was accepted, and nothing is lost.
      if (status === 201 || status === 429 || status === 409) return
      await delay(50)
    }
  }

  async function post(url: string, { key, credential, body }: { key: string; credential: string; body: object }) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      })
      const text = await response.text()
      if (response.status === 201) {
        const { id, export_id } = (JSON.parse(text) as Started).data
        outcome.accepted.add(String(id ?? export_id))
      }
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
