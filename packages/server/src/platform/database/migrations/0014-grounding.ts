import { type Kysely, sql } from 'kysely'

/**
 * Texts are indexed by their language. Nothing stored is rewritten here: rows from before are indexed when somebody first asks
 * about their analysis, as code has to tell their language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Was `simple` for every language; now computed where it is written. Empty where the version before writes it.
  await sql`alter table passage alter column search drop expression`.execute(db)
  // Of the text search: a name of pg_ts_config.
  await sql`alter table passage add column config text`.execute(db)
  // Texts are only searched within one analysis, whose rows the primary index finds.
  await sql`drop index passage_search`.execute(db)

  await sql`
    create table claim (
      analysis_id text not null references analysis on delete cascade,
      position integer not null,
      pointer text not null,
      section text not null,
      text text not null,
      quotes jsonb not null,
      config text not null,
      search tsvector not null,
      primary key (analysis_id, position)
    )`.execute(db)

  // Analyses whose claims and passages are indexed.
  await sql`
    create table text_index (
      analysis_id text primary key references analysis on delete cascade,
      passages integer not null,
      claims integer not null,
      -- ISO 639-1 of the website's texts.
      languages text[] not null,
      -- All of its passages: what is not among them need not be looked for in each. null where they are too many.
      words tsvector
    )`.execute(db)
}
