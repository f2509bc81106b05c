/** A first look at a website, to tell at once whether an analysis can begin. */
import type { AnalysisError } from './analysis-error.ts'
import type { Fetched } from './artifacts.ts'
import { pageState, stateError } from './derived/page-state.ts'
import { createParsePool } from './document/parse-pool.ts'
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
  /** The whole look takes no longer. */
  budgetMs?: number
  now?: () => number
  signal?: AbortSignal
}

export interface Preflight {
  /** What was fetched, for the analysis to begin with; empty when the site was too slow to tell. */
  fetched: Fetched[]
}

const preflightMs = 5_000

/**
 * Fetches robots.txt and the page at an address. A site that does not answer within the budget may still be analyzed;
 * one that cannot be reached, refuses, or shows no page to read gives the error that its analysis would end with.
 */
export async function preflight(
  address: string,
  options: PreflightOptions = {},
): Promise<Result<Preflight, AnalysisError>> {
  const { allowHosts = allowNothing, ownAddresses = allowNothing, budgetMs = preflightMs, now = Date.now } = options
  const guard = createGuard({ resolver: createResolver({ allowHosts }), allowHosts, ownAddresses })
  const website = openWebsite(address, { guard, now, allowHosts })
  if (!website.ok) return website
  const source = website.value
  const tooLong = AbortSignal.timeout(budgetMs)
  const signal = options.signal === undefined ? tooLong : AbortSignal.any([tooLong, options.signal])
  try {
    const page = await source.request(source.entryUrl, { kind: 'page', signal })
    if (!page.ok) return tooLong.aborted || isSlow(page.error) ? ok({ fetched: [] }) : fail(page.error)
    const error = await problemOf(page.value)
    if (error !== null) return fail(error)
    const robotsUrl = new URL('/robots.txt', page.value.finalUrl).href
    const robots = await source.request(robotsUrl, { kind: 'robots', signal })
    return ok({ fetched: robots.ok ? [page.value, robots.value] : [page.value] })
  } finally {
    await source.close()
  }
}

/** The host is there and takes its time. */
const isSlow = ({ code, stage }: FetchError) =>
  code === 'TIMEOUT' && (stage === 'first byte' || stage === 'idle' || stage === 'whole')

async function problemOf(answer: Fetched): Promise<AnalysisError | null> {
  const contentType = answer.headers['content-type']
  const isHtml = sniffHtml(answer.body, contentType)
  const pool = createParsePool()
  try {
    const body = isHtml ? answer.body : new Uint8Array()
    const parsed = await pool.parse({ kind: 'page', body, contentType })
    if (!parsed.ok) return parsed.error
    const state = pageState({ answer, isHtml, document: parsed.value.document })
    return stateError(state, answer.finalUrl)
  } finally {
    await pool.close()
  }
}
