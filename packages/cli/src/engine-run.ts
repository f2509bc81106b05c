/** What `analyze`, `versus` and `compare` have in common: setting up the engine, its progress and its errors. */
import type { AnalysisError, Progress, Result } from '@brandprint/engine'
import { analysisFailure } from './analysis-failure.ts'
import { isBrowserSetting } from './config.ts'
import { echoed } from './output/echoed.ts'
import { createProgressLine } from './output/progress-line.ts'
import type { Terminal } from './output/terminal.ts'
import { UsageError } from './usage-error.ts'

/** `--browser`, else BRANDPRINT_BROWSER. @throws {UsageError} */
export function browserSetting(written: string | undefined, { config }: Terminal): string {
  const browser = written ?? config.browser
  if (isBrowserSetting(browser)) return browser
  throw new UsageError(`--browser is “${echoed(browser)}”; it takes auto, off or the absolute path of a browser.`)
}

/** The options of every run of the engine. Prints which private hosts it may read. */
export function engineOptions({ config, err, signal }: Terminal) {
  const { allowHosts, allowHostsText, browserSandbox, searchPath, cacheFolder } = config
  if (allowHostsText !== null) {
    err.write(`brandprint: BRANDPRINT_ALLOW_HOSTS opens ${allowHostsText}, private or not.\n`)
  }
  return { allowHosts, searchPath, cacheFolder, sandbox: browserSandbox, signal }
}

/** Runs the engine with a line of progress. @throws {Failure} · {UsageError} as the engine says why it has no answer */
export async function watched<Value>(
  { err, signal }: Terminal,
  run: (onProgress: (progress: Progress) => void) => Promise<Result<Value, AnalysisError>>,
): Promise<Value> {
  const progress = createProgressLine(err)
  const result = await run(progress.show).finally(progress.clear)
  signal.throwIfAborted()
  if (!result.ok) throw analysisFailure(result.error)
  return result.value
}
