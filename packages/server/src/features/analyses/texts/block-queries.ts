/**
 * SQL of blocks, the inverted index of an analysis. A block holds up to 250 texts in one tsvector, in which the positions of a word
 * are the numbers of the texts that have it: a few rows an analysis, of which Postgres picks words without reading a text.
 */
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

/** Of a word a tsvector keeps 255 positions. */
const textsOfBlockMax = 250
/** Half of what a tsvector holds. */
const blockBytesMax = 500_000
/** Of all of its words. */
const wordBytesMax = 500_000

/** Once the texts of an analysis are indexed. Whoever asks for it at the same time waits, and finds it done. */
export async function insertBlocks(db: Db, analysisId: string): Promise<void> {
  // Before the index, as a deletion does: each would wait for the other.
  await db.selectFrom('analysis').select('id').where('id', '=', analysisId).forKeyShare().execute()
  const index = await db
    .selectFrom('text_index')
    .select('blocks')
    .where('analysis_id', '=', analysisId)
    .forUpdate()
    .executeTakeFirst()
  if (index?.blocks !== null) return
  await sql`
    with texts as (
      select 'passage' as kind, config, id, search from passage where analysis_id = ${analysisId} and config is not null
      union all
      select 'claim', null, position, search from claim where analysis_id = ${analysisId}
    ), counted as (
      select *, (row_number() over (partition by kind, config order by id) - 1) / ${textsOfBlockMax}::integer as part from texts
    ), measured as (
      -- As text, a word takes at least what it takes in its block.
      select *, sum(octet_length(search::text)) over (partition by kind, config, part order by id)
        / ${blockBytesMax}::integer as piece
      from counted
    ), placed as materialized (
      select kind, config, id, search, dense_rank() over (order by kind, config, part, piece) as number,
        row_number() over (partition by kind, config, part, piece order by id) as place
      from measured
    ), blocks as (
      select number, min(kind) as kind, min(config) as config, array_agg(id order by place) as ids,
        array_agg(length(search) order by place) as lengths
      from placed group by number
    ), words as (
      select number, '''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || ''':' || string_agg(place::text, ',') as word
      from placed, unnest(tsvector_to_array(search)) as lexeme group by number, lexeme
    ), vectors as (
      select number, string_agg(word, ' ')::tsvector as words from words group by number
    )
    insert into text_block (analysis_id, number, kind, config, ids, lengths, words)
    select ${analysisId}, number, kind, config, ids, lengths, coalesce(words, '')
    from blocks left join vectors using (number)`.execute(db)
  await sql`
    update text_index set (blocks, words) = (
      select (select count(*) from text_block where analysis_id = ${analysisId}),
        case when sum(octet_length(lexeme)) < ${wordBytesMax} then array_to_tsvector(array_agg(lexeme)) end
      from (
        select distinct lexeme from text_block, unnest(tsvector_to_array(words)) as lexeme where analysis_id = ${analysisId}
      ) as distinct_words
    )
    where analysis_id = ${analysisId}`.execute(db)
}
