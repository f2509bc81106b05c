import { type Kysely, sql } from 'kysely'

/** An order of events that streams can go on in, the streams that are open, and how often webhooks were recovered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Given out while the row is written, by a version that knows nothing of it as well. What is there already has 0, which
  // costs no rewriting of the table.
  await sql`alter table event add column position bigint not null default 0`.execute(db)
  await sql`create sequence event_position owned by event.position`.execute(db)
  await sql`alter table event alter column position set default nextval('event_position')`.execute(db)
  await sql`create index event_in_order on event (account_id, position)`.execute(db)

  // Whoever writes an event looks here whether anybody is to be told at once.
  await sql`
    create table event_stream (
      id text primary key,
      account_id text not null references account on delete cascade,
      -- By the database's clock, as processes of several machines compare it. An old one is of a process that died.
      seen_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index event_stream_of_account on event_stream (account_id)`.execute(db)

  await sql`
    create table webhook_recovery (
      id bigint generated always as identity primary key,
      webhook_id text not null references webhook on delete cascade,
      recovered_at timestamptz not null
    )`.execute(db)
  await sql`create index webhook_recovery_of_webhook on webhook_recovery (webhook_id, recovered_at desc)`.execute(db)
}
