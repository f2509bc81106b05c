import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { startChild } from '../../test-support/child-process.ts'
import { createTestDatabase } from '../../test-support/database.ts'
import { connect } from './connect.ts'
import { DatabaseError } from './database-error.ts'
import { migrate, migrationState } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const database = await createTestDatabase()
after(() => database.dispose())
const all = Object.keys(migrations)

/** An empty database beside the test's own. */
async function emptyDatabase(name: string): Promise<string> {
  const url = new URL(database.url)
  const full = `${url.pathname.slice(1)}_${name}`
  await sql`create database ${sql.id(full)}`.execute(database.db)
  after(() => sql`drop database ${sql.id(full)} with (force)`.execute(database.db))
  url.pathname = `/${full}`
  return url.href
}

test('a database is migrated once, and a second time does nothing', async () => {
  const url = await emptyDatabase('twice')
  assert.deepEqual(await migrate(url), all)
  assert.deepEqual(await migrate(url), [])
})

test('two processes that migrate at once both succeed, and one of them does the work', async () => {
  const url = await emptyDatabase('race')
  const file = new URL('./migrate-fixtures.ts', import.meta.url)
  const children = [startChild(file, [url]), startChild(file, [url])]
  const applied = await Promise.all(children.map((child) => child.said('applied')))
  assert.deepEqual(await Promise.all(children.map((child) => child.ended())), [0, 0])
  assert.deepEqual(applied.map(Number).sort(), [0, all.length])
})

test('analyses that an earlier version wrote are counted, and those that it writes afterwards', async () => {
  const url = await emptyDatabase('counted')
  const earlier = all.filter((name) => name < '0006')
  const db = connect({ url, applicationName: 'test' })
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(earlier.map((name) => [name, migrations[name]!])) },
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  }).migrateToLatest()
  assert.equal(error, undefined)
  const write = (first: number, last: number) =>
    sql`
      insert into analysis (id, account_id, type, url, status, test, created_at, estimated_completion)
      select 'anl_' || n, 'acc_1', 'full', 'https://acme.example', 'processing', true, now(), now()
      from generate_series(${first}::int, ${last}::int) n`.execute(db)
  await sql`insert into account (id, name, tier, created_at) values ('acc_1', 'Acme', 'pro', now())`.execute(db)
  await write(1, 3)
  await migrate(url)
  await write(4, 5)
  await sql`update analysis set status = 'completed', finished_at = now() where id = 'anl_1'`.execute(db)
  const { rows } = await sql`
    select status, sum(change)::int as count from analysis_count group by status order by status`.execute(db)
  await db.destroy()
  assert.deepEqual(rows, [
    { status: 'completed', count: 1 },
    { status: 'processing', count: 4 },
  ])
})

test('a database of a newer version is refused with a sentence', async () => {
  const url = await emptyDatabase('newer')
  await migrate(url)
  const db = connect({ url, applicationName: 'test' })
  await sql`insert into schema_migration values ('9999-from-the-future', now()::text)`.execute(db)
  assert.deepEqual((await migrationState(db)).unknown, ['9999-from-the-future'])
  await db.destroy()
  await assert.rejects(migrate(url), (error: Error) => {
    return error instanceof DatabaseError && /newer version of Brandprint \(9999-from-the-future\)/.test(error.message)
  })
})

test('moments come back as dates, whatever the time zone of the server', async () => {
  const { rows } = await sql<{ at: Date }>`select '2026-01-15T10:30:00+02'::timestamptz as at`.execute(database.db)
  assert.equal(rows[0]?.at.toISOString(), '2026-01-15T08:30:00.000Z')
  const { rows: zone } = await sql<{ TimeZone: string }>`show timezone`.execute(database.db)
  assert.equal(zone[0]?.TimeZone, 'UTC')
})

test('analyses that failed with a code of before have the code of now', async () => {
  const url = await emptyDatabase('codes')
  const db = connect({ url, applicationName: 'test' })
  for (const [name, { up }] of Object.entries(migrations)) {
    if (name === '0004-what-accounts-use') {
      await sql`insert into account (id, name, tier, created_at) values ('acc_1', 'Acme', 'pro', now())`.execute(db)
      await sql`
        insert into analysis (id, account_id, type, url, status, test, created_at, estimated_completion, error_code)
        select 'anl_' || code, 'acc_1', 'full', 'https://acme.example', 'failed', false, now(), now(), code
        from unnest(array['PARKED', 'EMPTY', 'TLS']) as code`.execute(db)
    }
    await up(db)
  }
  const rows = await db.selectFrom('analysis').select('error_code').orderBy('id').execute()
  await db.destroy()
  assert.deepEqual(
    rows.map(({ error_code }) => error_code),
    ['EMPTY_PAGE', 'PARKED_DOMAIN', 'TLS'],
  )
})
