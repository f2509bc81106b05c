/** A first look at a website, to tell at once whether an analysis can begin. A door of its own: it needs no word lists of facts. */
import type { AnalysisError } from './analysis-error.ts'
import type { Fetched, SiteSource } from './artifacts.ts'
import { pageState, stateError } from './derived/page-state.ts'
import { createParsePool, type ParsePool } from './document/parse-pool.ts'
import { type AllowHosts, allowNothing } from './net/allow-hosts.ts'
import { sniffHtml } from './net/charset.ts'
import type { FetchError } from './net/fetch-error.ts'
import { createGuard } from './net/guard.ts'
import { createResolver } from './net/resolver.ts'
import { fail, ok, type Result } from './result.ts'
import { openWebsite } from './sources/open-website.ts'

export interface PreflightOptions {
  allowHosts?: AllowHosts
  /** Names and addresses of the service itself, which it never analyzes. */
  ownAddresses?: AllowHosts
  /** A whole look takes no longer; default 5000. */
  budgetMs?: number
  now?: () => number
}

/** Looks at websites, many at once; their pages are parsed in one thread, which starts with it. */
export interface Preflight {
  /**
   * Fetches robots.txt and the page at an address. A site that does not answer within the budget may still be analyzed;
   * one that cannot be reached, refuses, or shows no page to read gives the error that its analysis would end with.
   * @returns what was fetched, for the analysis to begin with; nothing when the site was too slow to tell
   */
  look(address: string, signal?: AbortSignal): Promise<Result<Fetched[], AnalysisError>>
  close(): Promise<void>
}

const preflightMs = 5_000

export function createPreflight({
  allowHosts = allowNothing,
  ownAddresses = allowNothing,
  budgetMs = preflightMs,
  now = Date.now,
}: PreflightOptions = {}): Preflight {
  const guard = createGuard({ resolver: createResolver({ allowHosts }), allowHosts, ownAddresses })
  const pool = createParsePool()
  // The thread starts with its first job, which need not be a page that somebody waits for.
  void pool.parse({ kind: 'page', body: new Uint8Array(), contentType: undefined })

  return {
    async look(address, given) {
      const website = openWebsite(address, { guard, now, allowHosts })
      if (!website.ok) return website
      const tooLong = AbortSignal.timeout(budgetMs)
      const signal = given === undefined ? tooLong : AbortSignal.any([tooLong, given])
      try {
        return await lookAt(website.value, { pool, tooLong, signal })
      } finally {
        await website.value.close()
      }
    },
    close: () => pool.close(),
  }
}

interface Look {
  pool: ParsePool
  /** The budget is spent. */
  tooLong: AbortSignal
  /** Also aborted when the caller gives up. */
  signal: AbortSignal
}

async function lookAt(source: SiteSource, look: Look): Promise<Result<Fetched[], AnalysisError>> {
  const { tooLong, signal } = look
  const page = await source.request(source.entryUrl, { kind: 'page', signal })
  if (!page.ok) return tooLong.aborted || isSlow(page.error) ? ok([]) : fail(page.error)
  const error = await problemOf(page.value, look)
  if (error !== null) return fail(error)
  const robotsUrl = new URL('/robots.txt', page.value.finalUrl).href
  const robots = await source.request(robotsUrl, { kind: 'robots', signal })
  return ok(robots.ok ? [page.value, robots.value] : [page.value])
}

/** The host is there and takes its time. */
const isSlow = ({ code, stage }: FetchError) =>
  code === 'TIMEOUT' && (stage === 'first byte' || stage === 'idle' || stage === 'whole')

async function problemOf(answer: Fetched, { pool, signal }: Look): Promise<AnalysisError | null> {
  const contentType = answer.headers['content-type']
  const isHtml = sniffHtml(answer.body, contentType)
  const body = isHtml ? answer.body : new Uint8Array()
  const parsed = await pool.parse({ kind: 'page', body, contentType }, signal)
  if (parsed.ok) return stateError(pageState({ answer, isHtml, document: parsed.value.document }), answer.finalUrl)
  // The page came, and those of others were before it: its analysis finds out what it is.
  return signal.aborted ? null : parsed.error
}
