/** A running service as `listen` needs it, over its public API alone. */
import { Failure } from '../usage-error.ts'
import { get, NoAnswer } from './connection.ts'

export interface ListedWebhook {
  id: string
  url: string
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

export interface WebhookEvent {
  event_id: string
  event_type: string
  created_at: string
  state: 'pending' | 'delivered' | 'failed' | 'missed' | 'not_sent'
  event: object
}

export interface PageOf<Item> {
  data: Item[]
  pagination: { pages: number }
}

/** It cannot answer at the moment; asking again is worth while. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number | null

  /** @param message a sentence without its full stop */
  constructor(message: string, retryAfterSeconds: number | null = null) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface Service {
  webhooks(): Promise<ListedWebhook[]>
  deliveries(webhookId: string, page: number): Promise<PageOf<Delivery>>
  events(webhookId: string, page: number): Promise<PageOf<WebhookEvent>>
}

export const pageSize = 100
const withinMs = 10_000

/** Its functions throw {Unavailable} and {Failure}. */
export function createService({ url, key, signal }: { url: URL; key: string; signal: AbortSignal }): Service {
  const base = url.href.endsWith('/') ? url.href : `${url.href}/`
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json', 'user-agent': 'brandprint-listen' }

  async function ask<Body>(path: string): Promise<Body> {
    const answer = await get(new URL(path, base), { headers, withinMs, signal }).catch((error: unknown) => {
      throw error instanceof NoAnswer ? new Unavailable(error.message) : error
    })
    const { status, location } = answer
    const body = parsed(answer.text)
    if (status === 200 && body !== null) return body as Body
    if (status === 200) throw new Failure(`What answers at ${url.href} is not Brandprint. Is --url right?`)
    if (status >= 300 && status < 400) {
      throw new Failure(`The service answered ${status}, a redirect to ${location}. Give --url where it leads.`)
    }
    if (status === 429) throw new Unavailable('it was asked too often', Number(body?.retry_after ?? 1))
    if (status >= 500) throw new Unavailable(`it answered ${status}`)
    const hint = status === 401 ? ' Is --key or BRANDPRINT_API_KEY right?' : ''
    throw new Failure(`The service answered ${status}: ${body?.message ?? `${path} is not there`}${hint}`)
  }

  const pageOf =
    <Item>(list: string) =>
    (webhookId: string, page: number) =>
      ask<PageOf<Item>>(`v1/webhooks/${encodeURIComponent(webhookId)}/${list}?limit=${pageSize}&page=${page}`)

  return {
    webhooks: async () => (await ask<{ data: ListedWebhook[] }>('v1/webhooks')).data,
    deliveries: pageOf<Delivery>('deliveries'),
    events: pageOf<WebhookEvent>('events'),
  }
}

function parsed(text: string): { message?: string; retry_after?: number } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
