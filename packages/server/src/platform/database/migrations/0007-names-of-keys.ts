import { type Kysely, sql } from 'kysely'

/** Keys may have a name, by which people tell them apart; those that were made before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key add column name text`.execute(db)
}
