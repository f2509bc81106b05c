/** Renders pages in a browser, one after the other, so that what it uses is the page's; a new one when a page took it down. */
import type { FetchError } from '../net/fetch-error.ts'
import { createSlots } from '../net/slots.ts'
import { fail, ok, type Result } from '../result.ts'
import { type BrowserProcess, launchBrowser } from './browser-process.ts'
import type { BrowserExecutable } from './find-browser.ts'
import { late, within } from './page-session.ts'
import { type RenderLimits, renderLimits } from './render-limits.ts'
import { SandboxError, type SandboxSetting } from './sandbox.ts'
import { firstLine, PageExcess, type PageRequest, type Rendered, type Visit, visitPage } from './visit-page.ts'
import { createWall, type Wall } from './wall.ts'
import { watchBrowser } from './watch-browser.ts'

export interface RendererDeps {
  executable: BrowserExecutable
  /** Private folder; the browser's HOME and profile are in it. */
  cacheFolder: string
  sandbox: SandboxSetting
  /** Milliseconds since the epoch: the time that pages of the network see. */
  now: () => number
  limits?: Partial<RenderLimits>
}

export interface Renderer {
  /**
   * Renders one page. A page of a folder or a capture gives the same bytes each time; the network is not asked.
   * Errors: `TIMEOUT` at stage `whole` or `first byte`, `ABORTED`, `NOT_HTML`, `BAD_RESPONSE` when the page takes the
   * browser down, `PAGE_TOO_COMPLEX` when it takes more than a page may, `BLOCKED_REDIRECT` when it leads away from its
   * site, `UNREACHABLE` when there is no browser, and what the source said of the page's URL.
   */
  render(request: PageRequest): Promise<Result<Rendered, FetchError>>
  /** Ends the browser and every render under way. */
  close(): Promise<void>
}

/** A context that is not closed by then never closes. */
const closeContextMsMax = 2_000
/** Whoever stopped the analysis waits for us. */
const stoppedContextMsMax = 500
/** Pages of one analysis that may be too much for the browser; a site that has more is read without it. */
const tooComplexMax = 2

export function createRenderer(deps: RendererDeps): Renderer {
  const limits: RenderLimits = { ...renderLimits, ...deps.limits }
  const closing = new AbortController()
  const turns = createSlots(1)
  let wall: Promise<Wall> | null = null
  let current: Promise<BrowserProcess> | null = null
  let tooComplex = 0

  const launch = async (): Promise<BrowserProcess> => {
    const { executable, cacheFolder, sandbox } = deps
    const { processBytesMax, launchMs } = limits
    wall ??= createWall()
    return launchBrowser({ executable, wall: await wall, cacheFolder, sandbox, processBytesMax, launchMs })
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
      const why = error instanceof SandboxError ? error.message : `The browser did not start: ${firstLine(error)}`
      return fail({ code: 'UNREACHABLE', message: why })
    }
    const stop = new AbortController()
    const signal = AbortSignal.any([request.signal, closing.signal, stop.signal])
    const visit: Visit = { context: null, rendered: null }
    const watch = watchBrowser(process.pid, limits)
    /** The text may have been there before a picture was too much: then the pictures alone are lost. */
    const textOr = (failure: Result<Rendered, FetchError>) => (visit.rendered === null ? failure : ok(visit.rendered))
    try {
      const visiting = visitPage({ now: deps.now, limits, process, visit, request: { ...request, signal } })
      visiting.catch(() => {})
      const exceeding = watch.exceeded.then((what) => Promise.reject(new PageExcess(what)))
      const outcome = await within(Promise.race([visiting, whenAborted(signal), exceeding]), limits.pageMs)
      return outcome === late ? textOr(fail(timeout)) : outcome
    } catch (error) {
      if (error instanceof PageExcess) {
        tooComplex++
        return textOr(fail(takesTooMuch(error.message)))
      }
      if (!isAlive(process) && visit.rendered === null) return 'browser gone'
      return textOr(fail({ code: 'BAD_RESPONSE', message: `The page could not be rendered: ${firstLine(error)}` }))
    } finally {
      stop.abort()
      const isStopped = request.signal.aborted || closing.signal.aborted
      // While a page is put away it may still grow, and one that has taken too much is not asked to go.
      const closed = visit.context === null ? null : visit.context.close().catch(() => {})
      const msMax = isStopped ? stoppedContextMsMax : closeContextMsMax
      const end = await within(Promise.race([closed, watch.exceeded]), msMax)
      watch.stop()
      if (end === late || watch.isExceeded()) await process.kill()
    }
  }

  const hasTurn = async (signal: AbortSignal): Promise<boolean> => {
    try {
      await turns.take(AbortSignal.any([signal, closing.signal]))
      return true
    } catch {
      return false // Stopped while it waited.
    }
  }

  const renderInTurn = async (request: PageRequest): Promise<Result<Rendered, FetchError>> => {
    if (tooComplex >= tooComplexMax) return fail(tooComplexBefore)
    const outcome = await renderOnce(request)
    if (outcome !== 'browser gone') return outcome
    // The page did this, or something outside: once more tells.
    const again = await renderOnce(request)
    return again === 'browser gone' ? fail(browserGone) : again
  }

  return {
    async render(request) {
      if (!(await hasTurn(request.signal))) return fail(aborted)
      try {
        return await renderInTurn(request)
      } finally {
        turns.give()
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
const takesTooMuch = (what: string): FetchError => ({
  code: 'PAGE_TOO_COMPLEX',
  message: `The page takes too much of a browser: ${what}.`,
})
const tooComplexBefore: FetchError = {
  code: 'PAGE_TOO_COMPLEX',
  message: `${tooComplexMax} pages of the site took too much of a browser.`,
}
