import type { AnalysisError } from '../analysis-error.ts'
import type {
  Capture,
  CapturedPage,
  Degradation,
  Fetched,
  PageType,
  RenderedPage,
  SiteSource,
  SkippedPage,
} from '../artifacts.ts'
import { detectLanguage } from '../derived/language.ts'
import { pageState, stateError } from '../derived/page-state.ts'
import { renderingReason, tellsHeadline } from '../derived/rendering-need.ts'
import { hasScripts } from '../derived/shell-signs.ts'
import { textOf } from '../document/flat-document.ts'
import { pageHead } from '../document/page-head.ts'
import type { ParsedPage } from '../document/parse-jobs.ts'
import type { ParsePool } from '../document/parse-pool.ts'
import { bot } from '../net/bot.ts'
import { sniffHtml } from '../net/charset.ts'
import { robotsMetaDirectives, robotsTagDirectives } from '../net/robots-directives.ts'
import { parseRobots } from '../net/robots-txt.ts'
import type { Renderer } from '../render/render-page.ts'
import { fail, ok, type Result } from '../result.ts'
import { type ParsedCapture, siteOf } from '../site.ts'
import { pageKey } from '../site-address.ts'
import { pageLinks } from './page-links.ts'
import { type Candidate, createPageSelection } from './page-selection.ts'
import { createRecorder, type GatherBudget, type Recorder } from './recorder.ts'
import { differingBits, nearDuplicateBits, simhash } from './similarity.ts'
import { gatherSiteFiles } from './site-files.ts'
import { gatherSitemap } from './sitemap.ts'
import { gatherStylesheets } from './stylesheets.ts'

export interface GatherDeps {
  source: SiteSource
  pool: ParsePool
  /** null: pages are read without their scripts. */
  renderer: Renderer | null
  /** Why there is no renderer, for the report; null when none is wanted. */
  rendererMissing: string | null
  now: () => number
  onProgress: (progress: Progress) => void
  signal: AbortSignal
}

/** What the gatherer is doing, for people who wait. */
export interface Progress {
  step: 'home' | 'rendering' | 'page' | 'deriving'
  /** The address at hand. */
  url: string
  pagesDone: number
  pagesMax: number
}

export interface Gathered {
  capture: Capture
  parsed: ParsedCapture
}

/** Pages beyond the first that a browser is asked for: each takes seconds. */
const renderedPagesMax = 6

/** Fetches a site within a budget: the home page, what belongs to it, and the pages that tell most about the brand. */
export async function gather(deps: GatherDeps, budget: GatherBudget): Promise<Result<Gathered, AnalysisError>> {
  const { source, now } = deps
  const recorder = createRecorder(source, budget, now, deps.signal)
  const visit: Visit = {
    deps,
    recorder,
    parsed: { pages: new Map(), sheets: new Map() },
    pages: [],
    skipped: [],
    degraded: [],
    hashes: [],
    rendered: 0,
  }
  deps.onProgress({ step: 'home', url: source.entryUrl, pagesDone: 0, pagesMax: budget.pages })
  const home = await readHome(visit)
  if (!home.ok) return home

  if (budget.pages > 1) await readFurtherPages(visit, budget)
  const capture: Capture = {
    ...emptyCapture,
    entryUrl: source.entryUrl,
    capturedAt: new Date(now()).toISOString(),
    exchanges: recorder.exchanges(),
    pages: visit.pages,
    skipped: visit.skipped,
    degraded: visit.degraded,
    bodies: recorder.bodies,
  }
  return ok({ capture, parsed: visit.parsed })
}

const emptyCapture: Capture = {
  format: 'brandprint-capture',
  version: 1,
  entryUrl: '',
  capturedAt: '',
  exchanges: [],
  pages: [],
  skipped: [],
  degraded: [],
  bodies: new Map(),
}

/** What one gathering has so far. */
interface Visit {
  deps: GatherDeps
  recorder: Recorder
  parsed: ParsedCapture
  pages: CapturedPage[]
  skipped: SkippedPage[]
  degraded: Degradation[]
  /** SimHash of the text of each page read. */
  hashes: bigint[]
  rendered: number
}

async function readHome(visit: Visit): Promise<Result<CapturedPage, AnalysisError>> {
  const { deps, recorder } = visit
  const answer = await recorder.request(deps.source.entryUrl, 'page')
  if (!answer.ok) return fail(answer.error)
  const read = await readPage(visit, answer.value, 'home', 'home: the address that was asked for')
  if (!read.ok) return read
  const { page, parsed, refusal } = read.value
  if (refusal === 'by name') {
    return fail({ code: 'ROBOTS_DISALLOWED', message: 'The page asks BrandprintBot by name not to read it.' })
  }
  const broken = stateError(page.state, page.finalUrl)
  if (broken !== null) return fail(broken)
  visit.pages.push(page)
  visit.hashes.push(simhash(textOf(parsed.document, 0)))

  const head = pageHead(parsed.document, page.finalUrl)
  await Promise.all([
    gatherStylesheets(recorder, deps.pool, visit.parsed.sheets, head),
    gatherSiteFiles(recorder, parsed.document, head),
  ])
  if (page.rendered === null) await renderUntoldHome(visit, page)
  return ok(page)
}

