import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createTestDatabase } from '../../test-support/database.ts'
import { connect } from './connect.ts'

test('a connection that is lost between two statements of a transaction fails the transaction and nothing else', async () => {
  const database = await createTestDatabase()
  const db = connect({ url: database.url, applicationName: 'lost' })
  const other = connect({ url: database.url, applicationName: 'other' })
  const begun = Promise.withResolvers<void>()
  const lost = Promise.withResolvers<void>()
  const transaction = db.transaction().execute(async (inside) => {
    await sql`select 1`.execute(inside)
    begun.resolve()
    await lost.promise
    await sql`select 2`.execute(inside)
  })
  await begun.promise
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'lost'`.execute(other)
  // The loss is an event of the connection's: it has come when others have.
  await sql`select 3`.execute(other)
  lost.resolve()
  await assert.rejects(transaction)
  assert.equal((await sql<{ n: number }>`select 4 as n`.execute(db)).rows[0]?.n, 4)
  await db.destroy()
  await other.destroy()
  await database.dispose()
})
