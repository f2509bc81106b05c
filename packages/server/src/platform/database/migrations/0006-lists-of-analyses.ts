import { type Kysely, sql } from 'kysely'

/** Lists of analyses that do not grow slower with the number of analyses: a kept count, and an index for each order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // How many analyses an account has is the sum of its rows. A change adds a row and updates none, so that two changes
  // never wait for each other. No reference to account: the last rows of a deleted one come after it is gone.
  await sql`
    create table analysis_count (
      account_id text not null,
      status text not null,
      type text not null,
      change bigint not null
    ) with (autovacuum_vacuum_scale_factor = 0.1, autovacuum_vacuum_threshold = 500)`.execute(db)
  await sql`
    create index analysis_count_of_account on analysis_count (account_id) include (status, type, change)`.execute(db)

  // Once a statement, however many analyses it touches; a rollback takes its rows with it.
  await sql`
    create function count_analyses() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into analysis_count (account_id, status, type, change)
        select account_id, status, type, count(*) from new_rows group by account_id, status, type;
      elsif tg_op = 'DELETE' then
        insert into analysis_count (account_id, status, type, change)
        select account_id, status, type, -count(*) from old_rows group by account_id, status, type;
      else
        insert into analysis_count (account_id, status, type, change)
        select account_id, status, type, sum(change)
        from (
          select account_id, status, type, 1 as change from new_rows
          union all
          select account_id, status, type, -1 from old_rows
        ) changes
        group by account_id, status, type
        having sum(change) <> 0;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_inserted_analyses after insert on analysis
    referencing new table as new_rows for each statement execute function count_analyses()`.execute(db)
  await sql`
    create trigger count_updated_analyses after update on analysis
    referencing old table as old_rows new table as new_rows for each statement execute function count_analyses()`.execute(
    db,
  )
  await sql`
    create trigger count_deleted_analyses after delete on analysis
    referencing old table as old_rows for each statement execute function count_analyses()`.execute(db)

  // To make a trigger holds up all writers until the end: none writes what neither this nor a trigger counts.
  await sql`
    insert into analysis_count (account_id, status, type, change)
    select account_id, status, type, count(*) from analysis group by account_id, status, type`.execute(db)

  // Each order of a list is that of an index, which also holds what a list can be narrowed by: a page is found, and rows
  // within dates are counted, without looking at the rows themselves.
  await sql`
    create index analysis_by_created_at on analysis (account_id, created_at desc, id desc) include (status, type)`.execute(
    db,
  )
  // The first one begins with the same columns.
  await sql`drop index analysis_of_account`.execute(db)
  // Columns and not expressions, as only columns are read from an index alone. An entry of an index holds 2.7 kB, and an
  // address may have more.
  await sql`
    alter table analysis
      add column completed_at timestamptz
        generated always as (case when status = 'completed' then finished_at end) stored,
      add column url_start text collate "C" generated always as (left(url, 500)) stored`.execute(db)
  await sql`
    create index analysis_by_completed_at on analysis (account_id, completed_at desc nulls last, id desc)
    include (status, type, created_at)`.execute(db)
  await sql`
    create index analysis_by_completed_at_rising on analysis (account_id, completed_at asc nulls last, id)
    include (status, type, created_at)`.execute(db)
  await sql`
    create index analysis_by_url on analysis (account_id, url_start, id) include (status, type, created_at)`.execute(db)
  await sql`create index analysis_by_type on analysis (account_id, type, id) include (status, created_at)`.execute(db)
  await sql`create index analysis_by_status on analysis (account_id, status, id) include (type, created_at)`.execute(db)
}
