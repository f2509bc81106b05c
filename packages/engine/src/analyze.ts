/** The whole pipeline on one page: a site is gathered or loaded, facts are derived, the report is written. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnalysisError } from './analysis-error.ts'
import type { Capture, Fetched } from './artifacts.ts'
import { closingAfterwards } from './closing-afterwards.ts'
import type { Snapshot } from './compare/snapshot.ts'
import { foldSpace } from './document/flat-document.ts'
import { createParsePool, type ParsePool } from './document/parse-pool.ts'
import type { Drafting } from './drafts.ts'
import type { Facts } from './facts.ts'
import { type Gathered, gather, type Progress } from './gatherers/gather.ts'
import { gatherBudget } from './gatherers/recorder.ts'
import { clockOf, type OpenSiteOptions, openRenderer, openSite, type SiteLocation } from './open-site.ts'
import type { PageBlocks } from './page/page-blocks.ts'
import type { Passage } from './passages.ts'
import { type VettedPicture, vettedPictures } from './pictures/vetted-pictures.ts'
import type { BegunReport } from './report/write-report.ts'
import type { Report } from './report.ts'
import { fail, ok, type Result } from './result.ts'
import type { SecondReader } from './second-reader/second-reader.ts'
import type { AnalysisRequest } from './sections/site-reading.ts'
import { isListed, type Site, siteOf } from './site.ts'
import { withPrefetched } from './sources/answered-source.ts'

/**
 * A site to visit, or the folder of a saved capture; `onlyPage` is the path of the one page of it that is read, as if no
 * other had been asked for.
 */
export type AnalyzedSite = SiteLocation | { captureFolder: string; onlyPage?: string }

export interface AnalyzeOptions extends OpenSiteOptions {
  type: Report['type']
  /** Pages read at most, the home page included; default 12. Flash always reads one. */
  pages?: number
  /**
   * Asked once about what the rules are least sure of, and once for drafts of words to use (docs/decisions/0051, 0055); without it, and for
   * flash reports, nobody is. Then the same capture gives the same bytes only where the model gives the same answers. `createSecondReader`
   * makes one of a model.
   */
  secondReader?: SecondReader
  /** What is known of the brand besides its site. */
  request?: AnalysisRequest
  /** What a preflight has fetched already. */
  prefetched?: readonly Fetched[]
  /** Threads that parse, for whoever analyzes one site after the other; by default each analysis starts and ends its own. */
  parsePool?: ParsePool
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
  /** Folder for what was fetched, to be replayed later. */
  saveCaptureTo?: string
}

export interface Analysis {
  report: Report
  facts: Facts
  capture: Capture
  /** What `formatHtml` may draw, by the hash that the report gives a mark; made when asked for. */
  readonly pictures: ReadonlyMap<string, VettedPicture>
  /** The first screen of the home page as WebP of at most 150 kB, for `formatHtml` and PDFs; null where no browser showed it. */
  readonly screenshot: Uint8Array | null
  /** The main content of the pages that visitors see, for search; cut when asked for. */
  readonly passages: Passage[]
  /** What visitors see of the pages, by URL: what a prompt may hold of them; made when asked for. */
  readonly seenTexts: ReadonlyMap<string, string>
  /** Stored texts of the pages, by URL: what every quote of the report is a part of; made when asked for. */
  readonly pageTexts: ReadonlyMap<string, string>
  /** What later states of the site can be compared with; made when asked for. */
  snapshot: () => Snapshot
}

/** Analyzes a site. A site that gives no report is an error with a code and a sentence; what throws is our own bug. */
export async function analyze(site: AnalyzedSite, options: AnalyzeOptions): Promise<Result<Analysis, AnalysisError>> {
  return closingAfterwards((stack) => analyzeWithin(stack, site, options))
}

