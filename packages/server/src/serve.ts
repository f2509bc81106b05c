/** A running service, from its configuration to its graceful stop. */
import { setTimeout as delay } from 'node:timers/promises'
import { type Composed, compose, type Role } from './compose.ts'
import type { Config } from './config.ts'
import { firstStart } from './features/accounts/index.ts'
import { createHttp } from './http.ts'
import { logBrowser } from './platform/engine/browser-check.ts'
import { OperatorError } from './platform/errors.ts'
import { stopListening } from './platform/http/stop-listening.ts'
import { createLog, type Log } from './platform/log.ts'
import { sharedFolder } from './platform/storage/shared-folder.ts'
import { logStorage } from './platform/storage/try-storage.ts'
import { startWorker, type Worker } from './worker.ts'

export interface ServeOptions {
  role: Role
  /** Aborted when the service has to stop. */
  signal: AbortSignal
  /** Where the key of the first start is printed. */
  print: (text: string) => void
}

/** Time from the signal to stop that preflights may take; their requests are accepted then. */
const preflightsMs = 2_000
/** Time from the signal to stop in which running work may finish. */
const graceMs = 6_000
/** Time from the signal to stop after which the process ends in any case. */
const endMs = 9_500

/** The service cannot start; the message says what to do. */
export class StartError extends OperatorError {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super('refused', message, options)
  }
}

/**
 * Serves until the signal, then stops in this order: not ready and no new jobs, no new requests, running work finishes or goes
 * back to the queue, connections, the embedded Postgres last.
 * @throws {DatabaseError} · {StartError}
 */
export async function serve(config: Config, { role, signal, print }: ServeOptions): Promise<void> {
  const log = createLog({ level: config.logLevel })
  warn(config, role, log)
  const deps = await compose(config, role, { log })
  const http = role === 'worker' ? null : createHttp(deps, { isDraining: () => signal.aborted })
  let worker: Worker | null = null
  try {
    if (http !== null) {
      const first = await firstStart(deps)
      if (first !== null) print(welcome(first.account.id, first.key.key, config.baseUrl))
      await listen(http, config)
    }
    if (role !== 'api') worker = await startWorker(deps)
    log.info({ role, address: http === null ? undefined : config.baseUrl }, 'Brandprint is ready.')
    if (role !== 'api') void warmUp(deps, signal)
    if (role !== 'api') logBrowser(config, { log, signal })
    logStorage(deps, signal)
    await aborted(signal)
    log.info('Stopping.')
  } finally {
    const last = setTimeout(() => {
      log.error('Ended before everything was closed; what ran is taken up by others, or at the next start.')
      process.exit(1)
    }, endMs)
    await stop({ http, worker, deps, drainMs: signal.aborted ? config.drainSeconds * 1_000 : 0 })
    clearTimeout(last)
  }
  log.info('Stopped.')
}

/**
 * Analyzes the sample site once, so that the first real analysis finds an engine process which has loaded
 * and compiled its code. The sandbox uses its results as well.
 */
async function warmUp({ sample, log }: Pick<Composed, 'sample' | 'log'>, signal: AbortSignal): Promise<void> {
  try {
    await sample('full')
    log.debug('The engine is warm.')
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'The engine broke on the sample site.')
  }
}

/** After an uncaught error the state is unknown: the process ends, and its supervisor starts it again. */
export function endOnUnhandledErrors(): void {
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      createLog({ level: 'fatal' }).fatal({ err: error }, `Ended by an error that was not handled (${event}).`)
      process.exit(1)
    })
  }
}

type Http = ReturnType<typeof createHttp>

function warn({ allowHostsText, unknownSettings, storage, trackingSpeed }: Config, role: Role, log: Log): void {
  if (allowHostsText !== '') {
    log.warn(`BRANDPRINT_ALLOW_HOSTS lets every analysis read ${allowHostsText}, private or not.`)
  }
  if (role !== 'all' && storage.kind === 'folder') log.warn(sharedFolder(storage.folder))
  if (trackingSpeed !== 1) {
    log.warn(
      `BRANDPRINT_TRACKING_SPEED is ${trackingSpeed}: tracked websites are asked ${trackingSpeed} times as often as is polite.`,
    )
  }
  for (const name of unknownSettings) log.warn(`${name} is no setting of this version, and does nothing.`)
}

/** Why the service cannot listen at an address. */
const refusals: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is not of this machine',
  EAFNOSUPPORT: 'is of a kind that this machine does not have',
  EINVAL: 'is not of this machine',
  ENOTFOUND: 'has no address',
  EAI_AGAIN: 'has no address that could be found',
}

async function listen(http: Http, { host, port }: Config): Promise<void> {
  try {
    await http.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = refusals[code ?? '']
    if (why === undefined) throw error
    throw new StartError(`${host}:${port} ${why}; set HOST or PORT to another one.`, { cause: error })
  }
}

interface Running {
  http: Http | null
  worker: Worker | null
  deps: Composed
  drainMs: number
}

async function stop({ http, worker, deps, drainMs }: Running): Promise<void> {
  deps.preflights.endWithin(preflightsMs)
  await Promise.all([http === null ? null : closeHttp(http, drainMs), worker?.stop(graceMs)])
  await deps.close()
}

async function closeHttp(http: Http, drainMs: number): Promise<void> {
  // Answers that take longer are cut off.
  const cut = setTimeout(() => http.server.closeAllConnections(), graceMs)
  // Load balancers see in /readyz to send requests elsewhere, before they are refused here.
  await delay(drainMs)
  await stopListening(http.server)
  await http.close()
  clearTimeout(cut)
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })

function welcome(accountId: string, key: string, baseUrl: string): string {
  const lines = [
    'Welcome to Brandprint.',
    '',
    'Your API key, shown this once:',
    `  ${key}`,
    '',
    `Account ${accountId}, tier agency, all scopes.`,
    `API: ${baseUrl}/v1   Reference: ${baseUrl}/docs`,
  ]
  const width = Math.max(...lines.map((line) => line.length))
  const bar = '─'.repeat(width + 2)
  return [`┌${bar}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${bar}┘`, ''].join('\n')
}
