import { type Kysely, sql } from 'kysely'

/** What an account puts on its white-label exports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_branding (
      account_id text primary key references account on delete cascade,
      name text,
      -- A data: address: at most 60,100 characters.
      logo text,
      color text,
      footer text,
      updated_at timestamptz not null
    )`.execute(db)
}
