/** A fresh installation: a folder, a Postgres in it, and the servers that a measurement asks for. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openAdmin, type Role } from '../../packages/server/src/compose.ts'
import { readConfig } from '../../packages/server/src/config.ts'
import { createAccount, createKey } from '../../packages/server/src/features/accounts/index.ts'
import { startEmbedded } from '../../packages/server/src/platform/database/embedded/embedded.ts'
import { scopes } from '../../packages/server/src/platform/scopes.ts'
import type { Tier } from '../../packages/server/src/platform/tiers.ts'
import { type ServerProcess, startServer } from './processes.ts'

type Work<Value> = (server: ServerProcess) => Promise<Value>

export type Installation = Awaited<ReturnType<typeof openInstallation>>

/** Migrated and empty. @param settings as in the environment */
export async function openInstallation(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'brandprint-bench-'))
  const postgres = await startEmbedded({ dataFolder: folder })
  const environment = {
    DATABASE_URL: postgres.url,
    BRANDPRINT_DATA_DIR: folder,
    BRANDPRINT_BROWSER: 'off',
    // More than any load here reaches.
    BRANDPRINT_KEY_REQUESTS_PER_MINUTE: '1000000',
    BRANDPRINT_KEY_REQUESTS_BURST: '1000000',
    ...settings,
  }
  const admin = await openAdmin(readConfig(environment))
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()

  const running = new Set<ServerProcess>()

  async function withServer<Value>(starting: Promise<ServerProcess>, work: Work<Value>): Promise<Value> {
    const server = await starting
    running.add(server)
    try {
      return await work(server)
    } finally {
      running.delete(server)
      await server.close()
    }
  }

  return {
    client,

    /** Its data folder. */
    folder,

    /** Where its Postgres is. */
    databaseUrl: postgres.url,

    /** With a key of all scopes. */
    async newAccount(tier: Tier = 'agency'): Promise<{ id: string; key: string }> {
      const { id } = await createAccount(admin, { name: 'Bench', tier })
      const { key } = await createKey(admin, { accountId: id, scopes, expiresAt: null })
      return { id, key }
    },

    /** The service, ended after the work. @param more settings of this process alone */
    withService: <Value>(role: Role, work: Work<Value>, more: Record<string, string> = {}): Promise<Value> =>
      withServer(
        startServer({
          file: new URL('../../packages/server/src/bin/serve.ts', import.meta.url),
          args: () => ['--role', role],
          env: (port) => ({ ...environment, ...more, PORT: String(port) }),
          probe: '/readyz',
          logFile: join(folder, 'service.log'),
        }),
        work,
      ),

    /** The bare route on the same database, ended after the work. */
    withBareRoute: <Value>(work: Work<Value>): Promise<Value> =>
      withServer(
        startServer({
          file: new URL('../api/bare-route.ts', import.meta.url),
          args: (port) => [String(port)],
          env: () => environment,
          probe: '/',
          logFile: join(folder, 'bare-route.log'),
        }),
        work,
      ),

    /** Ends everything, also what still runs. */
    async close(): Promise<void> {
      await Promise.all([...running].map((server) => server.close()))
      await client.end()
      await admin.close()
      await postgres.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
