/** A database, a clock that a test sets, and queries of the tables. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { deriveSecrets } from '../../platform/secrets.ts'
import { createTestDatabase } from '../../test-support/database.ts'

export const secrets = deriveSecrets('a master key that is only for tests, and long enough')

export async function accountsBench() {
  const { db, dispose } = await createTestDatabase()
  let now = new Date('2026-11-21T10:15:30.000Z')
  return {
    db,
    secrets,
    clock: { now: () => now },
    setClock(moment: string) {
      now = new Date(moment)
    },
    [Symbol.asyncDispose]: dispose,
  }
}

/** An account's events, oldest first. */
export const eventsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('event')
    .select(['kind', 'subject_id', 'data'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** From here on the database refuses every event: a change that writes one has to fail with it. */
export async function refuseEvents(db: Db): Promise<void> {
  await sql`alter table event add constraint no_more_events check (false) not valid`.execute(db)
}
