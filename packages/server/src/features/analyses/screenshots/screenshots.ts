/** The first screen of an analyzed home page, kept beside the results: pixels are not the same bytes twice. */
import { createHash } from 'node:crypto'
import type { Deps } from '../../../platform/deps.ts'
import type { FileKey } from '../../../platform/storage/storage.ts'
import { type KeptScreenshot, screenshotOf } from './queries.ts'

/**
 * Puts a screenshot into the storage. Its row is written with the result; until then the file belongs to nothing. Two runs of an
 * analysis have a file each, as a row says which bytes it is of.
 * @returns null where it was not kept: that is logged, and does not fail the analysis
 */
export async function keepScreenshot(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  analysisId: string,
  screenshot: Uint8Array,
): Promise<KeptScreenshot | null> {
  const hash = createHash('sha256').update(screenshot).digest('base64url').slice(0, 32)
  const storageKey: FileKey = `screenshots/${analysisId}-${hash}.webp`
  try {
    await storage.put(storageKey, screenshot)
    return { storageKey, etag: `"${hash}"` }
  } catch (error) {
    log.warn({ err: error }, 'The screenshot of an analysis could not be kept.')
    return null
  }
}

/** The bytes of a screenshot; null where the storage has lost them. */
export async function openScreenshot(
  { storage }: Pick<Deps, 'storage'>,
  key: FileKey,
  signal: AbortSignal,
): Promise<Buffer | null> {
  const file = await storage.open(key, undefined, signal)
  return file === null ? null : Buffer.concat(await file.stream.toArray())
}

/** The screenshot of an analysis, for its exports; null where there is none, or the storage has lost it. */
export async function readScreenshot(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  analysis: { accountId: string; id: string },
  signal: AbortSignal,
): Promise<Buffer | null> {
  const kept = await screenshotOf(db, analysis.accountId, analysis.id)
  return kept === undefined ? null : openScreenshot({ storage }, kept.storage_key, signal)
}
