/** Config → FeatureDeps: the one place that builds things, and takes them down in the opposite order. */

import { randomBytes } from 'node:crypto'
import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Model, openModels } from '@brandprint/engine/llm'
import { createGuard, createPoster, createResolver, type Guard, parseAllowHosts } from '@brandprint/engine/net'
import { createPdfMaker } from '@brandprint/engine/pdf'
import { createSecondReader, type SecondReader } from '@brandprint/engine/second-reader'
import { type Config, ConfigError } from './config.ts'
import { type Answerers, type AnswerTiming, createAnswerers, usualTiming } from './features/chat/index.ts'
import { checkProcesses } from './features/competitors/index.ts'
import { type FeatureDeps, jobKinds } from './features.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { connect } from './platform/database/connect.ts'
import { DatabaseError } from './platform/database/database-error.ts'
import { type EmbeddedPostgres, startEmbedded } from './platform/database/embedded/embedded.ts'
import { listenOn } from './platform/database/listen.ts'
import { migrate } from './platform/database/migrate.ts'
import type { Deps } from './platform/deps.ts'
import { createEnginePool } from './platform/engine/engine-pool.ts'
import { createHostTurns } from './platform/engine/host-turns.ts'
import { createLogos } from './platform/engine/logos.ts'
import { createPreflights } from './platform/engine/preflights.ts'
import { createProbes } from './platform/engine/probes.ts'
import { createSample } from './platform/engine/samples.ts'
import { loggedReader } from './platform/engine/second-readings.ts'
import { codeOf } from './platform/error-code.ts'
import { createLog, type Log } from './platform/log.ts'
import { openQueue, prepareQueue } from './platform/queue/boss.ts'
import { deriveSecrets, loadMasterKey } from './platform/secrets.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import type { Storage } from './platform/storage/storage.ts'

/** What a process does; `all` on one machine. */
export const roles = ['all', 'api', 'worker'] as const
export type Role = (typeof roles)[number]

export interface Composed extends FeatureDeps {
  /** Ends what `compose` began, the database last. */
  close(): Promise<void>
}

/** What lies outside the process, where it is not made from the configuration: for tests. */
export interface Overrides {
  log?: Log
  /** One that is migrated and has its queues. */
  database?: Database
  clock?: Clock
  sleep?: Deps['sleep']
  /** Closed with the rest. */
  storage?: Storage
  answerers?: Answerers
  answerTiming?: Partial<AnswerTiming>
  /** `address:port`; asked instead of the system's, by what this process sends. */
  nameServer?: string
  /** Certificates of authorities, PEM, that receivers are believed by besides those of the system. */
  ca?: string
}

