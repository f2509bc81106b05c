/** SQL of analyses: one function, one statement. */
import { CompiledQuery, type NotNull, sql } from 'kysely'
import { countRows } from '../../platform/database/count-rows.ts'
import type { Db } from '../../platform/database/db.ts'
import { deleteOwn } from '../../platform/database/delete-own.ts'
import { windowColumns, windowUseOf } from '../../platform/database/window-use.ts'
import type { ProcessingPage } from '../../platform/queue/orphans.ts'
import type { AnalysisUse } from './quota.ts'

export interface UseQuery {
  accountId: string
  test: boolean
  /** Uses after this moment count. */
  since: Date
  limit: number
}

/** Uses of the quota since then, of analyses or of those of the sandbox. */
const usesSince = (db: Db, { accountId, test, since }: Omit<UseQuery, 'limit'>) =>
  db
    .selectFrom('analysis_usage')
    .where('account_id', '=', accountId)
    .where('test', '=', test)
    .where('used_at', '>', since)

/** What an account has used of its analyses. */
export async function analysisUse(db: Db, { accountId, limit, ...query }: UseQuery): Promise<AnalysisUse> {
  const uses = usesSince(db, { accountId, ...query })
  const running = db
    .selectFrom('analysis')
    .where('account_id', '=', accountId)
    .where('status', '=', 'processing')
    .where('test', '=', false)
  const row = await db
    .selectNoFrom([
      ...windowColumns(uses, limit),
      running.select(({ fn }) => fn.countAll<string>().as('count')).as('running'),
      running.select(({ fn }) => fn.min('estimated_completion').as('first')).as('first_end'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...windowUseOf(row),
    running: Number(row.running),
    firstEndExpected: row.first_end,
  }
}

/** Analyses of an account that wait or run, sandbox ones included. */
export async function unfinishedAnalyses(db: Db, accountId: string): Promise<number> {
  return countRows(db.selectFrom('analysis').where('account_id', '=', accountId).where('status', '=', 'processing'))
}

export interface AnalysisInsert {
  id: string
  accountId: string
  type: 'full' | 'flash'
  url: string
  test: boolean
  context: string | null
  socialLinks: string[]
  createdAt: Date
  estimatedCompletion: Date
}

export async function insertAnalysis(db: Db, analysis: AnalysisInsert): Promise<void> {
  await db
    .insertInto('analysis')
    .values({
      id: analysis.id,
      account_id: analysis.accountId,
      type: analysis.type,
      url: analysis.url,
      status: 'processing',
      test: analysis.test,
      context: analysis.context,
      social_links: analysis.socialLinks,
      created_at: analysis.createdAt,
      estimated_completion: analysis.estimatedCompletion,
    })
    .execute()
}

export async function insertUsage(
  db: Db,
  use: { analysisId: string; accountId: string; test: boolean; usedAt: Date },
): Promise<void> {
  await db
    .insertInto('analysis_usage')
    .values({ analysis_id: use.analysisId, account_id: use.accountId, test: use.test, used_at: use.usedAt })
    .execute()
}

/** Gives the use back, after a failure of the service. */
export async function deleteUsage(db: Db, analysisId: string): Promise<void> {
  await db.deleteFrom('analysis_usage').where('analysis_id', '=', analysisId).execute()
}

export async function insertPreflight(db: Db, analysisId: string, fetched: Buffer): Promise<void> {
  await db.insertInto('analysis_preflight').values({ analysis_id: analysisId, fetched }).execute()
}

/** What the preflight of an analysis fetched, packed; null without any. */
export async function preflightOf(db: Db, analysisId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('analysis_preflight')
    .select('fetched')
    .where('analysis_id', '=', analysisId)
    .executeTakeFirst()
  return row?.fetched ?? null
}

export async function deletePreflight(db: Db, analysisId: string): Promise<void> {
  await db.deleteFrom('analysis_preflight').where('analysis_id', '=', analysisId).execute()
}

const columns = [
  'id',
  'account_id',
  'type',
  'url',
  'status',
  'test',
  'context',
  'social_links',
  'created_at',
  'estimated_completion',
  'started_at',
  'finished_at',
  'error_code',
  'error_message',
] as const

/** Marks the first time that a worker takes it; null when it is finished or deleted. */
export function markStarted(db: Db, id: string, at: Date) {
  return db
    .updateTable('analysis')
    .set((eb) => ({ started_at: eb.fn.coalesce('started_at', eb.val(at)) }))
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returning(columns)
    .executeTakeFirst()
}

export type AnalysisRow = NonNullable<Awaited<ReturnType<typeof markStarted>>>

export type AnalysisEnd = { status: 'completed' } | { status: 'failed'; error_code: string; error_message: string }

/** @returns whether it was processing until now: true for one of two that finish it at once */
export async function markFinished(db: Db, id: string, at: Date, end: AnalysisEnd): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('analysis')
    .set({ ...end, finished_at: at })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function insertResult(
  db: Db,
  result: { analysisId: string; resultsJson: string; bodyGzip: Buffer; etag: string },
): Promise<void> {
  await db
    .insertInto('analysis_result')
    .values({
      analysis_id: result.analysisId,
      results: result.resultsJson,
      body_gzip: result.bodyGzip,
      etag: result.etag,
    })
    .execute()
}

export interface ServedResult {
  /** The bytes that answer a GET. */
  gzip: Buffer
  etag: string
}

const readColumns = [
  'id',
  'account_id',
  'status',
  'type',
  'url',
  'created_at',
  'estimated_completion',
  'error_code',
  'error_message',
] as const

export interface ReadAnalysis {
  analysis: Pick<AnalysisRow, (typeof readColumns)[number]>
  /** Once it is completed. */
  result: ServedResult | null
}

type ReadRow = ReadAnalysis['analysis'] & { body: string | null; etag: string | null }

// Written as text: building the most frequent statement would cost as much as running it. In base64, as the hexadecimal
// digits that Postgres sends by default are half as long again and slow to read.
const readStatement = `
  select ${readColumns.map((name) => `analysis.${name}`).join(', ')}, encode(body_gzip, 'base64') as body, etag
  from analysis left join analysis_result on analysis_result.analysis_id = analysis.id
  where analysis.id = any ($1) and analysis.account_id = any ($2)`

/**
 * Analyses with their results, in any order; those of another account are left out. One statement: an analysis that
 * is completed between two statements would be read as completed without its result.
 */
export async function readAnalyses(
  db: Db,
  names: readonly { accountId: string; id: string }[],
): Promise<ReadAnalysis[]> {
  const parameters = [names.map(({ id }) => id), names.map(({ accountId }) => accountId)]
  const { rows } = await db.executeQuery(CompiledQuery.raw(readStatement, parameters) as CompiledQuery<ReadRow>)
  return rows.map((analysis) => {
    const { body, etag } = analysis
    return { analysis, result: body === null || etag === null ? null : { gzip: Buffer.from(body, 'base64'), etag } }
  })
}

/**
 * What files of a completed analysis are made of. The brand's name is read here, as the results of a large analysis take long to
 * unpack.
 * @returns undefined when there is none of that account, or no result
 */
export async function storedAnalysis(db: Db, accountId: string, id: string) {
  const row = await db
    .selectFrom('analysis')
    .innerJoin('analysis_result', 'analysis_result.analysis_id', 'analysis.id')
    .select([
      'analysis.url',
      'analysis.test',
      'analysis.completed_at',
      // In base64: see `readStatement`.
      sql<string>`encode(body_gzip, 'base64')`.as('body'),
      sql<string | null>`results -> 'brandIdentity' ->> 'name'`.as('brand_name'),
    ])
    .where('analysis.id', '=', id)
    .where('analysis.account_id', '=', accountId)
    .where('analysis.completed_at', 'is not', null)
    .$narrowType<{ completed_at: NotNull }>()
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { url, test, completed_at: completedAt, body, brand_name: brandName } = row
  return { url, isTest: test, completedAt, brandName, gzip: Buffer.from(body, 'base64') }
}

/** A completed analysis with its results. */
export type StoredAnalysis = NonNullable<Awaited<ReturnType<typeof storedAnalysis>>>

/** Deletes it with its result and passages. @returns whether it existed */
export const deleteAnalysis = (db: Db, accountId: string, id: string): Promise<boolean> =>
  deleteOwn(db, 'analysis', accountId, id)

export interface Durations {
  /** Median seconds of the last analyses of that type; null without any. */
  medianSeconds: number | null
  /** Analyses of websites that are waiting or running before a new one. */
  ahead: number
}

const recentAnalyses = 50

/** What the estimate of a new analysis rests on. */
export async function recentDurations(db: Db, type: 'full' | 'flash'): Promise<Durations> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom(
          eb
            .selectFrom('analysis')
            .select(sql<number>`extract(epoch from finished_at - started_at)`.as('seconds'))
            .where('status', '=', 'completed')
            .where('test', '=', false)
            .where('type', '=', type)
            .where('started_at', 'is not', null)
            .orderBy('finished_at', 'desc')
            .limit(recentAnalyses)
            .as('recent'),
        )
        .select(sql<number | null>`percentile_cont(0.5) within group (order by seconds)`.as('median'))
        .as('median'),
      eb
        .selectFrom('analysis')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('status', '=', 'processing')
        .where('test', '=', false)
        .as('ahead'),
    ])
    .executeTakeFirstOrThrow()
  return { medianSeconds: row.median === null ? null : Number(row.median), ahead: Number(row.ahead) }
}

/** An unfinished analysis of any account, for the worker. */
export function processingAnalysis(db: Db, id: string) {
  return db
    .selectFrom('analysis')
    .select(columns)
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst()
}

/** Unfinished analyses of all accounts that began before a moment, by id, with what their tier depends on. */
export function processingAnalyses(db: Db, page: ProcessingPage) {
  return db
    .selectFrom('analysis')
    .innerJoin('account', 'account.id', 'analysis.account_id')
    .select(['analysis.id', 'analysis.account_id', 'analysis.test', 'account.tier', 'account.access_until'])
    .where('analysis.status', '=', 'processing')
    .where('analysis.created_at', '<', page.before)
    .where('analysis.id', '>', page.after)
    .orderBy('analysis.id')
    .limit(page.limit)
    .execute()
}

/** An analysis of an account, which cannot be deleted until the transaction ends. */
export function holdAnalysis(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('analysis')
    .select(['type', 'status', 'test'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst()
}
