import { type Kysely, sql } from 'kysely'

/** Which texts of an analysis have which words. Blocks of analyses from before are made when somebody first asks about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table text_block (
      analysis_id text not null references analysis on delete cascade,
      number integer not null,
      kind text not null check (kind in ('passage', 'claim')),
      -- Of the text search; null: texts of several.
      config text,
      -- Of passages their id, of claims their position.
      ids bigint[] not null,
      -- How many different words each has.
      lengths integer[] not null,
      -- Positions of a word are its texts', from 1.
      words tsvector not null,
      primary key (analysis_id, number)
    )`.execute(db)
  // null where the version before indexed an analysis, which knows no blocks.
  await sql`alter table text_index add column blocks integer`.execute(db)
}