/** A home page whose headline cannot be made out, beside scripts, most likely gets it from them. */
async function renderUntoldHome(visit: Visit, page: CapturedPage): Promise<void> {
  const site = siteOf({ ...emptyCapture, pages: [page] }, visit.parsed)
  const body = visit.recorder.bodies.get(page.bodyHash)
  if (site === null || body === undefined || !hasScripts(body) || tellsHeadline(site.home)) return
  const rendered = await render(visit, page, 'its static page has no headline that could be made out')
  if (rendered === null) return
  page.rendered = rendered.page
  const head = pageHead(rendered.parsed.document, page.finalUrl)
  await gatherStylesheets(visit.recorder, visit.deps.pool, visit.parsed.sheets, head)
}

interface ReadPage {
  page: CapturedPage
  parsed: ParsedPage
  /** Whether the page asks not to be kept: of everybody (`noindex`), or of us by name. */
  refusal: 'none' | 'of all' | 'by name'
}

/** Parses an answer, judges its state, and asks the browser where the page needs one. */
async function readPage(
  visit: Visit,
  answer: Fetched,
  type: PageType,
  selectionReason: string,
): Promise<Result<ReadPage, AnalysisError>> {
  const { deps, recorder } = visit
  const contentType = answer.headers['content-type']
  const isHtml = sniffHtml(answer.body, contentType)
  const bodyHash = recorder.keep(answer.body)
  const result = await deps.pool.parse({
    kind: 'page',
    body: isHtml ? answer.body : new Uint8Array(),
    contentType,
  })
  if (!result.ok) return fail(result.error)
  let parsed = result.value
  const finalUrl = withoutFragment(answer.finalUrl)
  const page: CapturedPage = {
    url: answer.url,
    finalUrl,
    type,
    selectionReason,
    bodyHash,
    encoding: parsed.encoding,
    state: pageState({ answer, isHtml, document: parsed.document }),
    rendered: null,
  }
  visit.parsed.pages.set(bodyHash, parsed)

  const reason = renderingReason(page, parsed.document, answer.body)
  if (reason !== null) {
    const rendered = await render(visit, page, reason)
    if (rendered !== null) {
      page.rendered = rendered.page
      parsed = rendered.parsed
      page.state = pageState({ answer, isHtml, document: parsed.document, isRendered: true })
    }
  }
  return ok({ page, parsed, refusal: refusalOf(parsed, answer) })
}

