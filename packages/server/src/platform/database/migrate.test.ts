import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { startChild } from '../../test-support/child-process.ts'
import { createTestDatabase } from '../../test-support/database.ts'
import { connect } from './connect.ts'
import { DatabaseError, migrate, migrationState } from './migrate.ts'
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
