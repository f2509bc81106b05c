import { type Kysely, sql } from 'kysely'

/**
 * Webhooks remember which address has answered 200. The address and not a time: a version that changes `url` and knows
 * nothing of this column leaves no proof for the new address behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook add column proven_url text`.execute(db)
}
