/** What the environment sets. The only reader of `process.env`. */
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import type { AllowHosts, Result } from '@brandprint/engine'
import { sourceDate } from './as-of.ts'

export interface Config {
  /** `auto`, `off` or an absolute path. */
  browser: string
  /** `off`: the browser may run without Chromium's sandbox. */
  browserSandbox: 'on' | 'off'
  allowHosts: AllowHosts
  /** For commands that ask a running service; null when there is none. Never printed. */
  apiKey: string | null
  /** Where a running service is, as it was written; read where it is needed. null: not set. */
  baseUrl: string | null
  port: string | null
  /** The list as it was written, to be shown; null when there is none. */
  allowHostsText: string | null
  cacheFolder: string
  /** null: colours when the output is a terminal. */
  color: boolean | null
  /** Whether a bug shows where it happened. */
  debug: boolean
  /** PATH. */
  searchPath: string
  /** SOURCE_DATE_EPOCH in milliseconds; null when it is not set. */
  sourceDate: number | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and validates; the error is a sentence that names the variable. */
export async function readConfig(env: Environment = process.env): Promise<Result<Config, string>> {
  const browser = given(env.BRANDPRINT_BROWSER) ?? 'auto'
  if (!isBrowserSetting(browser)) {
    return fail(`BRANDPRINT_BROWSER is “${browser}”; it takes auto, off or the absolute path of a browser.`)
  }
  const browserSandbox = given(env.BRANDPRINT_BROWSER_SANDBOX)?.trim().toLowerCase() || 'on'
  if (browserSandbox !== 'on' && browserSandbox !== 'off') {
    return fail(`BRANDPRINT_BROWSER_SANDBOX is “${browserSandbox}”; it takes on or off.`)
  }
  const allowHosts = await allowedHosts(given(env.BRANDPRINT_ALLOW_HOSTS))
  if (!allowHosts.ok) return fail(`BRANDPRINT_ALLOW_HOSTS: ${allowHosts.error}`)
  const epoch = given(env.SOURCE_DATE_EPOCH)
  const date = epoch === undefined ? null : sourceDate(epoch)
  if (epoch !== undefined && date === null) {
    return fail(`SOURCE_DATE_EPOCH is “${epoch}”; it takes whole seconds since 1970 in digits, such as 1767225600.`)
  }
  return {
    ok: true,
    value: {
      browser,
      browserSandbox,
      allowHosts: allowHosts.value,
      apiKey: given(env.BRANDPRINT_API_KEY) ?? null,
      baseUrl: given(env.BRANDPRINT_BASE_URL?.trim()) ?? null,
      port: given(env.PORT?.trim()) ?? null,
      allowHostsText: listAsShown(given(env.BRANDPRINT_ALLOW_HOSTS)),
      cacheFolder: cacheFolder(env),
      color: colorSetting(env),
      debug: given(env.BRANDPRINT_DEBUG) !== undefined && env.BRANDPRINT_DEBUG !== '0',
      searchPath: env.PATH ?? '',
      sourceDate: date,
    },
  }
}

/** The engine takes a second to load: it is asked only where the variable is set, so that --help is quick. */
async function allowedHosts(written: string | undefined): Promise<Result<AllowHosts, string>> {
  if (written === undefined) return { ok: true, value: { hosts: [], blocks: [] } }
  const { parseAllowHosts } = await import('@brandprint/engine')
  return parseAllowHosts(written)
}

/** The entries with a space between; none of them can hold a control once it is parsed. */
function listAsShown(written: string | undefined): string | null {
  const entries = (written ?? '').split(',').map((entry) => entry.trim())
  return entries.filter((entry) => entry !== '').join(', ') || null
}

export const isBrowserSetting = (value: string) => value === 'auto' || value === 'off' || isAbsolute(value)

const fail = (error: string) => ({ ok: false, error }) as const

const given = (value: string | undefined) => (value === undefined || value === '' ? undefined : value)

function cacheFolder(env: Environment): string {
  const data = given(env.BRANDPRINT_DATA_DIR)
  if (data !== undefined) return join(resolve(data), 'cache')
  const base = given(env.XDG_CACHE_HOME) ?? join(homedir(), '.cache')
  return join(base, 'brandprint')
}

/** NO_COLOR (no-color.org) and FORCE_COLOR, as most tools read them. */
function colorSetting(env: Environment): boolean | null {
  if (given(env.FORCE_COLOR) !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  if (given(env.NO_COLOR) !== undefined || env.TERM === 'dumb') return false
  return null
}
