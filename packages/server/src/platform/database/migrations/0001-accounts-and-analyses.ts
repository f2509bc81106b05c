import { type Kysely, sql } from 'kysely'

/** Accounts, keys, members, analyses with their results and passages, events, idempotency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account (
      id text primary key,
      name text not null,
      tier text not null check (tier in ('free', 'pro', 'agency')),
      subscription_status text not null default 'active' check (subscription_status in ('active', 'canceled')),
      canceled_at timestamptz,
      access_until timestamptz,
      created_at timestamptz not null
    )`.execute(db)

  await sql`
    create table member (
      id text primary key,
      account_id text not null references account on delete cascade,
      email text not null,
      role text not null check (role in ('owner', 'admin', 'member')),
      added_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db)
  await sql`create unique index member_of_account on member (account_id, lower(email)) where removed_at is null`.execute(
    db,
  )

  await sql`
    create table api_key (
      id text primary key,
      account_id text not null references account on delete cascade,
      -- HMAC-SHA-256 of the key under the key pepper; the key itself is never stored.
      key_hash bytea not null unique,
      -- The first characters, for people to tell their keys apart.
      hint text not null,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index api_key_of_account on api_key (account_id, created_at)`.execute(db)

  await sql`
    create table analysis (
      id text primary key,
      account_id text not null references account on delete cascade,
      type text not null check (type in ('full', 'flash')),
      -- As the client wrote it.
      url text not null,
      status text not null check (status in ('processing', 'completed', 'failed')),
      test boolean not null,
      context text,
      social_links text[] not null default '{}',
      created_at timestamptz not null,
      estimated_completion timestamptz not null,
      -- When a worker first took it up; durations are counted from here.
      started_at timestamptz,
      finished_at timestamptz,
      error_code text,
      error_message text
    )`.execute(db)
  await sql`create index analysis_of_account on analysis (account_id, created_at desc, id desc)`.execute(db)
  await sql`create index analysis_running on analysis (account_id) where status = 'processing'`.execute(db)
  await sql`create index analysis_durations on analysis (type, finished_at desc) where status = 'completed' and not test`.execute(
    db,
  )

  // What the preflight fetched, until the analysis has used it.
  await sql`
    create table analysis_preflight (
      analysis_id text primary key references analysis on delete cascade,
      fetched bytea not null
    )`.execute(db)

  // Quota is kept apart from the analysis: deleting an analysis gives nothing back.
  await sql`
    create table analysis_usage (
      analysis_id text primary key,
      account_id text not null references account on delete cascade,
      test boolean not null,
      used_at timestamptz not null
    )`.execute(db)
  await sql`create index analysis_usage_of_account on analysis_usage (account_id, test, used_at desc)`.execute(db)

  await sql`
    create table analysis_result (
      analysis_id text primary key references analysis on delete cascade,
      results jsonb not null,
      -- The whole answer of GET /v1/analyses/:id, compressed once; never changes.
      body_gzip bytea not null,
      etag text not null
    )`.execute(db)
  // Already compressed: TOAST need not try again.
  await sql`alter table analysis_result alter column body_gzip set storage external`.execute(db)

  await sql`
    create table passage (
      id bigint generated always as identity primary key,
      analysis_id text not null references analysis on delete cascade,
      page_url text not null,
      position integer not null,
      text text not null,
      search tsvector generated always as (to_tsvector('simple', text)) stored,
      unique (analysis_id, page_url, position)
    )`.execute(db)
  await sql`create index passage_search on passage using gin (search)`.execute(db)

  await sql`
    create table event (
      id text primary key,
      account_id text not null references account on delete cascade,
      kind text not null,
      -- The analysis, member, ... it is about.
      subject_id text not null,
      data jsonb not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index event_of_account on event (account_id, created_at desc, id desc)`.execute(db)
  // Each state change of an analysis is told once, however often its job ran.
  await sql`create unique index event_once on event (subject_id, kind) where kind like 'analysis.%'`.execute(db)

  await sql`
    create table idempotent_request (
      account_id text not null references account on delete cascade,
      method text not null,
      path text not null,
      key text not null,
      payload_hash bytea not null,
      created_at timestamptz not null,
      -- null while the first request runs.
      status integer,
      headers jsonb,
      body text,
      primary key (account_id, method, path, key)
    )`.execute(db)
  await sql`create index idempotent_request_age on idempotent_request (created_at)`.execute(db)
}
