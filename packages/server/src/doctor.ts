/** What an operator wants to know of an installation that does not behave: `brandprint doctor`. */

import { access, constants, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBrowser } from '@brandprint/engine'
import { keepsSomething, openDatabase } from './compose.ts'
import type { Config } from './config.ts'
import type { Examined } from './feature.ts'
import { features, jobKinds } from './features.ts'
import { connect } from './platform/database/connect.ts'
import { currentRole } from './platform/database/current-role.ts'
import type { Db } from './platform/database/db.ts'
import { migrationState } from './platform/database/migrate.ts'
import { rendersWith } from './platform/engine/browser-check.ts'
import { codeOf } from './platform/error-code.ts'
import { bad, type Finding, ok, warning } from './platform/finding.ts'
import { createLog } from './platform/log.ts'
import { queueHealth } from './platform/queue/health.ts'
import { deriveSecrets, loadMasterKey, type Secrets } from './platform/secrets.ts'
import { sharedFolderFindings } from './platform/storage/shared-folder.ts'
import { storageFinding } from './platform/storage/try-storage.ts'
import { modelFindings } from './platform/try-models.ts'

/** Examines everything and changes nothing, except that the embedded Postgres runs meanwhile, and a file comes and goes. */
export async function examine(config: Config): Promise<Finding[]> {
  return [
    ok('configuration', `Data in ${config.dataFolder}, address ${config.baseUrl}.`),
    await dataFolder(config),
    await diskSpace(config),
    await storage(config),
    ...(await modelFindings(config.models)),
    await browser(config),
    ...(await databaseFindings(config)),
  ]
}

async function dataFolder(config: Config): Promise<Finding> {
  const check = 'data folder'
  const { dataFolder } = config
  try {
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const isMissing = codeOf(error) === 'ENOENT'
    if (!keepsSomething(config)) {
      const state = isMissing ? 'is not there' : 'may not be written'
      return ok(check, `${dataFolder} ${state}, and need not be: database, secret key and files are elsewhere.`)
    }
    return bad(check, `${dataFolder} ${isMissing ? 'is not there yet: start the service once' : 'may not be written'}.`)
  }
  for (const name of ['secret.key', 'postgres.password']) {
    const file = await stat(join(dataFolder, name)).catch(() => null)
    if (file !== null && (file.mode & 0o077) !== 0) {
      return bad(check, `Others may read ${join(dataFolder, name)}: chmod 600 it.`)
    }
  }
  return ok(check, 'Can be written, and its secrets are ours alone.')
}

async function storage({ storage: config, dataFolder }: Config): Promise<Finding> {
  const isLater = config.kind === 'folder' && config.folder === dataFolder && (await isMissing(dataFolder))
  return isLater ? ok('storage', 'Not examined: there is no data folder yet.') : storageFinding(config)
}

const isMissing = async (path: string) => (await stat(path).catch(() => null)) === null

const freeBytesMin = 1_000_000_000

async function diskSpace({ dataFolder, databaseUrl }: Config): Promise<Finding> {
  const disk = await statfs(dataFolder).catch(() => null)
  if (disk === null) return ok('disk space', 'Not examined: there is no data folder yet.')
  const bytes = disk.bavail * disk.bsize
  const message = `${(bytes / 1e9).toFixed(1)} GB are free.`
  if (databaseUrl !== null) return ok('disk space', `${message} The database is elsewhere.`)
  return bytes < freeBytesMin
    ? bad('disk space', `${message} The database stops when there are none.`)
    : ok('disk space', message)
}

async function browser({ browser: setting, browserSandbox, searchPath, dataFolder }: Config): Promise<Finding> {
  const check = 'browser'
  if (setting === 'off')
    return ok(check, 'Switched off: pages that scripts build are read as far as their source goes.')
  const cacheFolder = join(dataFolder, 'cache')
  const checked = await checkBrowser({ setting, path: searchPath, cacheFolder, sandbox: browserSandbox })
  return checked.ok ? ok(check, rendersWith(checked.value)) : bad(check, checked.error.message)
}

async function databaseFindings(config: Config): Promise<Finding[]> {
  const check = 'database'
  if (config.databaseUrl === null && (await stat(join(config.dataFolder, 'postgres')).catch(() => null)) === null) {
    return [bad(check, 'There is none yet: start the service once.')]
  }
  try {
    const database = await openDatabase(config, createLog({ level: 'silent' }))
    const db = connect({ url: database.url, applicationName: 'brandprint doctor', connections: 2 })
    try {
      return [
        ok(check, 'Answers.'),
        await databaseRole(db, config),
        ...(await sharedFolderFindings(db, config.storage)),
        ...(await contents(db, config)),
      ]
    } finally {
      await db.destroy()
      await database.close()
    }
  } catch (error) {
    return [
      bad(check, error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error)),
    ]
  }
}

/** Warns of a superuser: an injected statement could run programs on the database's machine. */
async function databaseRole(db: Db, { databaseUrl }: Config): Promise<Finding> {
  const check = 'database role'
  const { name, isSuperuser } = await currentRole(db)
  if (!isSuperuser) return ok(check, `${name}, which is no superuser.`)
  return databaseUrl === null
    ? bad(check, `${name} is a superuser: restart every Brandprint on this data folder.`)
    : warning(
        check,
        `${name} of DATABASE_URL is a superuser. Better: one that only owns this database (docs/configuration.md).`,
      )
}

async function contents(db: Db, config: Config): Promise<Finding[]> {
  const { pending, unknown } = await migrationState(db)
  if (unknown.length > 0) return [bad('migrations', `Made by a newer version: ${unknown.join(', ')}.`)]
  if (pending.length > 0) return [bad('migrations', `Missing: ${pending.join(', ')}. Run brandprint migrate.`)]
  return [
    ok('migrations', 'All applied.'),
    ...(await queueFindings(db)),
    ...(await featureFindings({ db, now: new Date(), secrets: await existingSecrets(config) })),
  ]
}

async function featureFindings(examined: Examined): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const feature of features) findings.push(...((await feature.findings?.(examined)) ?? []))
  return findings
}

/** Loading a secret key that does not exist would make one. */
async function existingSecrets({ secretKey, dataFolder }: Config): Promise<Secrets | null> {
  const exists = secretKey !== null || (await stat(join(dataFolder, 'secret.key')).catch(() => null)) !== null
  return exists ? deriveSecrets(await loadMasterKey(secretKey, dataFolder)) : null
}

const waitingSecondsMax = 600
const silentSecondsMax = 60

async function queueFindings(db: Db): Promise<Finding[]> {
  const queue = await queueHealth(db, jobKinds)
  if (queue === null) return [bad('queue', 'Its tables are missing. Run brandprint migrate.')]
  const { waiting, running, oldestSeconds, silentSeconds, dead, failedInDay } = queue
  const seen = `${waiting} waiting, ${running} running.`
  return [
    oldestSeconds > waitingSecondsMax || silentSeconds > silentSecondsMax
      ? bad('queue', `${seen} Jobs wait for ${Math.max(oldestSeconds, silentSeconds)} s: is a worker running?`)
      : ok('queue', seen),
    dead > 0
      ? bad('dead letters', `${dead} jobs gave up and are not yet ended; a worker does that.`)
      : ok(
          'dead letters',
          failedInDay === 0 ? 'None.' : `None waits; ${failedInDay} jobs gave up within a day, see the log.`,
        ),
  ]
}