/** @param stack closes, afterwards, what the analysis opens */
async function analyzeWithin(
  stack: AsyncDisposableStack,
  site: AnalyzedSite,
  options: AnalyzeOptions,
): Promise<Result<Analysis, AnalysisError>> {
  const pool = loadingLater(
    options.parsePool ??
      stack.adopt(createParsePool({ threads: options.type === 'flash' ? 1 : parseThreads }), (pool) => pool.close()),
  )
  pool.warmUp()
  const pagesMax = options.type === 'flash' ? 1 : (options.pages ?? gatherBudget.pages)

  const gathered =
    'captureFolder' in site
      ? await replay(site, { pool, pagesMax, options })
      : await gatherSite(site, { options, pool, pagesMax, stack })
  if (!gathered.ok) return gathered
  if (await isStopped(options)) return stopped
  const { parsed } = gathered.value
  const capture: Capture = { ...gathered.value.capture, screenshot: await screenshotOf(gathered.value.capture) }
  if (await isStopped(options)) return stopped
  if (options.saveCaptureTo !== undefined) {
    const { saveCapture } = await import('./capture/capture-folder.ts')
    const saved = await saveCapture(capture, options.saveCaptureTo)
    if (!saved.ok) return saved
  }

  const read = siteOf(capture, parsed)
  if (read === null) return fail({ code: 'PAGE_TOO_COMPLEX', message: 'The home page could not be parsed.' })
  options.onProgress?.({
    step: 'deriving',
    url: read.home.url,
    pagesDone: capture.pages.length,
    pagesMax: capture.pages.length,
  })
  if (await isStopped(options)) return stopped
  const { deriveFacts, beginReport, passages, seenBlocks, snapshotOf } = await laterStages()
  const facts = deriveFacts(read)
  if (await isStopped(options)) return stopped
  const told = await readTwice(read, facts, options)
  if (await isStopped(options)) return stopped
  const begun = beginReport(read, told, options.type, options.request)
  // A reader that has just failed is not asked again.
  const hasFailed = told.degraded.length > facts.degraded.length
  const drafting = hasFailed ? null : await draftsFor(begun, options)
  if (await isStopped(options)) return stopped
  const report = begun.write(drafting)
  if (await isStopped(options)) return stopped
  let cut: Passage[] | null = null
  let seenOfPages: PageBlocks[] | null = null
  function seen(): PageBlocks[] {
    seenOfPages ??= facts.blocks.flatMap((blocks) => {
      const page = read!.pages.find(({ url }) => url === blocks.page)
      return page === undefined ? [] : [seenBlocks(page, blocks)]
    })
    return seenOfPages
  }
  return ok({
    report,
    facts: told,
    capture,
    screenshot: capture.screenshot,
    get pictures() {
      return vettedPictures(capture.bodies, parsed.pictures)
    },
    get passages() {
      cut ??= passages(seen().filter(({ page }) => isListed(read, page)))
      return cut
    },
    get seenTexts() {
      return new Map(seen().map(({ page, blocks }) => [page, foldSpace(blocks.map(({ text }) => text).join(' '))]))
    },
    get pageTexts() {
      return new Map(read.pages.map(({ url, text }) => [url, text]))
    },
    // Of the rules alone: what is compared must not differ by what a model says on a day.
    snapshot: () => snapshotOf(read, facts),
  })
}

/**
 * What comes after gathering, loaded where this thread has nothing else to do: while the first page is parsed in its own.
 * Word lists, schemas and all facts take longer to load than most pages take to read.
 */
function loadingLater(pool: ParsePool): ParsePool {
  return {
    ...pool,
    parse(job, signal) {
      const parsed = pool.parse(job, signal)
      void laterStages()
      return parsed
    },
  }
}

async function laterStages() {
  const [{ deriveFacts }, { beginReport }, { passages }, { seenBlocks }, { snapshotOf }] = await Promise.all([
    import('./facts/derive-facts.ts'),
    import('./report/write-report.ts'),
    import('./passages.ts'),
    import('./seen-blocks.ts'),
    import('./compare/snapshot-of.ts'),
  ])
  return { deriveFacts, beginReport, passages, seenBlocks, snapshotOf }
}

