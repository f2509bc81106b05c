/** The environment as one validated value; the only reader of `process.env` in the server. */
import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { nearestWord } from '@brandprint/engine/nearest-word'
import { type AllowHosts, parseAllowHosts } from '@brandprint/engine/net'
import { OperatorError } from './platform/errors.ts'
import { keyRequests, refusedLooksPerHour, webhookRetrySeconds, webhookTestsPerMinute } from './platform/tiers.ts'

export interface Config {
  host: string
  port: number
  /** Where everything lives that this machine keeps: database, secrets, files, the browser's cache. */
  dataFolder: string
  /** null: Postgres is started in the data folder. */
  databaseUrl: string | null
  /** Without a slash at its end; used in addresses that the service hands out. */
  baseUrl: string
  /** null: generated into the data folder at the first start. */
  secretKey: string | null
  allowHosts: AllowHosts
  /** The same as text, its entries separated by commas: for the engine's processes, and to be shown. */
  allowHostsText: string
  /** `auto`, `off` or a path. */
  browser: string
  /** `off`: the browser may run without Chromium's sandbox. */
  browserSandbox: 'on' | 'off'
  /** Folders where `auto` looks for a browser. */
  searchPath: string
  /** Analyses of one account that this process runs at once. */
  workerConcurrency: number
  /** Requests of one key: a bucket of `burst` that fills at `perMinute`. */
  keyRequests: { perMinute: number; burst: number }
  /** Requests of an account whose website was refused after a look, in the trailing hour. */
  refusedLooksPerHour: number
  /** Finished analyses are deleted after so many days; null: never. */
  analysesKeptDays: number | null
  /** Seconds from the end of a failed attempt at a webhook to the next one, one for each retry. */
  webhookRetrySeconds: readonly number[]
  /** Tests of webhooks that an account may make. */
  webhookTestsPerMinute: number
  /** Whether `/metrics` answers. */
  metrics: boolean
  /** How long a process that is to stop still takes requests, after it said that it is not ready. */
  drainMs: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Names in the environment that look like settings of ours and are none, such as those of another version. */
  unknownSettings: string[]
}

/** A setting that cannot be used: its sentence names it and says what would be right. */
export class ConfigError extends OperatorError {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super('invalid', message, options)
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** @throws {ConfigError} at the first setting that is not right */
export function readConfig(given: Environment): Config {
  const { environment, asked } = recorded(given)
  const port = readPort(environment)
  return {
    host: environment.HOST?.trim() || '127.0.0.1',
    port,
    dataFolder: resolve(environment.BRANDPRINT_DATA_DIR?.trim() || './data'),
    databaseUrl: readDatabaseUrl(environment),
    baseUrl: readBaseUrl(environment, port),
    secretKey: readSecretKey(environment),
    allowHosts: readAllowHosts(environment),
    allowHostsText: listEntries(environment.BRANDPRINT_ALLOW_HOSTS ?? '').join(', '),
    browser: readBrowser(environment),
    browserSandbox: readSwitch(environment, 'BRANDPRINT_BROWSER_SANDBOX', 'on') ? 'on' : 'off',
    searchPath: environment.PATH ?? '',
    workerConcurrency: readInteger(environment, 'BRANDPRINT_WORKER_CONCURRENCY', { least: 1, most: 64, otherwise: 2 }),
    keyRequests: {
      perMinute: readInteger(environment, 'BRANDPRINT_KEY_REQUESTS_PER_MINUTE', {
        ...keyRequestBounds,
        otherwise: keyRequests.perMinute,
      }),
      burst: readInteger(environment, 'BRANDPRINT_KEY_REQUESTS_BURST', {
        ...keyRequestBounds,
        otherwise: keyRequests.burst,
      }),
    },
    refusedLooksPerHour: readInteger(environment, 'BRANDPRINT_REFUSED_LOOKS_PER_HOUR', {
      least: 1,
      most: 1_000_000,
      otherwise: refusedLooksPerHour,
    }),
    analysesKeptDays: readInteger(environment, 'BRANDPRINT_ANALYSES_KEPT_DAYS', {
      least: 1,
      most: 36_500,
      otherwise: null,
    }),
    webhookRetrySeconds: readRetrySeconds(environment),
    webhookTestsPerMinute: readInteger(environment, 'BRANDPRINT_WEBHOOK_TESTS_PER_MINUTE', {
      least: 1,
      most: 1_000,
      otherwise: webhookTestsPerMinute,
    }),
    metrics: readSwitch(environment, 'BRANDPRINT_METRICS', 'off'),
    drainMs: readInteger(environment, 'BRANDPRINT_DRAIN_SECONDS', { least: 0, most: 5, otherwise: 1 }) * 1_000,
    logLevel: readLogLevel(environment),
    // Last: now all have been asked for.
    unknownSettings: unknownSettings(given, [...asked]),
  }
}

/**
 * Loads the environment of this process, and what `.env` in its working directory sets beyond it.
 * @throws {ConfigError} at the first setting that is not right
 */
export function configOfProcess(): Config {
  const { env } = process
  return readConfig(readSwitch(env, 'BRANDPRINT_ENV_FILE', 'on') ? { ...readEnvFile('.env'), ...env } : env)
}

function readEnvFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return {}
    throw new ConfigError(`${resolve(path)} cannot be read: ${message}. Settings are read from it.`, { cause: error })
  }
}

/**
 * Names that look like settings of ours and are none.
 * @throws {ConfigError} at one that is a typing mistake away from a setting: what it was to set would silently not be set
 */
