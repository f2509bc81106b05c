import { type Kysely, sql } from 'kysely'

/** Which tracked websites are checked apart from the others, as a check of them takes long; and what a preflight detects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Also one that was never read: its pages have to be chosen. One that was is checked with the others until it turns out slow.
  await sql`alter table tracked_site add column is_slow boolean not null default true`.execute(db)
  await sql`update tracked_site set is_slow = coalesce((watch ->> 'isRendered')::boolean, true)`.execute(db)
  // What the website calls itself.
  await sql`alter table competitor_preflight add column name text`.execute(db)
}
