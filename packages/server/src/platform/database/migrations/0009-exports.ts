import { type Kysely, sql } from 'kysely'

/** Pictures of analyses, exports, their files, what they used of a quota, and the files in the storage that have to go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What a row that is deleted leaves in the storage: written by triggers, in the transaction of the deletion, so that no way
  // of deleting (an analysis, an account, time) can forget a file.
  await sql`
    create table removed_file (
      storage_key text primary key,
      removed_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create function note_removed_files() returns trigger language plpgsql as $$
    begin
      insert into removed_file (storage_key) select storage_key from removed on conflict do nothing;
      return null;
    end $$`.execute(db)

  // Logos and icons that a result names.
  await sql`
    create table analysis_picture (
      analysis_id text not null references analysis on delete cascade,
      hash text not null,
      media_type text not null,
      storage_key text not null,
      primary key (analysis_id, hash)
    )`.execute(db)
  await sql`create index analysis_picture_of_key on analysis_picture (storage_key)`.execute(db)
  await sql`
    create trigger analysis_picture_removed after delete on analysis_picture
    referencing old table as removed for each statement execute function note_removed_files()`.execute(db)

  // One for all equal exports of an analysis.
  await sql`
    create table export_file (
      id text primary key,
      analysis_id text not null references analysis on delete cascade,
      -- Of everything that decides the bytes.
      digest text not null,
      storage_key text not null,
      file_name text not null,
      bytes bigint not null,
      etag text not null,
      created_at timestamptz not null,
      unique (analysis_id, digest)
    )`.execute(db)
  await sql`create index export_file_of_key on export_file (storage_key)`.execute(db)
  await sql`
    create trigger export_file_removed after delete on export_file
    referencing old table as removed for each statement execute function note_removed_files()`.execute(db)

  await sql`
    create table export (
      id text primary key,
      account_id text not null references account on delete cascade,
      analysis_id text not null references analysis on delete cascade,
      file_id text references export_file on delete set null,
      format text not null check (format in ('pdf', 'json')),
      sections text[] not null,
      white_label boolean not null,
      -- The account's own, as it stood when the export was asked for.
      branding jsonb,
      status text not null check (status in ('processing', 'completed', 'failed')),
      created_at timestamptz not null,
      finished_at timestamptz,
      expires_at timestamptz,
      error_message text
    )`.execute(db)
  await sql`create index export_of_analysis on export (analysis_id)`.execute(db)
  await sql`create index export_of_file on export (file_id)`.execute(db)
  await sql`create index export_running on export (account_id) where status = 'processing'`.execute(db)
  await sql`create index export_expiring on export (expires_at) where file_id is not null`.execute(db)

  // Apart from the export: deleting an analysis gives nothing back.
  await sql`
    create table export_usage (
      export_id text primary key,
      account_id text not null references account on delete cascade,
      used_at timestamptz not null
    )`.execute(db)
  await sql`create index export_usage_of_account on export_usage (account_id, used_at desc)`.execute(db)
}