function unknownSettings(given: Environment, known: readonly string[]): string[] {
  const unknown = Object.keys(given).filter((name) => name.startsWith('BRANDPRINT_') && !known.includes(name))
  for (const name of unknown) {
    const near = nearestWord(name, known)
    if (near !== null) throw new ConfigError(`${name} is no setting. Did you mean ${near}?`)
  }
  return unknown
}

const keyRequestBounds = { least: 1, most: 1_000_000 }

const readPort = (environment: Environment) =>
  readInteger(environment, 'PORT', { least: 0, most: 65_535, otherwise: 8080 })

function readInteger<Otherwise extends number | null>(
  environment: Environment,
  name: string,
  { least, most, otherwise }: { least: number; most: number; otherwise: Otherwise },
): number | Otherwise {
  const written = environment[name]?.trim()
  if (written === undefined || written === '') return otherwise
  const value = Number(written)
  if (!/^\d+$/.test(written) || value < least || value > most) {
    throw new ConfigError(`${name} is “${written}”; it takes a whole number from ${least} to ${most}.`)
  }
  return value
}

function readSwitch(environment: Environment, name: string, otherwise: 'on' | 'off'): boolean {
  const written = environment[name]?.trim().toLowerCase() || otherwise
  if (written === 'off') return false
  if (written === 'on') return true
  throw new ConfigError(`${name} is “${written}”; it takes on or off.`)
}

function readDatabaseUrl(environment: Environment): string | null {
  const written = environment.DATABASE_URL?.trim()
  if (written === undefined || written === '') return null
  const url = URL.parse(written)
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    throw new ConfigError(
      'DATABASE_URL is no Postgres address; it has the form postgres://user:password@host:5432/name.',
    )
  }
  return written
}

function readBaseUrl(environment: Environment, port: number): string {
  const written = environment.BRANDPRINT_BASE_URL?.trim()
  if (written === undefined || written === '') return `http://localhost:${port}`
  const url = URL.parse(written)
  if (url !== null && (url.username !== '' || url.password !== '')) {
    throw new ConfigError(
      'BRANDPRINT_BASE_URL holds a user or a password, and is shown to everyone; it has the form https://brandprint.acme.com.',
    )
  }
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`BRANDPRINT_BASE_URL is “${written}”; it has the form https://brandprint.acme.com.`)
  }
  return url.href.replace(/\/+$/, '')
}

const secretKeyCharactersMin = 32

function readSecretKey(environment: Environment): string | null {
  const written = environment.BRANDPRINT_SECRET_KEY?.trim()
  if (written === undefined || written === '') return null
  if (written.length < secretKeyCharactersMin) {
    throw new ConfigError(
      `BRANDPRINT_SECRET_KEY has ${written.length} characters; it takes at least ${secretKeyCharactersMin}, for example from: openssl rand -base64 32.`,
    )
  }
  return written
}

function readAllowHosts(environment: Environment): AllowHosts {
  const parsed = parseAllowHosts(environment.BRANDPRINT_ALLOW_HOSTS ?? '')
  if (!parsed.ok) throw new ConfigError(`BRANDPRINT_ALLOW_HOSTS: ${parsed.error}`)
  return parsed.value
}

const listEntries = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Whether a browser is there shows when one is needed; reports do without. */
function readBrowser(environment: Environment): string {
  const written = environment.BRANDPRINT_BROWSER?.trim() || 'auto'
  if (written === 'auto' || written === 'off' || isAbsolute(written)) return written
  throw new ConfigError(`BRANDPRINT_BROWSER is “${written}”; it takes auto, off or the absolute path of a browser.`)
}

const retrySecondsMost = 7 * 24 * 60 * 60

function readRetrySeconds(environment: Environment): readonly number[] {
  const written = environment.BRANDPRINT_WEBHOOK_RETRY_SECONDS?.trim() ?? ''
  if (written === '') return webhookRetrySeconds
  const seconds = written.split(',').map((part) => (/^\s*\d{1,6}\s*$/.test(part) ? Number(part) : Number.NaN))
  if (seconds.length === webhookRetrySeconds.length && seconds.every((each) => each >= 1 && each <= retrySecondsMost)) {
    return seconds
  }
  throw new ConfigError(
    `BRANDPRINT_WEBHOOK_RETRY_SECONDS is “${written}”; it takes ${webhookRetrySeconds.length} whole numbers from 1 to ${retrySecondsMost}, separated by commas, such as ${webhookRetrySeconds.join(',')}.`,
  )
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

function readLogLevel(environment: Environment): Config['logLevel'] {
  const written = environment.BRANDPRINT_LOG_LEVEL?.trim() || 'info'
  const level = logLevels.find((known) => known === written)
  if (level === undefined) {
    throw new ConfigError(`BRANDPRINT_LOG_LEVEL is “${written}”; it takes one of ${logLevels.join(', ')}.`)
  }
  return level
}

/** Read by the command line, and before all others. */
const settingsOfOthers = ['BRANDPRINT_API_KEY', 'BRANDPRINT_DEBUG', 'BRANDPRINT_SOURCES', 'BRANDPRINT_ENV_FILE']

/** The environment, and the names that were asked of it: what is a setting follows from what is read. */
function recorded(environment: Environment): { environment: Environment; asked: Set<string> } {
  const asked = new Set(settingsOfOthers)
  function get(target: Environment, name: string): string | undefined {
    asked.add(name)
    return target[name]
  }
  return { environment: new Proxy(environment, { get }), asked }
}
