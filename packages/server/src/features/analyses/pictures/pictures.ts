/** The logo and the icons of an analyzed brand, kept so that exports draw them and fetch nothing. */
import type { Deps } from '../../../platform/deps.ts'
import type { NamedPicture } from '../../../platform/engine/named-pictures.ts'
import type { FileKey } from '../../../platform/storage/storage.ts'
import { type KeptPicture, picturesOf } from './queries.ts'

/**
 * Puts pictures into the storage. Their rows are written with the result; until then the files belong to nothing.
 * @returns those that were kept: without its pictures a report is still a report, so that a storage that cannot be used is
 *   logged, and does not fail the analysis
 */
export async function keepPictures(
  { storage, log }: Pick<Deps, 'storage' | 'log'>,
  analysisId: string,
  pictures: readonly NamedPicture[],
): Promise<KeptPicture[]> {
  const kept: KeptPicture[] = []
  try {
    for (const { hash, mediaType, bytes } of pictures) {
      const storageKey: FileKey = `marks/${analysisId}-${hash}`
      await storage.put(storageKey, bytes)
      kept.push({ hash, mediaType, storageKey })
    }
  } catch (error) {
    log.warn({ err: error }, 'Pictures of an analysis could not be kept.')
  }
  return kept
}

/** The pictures of an analysis by their hash; ones that the storage has lost are missing. */
export async function readPictures(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  analysisId: string,
  signal: AbortSignal,
): Promise<Map<string, { mediaType: string; bytes: Uint8Array }>> {
  const pictures = new Map<string, { mediaType: string; bytes: Uint8Array }>()
  for (const { hash, media_type: mediaType, storage_key: key } of await picturesOf(db, analysisId)) {
    const file = await storage.open(key, undefined, signal)
    if (file !== null) pictures.set(hash, { mediaType, bytes: Buffer.concat(await file.stream.toArray()) })
  }
  return pictures
}
