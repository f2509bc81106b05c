/** Completed analyses, as a worker would have stored them: what exports are made of. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { namedPictures } from '../../packages/server/src/platform/engine/named-pictures.ts'
import type { Installation } from '../service/installation.ts'
import type { MadeReport } from './reports.ts'

export interface Account {
  id: string
  key: string
}

/** What can be exported, by the account's key. */
export interface Exportable {
  key: string
  analysisId: string
}

export async function seedReport(
  { client, folder }: Pick<Installation, 'client' | 'folder'>,
  { id: accountId, key }: Account,
  { number, made: { report, pictures } }: { number: number; made: MadeReport },
): Promise<Exportable> {
  const analysisId = `anl_${String(number).padStart(24, 'E')}`
  const { url, type, results } = report
  const at = new Date()
  const resultsJson = JSON.stringify(results)
  const times = { created_at: at, completed_at: at }
  const body = Buffer.from(
    JSON.stringify({ data: { id: analysisId, status: 'completed', type, url, ...times, results } }),
  )
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 32)}"`
  await client.query(
    `insert into analysis (id, account_id, type, url, status, test, created_at, estimated_completion, started_at, finished_at)
     values ($1, $2, $3, $4, 'completed', false, $5, $5, $5, $5)`,
    [analysisId, accountId, type, url, at],
  )
  await client.query('insert into analysis_result (analysis_id, results, body_gzip, etag) values ($1, $2, $3, $4)', [
    analysisId,
    resultsJson,
    gzipSync(body),
    etag,
  ])
  for (const { hash, mediaType, bytes } of namedPictures(resultsJson, pictures)) {
    const storageKey = `marks/${analysisId}-${hash}`
    await mkdir(dirname(join(folder, storageKey)), { recursive: true, mode: 0o700 })
    await writeFile(join(folder, storageKey), bytes)
    await client.query(
      'insert into analysis_picture (analysis_id, hash, media_type, storage_key) values ($1, $2, $3, $4)',
      [analysisId, hash, mediaType, storageKey],
    )
  }
  return { key, analysisId }
}
