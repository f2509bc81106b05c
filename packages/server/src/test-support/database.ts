/** A database for one test file: a copy of a migrated template, on a server that test files share. */
import { createHash, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { jobKinds } from '../features.ts'
import { connect } from '../platform/database/connect.ts'
import { startEmbedded } from '../platform/database/embedded/embedded.ts'
import { migrate } from '../platform/database/migrate.ts'
import { migrations } from '../platform/database/migrations/index.ts'
import type { Tables } from '../platform/database/schema.ts'
import { prepareQueue } from '../platform/queue/boss.ts'
import { laneQueues } from '../platform/queue/queue-names.ts'

export interface TestDatabase {
  db: Kysely<Tables>
  url: string
  dispose(): Promise<void>
}

/** Databases that killed runs left; only this drops them. */
const leftoverMs = 60 * 60_000
const templateLock = 4_271_553_002

/** TEST_DATABASE_URL names another server, whose user may create databases. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await testServer()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  const name = `test_${Date.now()}_${randomBytes(4).toString('hex')}`
  await withLock(admin, async () => {
    await dropLeftovers(admin)
    const template = await ensureTemplate(admin, server.url)
    await admin.query(`create database ${name} template ${template} strategy file_copy`)
  }).catch(async (error) => {
    await admin.end()
    await server.close()
    throw error
  })
  const url = urlOf(server.url, name)
  const db = connect({ url, applicationName: 'brandprint test' })
  return {
    db,
    url,
    async dispose() {
      await db.destroy()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await server.close()
    },
  }
}

async function testServer(): Promise<{ url: string; close(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (url !== undefined && url !== '') return { url, close: async () => undefined }
  const folder = join(tmpdir(), `brandprint-tests-${process.getuid?.() ?? 'user'}`)
  return startEmbedded({ dataFolder: folder, volatile: true })
}

/** Under an advisory lock: one file at a time makes the template, and none copies an incomplete one. */
async function withLock<Value>(admin: pg.Client, work: () => Promise<Value>): Promise<Value> {
  await admin.query('select pg_advisory_lock($1)', [templateLock])
  try {
    return await work()
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [templateLock])
  }
}

async function ensureTemplate(admin: pg.Client, url: string): Promise<string> {
  // Functions as text: a migration that is being written makes a new template each time.
  const text = [
    ...Object.entries(migrations).map(([name, { up }]) => name + up.toString()),
    prepareQueue.toString() + jobKinds.flatMap(laneQueues).join(),
  ]
  const name = `template_${createHash('sha256').update(text.join()).digest('hex').slice(0, 16)}`
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    const draft = `${name}_new`
    await admin.query(`drop database if exists ${draft} with (force)`)
    await admin.query(`create database ${draft}`)
    await migrate(urlOf(url, draft))
    await prepareQueue(urlOf(url, draft), jobKinds)
    await admin.query(`alter database ${draft} rename to ${name}`)
  }
  return name
}

async function dropLeftovers(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%'",
  )
  for (const { datname } of rows) {
    if (Date.now() - Number(datname.split('_')[1]) > leftoverMs) {
      await admin.query(`drop database if exists ${datname} with (force)`)
    }
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
