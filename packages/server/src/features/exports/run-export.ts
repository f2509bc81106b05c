import type { Db } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { dayMs } from '../../platform/durations.ts'
import { insertEvent } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { type FileKey, StorageError } from '../../platform/storage/storage.ts'
import { exportKeptDays } from '../../platform/tiers.ts'
import { holdAnalysis, testMark } from '../analyses/index.ts'
import { downloadUrl } from './downloads/download-address.ts'
import { ExportError } from './files/export-error.ts'
import { digestOf, makeFile } from './files/make-file.ts'
import {
  type ExportRow,
  fileOf,
  holdFile,
  insertFile,
  markCompleted,
  markFailed,
  noteFailure,
  processingExport,
  replaceFile,
} from './queries.ts'

type RunDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'pdf' | 'storage' | 'log'>

/**
 * Makes the file of an export, or takes that of an equal one, and ends it with its event. Safe to run twice, and at the same time
 * as for an equal export: the first that commits has its file taken.
 */
export async function runExport(deps: RunDeps, exportId: string, signal: AbortSignal): Promise<void> {
  const exported = await processingExport(deps.db, exportId)
  if (exported === undefined) return
  try {
    await mendEqualFile(deps, exported, signal)
    if (!(await takeEqualFile(deps, exported))) await makeOwnFile(deps, exported, signal)
  } catch (error) {
    if (!signal.aborted) await noteFailure(deps.db, exportId, reasonOf(error))
    throw error
  }
  deps.log.info({ account: exported.account_id, format: exported.format }, 'An export ended.')
}

/** Makes a file anew that the storage has lost, or holds in part: under its key, for all exports that share it. */
async function mendEqualFile(deps: RunDeps, exported: ExportRow, signal: AbortSignal): Promise<void> {
  const { db, storage, log } = deps
  const file = await fileOf(db, { analysisId: exported.analysis_id, digest: digestOf(deps.config, exported) })
  if (file === undefined) return
  const key = file.storage_key
  const kept = await storage.open(key, { start: 0, end: 0 }, signal)
  kept?.stream.destroy()
  if (kept?.bytes === Number(file.bytes)) return
  log.error({ storageKey: key }, 'A file of an export is missing in the storage, and is made again.')
  const made = await makeFile(deps, exported, signal)
  if (made === null) return
  await storage.put(key, made.bytes)
  await replaceFile(db, file.id, { bytes: made.bytes.byteLength, etag: made.etag })
}

/** @returns whether there was one, or the analysis is gone */
function takeEqualFile(deps: RunDeps, exported: ExportRow): Promise<boolean> {
  return whileAnalysisStays(deps, exported, async (transaction, isTest) => {
    const file = await holdFile(transaction, {
      analysisId: exported.analysis_id,
      digest: digestOf(deps.config, exported),
    })
    if (file === undefined) return false
    await complete(deps, transaction, { exported, isTest, fileId: file.id })
    return true
  }).then((taken) => taken ?? true)
}

async function makeOwnFile(deps: RunDeps, exported: ExportRow, signal: AbortSignal): Promise<void> {
  const { clock, storage } = deps
  const made = await makeFile(deps, exported, signal)
  if (made === null) return
  signal.throwIfAborted()
  const fileId = newId('fil')
  const key: FileKey = `exports/${fileId}.${exported.format}`
  // Until its row is committed the file belongs to nothing. Where it is unclear whether that was done (this process dies, the
  // connection is lost), the file stays, and the cleaning job removes it if no row names it.
  await storage.put(key, made.bytes)
  const [analysisId, digest] = [exported.analysis_id, digestOf(deps.config, exported)]
  const { fileName, etag, bytes } = made
  const file = { id: fileId, analysisId, digest, storageKey: key, fileName, etag, bytes: bytes.byteLength }
  const isTaken = await whileAnalysisStays(deps, exported, async (transaction, isTest) => {
    const isFirst = await insertFile(transaction, { ...file, createdAt: clock.now() })
    const chosen = isFirst ? fileId : (await holdFile(transaction, { analysisId, digest }))?.id
    if (chosen === undefined) throw new Error('The file of an equal export was removed at this moment.')
    const isDone = await complete(deps, transaction, { exported, isTest, fileId: chosen })
    if (isFirst && !isDone) throw new Error('The export was ended by another try at this moment.')
    return isFirst
  })
  if (isTaken !== true) await storage.remove(key)
}

/**
 * A transaction during which the analysis cannot be deleted. Its row is locked first, in the order in which a deletion goes
 * through the tables, so that neither waits for the other in a circle.
 * @returns null when it is gone
 */
function whileAnalysisStays<Value>(
  { db }: RunDeps,
  { account_id: accountId, analysis_id: analysisId }: ExportRow,
  work: (transaction: Db, isTest: boolean) => Promise<Value>,
): Promise<Value | null> {
  return db.transaction().execute(async (transaction) => {
    const analysis = await holdAnalysis(transaction, accountId, analysisId)
    return analysis === undefined ? null : work(transaction, analysis.test)
  })
}

interface End {
  exported: ExportRow
  isTest: boolean
  fileId: string
}

/** State, file and event, in the caller's transaction. @returns whether it was processing until now */
async function complete(deps: RunDeps, transaction: Db, { exported, isTest, fileId }: End): Promise<boolean> {
  const { clock, config, secrets } = deps
  const { id, account_id: accountId, analysis_id: analysisId, format } = exported
  const finishedAt = clock.now()
  const expiresAt = new Date(finishedAt.getTime() + exportKeptDays * dayMs)
  if (!(await markCompleted(transaction, id, { fileId, finishedAt, expiresAt }))) return false
  const signing = { baseUrl: config.baseUrl, key: secrets.downloadSigning }
  await insertEvent(transaction, {
    accountId,
    kind: 'export.ready',
    subjectId: id,
    createdAt: finishedAt,
    data: {
      export_id: id,
      analysis_id: analysisId,
      format,
      download_url: downloadUrl(signing, { exportId: id, expiresAt }),
      expires_at: expiresAt.toISOString(),
      ...testMark(isTest),
    },
  })
  return true
}

const unknownReason = 'Something went wrong on our side, several times.'
/** Where it is kept, and what is wrong there, is the operator's to know: the log says it. */
const storageReason = 'The file could not be stored on our side, several times. Ask for the export again later.'

function reasonOf(error: unknown): string {
  if (error instanceof ExportError) return error.message
  return error instanceof StorageError ? storageReason : unknownReason
}

/** Ends an export whose job was tried as often as it may be. */
export async function giveUpExport({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, exportId: string) {
  log.error('An export was given up.')
  await markFailed(db, exportId, unknownReason, clock.now())
}
