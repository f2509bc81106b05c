import { type Kysely, sql } from 'kysely'

/** Tracked websites, the states they were seen in, the competitors of accounts and what changed on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One for all accounts that track the same address: checks and their snapshots are shared.
  await sql`
    create table tracked_site (
      id bigint generated always as identity primary key,
      -- Of the address, which may be too long for an index.
      url_hash bytea not null unique,
      url text not null,
      -- What the engine needs to know of the check before: pages, validators, hashes.
      watch jsonb,
      -- What was seen by the newest check.
      snapshot_id bigint,
      -- What a report would call the brand.
      name text,
      -- The process that checks it now, and until when it is believed to be alive.
      claim uuid,
      claimed_until timestamptz
    )`.execute(db)

  await sql`
    create table site_snapshot (
      id bigint generated always as identity primary key,
      site_id bigint not null references tracked_site on delete cascade,
      taken_at timestamptz not null,
      -- Of the rules that made it: one of other rules is not compared.
      fingerprint text not null,
      -- Of the content without its time: equal states are stored once.
      digest bytea not null,
      -- A snapshot and the hashes of its pages: JSON, compressed with gzip.
      body bytea not null
    )`.execute(db)
  await sql`create index site_snapshot_of_site on site_snapshot (site_id, taken_at)`.execute(db)

  await sql`
    create table competitor (
      id text primary key,
      account_id text not null references account on delete cascade,
      -- As it was sent.
      url text not null,
      -- Of the address without what makes no other site: scheme, www., index file, slash at the end.
      address_hash bytea not null,
      site_id bigint not null references tracked_site,
      name text not null,
      is_name_given boolean not null,
      check_frequency text not null check (check_frequency in ('daily', 'weekly', 'monthly')),
      -- Of an account that has a daily one checked every hour.
      is_hourly boolean not null,
      notify_on_change boolean not null,
      status text not null check (status in ('active', 'paused', 'failed')),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      last_checked_at timestamptz,
      -- When it is to be checked next; null while it is paused.
      next_check_at timestamptz,
      last_change_at timestamptz,
      last_error jsonb,
      changes_count integer not null default 0,

      -- When something is to be done for it: a check, the confirmation of what a check saw, or another try.
      due_at timestamptz,
      -- What changes are told against.
      seen_id bigint references site_snapshot,
      -- What a check saw, and a second check has to confirm.
      candidate_id bigint references site_snapshot,
      candidate_at timestamptz,
      candidate_changes jsonb,
      confirmations smallint not null default 0,
      -- The newest state that was judged: the same again changes nothing. \`seen_id\` may be put together of several.
      judged_id bigint references site_snapshot,
      -- Of the last checks, oldest first: what comes back from them is a rotation.
      recent_ids bigint[] not null default '{}',
      -- Tries in a row at which the site could not be read, and checks in a row that we failed on ourselves.
      tries smallint not null default 0,
      faults smallint not null default 0,
      unique (account_id, address_hash)
    )`.execute(db)
  await sql`create index competitor_of_account on competitor (account_id, created_at desc, id desc)`.execute(db)
  await sql`create index competitor_due on competitor (due_at) where due_at is not null`.execute(db)
  await sql`create index competitor_of_site on competitor (site_id)`.execute(db)

  await sql`
    create table competitor_change (
      id text primary key,
      competitor_id text not null references competitor on delete cascade,
      account_id text not null references account on delete cascade,
      type text not null,
      field text not null,
      old_value text,
      new_value text,
      detected_at timestamptz not null,
      confirmed_at timestamptz not null,
      evidence jsonb not null
    )`.execute(db)
  await sql`
    create index competitor_change_of_account on competitor_change (account_id, confirmed_at desc, id desc)`.execute(db)
  await sql`
    create index competitor_change_of_competitor on competitor_change (competitor_id, confirmed_at desc, id desc)`.execute(
    db,
  )

  // How often checks ended how, in all processes together.
  await sql`
    create table check_count (
      outcome text primary key,
      checks bigint not null
    )`.execute(db)

  // The preflight of an address for an account: what it fetched begins the baseline, and in a loop of creating and deleting
  // nothing is fetched again for a while.
  await sql`
    create table competitor_preflight (
      account_id text not null references account on delete cascade,
      url_hash bytea not null,
      began_at timestamptz not null,
      -- null while it runs.
      ended_at timestamptz,
      -- null where the website was read or was too slow to tell.
      error_code text,
      error_message text,
      prefetched bytea,
      primary key (account_id, url_hash)
    )`.execute(db)
  await sql`create index competitor_preflight_by_time on competitor_preflight (began_at)`.execute(db)

  // When the next page may be asked of a host. After a crash it may be empty: then nobody has asked for a while.
  await sql`
    create unlogged table host_turn (
      host text primary key,
      next_at timestamptz not null
    )`.execute(db)
}