async function readTwice(
  site: Site,
  facts: Facts,
  { type, secondReader: reader, signal }: AnalyzeOptions,
): Promise<Facts> {
  if (reader === undefined || type === 'flash') return facts
  const { readAgain } = await import('./second-reader/read-again.ts')
  return readAgain(site, facts, { reader, signal: signal ?? new AbortController().signal })
}

/** Words drafted by the same reader, asked once. */
async function draftsFor(
  begun: BegunReport,
  { type, secondReader: reader, signal }: AnalyzeOptions,
): Promise<Drafting | null> {
  if (reader === undefined || type === 'flash') return null
  const order = begun.draftOrder
  if (order === null) return null
  const { askForDrafts } = await import('./second-reader/ask-for-drafts.ts')
  return askForDrafts(order, { reader, signal: signal ?? new AbortController().signal })
}

const stopped = fail({ code: 'ABORTED', message: 'The analysis was stopped.' } as const)

/** Whether the caller gave up. A stage never pauses, so a signal can only arrive between two of them. */
async function isStopped({ signal }: AnalyzeOptions): Promise<boolean> {
  await nextTurn()
  return signal?.aborted ?? false
}

/** Pages are parsed one after the other anyway; a second thread takes the stylesheets. One page is not worth it. */
const parseThreads = 2

/** The one that a replayed capture has, or one of what the browser drew: checks of tracked websites need none, so gathering makes none. */
async function screenshotOf({ screenshot, pages, bodies }: Capture): Promise<Uint8Array | null> {
  const drawn = pages[0]?.rendered?.firstScreenScreenshotHash ?? null
  const png = drawn === null ? undefined : bodies.get(drawn)
  if (screenshot !== null || png === undefined) return screenshot
  const { makeScreenshot } = await import('./pictures/screenshot.ts')
  return makeScreenshot(png)
}

type ReplayedSite = Extract<AnalyzedSite, { captureFolder: string }>

async function replay(
  { captureFolder, onlyPage: page }: ReplayedSite,
  { pool, pagesMax, options }: Omit<GatherRun, 'stack'>,
): Promise<Result<Gathered, AnalysisError>> {
  const [{ loadCapture }, { parseCapture, withFewerPages }, { onlyPage, withFeedsOfHome }] = await Promise.all([
    import('./capture/capture-folder.ts'),
    import('./capture/parse-capture.ts'),
    import('./capture/only-page.ts'),
  ])
  const loaded = await loadCapture(captureFolder)
  if (!loaded.ok) return loaded
  if (await isStopped(options)) return stopped
  if (page !== undefined) {
    const capture = onlyPage(loaded.value, page)
    if (capture === null) return fail({ code: 'NOT_IN_SOURCE', message: `The capture holds no page ${page}.` })
    const parsed = await parseCapture(capture, pool)
    return ok({ capture: withFeedsOfHome(capture, parsed), parsed })
  }
  const capture = withFewerPages(loaded.value, pagesMax)
  return ok({ capture, parsed: await parseCapture(capture, pool) })
}

interface GatherRun {
  options: AnalyzeOptions
  pool: ParsePool
  pagesMax: number
  /** Closes what the run opens. */
  stack: AsyncDisposableStack
}

async function gatherSite(
  site: SiteLocation,
  { options, pool, pagesMax, stack }: GatherRun,
): Promise<Result<Gathered, AnalysisError>> {
  const { onProgress = () => {}, signal = new AbortController().signal } = options
  const now = clockOf(site, options)
  const source = await openSite(site, options, stack)
  if (!source.ok) return source
  const prefetched = withPrefetched(source.value, options.prefetched ?? [])
  const rendering = openRenderer(options, now, stack)
  return gather(
    { source: prefetched, pool, ...rendering, now, onProgress, signal },
    { ...gatherBudget, pages: pagesMax },
  )
}
