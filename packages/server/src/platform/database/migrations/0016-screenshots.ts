import { type Kysely, sql } from 'kysely'

/** The first screen of an analyzed home page, whose file goes with its row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analysis_screenshot (
      analysis_id text primary key references analysis on delete cascade,
      storage_key text not null,
      etag text not null
    )`.execute(db)
  await sql`create index analysis_screenshot_of_key on analysis_screenshot (storage_key)`.execute(db)
  await sql`
    create trigger analysis_screenshot_removed after delete on analysis_screenshot
    referencing old table as removed for each statement execute function note_removed_files()`.execute(db)
}
