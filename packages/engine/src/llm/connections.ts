/**
 * The only connections to models. Their addresses are the operator's, private as a rule, so that the guard for strangers'
 * addresses would refuse them. In its place: one origin, and no redirects.
 */
import { Pool, fetch as undiciFetch } from 'undici'

export interface ModelConnections {
  /** What the SDK sends requests with. */
  fetch: typeof globalThis.fetch
  /** Ends what is under way. */
  close(): void
}

/** The server sends us elsewhere. To go there would be to take the prompt and the key to where an answer says. */
export class RedirectRefused extends Error {
  readonly status: number
  /** An origin; null where the answer names none. */
  readonly to: string | null

  constructor(status: number, to: string | null) {
    super(`The model’s server answered ${status}.`)
    this.status = status
    this.to = to
  }
}

const connectMs = 5_000

/** Who asks has the limits of time: how long a model thinks is nothing that a connection knows. */
export function connectModel(origin: string): ModelConnections {
  const pool = new Pool(origin, { allowH2: false, connect: { timeout: connectMs }, headersTimeout: 0, bodyTimeout: 0 })
  async function pinned(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const asked = new URL(url).origin
    if (asked !== origin) throw new Error(`A request for ${asked} is not for ${origin}.`)
    const options = { ...init, dispatcher: pool, redirect: 'manual' } as Parameters<typeof undiciFetch>[1]
    const response = await undiciFetch(url, options)
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new RedirectRefused(response.status, locationOf(response.headers.get('location'), url))
    }
    return response as unknown as Response
  }
  return { fetch: pinned as typeof globalThis.fetch, close: () => void pool.destroy() }
}

const locationOf = (location: string | null, base: string | URL) =>
  location === null ? null : (URL.parse(location, base)?.origin ?? null)
