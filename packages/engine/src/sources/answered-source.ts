/** A source some of whose answers are there already. */
import type { Fetched, SiteSource } from '../artifacts.ts'
import type { FetchError } from '../net/fetch-error.ts'
import { ok, type Result } from '../result.ts'

/** Of one URL, as it was asked for. A host that failed is not asked twice either. */
export type Answer = [url: string, answer: Result<Fetched, FetchError>]

/** The source with answers that came before; each is given once, so that nothing stale is given later. */
export function withAnswers(source: SiteSource, answers: Iterable<Answer>): SiteSource {
  const waiting = new Map(answers)
  return {
    ...source,
    async request(url, request) {
      const known = waiting.get(url)
      if (known === undefined) return source.request(url, request)
      waiting.delete(url)
      return known
    },
  }
}

/** The same of what was fetched, by its URLs. */
export const withPrefetched = (source: SiteSource, fetched: readonly Fetched[]): SiteSource =>
  withAnswers(
    source,
    fetched.map((answer) => [answer.url, ok(answer)]),
  )
