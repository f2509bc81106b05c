/** Says in the log, at the start, whether pages can be rendered, and whether Chromium's sandbox is on. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CheckedBrowser, Result } from '@brandprint/engine'
import type { Log } from '../log.ts'

export interface BrowserSettings {
  browser: string
  browserSandbox: 'on' | 'off'
  searchPath: string
  dataFolder: string
}

export type BrowserOutcome = Result<CheckedBrowser, { message: string }>

/**
 * Starts the browser once without delaying the service: in a thread of its own, as the browser's driver
 * takes a fifth of a second to load and 30 MB.
 */
export function logBrowser(settings: BrowserSettings, { log, signal }: { log: Log; signal: AbortSignal }): void {
  const { browser, browserSandbox, searchPath, dataFolder } = settings
  if (browser === 'off') return
  const workerData = {
    setting: browser,
    path: searchPath,
    cacheFolder: join(dataFolder, 'cache'),
    sandbox: browserSandbox,
  }
  const thread = new Worker(new URL('./processes/browser-check-thread.ts', import.meta.url), { workerData })
  const stop = () => void thread.terminate()
  signal.addEventListener('abort', stop, { once: true })
  thread.once('message', (outcome: BrowserOutcome) => {
    if (!outcome.ok) log.warn(`No page is rendered: ${outcome.error.message}`)
    else if (outcome.value.sandbox === 'off') log.warn(rendersWith(outcome.value))
    else log.info(rendersWith(outcome.value))
  })
  thread.once('error', (error) => log.error({ err: error }, 'The browser could not be checked.'))
  thread.once('exit', () => signal.removeEventListener('abort', stop))
}

/** What the log and `doctor` say of a browser that starts. */
export function rendersWith({ version, sandbox }: CheckedBrowser): string {
  const how = {
    on: "in Chromium's sandbox",
    off: "without Chromium's sandbox, as BRANDPRINT_BROWSER_SANDBOX=off says",
    unknown: "in Chromium's sandbox as far as this system shows",
  }
  return `Pages that scripts build are rendered by ${version}, ${how[sandbox]}.`
}
