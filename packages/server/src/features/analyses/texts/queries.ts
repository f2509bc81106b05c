/** SQL of the texts of an analysis that questions find: what its pages say and what its report claims. */
import type { Passage, Report } from '@brandprint/engine'
import type { SearchedClaim, SearchedPassage, SearchedTexts } from '@brandprint/engine/answers'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { insertBlocks } from './block-queries.ts'
import { reportConfig, textConfig } from './text-config.ts'

const rowsOfInsert = 500

function* inBatches<Row>(rows: readonly Row[]): Generator<{ start: number; batch: Row[] }> {
  for (let start = 0; start < rows.length; start += rowsOfInsert) {
    yield { start, batch: rows.slice(start, start + rowsOfInsert) }
  }
}

/** Of a new analysis. */
export async function insertTexts(db: Db, analysisId: string, { passages, claims }: SearchedTexts): Promise<void> {
  await insertIndex(db, analysisId, { passages, claims })
  await insertPassages(db, analysisId, passages)
  await insertClaims(db, analysisId, claims)
  await insertBlocks(db, analysisId)
}

/** @returns false where another has indexed it, for which this waits */
export async function insertIndex(
  db: Db,
  analysisId: string,
  { passages, claims }: Pick<SearchedTexts, 'passages' | 'claims'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('text_index')
    .values({
      analysis_id: analysisId,
      passages: passages.length,
      claims: claims.length,
      languages: [...new Set([...passages, ...claims].map(({ language }) => language))].filter(
        (language) => language !== 'und',
      ),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Maybe by a version that knew no blocks. */
export async function isIndexed(db: Db, analysisId: string): Promise<boolean> {
  const row = await db
    .selectFrom('text_index')
    .select('analysis_id')
    .where('analysis_id', '=', analysisId)
    .executeTakeFirst()
  return row !== undefined
}

async function insertPassages(db: Db, analysisId: string, passages: readonly SearchedPassage[]): Promise<void> {
  for (const { batch } of inBatches(passages)) {
    await sql`
      insert into passage (analysis_id, page_url, position, text, config, search)
      select ${analysisId}, page_url, position, text, config, to_tsvector(config::regconfig, searched)
      from unnest(
        ${batch.map(({ pageUrl }) => pageUrl)}::text[], ${batch.map(({ position }) => position)}::integer[],
        ${batch.map(({ text }) => text)}::text[], ${batch.map(({ language }) => textConfig(language))}::text[],
        ${batch.map(({ searched }) => searched)}::text[]
      ) as given (page_url, position, text, config, searched)`.execute(db)
  }
}

export async function insertClaims(db: Db, analysisId: string, claims: readonly SearchedClaim[]): Promise<void> {
  for (const { start, batch } of inBatches(claims)) {
    // What the report says is English; the words that it rests on are the website's.
    await sql`
      insert into claim (analysis_id, position, pointer, section, text, quotes, config, search)
      select ${analysisId}, ${start}::integer + at - 1, pointer, section, text, quotes::jsonb, config,
        to_tsvector(${reportConfig}::regconfig, searched)
          || case when config = ${reportConfig} then '' else to_tsvector(config::regconfig, searched) end
      from unnest(
        ${batch.map(({ pointer }) => pointer)}::text[], ${batch.map(({ section }) => section)}::text[],
        ${batch.map(({ text }) => text)}::text[], ${batch.map(({ quotes }) => JSON.stringify(quotes))}::text[],
        ${batch.map(({ language }) => textConfig(language))}::text[], ${batch.map(({ searched }) => searched)}::text[]
      ) with ordinality as given (pointer, section, text, quotes, config, searched, at)`.execute(db)
  }
}

/** Indexes passages that are stored. */
export async function indexPassages(db: Db, analysisId: string, passages: readonly SearchedPassage[]): Promise<void> {
  for (const { batch } of inBatches(passages)) {
    await sql`
      update passage set config = given.config, search = to_tsvector(given.config::regconfig, given.searched)
      from unnest(
        ${batch.map(({ pageUrl }) => pageUrl)}::text[], ${batch.map(({ position }) => position)}::integer[],
        ${batch.map(({ language }) => textConfig(language))}::text[], ${batch.map(({ searched }) => searched)}::text[]
      ) as given (page_url, position, config, searched)
      where passage.analysis_id = ${analysisId} and passage.page_url = given.page_url
        and passage.position = given.position`.execute(db)
  }
}

export async function storedPassages(db: Db, analysisId: string): Promise<Passage[]> {
  return db
    .selectFrom('passage')
    .select(['page_url as pageUrl', 'position', 'text'])
    .where('analysis_id', '=', analysisId)
    .orderBy('page_url')
    .orderBy('position')
    .execute()
}

/** A completed analysis; `index` is null where its texts are not indexed. */
export async function analysisOfTexts(db: Db, analysisId: string) {
  const row = await db
    .selectFrom('analysis')
    .leftJoin('text_index', 'text_index.analysis_id', 'analysis.id')
    .select(['analysis.url', 'text_index.languages', 'text_index.passages', 'text_index.claims', 'text_index.blocks'])
    .where('analysis.id', '=', analysisId)
    .where('analysis.status', '=', 'completed')
    .executeTakeFirst()
  if (row === undefined) return null
  const { url, languages, passages, claims, blocks } = row
  const isIndexed = languages !== null && passages !== null && claims !== null && blocks !== null
  return { url, index: isIndexed ? { languages, passages, claims } : null }
}

/** What the report of a completed analysis holds; null: it is gone. */
export async function storedResults(db: Db, analysisId: string): Promise<Report['results'] | null> {
  const row = await db
    .selectFrom('analysis_result')
    .select('results')
    .where('analysis_id', '=', analysisId)
    .executeTakeFirst()
  return (row?.results as Report['results'] | undefined) ?? null
}
