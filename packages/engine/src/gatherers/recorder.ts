import type { Exchange, Fetched, ResourceKind, SiteSource } from '../artifacts.ts'
import { contentHash } from '../capture/content-hash.ts'
import type { FetchError } from '../net/fetch-error.ts'
import { fail, type Result } from '../result.ts'

/** What one analysis may take from a site. */
export interface GatherBudget {
  /** Pages read, the home page included. */
  pages: number
  /** Bytes of all bodies, decoded. */
  bytes: number
  /** Seconds from the first request; none is sent afterwards. */
  seconds: number
}

export const gatherBudget: GatherBudget = { pages: 12, bytes: 30 * 1024 * 1024, seconds: 90 }

/** Asks a source within the budget, each address once, and keeps every exchange for the capture. */
export interface Recorder {
  request(url: string, kind: ResourceKind): Promise<Result<Fetched, FetchError>>
  /** In the order asked, whichever answered first. */
  exchanges(): Exchange[]
  bodies: Map<string, Uint8Array>
  keep(body: Uint8Array): string
  hasBudget(): boolean
}

export function createRecorder(
  source: SiteSource,
  budget: GatherBudget,
  now: () => number,
  signal: AbortSignal,
): Recorder {
  const startedAt = now()
  const asked = new Map<string, Promise<Result<Fetched, FetchError>>>()
  const exchanges: (Exchange | null)[] = []
  const bodies = new Map<string, Uint8Array>()
  let bytes = 0

  const hasBudget = () => bytes < budget.bytes && now() - startedAt < budget.seconds * 1_000

  function keep(body: Uint8Array): string {
    const hash = contentHash(body)
    bodies.set(hash, body)
    return hash
  }

  async function ask(url: string, kind: ResourceKind): Promise<Result<Fetched, FetchError>> {
    if (!hasBudget()) {
      return fail({ code: 'BUDGET', message: 'The analysis had used up its bytes or its time.' })
    }
    const place = exchanges.push(null) - 1
    const result = await source.request(url, { kind, signal })
    if (result.ok) {
      const { body, ...answer } = result.value
      bytes += body.length
      exchanges[place] = { ...answer, kind, bodyHash: body.length === 0 ? null : keep(body), error: null }
    } else {
      exchanges[place] = {
        url,
        finalUrl: url,
        redirects: [],
        kind,
        status: null,
        headers: {},
        fetchedAt: new Date(now()).toISOString(),
        durationMs: 0,
        bodyHash: null,
        error: result.error,
      }
    }
    return result
  }

  return {
    request(url, kind) {
      const known = asked.get(url)
      if (known !== undefined) return known
      const answer = ask(url, kind)
      asked.set(url, answer)
      return answer
    },
    exchanges: () => exchanges.filter((exchange) => exchange !== null),
    bodies,
    keep,
    hasBudget,
  }
}
