import type { Fetched } from '../artifacts.ts'
import { fail, ok, type Result } from '../result.ts'
import { type Budgets, defaultBudgets } from './budgets.ts'
import { type Clock, systemClock } from './clock.ts'
import { type Deadline, startDeadline } from './deadline.ts'
import type { FetchError } from './fetch-error.ts'
import type { Guard } from './guard.ts'
import { createIdleConnections } from './idle-connections.ts'
import { blockedRedirect, nextHop } from './redirect.ts'
import { type Hop, type HopOptions, type RequestOptions, requestHop } from './request-hop.ts'

/** The only way out of the service: every page, robots.txt, image and webhook delivery goes through one of these. */
export interface GuardedClient {
  /**
   * One request, its redirects included. Any status is an answer; what is no answer is a FetchError.
   * Sends no cookies and keeps none, follows no Alt-Svc, takes no proxy from the environment.
   */
  fetch(url: string, options?: FetchOptions): Promise<Result<Fetched, FetchError>>
  /** Stops all that is under way (`ABORTED`); later requests fail the same way. */
  close(): void
}

export interface FetchOptions extends RequestOptions {
  /** `['https']` refuses to start with or be redirected to http. Default both. */
  schemes?: readonly ['http', 'https'] | readonly ['https']
  /** Replace the client's for this request; `wholeMs` is the time for everything. */
  budgets?: Partial<Budgets>
  signal?: AbortSignal
}

export interface GuardedClientOptions {
  guard: Guard
  userAgent: string
  budgets?: Partial<Budgets>
  /** Stamps `fetchedAt` and `durationMs`; stage budgets run on real time. */
  clock?: Clock
  /** Certificates of authorities, PEM, instead of Node's and those of NODE_EXTRA_CA_CERTS. */
  ca?: string
}

export function createGuardedClient(options: GuardedClientOptions): GuardedClient {
  const { clock = systemClock } = options
  const closing = new AbortController()
  const idle = createIdleConnections()
  const hopOptions = { ...options, idle }
  return {
    close() {
      closing.abort()
      idle.close()
    },
    async fetch(requestedUrl, request = {}) {
      const startedAt = clock.now()
      const schemes = request.schemes ?? (['http', 'https'] as const)
      const first = URL.parse(requestedUrl)
      if (first === null || !schemes.some((scheme) => `${scheme}:` === first.protocol) || first.username !== '') {
        return fail({ code: 'INVALID_URL', message: 'The address is not one that we can request.' })
      }
      first.hash = ''
      const budgets = { ...defaultBudgets, ...options.budgets, ...request.budgets }
      const signals = request.signal === undefined ? [closing.signal] : [closing.signal, request.signal]
      const deadline = startDeadline(budgets, signals)
      const answer = await followed(hopOptions, { ...request, url: first, budgets }, schemes, deadline)
      deadline.end()
      if (!answer.ok) return answer
      const fetchedAt = new Date(startedAt).toISOString()
      return ok({ url: first.href, ...answer.value, fetchedAt, durationMs: clock.now() - startedAt })
    },
  }
}

/** Requests hop after hop until an answer stands. */
async function followed(
  options: HopOptions,
  first: Hop,
  schemes: readonly string[],
  deadline: Deadline,
): Promise<Result<Omit<Fetched, 'url' | 'fetchedAt' | 'durationMs'>, FetchError>> {
  const redirects: string[] = []
  let hop = first
  while (true) {
    const answer = await requestHop(options, hop, deadline)
    if (!answer.ok) return redirects.length === 0 ? answer : fail(afterRedirect(answer.error))
    const visited = [...redirects, hop.url.href]
    const next = nextHop({ ...hop, schemes, visited, redirectsMax: hop.budgets.redirects }, answer.value)
    if (next === null) return ok({ finalUrl: hop.url.href, redirects, ...answer.value })
    if (!next.ok) return next
    redirects.push(hop.url.href)
    const { body: _, ...kept } = hop
    hop = { ...kept, ...next.value }
  }
}

/** A host that the guard refuses is, after a redirect, the redirect's fault and not the caller's. */
function afterRedirect(error: FetchError): FetchError {
  return error.code === 'NOT_PUBLIC' || error.code === 'PORT_NOT_ALLOWED' ? blockedRedirect : error
}
