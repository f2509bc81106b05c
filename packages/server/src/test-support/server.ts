/** The whole service but its listening socket, for tests: real Postgres, queue and engine; clock and sites are the test's. */
import { fileURLToPath } from 'node:url'
import { allowNothing, createGuard, createPoster, createResolver } from '@brandprint/engine/net'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { type Config, readConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import { createAccount, createKey } from '../features/accounts/index.ts'
import { createHttp } from '../http.ts'
import { jobKinds } from '../jobs.ts'
import { listenOn } from '../platform/database/listen.ts'
import { createEnginePool } from '../platform/engine/engine-pool.ts'
import { createPreflights } from '../platform/engine/preflights.ts'
import { createSample } from '../platform/engine/samples.ts'
import { createLog, type Log } from '../platform/log.ts'
import { openQueue } from '../platform/queue/boss.ts'
import { type Scope, scopes } from '../platform/scopes.ts'
import { deriveSecrets } from '../platform/secrets.ts'
import type { Tier } from '../platform/tiers.ts'
import { createTestDatabase } from './database.ts'

export interface TestServerOptions {
  /** As in the environment. */
  settings?: Record<string, string>
  log?: Log
  /** `address:port`; asked instead of the system's, by what is sent and not by the engine. */
  nameServer?: string
  /** Certificates of authorities, PEM, that receivers are believed by. */
  ca?: string
}

const sampleFolder = fileURLToPath(new URL('../../../../examples/sites/tallymoor', import.meta.url))

/** So many requests a minute as a test may send, where it is not about them. */
const manyRequests = { BRANDPRINT_KEY_REQUESTS_PER_MINUTE: '1000000', BRANDPRINT_KEY_REQUESTS_BURST: '1000000' }

export async function startTestServer({
  settings = {},
  log = createLog({ level: 'silent' }),
  nameServer,
  ca,
}: TestServerOptions = {}) {
  const database = await createTestDatabase()
  const config: Config = readConfig({ ...manyRequests, BRANDPRINT_BROWSER: 'off', ...settings })
  const queue = await openQueue({ url: database.url, kinds: jobKinds, db: database.db, log, concurrency: null })
  const outside = { allowHosts: config.allowHostsText, ownAddresses: '' }
  const preflights = createPreflights({ settings: outside, log })
  const engine = createEnginePool({
    settings: {
      ...outside,
      browser: 'off',
      sandbox: 'on',
      searchPath: '',
      cacheFolder: '',
      sampleFolder,
      sampleOrigin: 'https://www.tallymoor.example',
    },
    processes: 2,
  })
  const guard = createGuard({
    resolver: createResolver({
      allowHosts: config.allowHosts,
      ...(nameServer !== undefined && { servers: [nameServer] }),
    }),
    allowHosts: config.allowHosts,
    ownAddresses: allowNothing,
  })
  const poster = createPoster({ guard, ...(ca !== undefined && { ca }) })
  let now = new Date('2026-01-15T10:00:00.000Z')
  let draining = false
  const deps: Deps = {
    config,
    db: database.db,
    queue,
    engine,
    sample: createSample(engine),
    preflights,
    guard,
    poster,
    listen: listenOn(database.url, log),
    log,
    clock: { now: () => now },
    sleep: async () => undefined,
    secrets: deriveSecrets('a master key that only tests use'),
  }
  const app = createHttp(deps, { isDraining: () => draining })

  return {
    app,
    deps,
    drain() {
      draining = true
    },
    setClock(moment: Date) {
      now = moment
    },
    advance(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000)
    },
    /** An account with a key of these scopes, and requests in its name. */
    async account(tier: Tier = 'agency', granted: readonly Scope[] = scopes) {
      const { id } = await createAccount(deps, { name: 'Acme', tier })
      const { key, id: keyId } = await createKey(deps, { accountId: id, scopes: granted, expiresAt: null })
      return { id, key, keyId, tier, send: (request: TestRequest) => send(key, request) }
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await queue.close()
      await engine.close()
      await preflights.close()
      poster.close()
      await database.dispose()
    },
  }

  function send(key: string, { headers, ...request }: TestRequest): Promise<LightMyRequestResponse> {
    return app.inject({ ...request, headers: { authorization: `Bearer ${key}`, ...headers } })
  }
}

export type TestRequest = Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'>
export type TestServer = Awaited<ReturnType<typeof startTestServer>>
export type TestAccount = Awaited<ReturnType<TestServer['account']>>
