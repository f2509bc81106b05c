/** States of a site in, what changed between them out: each is read as an analysis would, then compared. */
import type { AnalysisError, AnalysisErrorCode } from './analysis-error.ts'
import { type AnalyzedSite, type AnalyzeOptions, analyze } from './analyze.ts'
import { closingAfterwards } from './closing-afterwards.ts'
import type { Comparison } from './compare/change.ts'
import { compareSnapshots } from './compare/compare-snapshots.ts'
import type { Snapshot } from './compare/snapshot.ts'
import { createParsePool } from './document/parse-pool.ts'
import { ok, type Result } from './result.ts'

export interface CompareOptions extends Omit<AnalyzeOptions, 'type' | 'prefetched' | 'saveCaptureTo'> {
  /** Path of the one page to compare; by default as many as are read. */
  page?: string
}

/** What a site may be in that tells nothing of its brand; anything else that goes wrong is an error. */
const inconclusiveCodes: ReadonlySet<AnalysisErrorCode> = new Set<AnalysisErrorCode>([
  'BLOCKED',
  'LOGIN_REQUIRED',
  'PARKED_DOMAIN',
  'SITE_ERROR',
  'EMPTY_PAGE',
  'NOT_HTML',
  'ROBOTS_DISALLOWED',
  'PAGE_TOO_COMPLEX',
])

/**
 * Compares the last two of some states of a site, oldest first; earlier ones tell what was seen before. A state that
 * cannot be judged is inconclusive; one that cannot be read is an error.
 */
export async function compareSites(
  sites: readonly AnalyzedSite[],
  options: CompareOptions,
): Promise<Result<Comparison, AnalysisError>> {
  return closingAfterwards(async (stack) => {
    const parsePool = options.parsePool ?? stack.adopt(createParsePool(), (pool) => pool.close())
    const taken = await takeAll(sites, { ...options, parsePool })
    if (!taken.ok) return taken
    const needsOthers = taken.value.every((one) => 'snapshot' in one) && haveMixedKinds(taken.value)
    // What only a browser read cannot be compared with what came by itself: then all are read as they came.
    const again = needsOthers ? await takeAll(sites, { ...options, parsePool, browser: 'off' }) : taken
    return again.ok ? ok(compareTaken(again.value)) : again
  })
}

type Taken = { snapshot: Snapshot } | { url: string; problem: AnalysisError }

async function takeAll(
  sites: readonly AnalyzedSite[],
  { page, ...options }: CompareOptions,
): Promise<Result<Taken[], AnalysisError>> {
  const taken: Taken[] = []
  for (const site of sites) {
    const asked = page === undefined ? site : withPage(site, page)
    const pages = page === undefined ? {} : { pages: 1 }
    const outcome = await analyze(asked, { ...options, ...pages, type: 'full' })
    if (outcome.ok) {
      taken.push({ snapshot: outcome.value.snapshot() })
    } else if (
      inconclusiveCodes.has(outcome.error.code) &&
      !('folder' in site && outcome.error.code === 'SITE_ERROR')
    ) {
      taken.push({ url: urlOf(asked), problem: outcome.error })
    } else return outcome
  }
  return ok(taken)
}

function withPage(site: AnalyzedSite, page: string): AnalyzedSite {
  if ('folder' in site) return { ...site, entryPath: page }
  return 'url' in site ? { url: new URL(page, site.url).href } : { ...site, onlyPage: page }
}

const urlOf = (site: AnalyzedSite): string =>
  'url' in site ? site.url : 'folder' in site ? new URL(site.entryPath ?? '/', site.origin).href : site.captureFolder

const haveMixedKinds = (taken: readonly Taken[]): boolean =>
  new Set(taken.map((one) => 'snapshot' in one && one.snapshot.pages[0]?.isRendered)).size > 1

function compareTaken(taken: readonly Taken[]): Comparison {
  const [before, after] = taken.slice(-2)
  if (before === undefined || after === undefined) throw new RangeError('Two states of a site are compared.')
  const problems = [before, after].filter((one) => 'problem' in one)
  const snapshots = taken.filter((one) => 'snapshot' in one).map(({ snapshot }) => snapshot)
  if (problems.length === 0) return compareSnapshots(snapshots)
  const stateOf = (one: Taken) =>
    'snapshot' in one
      ? { url: one.snapshot.url, capturedAt: one.snapshot.capturedAt }
      : { url: one.url, capturedAt: null }
  return {
    before: stateOf(before),
    after: stateOf(after),
    changes: [],
    inconclusive: problems.map(({ url, problem }) => ({ page: url, reason: problem.message })),
  }
}