function withoutFragment(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

/** A page may ask everybody not to index it; one that names us does not want to be read by us at all. */
function refusalOf({ document }: ParsedPage, answer: Fetched): ReadPage['refusal'] {
  const { metas } = pageHead(document, answer.finalUrl)
  const header = answer.headers['x-robots-tag'] ?? ''
  const token = bot.token.toLowerCase()
  const named = header.toLowerCase().indexOf(token)
  const forUs = metas.filter(({ name }) => name === token)
  if (robotsMetaDirectives(forUs).noindex) return 'by name'
  if (named >= 0 && robotsTagDirectives(header.slice(named)).noindex) return 'by name'
  return robotsMetaDirectives(metas).noindex || robotsTagDirectives(header).noindex ? 'of all' : 'none'
}

interface Rendered {
  page: RenderedPage
  parsed: ParsedPage
}

async function render(visit: Visit, page: CapturedPage, reason: string): Promise<Rendered | null> {
  const { deps, recorder, degraded } = visit
  if (deps.renderer === null) {
    if (deps.rendererMissing !== null) {
      degraded.push({
        part: 'rendering',
        detail: `${page.finalUrl} was read without its scripts (${reason}): ${deps.rendererMissing}`,
      })
    }
    return null
  }
  if (visit.rendered > renderedPagesMax) return null
  visit.rendered++
  deps.onProgress({ step: 'rendering', url: page.finalUrl, pagesDone: visit.pages.length, pagesMax: 0 })
  const { source, signal } = deps
  const result = await deps.renderer.render({ url: page.finalUrl, source, signal })
  if (!result.ok) {
    degraded.push({
      part: 'rendering',
      detail: `${page.finalUrl} was read without its scripts (${reason}): ${result.error.message}`,
    })
    return null
  }
  const { html, fullPageScreenshot, firstScreenScreenshot } = result.value
  const parsed = await deps.pool.parse({ kind: 'page', body: html, contentType: 'text/html; charset=utf-8' })
  if (!parsed.ok) return null
  const htmlHash = recorder.keep(html)
  visit.parsed.pages.set(htmlHash, parsed.value)
  return {
    parsed: parsed.value,
    page: {
      htmlHash,
      fullPageScreenshotHash: fullPageScreenshot === null ? null : recorder.keep(fullPageScreenshot),
      firstScreenScreenshotHash: firstScreenScreenshot === null ? null : recorder.keep(firstScreenScreenshot),
      reason,
    },
  }
}

async function readFurtherPages(visit: Visit, budget: GatherBudget): Promise<void> {
  const { deps, recorder } = visit
  const [home] = visit.pages as [CapturedPage]
  const homeUrl = home.finalUrl
  const declared = await sitemapsOfRobots(recorder, homeUrl)
  const homeDocument = documentOf(visit, home)
  const selection = createPageSelection({ homeUrl, language: detectLanguage(textOf(homeDocument, 0)).language })
  selection.add(pageLinks(homeDocument, homeUrl), 0)
  const head = pageHead(homeDocument, homeUrl)
  for (const { rel, url, attributes } of head.links) {
    if (rel.includes('alternate') && attributes.hreflang !== undefined && pageKey(url) !== pageKey(homeUrl)) {
      selection.add([{ url, key: pageKey(url), label: '', place: 'hreflang' }], 1)
    }
  }
  const entries = await gatherSitemap(recorder, homeUrl, declared)
  selection.add(
    entries.map(({ url }) => ({ url, key: pageKey(url), label: '', place: 'sitemap' as const })),
    1,
  )

  // As many again may fail or be refused; then a site is left alone.
  for (let attempts = 0; visit.pages.length < budget.pages && attempts < 2 * budget.pages; attempts++) {
    const candidate = selection.next()
    if (candidate === null) return
    if (!recorder.hasBudget() || deps.signal.aborted) break
    deps.onProgress({ step: 'page', url: candidate.url, pagesDone: visit.pages.length, pagesMax: budget.pages })
    const page = await readCandidate(visit, candidate)
    if (page !== null) selection.add(pageLinks(documentOf(visit, page), page.finalUrl), 1)
  }
  const spent = recorder.hasBudget()
    ? `the ${budget.pages} pages of an analysis were chosen`
    : 'bytes or time were used up'
  for (const { url, type } of selection.rest().slice(0, 50)) {
    visit.skipped.push({ url, type, reason: 'budget', detail: `Not read: ${spent}.` })
  }
}

function documentOf(visit: Visit, page: CapturedPage) {
  return visit.parsed.pages.get(page.rendered?.htmlHash ?? page.bodyHash)!.document
}

async function sitemapsOfRobots(recorder: Recorder, homeUrl: string): Promise<string[]> {
  const answer = await recorder.request(new URL('/robots.txt', homeUrl).href, 'robots')
  if (!answer.ok || answer.value.status !== 200) return []
  return parseRobots(new TextDecoder().decode(answer.value.body)).sitemaps
}

/** Reads one more page; where it cannot serve as one, says why and gives null. */
async function readCandidate(visit: Visit, candidate: Candidate): Promise<CapturedPage | null> {
  const { deps, recorder } = visit
  const skip = (reason: SkippedPage['reason'], detail: string) => {
    visit.skipped.push({ url: candidate.url, type: candidate.type, reason, detail })
    return null
  }
  const answer = await recorder.request(candidate.url, 'page')
  if (!answer.ok) {
    return skip(answer.error.code === 'ROBOTS_DISALLOWED' ? 'robots' : 'failed', answer.error.message)
  }
  const finalKey = pageKey(answer.value.finalUrl)
  const twin = visit.pages.find((page) => pageKey(page.finalUrl) === finalKey)
  if (twin !== undefined) return skip('duplicate', `It leads to ${twin.finalUrl}.`)
  const read = await readPage(visit, answer.value, candidate.type, candidate.reason)
  if (!read.ok) return skip('failed', read.error.message)
  const { page, parsed, refusal } = read.value
  if (page.state.state !== 'ok' && page.state.state !== 'shell') {
    return skip('state', `${page.state.state}: ${page.state.reasons.join('; ')}.`)
  }
  if (refusal !== 'none') return skip('noindex', 'The page asks not to be indexed.')
  const hash = simhash(textOf(parsed.document, 0))
  const near = visit.hashes.findIndex((known) => differingBits(known, hash) <= nearDuplicateBits)
  if (near >= 0) return skip('duplicate', `Its text is that of ${visit.pages[near]?.finalUrl}.`)
  visit.pages.push(page)
  visit.hashes.push(hash)
  await gatherStylesheets(recorder, deps.pool, visit.parsed.sheets, pageHead(parsed.document, page.finalUrl))
  return page
}
