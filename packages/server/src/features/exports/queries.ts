/** SQL of exports: one function, one statement. */

import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { deleteOlder } from '../../platform/database/delete-older.ts'
import { windowColumns, windowUseOf } from '../../platform/database/window-use.ts'
import type { ProcessingPage } from '../../platform/queue/orphans.ts'
import type { FileKey } from '../../platform/storage/storage.ts'
import type { Branding } from '../branding/index.ts'
import type { ExportUse } from './quota.ts'

export interface UseQuery {
  accountId: string
  /** Uses after this moment count. */
  since: Date
  limit: number
}

const usesSince = (db: Db, { accountId, since }: Omit<UseQuery, 'limit'>) =>
  db.selectFrom('export_usage').where('account_id', '=', accountId).where('used_at', '>', since)

/** What an account has used of its exports. */
export async function exportUse(db: Db, { accountId, since, limit }: UseQuery): Promise<ExportUse> {
  const uses = usesSince(db, { accountId, since })
  const row = await db
    .selectNoFrom((eb) => [
      ...windowColumns(uses, limit),
      eb
        .selectFrom('export')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('account_id', '=', accountId)
        .where('status', '=', 'processing')
        .as('running'),
    ])
    .executeTakeFirstOrThrow()
  return { ...windowUseOf(row), running: Number(row.running) }
}

export interface ExportInsert {
  id: string
  accountId: string
  analysisId: string
  format: 'pdf' | 'json'
  /** Names of members of `results`. */
  sections: string[]
  whiteLabel: boolean
  branding: Branding | null
  createdAt: Date
}

export async function insertExport(db: Db, { accountId, analysisId, ...row }: ExportInsert): Promise<void> {
  await db
    .insertInto('export')
    .values({
      id: row.id,
      account_id: accountId,
      analysis_id: analysisId,
      format: row.format,
      sections: row.sections,
      white_label: row.whiteLabel,
      branding: row.branding === null ? null : JSON.stringify(row.branding),
      status: 'processing',
      created_at: row.createdAt,
    })
    .execute()
}

export async function insertUsage(db: Db, use: { exportId: string; accountId: string; usedAt: Date }): Promise<void> {
  await db
    .insertInto('export_usage')
    .values({ export_id: use.exportId, account_id: use.accountId, used_at: use.usedAt })
    .execute()
}

const columns = [
  'id',
  'account_id',
  'analysis_id',
  'format',
  'sections',
  'white_label',
  'branding',
  'status',
  'created_at',
  'expires_at',
  'error_message',
] as const

/** An export of an account; undefined without one. */
export function exportOf(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('export')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export type ExportRow = NonNullable<Awaited<ReturnType<typeof exportOf>>>

/** One that is not finished, of any account: for the worker. */
export function processingExport(db: Db, id: string) {
  return db
    .selectFrom('export')
    .select(columns)
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst()
}

/** Unfinished exports of all accounts that began before a moment, by id. */
export function processingExports(db: Db, page: ProcessingPage) {
  return db
    .selectFrom('export')
    .select(['id', 'account_id'])
    .where('status', '=', 'processing')
    .where('created_at', '<', page.before)
    .where('id', '>', page.after)
    .orderBy('id')
    .limit(page.limit)
    .execute()
}

export interface ExportFile {
  id: string
  analysisId: string
  digest: string
  storageKey: FileKey
  fileName: string
  bytes: number
  etag: string
  createdAt: Date
}

/** The file of equal exports, held until the transaction ends, so that it is not removed meanwhile. */
export function holdFile(db: Db, { analysisId, digest }: Pick<ExportFile, 'analysisId' | 'digest'>) {
  return db
    .selectFrom('export_file')
    .select(['id', 'storage_key'])
    .where('analysis_id', '=', analysisId)
    .where('digest', '=', digest)
    .forKeyShare()
    .executeTakeFirst()
}

/** @returns whether it is this one: an equal export may have been first */
export async function insertFile(db: Db, file: ExportFile): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('export_file')
    .values({
      id: file.id,
      analysis_id: file.analysisId,
      digest: file.digest,
      storage_key: file.storageKey,
      file_name: file.fileName,
      bytes: file.bytes,
      etag: file.etag,
      created_at: file.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['analysis_id', 'digest']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns whether it was processing until now: of two finishing at once, one is told so */
export async function markCompleted(
  db: Db,
  id: string,
  end: { fileId: string; finishedAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export')
    .set({
      status: 'completed',
      file_id: end.fileId,
      finished_at: end.finishedAt,
      expires_at: end.expiresAt,
      error_message: null,
      branding: null,
    })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Why a try failed, for when no other follows. */
export async function noteFailure(db: Db, id: string, message: string): Promise<void> {
  await db
    .updateTable('export')
    .set({ error_message: message })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute()
}

/** @param message unless a try left one */
export async function markFailed(db: Db, id: string, message: string, at: Date): Promise<void> {
  await db
    .updateTable('export')
    .set((eb) => ({
      status: 'failed',
      finished_at: at,
      branding: null,
      error_message: eb.fn.coalesce('error_message', eb.val(message)),
    }))
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute()
}

/** What a download needs to know, of any account: its address is signed. Without a file, its time is over. */
export function downloadOf(db: Db, id: string) {
  return db
    .selectFrom('export')
    .leftJoin('export_file', 'export_file.id', 'export.file_id')
    .select([
      'export.format',
      'export.expires_at',
      'export_file.storage_key',
      'export_file.file_name',
      'export_file.bytes',
      'export_file.etag',
    ])
    .where('export.id', '=', id)
    .where('export.status', '=', 'completed')
    .executeTakeFirst()
}

const filesAtOnce = 500

/** No export of the file can be downloaded any more. */
const isExpired = (now: Date) =>
  sql<boolean>`not exists (select from export where export.file_id = export_file.id and export.expires_at > ${now})`

/** Files whose last export has expired, locked. Ones that an export is about to take are left out. */
export async function lockExpiredFiles(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('export_file')
    .select('id')
    .where(isExpired(now))
    .orderBy('id')
    .limit(filesAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Removes locked files; a trigger notes what has to leave the storage. Looks at their exports again: one may have taken a file and
 * committed between the look of `lockExpiredFiles` and its lock.
 */
export async function deleteExpiredFiles(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.deleteFrom('export_file').where('id', 'in', ids).where(isExpired(now)).execute()
}

/** The file of equal exports, which may be removed at any moment. */
export function fileOf(db: Db, { analysisId, digest }: Pick<ExportFile, 'analysisId' | 'digest'>) {
  return db
    .selectFrom('export_file')
    .select(['id', 'storage_key', 'bytes'])
    .where('analysis_id', '=', analysisId)
    .where('digest', '=', digest)
    .executeTakeFirst()
}

/** What was made anew is under the same key, for all exports that share it. */
export async function replaceFile(db: Db, id: string, { bytes, etag }: Pick<ExportFile, 'bytes' | 'etag'>) {
  await db.updateTable('export_file').set({ bytes, etag }).where('id', '=', id).execute()
}

export const deleteOldUsage = (db: Db, before: Date) =>
  deleteOlder(db, { from: 'export_usage', column: 'used_at', before })

/** Which of these keys are of files that exports have. */
export async function knownKeys(db: Db, keys: readonly FileKey[]): Promise<Set<FileKey>> {
  const rows = await db.selectFrom('export_file').select('storage_key').where('storage_key', 'in', keys).execute()
  return new Set(rows.map(({ storage_key }) => storage_key))
}
