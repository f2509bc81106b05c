/** The tables of analyses, as Kysely types them, and the prefixes of their identifiers. */

import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Fixed, Nullable } from '../../platform/database/schema.ts'
import type { FileKey } from '../../platform/storage/storage.ts'

declare module '../../platform/database/schema.ts' {
  interface Tables {
    analysis: AnalysisTable
    analysis_count: AnalysisCountTable
    analysis_preflight: AnalysisPreflightTable
    analysis_usage: AnalysisUsageTable
    analysis_result: AnalysisResultTable
    analysis_picture: AnalysisPictureTable
    analysis_screenshot: AnalysisScreenshotTable
    passage: PassageTable
    claim: ClaimTable
    text_index: TextIndexTable
    text_block: TextBlockTable
    refused_look: RefusedLookTable
  }
}

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    anl: 'analysis'
  }
}

interface AnalysisTable {
  id: Fixed<string>
  account_id: Fixed<string>
  type: Fixed<'full' | 'flash'>
  url: Fixed<string>
  status: 'processing' | 'completed' | 'failed'
  test: Fixed<boolean>
  context: Nullable<string>
  social_links: Generated<string[]>
  created_at: Fixed<Date>
  estimated_completion: Date
  started_at: Nullable<Date>
  finished_at: Nullable<Date>
  error_code: Nullable<string>
  error_message: Nullable<string>
  /** Postgres's own: `finished_at` of the completed ones. */
  completed_at: ColumnType<Date | null, never, never>
  /** Postgres's own: as much of `url` as lists are ordered by. */
  url_start: ColumnType<string, never, never>
}

/** Kept by triggers of `analysis`: the sum of `change` is how many analyses an account has. */
interface AnalysisCountTable {
  account_id: Fixed<string>
  status: Fixed<'processing' | 'completed' | 'failed'>
  type: Fixed<'full' | 'flash'>
  /** A bigint, which pg brings as text. */
  change: ColumnType<string, number, never>
}

interface AnalysisPreflightTable {
  analysis_id: Fixed<string>
  fetched: Fixed<Buffer>
}

interface AnalysisUsageTable {
  analysis_id: Fixed<string>
  account_id: Fixed<string>
  test: Fixed<boolean>
  used_at: Fixed<Date>
}

interface AnalysisResultTable {
  analysis_id: Fixed<string>
  /** What questions are answered from. What is served is `body_gzip`. */
  results: JSONColumnType<object, string, never>
  body_gzip: Fixed<Buffer>
  etag: Fixed<string>
}

/** Logos and icons that the result names. */
interface AnalysisPictureTable {
  analysis_id: Fixed<string>
  hash: Fixed<string>
  media_type: Fixed<string>
  storage_key: Fixed<FileKey>
}

/** The first screen of the home page, where a browser showed it. */
interface AnalysisScreenshotTable {
  analysis_id: Fixed<string>
  storage_key: Fixed<FileKey>
  /** Of its bytes, in quotation marks. */
  etag: Fixed<string>
}

interface PassageTable {
  id: Generated<string>
  analysis_id: Fixed<string>
  page_url: Fixed<string>
  position: Fixed<number>
  text: Fixed<string>
  /** A name of pg_ts_config; null until the row is indexed. */
  config: Fixed<string | null>
  search: ColumnType<string | null, never, never>
}

/** What a report says, for questions to find. */
interface ClaimTable {
  analysis_id: Fixed<string>
  /** From 0, in the order of the report. */
  position: Fixed<number>
  pointer: Fixed<string>
  section: Fixed<string>
  text: Fixed<string>
  quotes: JSONColumnType<{ page: string; text: string }[], string, never>
  config: Fixed<string>
  search: ColumnType<string, never, never>
}

/** Analyses whose claims and passages are indexed, with what a search has to know of them. */
interface TextIndexTable {
  analysis_id: Fixed<string>
  passages: Fixed<number>
  claims: Fixed<number>
  languages: Fixed<string[]>
  /** Of all its texts; null where they are too many for one tsvector. */
  words: ColumnType<string | null, never, never>
  /** How many; null until they are made. */
  blocks: ColumnType<number | null, never, never>
}

/** Up to 250 texts of one kind and the words that they have. */
interface TextBlockTable {
  analysis_id: Fixed<string>
  number: Fixed<number>
  kind: Fixed<'passage' | 'claim'>
  config: Fixed<string | null>
  ids: ColumnType<string[], never, never>
  lengths: ColumnType<number[], never, never>
  words: ColumnType<string, never, never>
}

interface RefusedLookTable {
  id: Generated<string>
  account_id: Fixed<string>
  looked_at: Fixed<Date>
  is_refused: Generated<boolean>
}
