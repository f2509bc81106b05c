/** The process of an embedded Postgres: how it is started, found and stopped. */

import { type ChildProcess, spawn } from 'node:child_process'
import { open, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from '../../error-code.ts'
import { DatabaseError } from '../database-error.ts'
import type { Place } from './cluster.ts'
import type { PostgresPackage } from './package.ts'
import type { ServerUser } from './user.ts'

export const serverHost = '127.0.0.1'
/** How long a start or a stop that is under way is waited for. */
export const startMs = 60_000
const stopMs = 4_000

const flags = [
  ['listen_addresses', serverHost],
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

interface Start {
  server: PostgresPackage
  account: ServerUser
}

interface Launch<Connection> extends Start {
  /** Where the connections of this process look for it. null: where it listened last, or else at any free port. */
  fixedPort: number | null
  /** Called with its process id, at once: the caller may be killed at any moment from then on. */
  spawned(pid: number): void
  /** null while it does not take connections. */
  connect(port: number): Promise<Connection | null>
}

/** @returns the first connection */
export async function launch<Connection>(
  place: Place,
  { server, account, fixedPort, spawned, connect }: Launch<Connection>,
): Promise<Connection> {
  const until = Date.now() + startMs
  // Others may be waiting for it where it was, as after it was killed.
  let port = fixedPort ?? (await lastPort(place)) ?? (await freePort())
  for (;;) {
    await writeFile(place.portFile, `${port}\n`, { mode: 0o600 })
    const child = await spawnPostgres(place, { server, account, port })
    if (child.pid !== undefined) spawned(child.pid)
    const connection = await untilReady(place, child, { until, connect: () => connect(port) })
    if (connection !== null) return connection
    const log = await readFile(place.logFile, 'utf8').catch(() => '')
    // Killed by somebody else: nothing is wrong with it.
    const wasKilled = child.signalCode !== null
    if (Date.now() > until || !(wasKilled || isPassing(log))) {
      throw new DatabaseError(`The embedded Postgres does not start. ${lastLines(log)} (${place.logFile})`)
    }
    if (log.includes('Address already in use')) {
      if (fixedPort !== null)
        throw new DatabaseError(`Another program listens at port ${port} of the embedded Postgres.`)
      port = await freePort()
    }
    await delay(100)
  }
}

async function lastPort({ portFile }: Place): Promise<number | null> {
  const port = Number.parseInt(await readFile(portFile, 'utf8').catch(() => ''), 10)
  return port > 0 && port <= 65_535 ? port : null
}

/** What another try may get over: a port taken meanwhile, and the processes of a server that was killed. */
const isPassing = (log: string) => /Address already in use|pre-existing shared memory block|is still in use/.test(log)

const lastLines = (log: string) => log.trim().split('\n').slice(-3).join(' ')

async function spawnPostgres(place: Place, { server, account, port }: Start & { port: number }): Promise<ChildProcess> {
  const log = await open(place.logFile, 'w', 0o600)
  try {
    const settings = [...flags, ...(place.isVolatile ? volatileFlags : [])]
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

async function untilReady<Connection>(
  place: Place,
  child: ChildProcess,
  { until, connect }: { until: number; connect: () => Promise<Connection | null> },
): Promise<Connection | null> {
  let isGone = false
  child.once('exit', () => {
    isGone = true
  })
  child.once('error', () => {
    isGone = true
  })
  while (!isGone && Date.now() < until) {
    const found = await readPostmaster(place)
    const connection = found?.pid === child.pid ? await connect() : null
    if (connection !== null) return connection
    await delay(20)
  }
  return null
}

/** https://www.postgresql.org/docs/18/storage-file-layout.html: process id, folder, start, port, … */
export async function readPostmaster({ cluster }: Place): Promise<{ pid: number; port: number | null } | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10))
  const port = Number.parseInt(lines[3] ?? '', 10)
  if (Number.isNaN(pid)) return null
  return { pid, port: Number.isNaN(port) ? null : port }
}

export async function isPostgres(pid: number): Promise<boolean> {
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
    return codeOf(error) === 'EPERM'
  }
}

export async function stopServer(place: Place): Promise<void> {
  const found = await readPostmaster(place)
  if (found === null) return
  // Fast: ends its connections and writes everything down. Immediate: only when that takes too long.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    // A number that a crash left may be another program's since.
    if (await isPostgres(found.pid)) process.kill(found.pid, signal)
    const until = Date.now() + stopMs
    while (Date.now() < until) {
      if ((await readPostmaster(place))?.pid !== found.pid) return
      await delay(20)
    }
  }
}

/** A port of loopback that nobody listens at, at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, serverHost, resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
