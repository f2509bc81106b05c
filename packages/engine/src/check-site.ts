/** One check of a site that is watched: asked whether anything differs, and only then read. */
import type { AnalysisError } from './analysis-error.ts'
import type { AnalyzeOptions } from './analyze.ts'
import type { Capture, SiteSource } from './artifacts.ts'
import { probe, withoutUnaskedFor304 } from './check/probe.ts'
import { rulesFingerprint } from './check/rules-fingerprint.ts'
import { isUsable, type SiteWatch, type WatchedFile, watchBounds } from './check/site-watch.ts'
import { watchedExchange } from './check/watched-file.ts'
import { closingAfterwards } from './closing-afterwards.ts'
import { pagePath } from './compare/page-path.ts'
import type { Snapshot } from './compare/snapshot.ts'
import { createParsePool } from './document/parse-pool.ts'
import type { Gathered } from './gatherers/gather.ts'
import { gatherBudget } from './gatherers/recorder.ts'
import { clockOf, type OpenSiteOptions, openRenderer, openSite, type SiteLocation } from './open-site.ts'
import { fail, ok, type Result } from './result.ts'
import { siteOf } from './site.ts'
import { type Answer, withAnswers, withPrefetched } from './sources/answered-source.ts'

export interface CheckOptions
  extends OpenSiteOptions,
    Pick<AnalyzeOptions, 'parsePool' | 'prefetched' | 'onProgress' | 'signal'> {
  /** Of the check before; null: there was none, and this one is the baseline. */
  watch: SiteWatch | null
  /** Of `probeSite`, which has asked whether anything differs: then it is not asked again. */
  answers?: readonly Answer[]
}

export type CheckedSite =
  /** Everything is as it was: nothing was parsed. */
  | { kind: 'same'; watch: SiteWatch }
  | {
      kind: 'read'
      watch: SiteWatch
      snapshot: Snapshot
      /** The pages were chosen anew: the snapshot is not to be compared with earlier ones. */
      isBaseline: boolean
      /** The brand's name, as its report has it. */
      name: string | null
      /** SHA-256 (hex) of the bytes of each page that was read, by its path in the snapshot. */
      hashes: Record<string, string>
      /** Why pages that need a browser were read without: comparisons of these are inconclusive. Null where none was. */
      unrendered: string | null
    }

/**
 * Checks a site. Without a watch, or with one of other rules or another URL, its pages are chosen and read: the
 * baseline. Later checks ask for what was read then, and read it again as soon as something differs. A site whose home
 * page cannot be read is an error, as in an analysis.
 */
export async function checkSite(
  site: SiteLocation,
  options: CheckOptions,
): Promise<Result<CheckedSite, AnalysisError>> {
  return closingAfterwards((stack) => checkWithin(stack, site, options))
}

/** @param stack closes, afterwards, what the check opens */
async function checkWithin(
  stack: AsyncDisposableStack,
  site: SiteLocation,
  options: CheckOptions,
): Promise<Result<CheckedSite, AnalysisError>> {
  const { signal = new AbortController().signal, prefetched = [], answers } = options
  const now = clockOf(site, options)
  const opened = await openSite(site, options, stack)
  if (!opened.ok) return opened
  const source = withPrefetched(withoutUnaskedFor304(opened.value), prefetched)
  const watch = isUsable(options.watch, source) ? options.watch : null
  const reading = { stack, watch, now, signal, options }
  if (answers !== undefined) return read({ ...reading, source: withAnswers(source, answers) })
  // What a browser shows differs while the page that it starts from stays the same.
  if (watch === null || watch.isRendered) return read({ ...reading, source })
  const probed = await probe(source, watch, { now, signal, budget: gatherBudget })
  if (signal.aborted) return stopped
  if (probed.files !== null) return ok({ kind: 'same', watch: { ...watch, files: probed.files } })
  return read({ ...reading, source: withAnswers(source, probed.answers) })
}

const stopped = fail({ code: 'ABORTED', message: 'The check was stopped.' } as const)

interface Reading {
  stack: AsyncDisposableStack
  source: SiteSource
  /** null: the baseline. */
  watch: SiteWatch | null
  now: () => number
  signal: AbortSignal
  options: CheckOptions
}

