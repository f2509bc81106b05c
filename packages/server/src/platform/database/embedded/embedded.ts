/**
 * A Postgres of our own in the data folder. Whoever needs it first starts it, whoever comes later joins it, and the last
 * one to leave stops it: so that a command beside a running server, or two servers, share one, and none takes it away
 * from another. Where all were killed, its watchdog stops it. Postgres' own `postmaster.pid` says where it listens; it is
 * on loopback with a password.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { DatabaseError } from '../database-error.ts'
import { initialize, type Place, placeIn } from './cluster.ts'
import { lockFolder } from './folder-lock.ts'
import { findPostgres } from './package.ts'
import { database } from './role.ts'
import { isPostgres, launch, readPostmaster, serverHost, startMs } from './server.ts'
import { isWatched, leave, tryUse, type Use, urlOf } from './use.ts'
import { checkReach, serverUser } from './user.ts'
import { startWatchdog } from './watchdog.ts'
export interface EmbeddedPostgres {
  /** With the password: not for logs. */
  url: string
  host: string
  port: number
  /** Stops Postgres, unless another process uses it. */
  close(): Promise<void>
}

export interface EmbeddedOptions {
  dataFolder: string
  log?: Pick<Log, 'info' | 'warn' | 'error'>
  /** Gives up safety after a crash for speed, and lets its role create databases: for tests. */
  volatile?: boolean
}

const retryMs = 1_000
/** How often the server's watchdog is looked for, as somebody may have killed it. */
const watchdogLookMs = 10_000

/** @throws {DatabaseError} with a sentence that says what to do */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = placeIn(options.dataFolder, options.volatile ?? false)
  await mkdir(place.folder, { recursive: true, mode: 0o700 })
  let use = await enter(place)
  const { port } = use
  let closing = false
  let recovering: Promise<void> = Promise.resolve()

  // Postgres died under us: bring it back where everybody's connections look for it.
  async function recover(): Promise<void> {
    options.log?.warn('The embedded Postgres went away; starting it again.')
    while (!closing) {
      try {
        use = await enter(place, port)
        if (use.port === port) return watch()
        await leave(place, use)
        throw new DatabaseError(
          `The embedded Postgres listens at port ${use.port} now, not at ${port}; restart Brandprint.`,
        )
      } catch (error) {
        options.log?.error({ err: error }, 'The embedded Postgres could not be started again.')
        await delay(retryMs)
      }
    }
  }
  function watch(): void {
    use.client.once('end', () => {
      if (!closing) recovering = recover()
    })
  }
  watch()
  const watchdogLook = setInterval(() => void keepWatched(place, use), watchdogLookMs).unref()

  return {
    url: urlOf({ port, password: use.password, database }),
    host: serverHost,
    port,
    async close() {
      closing = true
      clearInterval(watchdogLook)
      await recovering
      await leave(place, use)
    },
  }
}

/** Joins the running server, or starts one; one process at a time does so. */
async function enter(place: Place, fixedPort: number | null = null): Promise<Use> {
  const unlock = await lockFolder(place.folder, startMs)
  try {
    const running = await joinRunning(place)
    if (running !== null) {
      await keepWatched(place, running)
      return running
    }
    const server = await findPostgres()
    const account = await serverUser(place.folder)
    await checkReach(account, server.postgres, place.folder)
    await initialize(place, server, account)
    return await launch(place, {
      server,
      account,
      fixedPort,
      spawned: (pid) => startWatchdog(place, pid),
      connect: (port) => tryUse(place, port),
    })
  } finally {
    unlock()
  }
}

/** Of a server that runs without a watchdog, which an older version started or whose watchdog was killed. */
async function keepWatched(place: Place, use: Use): Promise<void> {
  const found = await readPostmaster(place)
  // A connection that was lost meanwhile has its own way to say so.
  if (found !== null && (await isWatched(use).catch(() => true)) === false) startWatchdog(place, found.pid)
}

/** The server that runs in the folder, if any; waits for one that is starting or stopping. */
async function joinRunning(place: Place): Promise<Use | null> {
  const until = Date.now() + startMs
  for (;;) {
    const found = await readPostmaster(place)
    if (found === null) return null
    const use = found.port === null ? null : await tryUse(place, found.port)
    if (use !== null) return use
    if (!(await isPostgres(found.pid))) {
      // Left behind by a crash, its number since given to another program: Postgres itself would not dare to start.
      await rm(join(place.cluster, 'postmaster.pid'), { force: true })
      return null
    }
    if (Date.now() > until) {
      throw new DatabaseError(
        `A Postgres (process ${found.pid}) holds ${place.cluster}, and does not answer; its log is ${place.logFile}.`,
      )
    }
    await delay(50)
  }
}
