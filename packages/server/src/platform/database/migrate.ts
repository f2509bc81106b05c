import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { connect } from './connect.ts'
import { DatabaseError } from './database-error.ts'
import type { Db } from './db.ts'
import { migrations } from './migrations/index.ts'
import type { Tables } from './schema.ts'

export interface MigrationState {
  applied: string[]
  /** Known to us, not yet applied. */
  pending: string[]
  /** Applied by a newer version of the service. */
  unknown: string[]
}

const table = 'schema_migration'

/**
 * Brings the database to this version's tables; processes that start at once take turns under an advisory lock.
 * @returns the names of the migrations that it applied
 * @throws {DatabaseError} when the database is of a newer version
 */
export async function migrate(url: string): Promise<string[]> {
  // A connection of its own, as a migration may take longer than any statement that serves a request.
  const db = connect({ url, applicationName: 'brandprint migrate', connections: 2, statementMs: 0 })
  try {
    refuseNewer(await migrationState(db))
    const { error, results = [] } = await migrator(db).migrateToLatest()
    if (error !== undefined) {
      // Whoever held the lock before us may have been of a newer version.
      refuseNewer(await migrationState(db))
      throw error
    }
    return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName)
  } finally {
    await db.destroy()
  }
}

const migrator = (db: Kysely<Tables>) =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  })

export async function migrationState(db: Db): Promise<MigrationState> {
  const { rows: found } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(db)
  const rows = found[0]?.there
    ? (await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db)).rows
    : []
  const applied = rows.map(({ name }) => name)
  return {
    applied,
    pending: Object.keys(migrations).filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !Object.hasOwn(migrations, name)),
  }
}

function refuseNewer({ unknown }: MigrationState): void {
  if (unknown.length === 0) return
  throw new DatabaseError(
    `The database was migrated by a newer version of Brandprint (${unknown.join(', ')}); start that version or a newer one.`,
  )
}
