/**
 * A Postgres of our own in the data folder. Whoever needs it first starts it, whoever comes later joins it, and the last
 * one to leave stops it: so that a command beside a running server, or two servers, share one, and none takes it away
 * from another. Postgres' own `postmaster.pid` says where it listens; it is on loopback with a password.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'
import { findPostgres, type PostgresPackage } from './embedded-package.ts'
import { checkReach, type ServerUser, serverUser } from './embedded-user.ts'
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

const host = '127.0.0.1'
const user = 'brandprint'
const database = 'brandprint'
const draftPrefix = 'postgres.new-'
const startMs = 60_000
const stopMs = 4_000
const retryMs = 1_000
/** Held shared by every process that uses the server: who can take it exclusively is the last one. */
const usersLock = 4_271_553_001

const flags = [
  ['listen_addresses', host],
  ['unix_socket_directories', ''],
  ['max_connections', '200'],
  ['timezone', 'UTC'],
  ['log_timezone', 'UTC'],
  ['cluster_name', 'brandprint'],
  // Parallel queries need shared memory that containers keep small, for tables that are not that large.
  ['max_parallel_workers_per_gather', '0'],
] as const
const volatileFlags = [
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
] as const

/** @throws {DatabaseError} with a sentence that says what to do */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = placeOf(options)
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
    host,
    port,
    async close() {
      closing = true
      await recovering
      await leave(place, use)
    },
  }
}

interface Place {
  folder: string
  cluster: string
  passwordFile: string
  logFile: string
  options: EmbeddedOptions
}

const placeOf = (options: EmbeddedOptions): Place => ({
  folder: options.dataFolder,
  cluster: join(options.dataFolder, 'postgres'),
  passwordFile: join(options.dataFolder, 'postgres.password'),
  logFile: join(options.dataFolder, 'postgres.log'),
  options,
})

/** This process's share in the running server. */
interface Use {
  port: number
  password: string
  /** Holds the users' lock; its end is how we learn of the server's. */
  client: pg.Client
}

const urlOf = (to: { port: number; password: string; database: string }) =>
  `postgres://${user}:${to.password}@${host}:${to.port}/${to.database}`

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
    return await launch(place, { server, account, preferredPort })
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

/** https://www.postgresql.org/docs/18/storage-file-layout.html: process id, folder, start, port, … */
async function readPostmaster({ cluster }: Place): Promise<{ pid: number; port: number | null } | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10))
  const port = Number.parseInt(lines[3] ?? '', 10)
  if (Number.isNaN(pid)) return null
  return { pid, port: Number.isNaN(port) ? null : port }
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.split('\0')[0]?.includes('postgres') ?? false
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
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

/** A new cluster is made beside its place and moved there whole: a crash meanwhile leaves nothing that looks like one. */
async function initialize(place: Place, server: PostgresPackage, account: ServerUser): Promise<void> {
  const version = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version !== null) {
    if (version.trim() === server.major) return
    throw new DatabaseError(
      `${place.cluster} was made by Postgres ${version.trim()}, and this Brandprint brings Postgres ${server.major}. ` +
        `Either install the Brandprint that made it, dump the database there (pg_dump) and restore it into a new folder, ` +
        `or run a Postgres ${version.trim()} of your own on that folder and set DATABASE_URL.`,
    )
  }
  // What a start that was killed left behind; its initdb may still be writing there, so it is another folder each time.
  for (const name of await readdir(place.folder)) {
    if (name.startsWith(draftPrefix)) {
      await rm(join(place.folder, name), { recursive: true, force: true }).catch(() => undefined)
    }
  }
  const draft = join(place.folder, `${draftPrefix}${randomBytes(4).toString('hex')}`)
  await mkdir(draft, { mode: 0o700 })
  await writeFile(place.passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
  await chmod(place.passwordFile, 0o600)
  if (account.ids !== null) {
    await chown(draft, account.ids.uid, account.ids.gid)
    await chown(place.passwordFile, account.ids.uid, account.ids.gid)
  }
  const settings = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const child = spawn(
    server.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${user}`,
      `--pwfile=${place.passwordFile}`,
      '--auth=scram-sha-256',
      ...settings,
      ...(place.options.volatile ? ['--no-sync'] : []),
    ],
    { ...account.ids, env: server.environment, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const said = collect(child)
  const [code] = await ended(child)
  if (code !== 0) throw new DatabaseError(`The embedded Postgres could not be set up: ${said().trim()}`)
  await rename(draft, place.cluster)
}

interface Launch {
  server: PostgresPackage
  account: ServerUser
  preferredPort: number | undefined
}

async function launch(place: Place, { server, account, preferredPort }: Launch): Promise<Use> {
  const until = Date.now() + startMs
  let port = preferredPort ?? (await freePort())
  for (;;) {
    const child = await spawnPostgres(place, { server, account, port })
    const use = await untilReady(place, child, { port, until })
    if (use !== null) return use
    const log = await readFile(place.logFile, 'utf8').catch(() => '')
    if (Date.now() > until || !isPassing(log)) {
      throw new DatabaseError(`The embedded Postgres does not start. ${lastLines(log)} (${place.logFile})`)
    }
    await delay(100)
    if (log.includes('Address already in use')) port = await freePort()
  }
}

/** What another try may get over: a port taken meanwhile, and the processes of a server that was killed. */
const isPassing = (log: string) => /Address already in use|pre-existing shared memory block|is still in use/.test(log)

const lastLines = (log: string) => log.trim().split('\n').slice(-3).join(' ')

async function spawnPostgres(
  place: Place,
  { server, account, port }: Omit<Launch, 'preferredPort'> & { port: number },
): Promise<ChildProcess> {
  const log = await open(place.logFile, 'w', 0o600)
  try {
    const settings = [...flags, ...(place.options.volatile ? volatileFlags : [])]
    const child = spawn(
      server.postgres,
      ['-D', place.cluster, '-p', String(port), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // Detached: Ctrl-C in the terminal is for us, who stop it when everything else has ended.
      { ...account.ids, env: server.environment, detached: true, stdio: ['ignore', log.fd, log.fd] },
    )
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

async function untilReady(
  place: Place,
  child: ChildProcess,
  { port, until }: { port: number; until: number },
): Promise<Use | null> {
  let isGone = false
  child.once('exit', () => {
    isGone = true
  })
  child.once('error', () => {
    isGone = true
  })
  while (!isGone && Date.now() < until) {
    const found = await readPostmaster(place)
    const use = found?.pid === child.pid ? await tryUse(place, port) : null
    if (use !== null) return use
    await delay(20)
  }
  return null
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

async function stopServer(place: Place): Promise<void> {
  const found = await readPostmaster(place)
  if (found === null) return
  // Fast: ends its connections and writes everything down. Immediate: only when that takes too long.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isAlive(found.pid)) process.kill(found.pid, signal)
    const until = Date.now() + stopMs
    while (Date.now() < until) {
      if ((await readPostmaster(place))?.pid !== found.pid) return
      await delay(20)
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()))
  return () => text
}

const ended = (child: ChildProcess) =>
  new Promise<[number | null]>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve([code]))
  })
