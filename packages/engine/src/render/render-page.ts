/** Renders pages in a browser: one browser for all, taking turns, started again when a page took it down. */
import type { FetchError } from '../net/fetch-error.ts'
import type { Guard } from '../net/guard.ts'
import { fail, ok, type Result } from '../result.ts'
import { type BrowserProcess, launchBrowser } from './browser-process.ts'
import { createFilteringProxy } from './filtering-proxy.ts'
import type { BrowserExecutable } from './find-browser.ts'
import { late, within } from './page-session.ts'
import { type RenderLimits, renderLimits } from './render-limits.ts'
import { firstLine, type PageRequest, type Rendered, type Visit, visitPage } from './visit-page.ts'

export interface RendererDeps {
  executable: BrowserExecutable
  guard: Guard
  /** Private folder; the browser's HOME and profile are in it. */
  cacheFolder: string
  /** Milliseconds since the epoch: the time that pages of the network see. */
  now: () => number
  limits?: Partial<RenderLimits>
}

export interface Renderer {
  /**
   * Renders one page. A page of a folder or a capture gives the same bytes each time; the network is not asked.
   * Errors: `TIMEOUT` at stage `whole` or `first byte`, `ABORTED`, `NOT_HTML`, `BAD_RESPONSE` when the page takes its
   * tab or the browser down, `UNREACHABLE`, and what the guard or the source said of the page's address.
   */
  render(request: PageRequest): Promise<Result<Rendered, FetchError>>
  /** Ends the browser and every render under way. */
  close(): Promise<void>
}

/** A context that is not closed by then never closes. */
const closeContextMsMax = 2_000
/** Whoever stopped the analysis waits for us. */
const stoppedContextMsMax = 500

export function createRenderer(deps: RendererDeps): Renderer {
  const limits: RenderLimits = { ...renderLimits, ...deps.limits }
  const closing = new AbortController()
  const waiting: (() => void)[] = []
  let running = 0
  let wall: ReturnType<typeof createFilteringProxy> | null = null
  let current: Promise<BrowserProcess> | null = null

  const launch = async (): Promise<BrowserProcess> => {
    const { executable, cacheFolder } = deps
    wall ??= createFilteringProxy(null)
    return launchBrowser({ executable, wall: await wall, cacheFolder, launchMs: limits.launchMs })
  }

  /** The running browser, or a new one: the last may have been killed for a page that would not end. */
  const browserProcess = (): Promise<BrowserProcess> => {
    const last = current
    current = last === null ? launch() : last.then((process) => (isAlive(process) ? process : launch()), launch)
    return current
  }

  const renderOnce = async (request: PageRequest): Promise<Result<Rendered, FetchError> | 'browser gone'> => {
    let process: BrowserProcess
    try {
      process = await browserProcess()
    } catch (error) {
      return fail({ code: 'UNREACHABLE', message: `The browser did not start: ${firstLine(error)}` })
    }
    const stop = new AbortController()
    const signal = AbortSignal.any([request.signal, closing.signal, stop.signal])
    const visit: Visit = { context: null, proxy: null, rendered: null }
    const { guard, now } = deps
    try {
      const visiting = visitPage({ guard, now, limits, process, visit, request: { ...request, signal } })
      visiting.catch(() => {})
      const outcome = await within(Promise.race([visiting, whenAborted(signal)]), limits.pageMs)
      if (outcome !== late) return outcome
      // The text may have been there before a picture took too long.
      return visit.rendered === null ? fail(timeout) : ok(visit.rendered)
    } catch (error) {
      if (!isAlive(process)) return 'browser gone'
      return fail({ code: 'BAD_RESPONSE', message: `The page could not be rendered: ${firstLine(error)}` })
    } finally {
      stop.abort()
      if (visit.context !== null) {
        const isStopped = request.signal.aborted || closing.signal.aborted
        const msMax = isStopped ? stoppedContextMsMax : closeContextMsMax
        const closed = await within(visit.context.close(), msMax).catch(() => null)
        if (closed === late) process.kill()
      }
      await visit.proxy?.close()
    }
  }

  const takeTurn = (): Promise<void> => {
    if (running < limits.pagesAtOnceMax) {
      running++
      return Promise.resolve()
    }
    return new Promise((resolve) => waiting.push(resolve))
  }

  const passTurn = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return {
    async render(request) {
      await takeTurn()
      try {
        if (closing.signal.aborted || request.signal.aborted) return fail(aborted)
        const outcome = await renderOnce(request)
        if (outcome !== 'browser gone') return outcome
        // Another page took the browser with it, or this one did: once more tells.
        const again = await renderOnce(request)
        return again === 'browser gone' ? fail(browserGone) : again
      } finally {
        passTurn()
      }
    },
    async close() {
      closing.abort()
      const process = await current?.catch(() => null)
      await process?.close()
      await (await wall)?.close()
    },
  }
}

const isAlive = (process: BrowserProcess): boolean => process.browser.isConnected()

function whenAborted(signal: AbortSignal): Promise<Result<never, FetchError>> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(fail(aborted))
    signal.addEventListener('abort', () => resolve(fail(aborted)), { once: true })
  })
}

const aborted: FetchError = { code: 'ABORTED', message: 'The analysis was stopped.' }
const timeout: FetchError = { code: 'TIMEOUT', message: 'The page did not come to an end in time.', stage: 'whole' }
const browserGone: FetchError = { code: 'BAD_RESPONSE', message: 'The page took the browser down.' }
