/** The service without its listening socket and its worker: composed as in production, with clock and sites of the test. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { compose, type Overrides } from '../compose.ts'
import { readConfig } from '../config.ts'
import { createAccount, createKey } from '../features/accounts/index.ts'
import { createHttp } from '../http.ts'
import type { Http } from '../platform/http/http.ts'
import { createLog } from '../platform/log.ts'
import { type Scope, scopes } from '../platform/scopes.ts'
import type { Tier } from '../platform/tiers.ts'
import { createTestDatabase } from './database.ts'

export interface TestServerOptions
  extends Pick<Overrides, 'log' | 'nameServer' | 'ca' | 'storage' | 'answerers' | 'answerTiming'> {
  /** As in the environment. */
  settings?: Record<string, string>
}

/** More requests a minute than any test sends, unless the test is about them. */
const testSettings = {
  BRANDPRINT_KEY_REQUESTS_PER_MINUTE: '1000000',
  BRANDPRINT_KEY_REQUESTS_BURST: '1000000',
  BRANDPRINT_BROWSER: 'off',
  BRANDPRINT_SECRET_KEY: 'a master key that only tests use',
}

export async function startTestServer({ settings = {}, ...overrides }: TestServerOptions = {}) {
  const database = await createTestDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'brandprint-test-'))
  let now = new Date('2026-01-15T10:00:00.000Z')
  let draining = false
  const own = { BRANDPRINT_DATA_DIR: dataFolder, DATABASE_URL: database.url }
  const deps = await compose(readConfig({ ...testSettings, ...own, ...settings }), 'all', {
    log: createLog({ level: 'silent' }),
    ...overrides,
    database: { url: database.url, close: database.dispose },
    clock: { now: () => now },
    sleep: async () => undefined,
  })
  async function close(): Promise<void> {
    await deps.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
  const app = await openHttp().catch(async (error) => {
    // The connections of its service would keep the test's process alive.
    await close()
    throw error
  })

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
      await close()
    },
  }

  /** @throws where a route is declared wrongly */
  async function openHttp(): Promise<Http> {
    return createHttp(deps, { isDraining: () => draining })
  }

  function send(key: string, { headers, ...request }: TestRequest): Promise<LightMyRequestResponse> {
    return app.inject({ ...request, headers: { authorization: `Bearer ${key}`, ...headers } })
  }
}

export type TestRequest = Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'>
export type TestServer = Awaited<ReturnType<typeof startTestServer>>
export type TestAccount = Awaited<ReturnType<TestServer['account']>>
