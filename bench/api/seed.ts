/** What the measurements find in the database. */
import type pg from 'pg'
import { plainBodies } from './shapes.ts'

/** Analyses of the account whose lists are measured. */
export const listedAnalyses = 100_000
const otherAccounts = 20

/**
 * That many analyses of one account, and as many of twenty others. One in twenty failed; none is processing, as the
 * worker would take it for one that lost its job. Vacuumed and analyzed, as autovacuum does by itself before long.
 */
export async function seedAnalyses(client: pg.Client, accountId: string): Promise<void> {
  await client.query(
    `insert into account (id, name, tier, created_at)
     select 'acc_other' || n, 'Other ' || n, 'agency', now() from generate_series(1, $1::int) n`,
    [otherAccounts],
  )
  await client.query(
    `insert into analysis (
       id, account_id, type, url, status, test, created_at, estimated_completion, started_at, finished_at, error_code,
       error_message)
     select
       'anl_' || substr(md5(n::text), 1, 24),
       case when n <= $2 then $1 else 'acc_other' || 1 + n % $3 end,
       case n % 3 when 0 then 'flash' else 'full' end,
       'https://www.acme-' || n * 7919 % 30011 || '.example/',
       case n % 20 when 0 then 'failed' else 'completed' end,
       false, at, at + interval '40 s', at + interval '1 s', at + interval '1 s' * (10 + n % 50),
       case n % 20 when 0 then 'UNREACHABLE' end,
       case n % 20 when 0 then 'The host name has no address.' end
     from generate_series(1, 2 * $2::int) n, lateral (select now() - interval '5 min' * (1 + n * 31 % 200003)) moment(at)`,
    [accountId, listedAnalyses, otherAccounts],
  )
  await client.query('vacuum analyze')
  // Once more: autovacuum may have begun to look at the rows meanwhile, and then none counts as seen by everybody.
  await client.query('vacuum analysis')
}

/** So many finished analyses are read in turn. */
const readCopies = 64

/** Copies of a finished analysis, each with a row and a result of its own. @returns their identifiers */
export async function copyAnalysis(client: pg.Client, analysisId: string): Promise<string[]> {
  const ids = Array.from({ length: readCopies }, (_, at) => `anl_${String(at).padStart(24, 'R')}`)
  const columns = 'account_id, type, url, status, test, created_at, estimated_completion, started_at, finished_at'
  await client.query(
    `insert into analysis (id, ${columns}) select copy, ${columns} from analysis, unnest($2::text[]) copy where id = $1`,
    [analysisId, ids],
  )
  await client.query(
    `insert into analysis_result (analysis_id, results, body_gzip, etag)
     select copy, results, body_gzip, etag from analysis_result, unnest($2::text[]) copy where analysis_id = $1`,
    [analysisId, ids],
  )
  return ids
}

/** The uncompressed answer, for the bare route. @returns how many bytes the compressed one has */
export async function storePlainBodies(
  client: pg.Client,
  analysisIds: readonly string[],
  body: Buffer,
): Promise<number> {
  await client.query(`create table ${plainBodies} (analysis_id text primary key, body bytea not null)`)
  // As the service stores its bytes: Postgres does not compress them again.
  await client.query(`alter table ${plainBodies} alter column body set storage external`)
  await client.query(`insert into ${plainBodies} select id, $2 from unnest($1::text[]) id`, [analysisIds, body])
  const text = 'select length(body_gzip) as bytes from analysis_result where analysis_id = $1'
  const { rows } = await client.query<{ bytes: number }>(text, [analysisIds[0]])
  return rows[0]!.bytes
}
