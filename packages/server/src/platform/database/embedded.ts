/**
 * A Postgres of our own in the data folder. Whoever needs it first starts it, whoever comes later joins it, and the last
 * one to leave stops it: so that a command beside a running server, or two servers, share one, and none takes it away
 * from another. Postgres' own `postmaster.pid` says where it listens; it is on loopback with a password.
 */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { clusterUser, initialize, type Place, placeIn } from './embedded-cluster.ts'
import { findPostgres } from './embedded-package.ts'
import { isPostgres, launch, readPostmaster, serverHost, startMs, stopServer } from './embedded-server.ts'
import { checkReach, serverUser } from './embedded-user.ts'
import { lockFolder } from './folder-lock.ts'
import { DatabaseError } from './migrate.ts'
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
  /** Gives up safety after a crash for speed: for tests. */
  volatile?: boolean
}

const database = 'brandprint'
const retryMs = 1_000
/** Held shared by every process that uses the server: who can take it exclusively is the last one. */
const usersLock = 4_271_553_001

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
          `Port ${port} of the embedded Postgres was taken by another program; restart Brandprint.`,
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

  return {
    url: urlOf({ port, password: use.password, database }),
    host: serverHost,
    port,
    async close() {
      closing = true
      await recovering
      await leave(place, use)
    },
  }
}

/** This process's share in the running server. */
interface Use {
  port: number
  password: string
  /** Holds the users' lock; its end is how we learn of the server's. */
  client: pg.Client
}

const urlOf = (to: { port: number; password: string; database: string }) =>
  `postgres://${clusterUser}:${to.password}@${serverHost}:${to.port}/${to.database}`

/** Joins the running server, or starts one; one process at a time does so. */
async function enter(place: Place, preferredPort?: number): Promise<Use> {
  const unlock = await lockFolder(place.folder, startMs)
  try {
    const running = await joinRunning(place)
    if (running !== null) return running
    const server = await findPostgres()
    const account = await serverUser(place.folder)
    await checkReach(account, server.postgres, place.folder)
    await initialize(place, server, account)
    return await launch(place, { server, account, preferredPort, connect: (port) => tryUse(place, port) })
  } finally {
    unlock()
  }
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

async function tryUse({ passwordFile }: Place, port: number): Promise<Use | null> {
  const password = (await readFile(passwordFile, 'utf8').catch(() => '')).trim()
  const client = new pg.Client({
    connectionString: urlOf({ port, password, database: 'postgres' }),
    application_name: 'brandprint use',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set idle_session_timeout = 0')
    await client.query('select pg_advisory_lock_shared($1)', [usersLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
    return { port, password, client }
  } catch {
    // Not awaited, here and below: of a connection that is gone it never tells.
    client.end().catch(() => undefined)
    return null
  }
}

async function leave(place: Place, { client }: Use): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [usersLock])
    const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [usersLock])
    if (rows[0]?.last) await stopServer(place)
    else await client.end()
  } catch {
    // It is gone already.
  } finally {
    client.end().catch(() => undefined)
  }
}