async function read(reading: Reading): Promise<Result<CheckedSite, AnalysisError>> {
  const { watch, signal } = reading
  const gathered = await gatherPages(reading)
  if (!gathered.ok) return gathered
  if (signal.aborted) return stopped
  const { capture, parsed } = gathered.value
  const seen = siteOf(capture, parsed)
  if (seen === null) return fail({ code: 'PAGE_TOO_COMPLEX', message: 'The home page could not be parsed.' })
  // Loaded only now: word lists and all facts take longer to load than most checks take.
  const [{ deriveFacts }, { snapshotOf }, { pagesOf }] = await Promise.all([
    import('./facts/derive-facts.ts'),
    import('./compare/snapshot-of.ts'),
    import('./check/watched-pages.ts'),
  ])
  if (signal.aborted) return stopped
  const facts = deriveFacts(seen)
  const pages = watch?.pages ?? pagesOf(capture)
  return ok({
    kind: 'read',
    watch: {
      format: 'brandprint-watch',
      version: 1,
      fingerprint: rulesFingerprint,
      isRendered: watch?.isRendered ?? capture.pages.some(({ rendered }) => rendered !== null),
      pages,
      files: filesOf(capture, pages),
    },
    snapshot: snapshotOf(seen, facts),
    isBaseline: watch === null,
    name: facts.name?.value.name ?? null,
    hashes: Object.fromEntries(capture.pages.map(({ finalUrl, bodyHash }) => [pagePath(finalUrl), bodyHash])),
    unrendered: unrenderedOf(capture),
  })
}

/** Pages that need a browser are named with the reason why there was none; what a browser left out of a page is another matter. */
function unrenderedOf({ pages, degraded }: Capture): string | null {
  const without = new Set(pages.filter(({ rendered }) => rendered === null).map(({ finalUrl }) => finalUrl))
  const told = degraded.find(({ unrenderedPage }) => unrenderedPage !== undefined && without.has(unrenderedPage))
  return told?.detail ?? null
}

async function gatherPages({
  stack,
  source,
  watch,
  now,
  signal,
  options,
}: Reading): Promise<Result<Gathered, AnalysisError>> {
  const { onProgress = () => {} } = options
  const pool = options.parsePool ?? stack.adopt(createParsePool({ threads: parseThreads }), (own) => own.close())
  pool.warmUp()
  const [{ gather }, { chooseWatchedPages, readWatchedPages }] = await Promise.all([
    import('./gatherers/gather.ts'),
    import('./check/watched-pages.ts'),
  ])
  const mayRender = watch === null || watch.isRendered
  const rendering = mayRender ? openRenderer(options, now, stack) : { renderer: null, rendererMissing: null }
  return gather(
    { source, pool, ...rendering, now, onProgress, signal },
    { ...gatherBudget, pages: watchBounds.pages },
    watch === null ? chooseWatchedPages : readWatchedPages(watch.pages),
  )
}

/** One for pages, which are parsed one after the other, and one for stylesheets. */
const parseThreads = 2

/** The files that the pages were read from: theirs first, in order, then what they are made of, by URL. */
function filesOf({ exchanges, pages: captured }: Capture, pages: SiteWatch['pages']): WatchedFile[] {
  const own = pages.flatMap(({ url }, index) => {
    const asked = captured.find((page) => url === (index === 0 ? page.url : page.finalUrl))?.url ?? url
    const exchange = exchanges.find((one) => one.kind === 'page' && (one.url === asked || one.url === url))
    return exchange === undefined ? [] : [watchedExchange(url, exchange)]
  })
  const others = exchanges
    .filter(({ kind }) => kind !== 'page' && kind !== 'robots' && kind !== 'sitemap')
    .map((exchange) => watchedExchange(exchange.url, exchange))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
  const files: WatchedFile[] = []
  let characters = 0
  for (const file of [...own, ...others]) {
    characters += file.url.length + (file.finalUrl?.length ?? 0) + (file.etag?.length ?? 0)
    if (files.length >= watchBounds.files || characters > watchBounds.characters) break
    files.push(file)
  }
  return files
}
