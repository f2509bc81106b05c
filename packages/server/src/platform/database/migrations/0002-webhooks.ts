import { type Kysely, sql } from 'kysely'

/** Webhooks, their deliveries and attempts; events keep the bytes that are sent; kept answers are encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The body of every delivery of an event, fixed when it is written; null for what an older version writes meanwhile.
  await sql`alter table event add column body text`.execute(db)
  await sql`
    update event set body = jsonb_build_object(
      'id', id, 'event', kind, 'created', floor(extract(epoch from created_at))::bigint, 'data', data)::text`.execute(
    db,
  )
  await sql`create index event_age on event (created_at)`.execute(db)

  await sql`
    create table webhook (
      id text primary key,
      account_id text not null references account on delete cascade,
      url text not null,
      events text[] not null,
      description text not null,
      -- AES-256-GCM under a key that is derived for this alone.
      secret_sealed bytea not null,
      -- After a rotation both sign for a day.
      previous_secret_sealed bytea,
      previous_secret_until timestamptz,
      status text not null check (status in ('active', 'paused', 'failed')),
      failed_at timestamptz,
      -- The newest test that was answered as a delivery has to be: the way out of failed.
      tested_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index webhook_of_account on webhook (account_id, created_at, id)`.execute(db)

  // No reference to webhook: one that is deleted leaves at once, and what is left of it goes with its age.
  await sql`
    create table delivery (
      webhook_id text not null,
      event_id text not null,
      state text not null check (state in ('pending', 'delivered', 'failed', 'missed')),
      -- Attempts that ended, since it was last set to begin.
      attempts smallint not null default 0,
      first_attempt_at timestamptz,
      -- While pending: when it is due; while an attempt runs: when that one counts as dead.
      next_attempt_at timestamptz,
      -- Which attempt runs, for its end to be told from that of one that counted as dead.
      claim uuid,
      created_at timestamptz not null,
      primary key (webhook_id, event_id)
    ) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000)`.execute(db)
  await sql`create index delivery_due on delivery (webhook_id, next_attempt_at) where state = 'pending'`.execute(db)
  await sql`create index delivery_age on delivery (created_at)`.execute(db)

  await sql`
    create table delivery_attempt (
      id text primary key,
      webhook_id text not null,
      event_id text not null,
      event_type text not null,
      status text not null check (status in ('success', 'failed')),
      response_code integer,
      response_time_ms integer,
      error text,
      attempted_at timestamptz not null,
      retry_count smallint not null,
      -- Sent by the test endpoint: shown, and never counted.
      is_test boolean not null
    )`.execute(db)
  await sql`create index delivery_attempt_of_webhook on delivery_attempt (webhook_id, attempted_at desc, id desc)`.execute(
    db,
  )
  await sql`create index delivery_attempt_age on delivery_attempt (attempted_at)`.execute(db)

  // Answers may hold a secret that is shown once: they are kept encrypted, and body stays empty.
  await sql`alter table idempotent_request add column body_sealed bytea`.execute(db)
}
