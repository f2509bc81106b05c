/** One page, from its URL to its text and pictures, in a context of its own. */
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { SiteSource } from '../artifacts.ts'
import { viewport } from '../document/layout.ts'
import type { FetchError } from '../net/fetch-error.ts'
import { fail, ok, type Result } from '../result.ts'
import { isSameSite, withoutFragment } from '../site-url.ts'
import { answerRequests, type RequestAnswers } from './answer-requests.ts'
import type { BrowserProcess } from './browser-process.ts'
import { holdTime, stopScripts } from './page-session.ts'
import { pinPage } from './pin-page.ts'
import { type PagePictures, showsPage, takePictures, takeText } from './read-page.ts'
import type { RenderLimits } from './render-limits.ts'
import { settlePage } from './settle-page.ts'

export interface Rendered extends PagePictures {
  /** UTF-8; its elements are stamped with their layout (document/layout.ts). */
  html: Uint8Array
  /** After redirects, without fragment. */
  finalUrl: string
  /** false: something never ended and was cut off, so that this is what was there by then. */
  quiet: boolean
  /** Requests to the page's own site that were not made: robots.txt excludes them, or there were too many. */
  unmade: { robots: number; caps: number }
}

export interface PageRequest {
  url: string
  source: SiteSource
  signal: AbortSignal
}

/** What has to be put away after a visit, however it ends, and what it has brought so far. */
export interface Visit {
  context: BrowserContext | null
  rendered: Rendered | null
}

export interface VisitInput {
  now: () => number
  limits: RenderLimits
  process: BrowserProcess
  visit: Visit
  request: PageRequest
}

/** Pages that do not come from the network see this moment, for ever. */
const fixedTime = Date.UTC(2026, 0, 1, 12)
/** The part of a page's time in which it may load; what is left is for reading it. */
const loadingShare = 0.6
/** Scripts that are stopped answer at once; one in an endless loop after the next turn of it. */
const stopMsMax = 500

/** @throws {Error} when the browser or the page's tab goes away */
export async function visitPage(input: VisitInput): Promise<Result<Rendered, FetchError>> {
  const { now, limits, process, visit, request } = input
  const started = performance.now()
  const loadingLeft = () => Math.max(1, limits.pageMs * loadingShare - (performance.now() - started))

  const { source, signal } = request
  // A document that is answered here cannot redirect: the URL that it ends at is opened straight away.
  const document = await source.request(request.url, { kind: 'page', signal })
  if (!document.ok) return document
  const url = withoutFragment(document.value.finalUrl)
  if (!isSameSite(new URL(url), new URL(request.url))) return fail(anotherSite)
  const known = new Map([[url, document.value]])
  const answers = answerRequests({ source, url, known, limits, signal })

  const context = await openContext(process, visit)
  await context.addInitScript(pinPage)
  const page = await context.newPage()
  await context.route('**/*', (route) => answers.route(page, route).catch(() => {}))
  page.on('dialog', (dialog) => dialog.dismiss().catch(() => {}))
  context.on('page', (popup) => popup.close().catch(() => {}))
  const crashed = new Promise<never>((_resolve, reject) => {
    page.once('crash', () => reject(new PageExcess('more memory than one page may have')))
  })
  crashed.catch(() => {})
  const session = await context.newCDPSession(page)
  await holdTime(session, new Date(source.kind === 'network' ? now() : fixedTime))

  const arrived = await arrive({ page, url, timeoutMs: loadingLeft(), answers })
  if (!arrived.ok) return arrived
  return Promise.race([
    crashed,
    readSettled({ page, session, limits, visit, answers, url, wallMs: Math.min(limits.loadMs, loadingLeft()) }),
  ])
}

/** What a page took of a browser beyond what it may. A tab that goes away wanted, in most cases, more memory. */
export class PageExcess extends Error {}

async function openContext(process: BrowserProcess, visit: Visit): Promise<BrowserContext> {
  const context = await process.browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
  })
  visit.context = context
  return context
}

interface Arrival {
  page: Page
  url: string
  timeoutMs: number
  answers: RequestAnswers
}

/** Opens the URL and waits for its document to begin. */
async function arrive({ page, url, timeoutMs, answers }: Arrival): Promise<Result<null, FetchError>> {
  try {
    const response = await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs })
    const type = response?.headers()['content-type'] ?? ''
    return type === '' || /html|xml/i.test(type) ? ok(null) : fail(notHtml)
  } catch (error) {
    const refusal = answers.refusal()
    if (refusal !== null) return fail(refusal)
    const message = firstLine(error)
    if (/Timeout/.test(message)) return fail(noAnswer)
    if (/Download is starting/.test(message)) return fail(notHtml)
    const reason = /net::(ERR_\w+)/.exec(message)?.[1]
    if (reason === undefined) throw error
    return fail({ code: 'UNREACHABLE', message: `The page could not be opened (${reason}).` })
  }
}

const noAnswer: FetchError = { code: 'TIMEOUT', message: 'The page did not answer in time.', stage: 'first byte' }
const anotherSite: FetchError = { code: 'BLOCKED_REDIRECT', message: 'The page redirects to another site.' }
const browserWords: FetchError = {
  code: 'NOT_HTML',
  message:
    'In place of the page a browser shows words of its own: the page is damaged XML, or leads to what is no page.',
}
const notHtml: FetchError = { code: 'NOT_HTML', message: 'The address does not answer with a page.' }

interface SettledInput {
  page: Page
  session: CDPSession
  limits: RenderLimits
  visit: Visit
  answers: RequestAnswers
  /** The page that was opened. */
  url: string
  wallMs: number
}

async function readSettled(input: SettledInput): Promise<Result<Rendered, FetchError>> {
  const { page, session, limits, visit, answers, url, wallMs } = input
  const { quiet } = await settlePage(session, wallMs)
  await stopScripts(session, stopMsMax)
  const at = page.url()
  const html = (await showsPage(session)) ? await takeText(session, limits) : null
  // Text that was taken between two pages could be of either.
  const refusal = answers.refusal() ?? strayed(at, url) ?? strayed(page.url(), url)
  if (refusal !== null) return fail(refusal)
  if (html === null) return fail(browserWords)
  const text = { html, finalUrl: withoutFragment(at), quiet, unmade: { ...answers.unmade() } }
  visit.rendered = { ...text, fullPageScreenshot: null, firstScreenScreenshot: null }
  return ok({ ...text, ...(await takePictures(session, limits)) })
}

/** Why what the browser shows is not the page that it was asked for: an error page of its own, or what a script made. */
function strayed(url: string, asked: string): FetchError | null {
  const parsed = URL.parse(url)
  const isPage = parsed !== null && /^https?:$/.test(parsed.protocol) && isSameSite(parsed, new URL(asked))
  return isPage ? null : { code: 'BLOCKED_REDIRECT', message: 'The page put something else in its place.' }
}

export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
