/** A Postgres of a test's own, which can be stopped and restarted at the same address with its data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../platform/database/embedded/embedded.ts'
import { findPostgres } from '../platform/database/embedded/package.ts'
import { serverUser } from '../platform/database/embedded/user.ts'
import { eventually } from './eventually.ts'

export interface OwnPostgres extends AsyncDisposable {
  url: string
  /** One statement on a connection of its own. */
  ask(text: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
  start(): Promise<void>
  /** Freezes it without closing connections, as when a network drops all packets. */
  freeze(): Promise<void>
  thaw(): void
}

export async function startPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-postgres-'))
  // Made as in an installation, then run by us: an embedded one would be restarted when it ends.
  const { url, port, close } = await startEmbedded({ dataFolder: folder, volatile: true })
  await close()
  const { postgres, environment } = await findPostgres()
  const { ids } = await serverUser(folder)
  const flags = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const args = ['-D', join(folder, 'postgres'), ...flags.flatMap((flag) => ['-c', flag])]
  let server: ChildProcess | null = null
  /** Postgres is a process for each connection, and some of its own. */
  let frozen: number[] = []

  async function ask(text: string) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query(text)).rows
    } finally {
      client.end().catch(() => undefined)
    }
  }

  const own: OwnPostgres = {
    url,
    ask,
    async start() {
      server = spawn(postgres, args, { ...ids, env: environment, stdio: 'ignore' })
      await eventually(() => ask('select 1').catch(() => null), { what: 'Postgres' })
    },
    async freeze() {
      const rows = await ask('select pid from pg_stat_activity where pid <> pg_backend_pid()')
      frozen = [...rows.map(({ pid }) => Number(pid)), server?.pid ?? 0]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    thaw() {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
    },
    async stop() {
      if (server === null) return
      const ended = once(server, 'exit')
      // Fast: ends its connections.
      server.kill('SIGINT')
      server = null
      await ended
    },
    async [Symbol.asyncDispose]() {
      await own.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await own.start()
  return own
}
