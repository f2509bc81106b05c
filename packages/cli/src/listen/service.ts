/** A client of a running service for `listen` and `trigger`; uses its API only. */
import { Failure } from '../usage-error.ts'
import { type Answer, ask, NoAnswer, type Opened, open } from './connection.ts'

export interface ListedWebhook {
  id: string
  url: string
  events: readonly string[]
  status: 'active' | 'paused' | 'failed'
}

/** One attempt. */
export interface Delivery {
  id: string
  event_id: string
  event_type: string
  status: 'success' | 'failed'
  response_code?: number
  response_time_ms?: number
  error?: string
  attempted_at: string
  retry_count?: number
}

export interface SentSample {
  event_id: string
  event_type: string
  listeners: number
}

export interface PageOf<Item> {
  data: Item[]
  pagination: { pages: number }
}

/** The service cannot answer at the moment; a retry may succeed. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number | null

  /** @param message a sentence without its full stop */
  constructor(message: string, retryAfterSeconds: number | null = null) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Where a stream begins: now, after an event, or at an earlier time. */
export interface StreamStart {
  lastId: string | null
  since: Date | null
}

export interface Service {
  /** Without a trailing slash. */
  address: string
  webhooks(): Promise<ListedWebhook[]>
  deliveries(webhookId: string, page: number): Promise<PageOf<Delivery>>
  /** @returns null when the event to begin after is no longer kept */
  events(start: StreamStart): Promise<AsyncGenerator<string> | null>
  trigger(kind: string): Promise<SentSample>
}

export const pageSize = 100
const withinMs = 10_000
/** The service sends a heartbeat every 15 seconds. */
const silenceMs = 45_000

/** Its functions throw {Unavailable} and {Failure}. */
export function createService({ url, key, signal }: { url: URL; key: string; signal: AbortSignal }): Service {
  const address = url.href.replace(/\/+$/, '')
  const headers = { authorization: `Bearer ${key}`, 'user-agent': 'brandprint-cli' }
  const json = { ...headers, accept: 'application/json' }
  const at = (path: string) => new URL(`${address}/${path}`)

  const notBrandprint = () => new Failure(`What answers at ${address} is not Brandprint. Is --url right?`)

  async function get<Body>(path: string): Promise<Body> {
    return bodyOf(await ask(at(path), { method: 'GET', headers: json, withinMs, signal }).catch(asUnavailable), path)
  }

  function bodyOf<Body>(answer: Answer, path: string): Body {
    if (answer.status !== 200) throw refusal(answer, path)
    const body = parsed(answer.text)
    if (body === null) throw notBrandprint()
    return body as Body
  }

  function refusal({ status, location, text }: Answer, path: string): Error {
    if (status >= 300 && status < 400) {
      return new Failure(`${address} answered ${status}, a redirect to ${location}. Give --url where it leads.`)
    }
    const body = parsed(text)
    const said = body?.message
    if (status === 429)
      return new Unavailable(inSentence(said ?? 'it was asked too often'), Number(body?.retry_after ?? 1))
    if (status >= 500) return new Unavailable(`it answered ${status}`)
    return new Failure(`${address} answered ${status}: ${said ?? `/${path} does not exist`}${hint(status)}`)
  }

  async function events({ lastId, since }: StreamStart): Promise<AsyncGenerator<string> | null> {
    const path = 'v1/events/stream'
    const query = since === null || lastId !== null ? '' : `?since=${encodeURIComponent(since.toISOString())}`
    const opened: Opened = await open(at(`${path}${query}`), {
      method: 'GET',
      headers: { ...headers, accept: 'text/event-stream', ...(lastId !== null && { 'last-event-id': lastId }) },
      withinMs,
      silenceMs,
      signal,
    }).catch(asUnavailable)
    if (opened.status === 200 && opened.mediaType === 'text/event-stream') return opened.parts()
    if (opened.status === 200) throw notBrandprint()
    const text = await opened.text().catch(asUnavailable)
    if (opened.status === 404 && lastId !== null) return null
    throw refusal({ ...opened, text }, path)
  }

  return {
    address,
    webhooks: async () => (await get<{ data: ListedWebhook[] }>('v1/webhooks')).data,
    deliveries: (webhookId, page) =>
      get(`v1/webhooks/${encodeURIComponent(webhookId)}/deliveries?limit=${pageSize}&page=${page}`),
    events,
    async trigger(kind) {
      const path = 'v1/events/trigger'
      const body = JSON.stringify({ event: kind })
      const posted = { method: 'POST', headers: { ...json, 'content-type': 'application/json' }, body } as const
      const answer = await ask(at(path), { ...posted, withinMs, signal }).catch(asUnavailable)
      return bodyOf<{ data: SentSample }>(answer, path).data
    },
  }
}

function hint(status: number): string {
  if (status === 401) return ' Is --key or BRANDPRINT_API_KEY right?'
  return status === 404 ? ' Is it a Brandprint service, and of this version?' : ''
}

function asUnavailable(error: unknown): never {
  throw error instanceof NoAnswer ? new Unavailable(error.message) : error
}

/** A message of the service as a part of a longer one: without its full stop. */
const inSentence = (sentence: string) => sentence.replace(/\.$/, '')

function parsed(text: string): { message?: string; retry_after?: number } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
