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
}

/** The uncompressed answer, for the bare route. @returns how many bytes the compressed one has */
export async function storePlainBody(client: pg.Client, analysisId: string, body: Buffer): Promise<number> {
  await client.query(`create table ${plainBodies} (analysis_id text primary key, body bytea not null)`)
  // As the service stores its bytes: Postgres does not compress them again.
  await client.query(`alter table ${plainBodies} alter column body set storage external`)
  await client.query(`insert into ${plainBodies} values ($1, $2)`, [analysisId, body])
  const text = 'select length(body_gzip) as bytes from analysis_result where analysis_id = $1'
  const { rows } = await client.query<{ bytes: number }>(text, [analysisId])
  return rows[0]!.bytes
}