/** @throws {DatabaseError} with a sentence */
export async function compose(config: Config, role: Role, overrides: Overrides = {}): Promise<Composed> {
  const { log = createLog({ level: config.logLevel }), clock = systemClock, sleep = sleepByClock } = overrides
  const works = role !== 'api'
  if (keepsSomething(config)) await makeFolder('BRANDPRINT_DATA_DIR', config.dataFolder)
  const { storage: files } = config
  if (files.kind === 'folder' && files.folder !== config.dataFolder)
    await makeFolder('BRANDPRINT_STORAGE', files.folder)
  const secrets = deriveSecrets(await loadMasterKey(config.secretKey, config.dataFolder))
  const storage = overrides.storage ?? (await openStorage(files))
  const database = overrides.database ?? (await openDatabase(config, log))
  try {
    if (overrides.database === undefined) await migrateAll(database.url)
    const db = connect({ url: database.url, applicationName: `brandprint ${role}`, connections: 16, log })
    const concurrency = works ? config.workerConcurrency : null
    const queue = await openQueue({ url: database.url, kinds: jobKinds, db, log, concurrency })
    const own = ownAddresses(config, database.url)
    const guard = createOwnGuard(config, own, overrides.nameServer)
    const poster = createPoster({ guard, ...(overrides.ca !== undefined && { ca: overrides.ca }) })
    const environment = config.engineEnvironment
    const outside = { allowHosts: config.allowHostsText, ownAddresses: own }
    const turns = createHostTurns(db)
    const models = await openModels(config.models)
    const preflights = createPreflights({ settings: outside, environment, turns, log })
    // Not with the first request that needs it, which would wait for its start.
    if (role !== 'worker') preflights.start()
    const probes = createProbes({ settings: outside, environment, turns, log })
    const logos = createLogos({ environment, log })
    const engine = createEnginePool({
      environment,
      turns,
      secondReader: secondReaderOf(config, models.flash, log),
      settings: {
        ...outside,
        browser: config.browser,
        sandbox: config.browserSandbox,
        searchPath: config.searchPath,
        cacheFolder: join(config.dataFolder, 'cache'),
        ...sample,
      },
      // One more is for accounts that have nothing running, and one for the sample site of the sandbox.
      processes: works ? config.workerConcurrency + 2 + checkProcesses.apart + checkProcesses.reading : 0,
      // One account may have taken all that it is given.
      reserveFrom: config.workerConcurrency,
    })
    // Behind analyses as well: nobody waits for a file as for an answer.
    const pdf = createPdfMaker({ niceness: 19 })
    return {
      config,
      db,
      queue,
      engine,
      sample: createSample(engine),
      preflights,
      probes,
      logos,
      guard,
      poster,
      pdf,
      answerers: overrides.answerers ?? createAnswerers(models),
      answerTiming: { ...usualTiming, ...overrides.answerTiming },
      storage,
      listen: listenOn(database.url, log),
      secrets,
      log,
      clock,
      sleep,
      async close() {
        await queue.close()
        await Promise.all([engine.close(), preflights.close(), probes.close(), logos.close(), pdf.close()])
        models.close()
        poster.close()
        storage.close()
        await db.destroy()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Flash as it is the cheaper one as a rule, and chooses among few things. */
function secondReaderOf({ secondReader }: Config, model: Model | null, log: Log): SecondReader | null {
  if (secondReader === 'off' || model === null) return null
  return loggedReader(createSecondReader({ model, random: randomBytes }), log)
}

const sleepByClock: Deps['sleep'] = (ms, signal) => delay(ms, undefined, { signal })

/** What administration needs: the database, and no queue, HTTP or engine but to read a logo. */
export async function openAdmin(config: Config) {
  const log = createLog({ level: 'silent' })
  if (keepsDatabaseOrKey(config)) await makeFolder('BRANDPRINT_DATA_DIR', config.dataFolder)
  const secrets = deriveSecrets(await loadMasterKey(config.secretKey, config.dataFolder))
  const database = await openDatabase(config, log)
  const migrated = await migrateAll(database.url).catch(async (error) => {
    await database.close()
    throw error
  })
  const db = connect({ url: database.url, applicationName: 'brandprint admin', connections: 2 })
  const logos = createLogos({ environment: config.engineEnvironment, log })
  return {
    /** Names of the migrations that were applied just now. */
    migrated,
    config,
    db,
    secrets,
    clock: systemClock,
    logos,
    async close() {
      await logos.close()
      await db.destroy()
      await database.close()
    },
  }
}

/** With database, secret key and files elsewhere an installation keeps nothing here, and its file system may be read-only. */
export const keepsSomething = (config: Config): boolean =>
  keepsDatabaseOrKey(config) || (config.storage.kind === 'folder' && config.storage.folder === config.dataFolder)

const keepsDatabaseOrKey = ({ databaseUrl, secretKey }: Config): boolean => databaseUrl === null || secretKey === null

/** @throws {ConfigError} where it cannot be made, or we may not write to it */
async function makeFolder(setting: 'BRANDPRINT_DATA_DIR' | 'BRANDPRINT_STORAGE', folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = codeOf(error)
    const isFile = code === 'EEXIST' || code === 'ENOTDIR'
    const value = setting === 'BRANDPRINT_STORAGE' ? pathToFileURL(folder).href : folder
    throw new ConfigError(
      `${setting} is “${value}”, which ${isFile ? 'is not a folder' : `cannot be written (${code})`}; it takes a folder that this user may write to.`,
      { cause: error },
    )
  }
}

export type Database = Pick<EmbeddedPostgres, 'url' | 'close'>

/** The configured database, or our own in the data folder. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl === null) return startEmbedded({ dataFolder: config.dataFolder, log })
  return { url: config.databaseUrl, close: async () => undefined }
}

/** @returns the names of the migrations that it applied */
async function migrateAll(url: string): Promise<string[]> {
  try {
    const applied = await migrate(url)
    await prepareQueue(url, jobKinds)
    return applied
  } catch (error) {
    throw unreachable(error) ?? error
  }
}

/** A database that cannot be reached is the operator's to mend: a sentence, without the password of the address. */
function unreachable(error: unknown): DatabaseError | null {
  const { code, message } = error as NodeJS.ErrnoException
  const isNetwork = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET', 'EAI_AGAIN'].includes(
    code ?? '',
  )
  // Class 28: wrong user or password; 3D000: no such database; 42501: no right to make tables.
  const isRefusal = /^(28...|3D000|42501)$/.test(code ?? '')
  if (!isNetwork && !isRefusal) return null
  return new DatabaseError(`The database of DATABASE_URL cannot be used: ${message || code}.`, { cause: error })
}

/** Ships with the service: what the sandbox analyzes. */
const sample = {
  sampleFolder: fileURLToPath(new URL('../../../examples/sites/tallymoor', import.meta.url)),
  sampleOrigin: 'https://www.tallymoor.example',
}

/** This service, its database, its S3 and its model: never analyzed, whatever BRANDPRINT_ALLOW_HOSTS lets in. */
function ownAddresses({ baseUrl, host, port, storage, models }: Config, databaseUrl: string): string {
  const base = new URL(baseUrl)
  const database = new URL(databaseUrl)
  const endpoint = storage.kind === 's3' && storage.endpoint !== null ? new URL(storage.endpoint) : null
  const listening = host === '0.0.0.0' || host === '::' ? ['127.0.0.1', '[::1]', 'localhost'] : [host]
  return [
    atUrl(base),
    ...(endpoint === null ? [] : [atUrl(endpoint)]),
    ...(models.baseUrl === null ? [] : [atUrl(new URL(models.baseUrl))]),
    ...listening.map((name) => at(name, String(port))),
    ...(database.hostname === '' ? [] : [at(database.hostname, database.port || '5432')]),
  ].join(',')
}

/** For what this process sends; those of the engine and of preflights have their own. */
function createOwnGuard({ allowHosts }: Config, ownAddresses: string, nameServer: string | undefined): Guard {
  const own = parseAllowHosts(ownAddresses)
  if (!own.ok) throw new Error(own.error)
  const resolver = createResolver({ allowHosts, ...(nameServer !== undefined && { servers: [nameServer] }) })
  return createGuard({ resolver, allowHosts, ownAddresses: own.value })
}

const atUrl = ({ hostname, port, protocol }: URL) => at(hostname, port || (protocol === 'https:' ? '443' : '80'))

/** IPv6 addresses in brackets; port 0 is any. */
function at(host: string, port: string): string {
  const name = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  return port === '0' ? name : `${name}:${port}`
}
