import type { Fetched, SiteSource } from '../artifacts.ts'
import { ok } from '../result.ts'

/** A source some of whose answers are there already: each is given once, so that nothing stale is given later. */
export function withPrefetched(source: SiteSource, fetched: readonly Fetched[]): SiteSource {
  const waiting = new Map(fetched.map((answer) => [answer.url, answer]))
  return {
    ...source,
    async request(url, request) {
      const known = waiting.get(url)
      if (known === undefined) return source.request(url, request)
      waiting.delete(url)
      return ok(known)
    },
  }
}
