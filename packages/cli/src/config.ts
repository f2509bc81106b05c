/**
 * What the environment sets; the only reader of `process.env` in the command. The service's settings are declared in
 * packages/server/src/settings.ts, which takes too long to load for a command that shows its help: those that both read
 * are read here in the same way, and a test compares the two.
 */
import { homedir } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import type { AllowHosts, Result } from '@brandprint/engine'
import type { ModelSettings } from '@brandprint/engine/llm'
import { inWords } from './administration/admin.ts'
import { sourceDate } from './options/as-of.ts'

export interface Config {
  /** `auto`, `off` or an absolute path. */
  browser: string
  /** `off`: the browser may run without Chromium's sandbox. */
  browserSandbox: 'on' | 'off'
  allowHosts: AllowHosts
  /** For commands that ask a running service; null when it is not set. Never printed. */
  apiKey: string | null
  /** Where a running service is, as it was written; read where it is needed. null: not set. */
  baseUrl: string | null
  port: string | null
  /** The list as it was written, to be shown; null when it is not set. */
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

/**
 * Settings of models as the service reads them, which only a command that asks one waits for.
 * @throws {UsageError} as the service refuses its settings
 */
export async function modelSettings(env: Environment = process.env): Promise<ModelSettings> {
  const server = await import('@brandprint/server')
  try {
    return server.readConfig(env).models
  } catch (error) {
    throw inWords(server, error)
  }
}

/** Reads and validates; the error is a sentence for each variable that is wrong, and names it. */
export async function readConfig(env: Environment = process.env): Promise<Result<Config, string>> {
  const faults: string[] = []
  const browser = given(env.BRANDPRINT_BROWSER) ?? 'auto'
  if (!isBrowserSetting(browser)) {
    faults.push(`BRANDPRINT_BROWSER is “${browser}”; it takes auto, off or the absolute path of a browser.`)
  }
  const sandbox = given(env.BRANDPRINT_BROWSER_SANDBOX) ?? 'on'
  const browserSandbox = onOff.find((word) => word === sandbox.toLowerCase())
  if (browserSandbox === undefined) faults.push(`BRANDPRINT_BROWSER_SANDBOX is “${sandbox}”; it takes on or off.`)
  const allowHosts = await allowedHosts(given(env.BRANDPRINT_ALLOW_HOSTS))
  if (!allowHosts.ok) faults.push(`BRANDPRINT_ALLOW_HOSTS: ${allowHosts.error}`)
  const epoch = given(env.SOURCE_DATE_EPOCH)
  const date = epoch === undefined ? null : sourceDate(epoch)
  if (epoch !== undefined && date === null) {
    faults.push(`SOURCE_DATE_EPOCH is “${epoch}”; it takes whole seconds since 1970 in digits, such as 1767225600.`)
  }
  if (browserSandbox === undefined || !allowHosts.ok || faults.length > 0)
    return { ok: false, error: messageOf(faults) }
  return {
    ok: true,
    value: {
      browser,
      browserSandbox,
      allowHosts: allowHosts.value,
      // Not checked here: the commands that send the key do.
      apiKey: env.BRANDPRINT_API_KEY || null,
      baseUrl: given(env.BRANDPRINT_BASE_URL) ?? null,
      port: given(env.PORT) ?? null,
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

const onOff = ['on', 'off'] as const

/** In the same form as the service. */
function messageOf(faults: readonly string[]): string {
  if (faults.length === 1) return faults[0]!
  return `${faults.length} settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`
}

/** Without spaces around; an empty value counts as none. */
const given = (value: string | undefined) => value?.trim() || undefined

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
