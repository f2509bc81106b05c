/** The preflight of a website, to tell at once whether an analysis can begin. A door of its own: it needs no word lists of facts. */
import type { AnalysisError } from './analysis-error.ts'
import type { Fetched, SiteSource } from './artifacts.ts'
import { createParsePool, type ParsePool, parseLimits } from './document/parse-pool.ts'
import { type AllowHosts, allowNothing } from './net/addresses/allow-hosts.ts'
import { createResolver } from './net/addresses/resolver.ts'
import { sniffHtml } from './net/charset.ts'
import type { FetchError } from './net/fetch-error.ts'
import { createGuard } from './net/guard.ts'
import type { TakeTurn } from './net/pacing.ts'
import { stateError } from './page/state-error.ts'
import { fail, ok, type Result } from './result.ts'
import { openWebsite } from './sources/open-website.ts'

export interface PreflightRun {
  /** For whom. */
  owner: string
  /** Whether the brand's name is asked for. */
  isNameWanted?: boolean
  signal?: AbortSignal | undefined
}

export interface Preflighted {
  /** What was fetched, for the analysis to begin with; nothing when the site was too slow to tell. */
  pages: Fetched[]
  /** What the website calls itself, by its home page; null where it does not tell, or was not asked. */
  name: string | null
}

export interface PreflightOptions {
  allowHosts?: AllowHosts
  /** Names and addresses of the service itself, which it never analyzes. */
  ownAddresses?: AllowHosts
  /** A preflight takes no longer; default 5000. */
  budgetMs?: number
  /** Turns for pages of hosts; by default they are kept here. */
  takeTurn?: TakeTurn
  now?: () => number
}

/**
 * Preflights of many websites at once, for owners who do not wait for one another: pages are parsed in threads, of which the
 * first starts with it, and one owner's never in all of them.
 */
export interface Preflight {
  /**
   * Fetches robots.txt and the page at a URL. A site that does not answer within the budget may still be analyzed;
   * one that cannot be reached, refuses, or shows no page to read gives the error that its analysis would end with.
   */
  run(url: string, options: PreflightRun): Promise<Result<Preflighted, AnalysisError>>
  close(): Promise<void>
}

const preflightMs = 5_000

/**
 * Pages of so many owners are parsed at once, one of each: others do not wait for one owner's heavy pages, of 2 CPU seconds
 * each. More threads would take more memory than such pages of several owners at once are worth.
 */
const parseThreads = 2

/** Less than an analysis has, as pages of several owners are there at once: a page of 10 MB and 100,000 elements takes 120. */
const heapMegabytes = 192

export function createPreflight({
  allowHosts = allowNothing,
  ownAddresses = allowNothing,
  budgetMs = preflightMs,
  takeTurn,
  now = Date.now,
}: PreflightOptions = {}): Preflight {
  const guard = createGuard({ resolver: createResolver({ allowHosts }), allowHosts, ownAddresses })
  const pool = createParsePool({ threads: parseThreads, ownerAtOnce: 1, limits: { ...parseLimits, heapMegabytes } })
  // The thread starts with its first job, which need not be a page that somebody waits for.
  void pool.parse({ kind: 'state', body: new Uint8Array(), answer: emptyAnswer, isHtml: true, isNameWanted: false })

  return {
    async run(url, { owner, isNameWanted = false, signal: given }) {
      const website = openWebsite(url, { guard, now, allowHosts, takeTurn })
      if (!website.ok) return website
      const tooLong = AbortSignal.timeout(budgetMs)
      const signal = given === undefined ? tooLong : AbortSignal.any([tooLong, given])
      try {
        return await fetchFrom(website.value, { pool, owner, isNameWanted, tooLong, signal })
      } finally {
        await website.value.close()
      }
    },
    close: () => pool.close(),
  }
}

/** Of no website. */
const emptyAnswer: Omit<Fetched, 'body'> = {
  url: 'about:blank',
  finalUrl: 'about:blank',
  redirects: [],
  status: 200,
  headers: {},
  fetchedAt: '',
  durationMs: 0,
}

interface Run {
  pool: ParsePool
  owner: string
  isNameWanted: boolean
  /** The budget is spent. */
  tooLong: AbortSignal
  /** Also aborted when the caller gives up. */
  signal: AbortSignal
}

async function fetchFrom(source: SiteSource, run: Run): Promise<Result<Preflighted, AnalysisError>> {
  const { tooLong, signal } = run
  const page = await source.request(source.entryUrl, { kind: 'page', signal })
  if (!page.ok) return tooLong.aborted || isSlow(page.error) ? ok({ pages: [], name: null }) : fail(page.error)
  const found = await readName(page.value, run)
  if (!found.ok) return found
  const robotsUrl = new URL('/robots.txt', page.value.finalUrl).href
  const robots = await source.request(robotsUrl, { kind: 'robots', signal })
  return ok({ pages: robots.ok ? [page.value, robots.value] : [page.value], name: found.value })
}

/** The host is there and takes its time. */
const isSlow = ({ code, stage }: FetchError) =>
  code === 'TIMEOUT' && (stage === 'first byte' || stage === 'idle' || stage === 'whole')

/** @returns the name, or why the page cannot be read */
async function readName(
  { body, ...answer }: Fetched,
  { pool, owner, isNameWanted, signal }: Run,
): Promise<Result<string | null, AnalysisError>> {
  const isHtml = sniffHtml(body, answer.headers['content-type'])
  const parsed = await pool.parse({ kind: 'state', body, answer, isHtml, isNameWanted }, signal, owner)
  // Where the time is over, the page came, and those of others were before it: its analysis finds out what it is.
  if (!parsed.ok) return signal.aborted ? ok(null) : parsed
  const error = stateError(parsed.value.state, answer.finalUrl)
  return error === null ? ok(parsed.value.name) : fail(error)
}
