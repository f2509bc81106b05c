/** Answers that came before whoever needs them asks. */
import type { Fetched, SiteSource } from '../artifacts.ts'
import type { FetchError } from '../net/fetch-error.ts'
import type { Result } from '../result.ts'

/** Of one URL, as it was asked for. A host that failed is not asked twice either. */
export type Answer = [url: string, answer: Result<Fetched, FetchError>]

/** A source with answers that came already; each is given once. */
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
