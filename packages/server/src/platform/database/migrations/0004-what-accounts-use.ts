import { type Kysely, sql } from 'kysely'

/** Refused first looks; how many idempotency keys an account has; what is deleted for its age. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refused_look (
      id bigint generated always as identity primary key,
      account_id text not null references account on delete cascade,
      looked_at timestamptz not null,
      -- false while the look is under way: it takes up room until it ends, or counts as dead.
      is_refused boolean not null default false
    ) with (fillfactor = 80)`.execute(db)
  await sql`create index refused_look_of_account on refused_look (account_id, looked_at desc)`.execute(db)
  await sql`create index refused_look_age on refused_look (looked_at)`.execute(db)

  await sql`create index idempotent_request_of_account on idempotent_request (account_id, created_at desc)`.execute(db)
  await sql`create index analysis_usage_age on analysis_usage (used_at)`.execute(db)
  // Codes that were renamed.
  await sql`
    update analysis set error_code = case error_code when 'PARKED' then 'PARKED_DOMAIN' else 'EMPTY_PAGE' end
    where error_code in ('PARKED', 'EMPTY')`.execute(db)
  await sql`create index analysis_finished on analysis (finished_at) where status <> 'processing'`.execute(db)
}
