/** One page, from its address to its text and pictures, in a context and behind a proxy of its own. */
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Fetched, SiteSource } from '../artifacts.ts'
import { viewport } from '../document/layout.ts'
import type { FetchError } from '../net/fetch-error.ts'
import type { Guard } from '../net/guard.ts'
import { fail, ok, type Result } from '../result.ts'
import { answerFrom, passOn } from './answer-requests.ts'
import type { BrowserProcess } from './browser-process.ts'
import { createFilteringProxy, type FilteringProxy, filteringProxyLimits } from './filtering-proxy.ts'
import { holdTime, stopScripts } from './page-session.ts'
import { pinPage } from './pin-page.ts'
import { type PagePictures, takePictures, takeText } from './read-page.ts'
import type { RenderLimits } from './render-limits.ts'
import { settlePage } from './settle-page.ts'

export interface Rendered extends PagePictures {
  /** UTF-8; its elements are stamped with their layout (document/layout.ts). */
  html: Uint8Array
  /** After redirects, without fragment. */
  finalUrl: string
  /** false: something never ended and was cut off, so that this is what was there by then. */
  quiet: boolean
}

export interface PageRequest {
  url: string
  source: SiteSource
  signal: AbortSignal
}

/** What has to be put away after a visit, however it ends, and what it has brought so far. */
export interface Visit {
  context: BrowserContext | null
  proxy: FilteringProxy | null
  rendered: Rendered | null
}

export interface VisitInput {
  guard: Guard
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
  const { guard, now, limits, process, visit, request } = input
  const started = performance.now()
  const loadingLeft = () => Math.max(1, limits.pageMs * loadingShare - (performance.now() - started))

  const { source, signal } = request
  const isNetwork = source.kind === 'network'
  const known = new Map<string, Fetched>()
  let url = request.url
  if (isNetwork) {
    visit.proxy = await createFilteringProxy(guard, { ...filteringProxyLimits, bytesMax: limits.pageBytesMax })
  } else {
    // A document that is answered here cannot redirect: the address that it ends at is opened straight away.
    const answer = await source.request(url, { kind: 'page', signal })
    if (!answer.ok) return answer
    url = answer.value.finalUrl
    known.set(withoutFragment(url), answer.value)
  }

  const context = await openContext(process, visit)
  await context.addInitScript(pinPage)
  const answerRoute = isNetwork ? passOn : answerFrom(source, known, signal)
  await context.route('**/*', (route) => answerRoute(route).catch(() => {}))
  const page = await context.newPage()
  page.on('dialog', (dialog) => dialog.dismiss().catch(() => {}))
  context.on('page', (popup) => popup.close().catch(() => {}))
  const crashed = new Promise<never>((_resolve, reject) => {
    page.once('crash', () => reject(new Error('its tab crashed')))
  })
  crashed.catch(() => {})
  const session = await context.newCDPSession(page)
  await holdTime(session, new Date(isNetwork ? now() : fixedTime))

  const arrived = await arrive({ page, url, timeoutMs: loadingLeft(), proxy: visit.proxy })
  if (!arrived.ok) return arrived
  return Promise.race([
    crashed,
    readSettled({ page, session, limits, visit, wallMs: Math.min(limits.loadMs, loadingLeft()) }),
  ])
}

async function openContext(process: BrowserProcess, visit: Visit): Promise<BrowserContext> {
  const { proxy } = visit
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
    // Without a proxy of its own the context has the browser's, which refuses everything.
    ...(proxy && {
      proxy: { server: proxy.server, bypass: '<-loopback>', username: proxy.username, password: proxy.password },
    }),
  })
  visit.context = context
  return context
}

interface Arrival {
  page: Page
  url: string
  timeoutMs: number
  proxy: FilteringProxy | null
}

/** Opens the address and waits for its document to begin. */
async function arrive({ page, url, timeoutMs, proxy }: Arrival): Promise<Result<null, FetchError>> {
  const refusal = (address: string) => {
    const asked = proxy?.refusalOf(new URL(address).hostname) ?? null
    return asked !== null && new URL(address).hostname !== new URL(url).hostname ? blockedRedirect : asked
  }
  try {
    const response = await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs })
    // Over plain HTTP the proxy's refusal is an answer like any other.
    const refused = refusal(response?.url() ?? url)
    if (refused !== null) return fail(refused)
    const type = response?.headers()['content-type'] ?? ''
    return type === '' || /html|xml/i.test(type) ? ok(null) : fail(notHtml)
  } catch (error) {
    const message = firstLine(error)
    if (/Timeout/.test(message)) return fail(noAnswer)
    if (/Download is starting/.test(message)) return fail(notHtml)
    const reason = /net::(ERR_\w+)/.exec(message)?.[1]
    if (reason === undefined) throw error
    const redirected = proxy?.lastRefusal() ? blockedRedirect : null
    const unreachable: FetchError = { code: 'UNREACHABLE', message: `The page could not be opened (${reason}).` }
    return fail(refusal(url) ?? redirected ?? unreachable)
  }
}

const noAnswer: FetchError = { code: 'TIMEOUT', message: 'The page did not answer in time.', stage: 'first byte' }
const blockedRedirect: FetchError = {
  code: 'BLOCKED_REDIRECT',
  message: 'The page redirects to an address not visited.',
}
const notHtml: FetchError = { code: 'NOT_HTML', message: 'The address does not answer with a page.' }

interface SettledInput {
  page: Page
  session: CDPSession
  limits: RenderLimits
  visit: Visit
  wallMs: number
}

async function readSettled(input: SettledInput): Promise<Result<Rendered, FetchError>> {
  const { page, session, limits, visit, wallMs } = input
  const { quiet } = await settlePage(session, wallMs)
  await stopScripts(session, stopMsMax)
  const html = await takeText(session, limits)
  const text = { html, finalUrl: withoutFragment(page.url()), quiet }
  visit.rendered = { ...text, fullPageScreenshot: null, firstScreenScreenshot: null }
  return ok({ ...text, ...(await takePictures(session, limits)) })
}

export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

function withoutFragment(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}
