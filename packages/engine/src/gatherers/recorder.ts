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

/** Requests under way at the same time. */
const requestsMax = 4
/** Bodies are seldom larger than this part of the budget: so much is set aside for each that is under way. */
const sharesOfBudget = 6

const spent: FetchError = { code: 'BUDGET', message: 'The analysis had used up its bytes or its time.' }

/** Asks a source within the budget, each URL once, and keeps every exchange for the capture. */
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
  let underway = 0
  const waiting: (() => void)[] = []
  const share = budget.bytes / sharesOfBudget

  const hasBudget = () => bytes < budget.bytes && now() - startedAt < budget.seconds * 1_000

  function keep(body: Uint8Array): string {
    const hash = contentHash(body)
    bodies.set(hash, body)
    return hash
  }

  /** Whether one more answer of the usual size would fit beside those under way; a lone request may always try. */
  const hasRoom = () => underway === 0 || (underway < requestsMax && bytes + (underway + 1) * share <= budget.bytes)

  async function send(url: string, kind: ResourceKind): Promise<Result<Fetched, FetchError>> {
    while (!hasRoom()) await new Promise<void>((resolve) => waiting.push(resolve))
    // Those before it may have used up what there was when it was asked for.
    if (!hasBudget()) return fail(spent)
    underway++
    try {
      const result = await source.request(url, { kind, signal })
      if (!result.ok) return result
      // The answer that crosses the line is the last one kept; what was under way beside it comes too late.
      if (bytes >= budget.bytes) return fail(spent)
      bytes += result.value.body.length
      return result
    } finally {
      underway--
      for (const wake of waiting.splice(0)) wake()
    }
  }

  async function ask(url: string, kind: ResourceKind): Promise<Result<Fetched, FetchError>> {
    if (!hasBudget()) {
      return fail(spent)
    }
    const place = exchanges.push(null) - 1
    const result = await send(url, kind)
    if (result.ok) {
      const { body, ...answer } = result.value
      exchanges[place] = { ...answer, kind, bodyHash: body.length === 0 ? null : keep(body), error: null }
    } else if (result.error !== spent) {
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
