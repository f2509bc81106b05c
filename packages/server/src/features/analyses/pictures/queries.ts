/** SQL of the pictures of analyses: one function, one statement. */
import type { Db } from '../../../platform/database/db.ts'
import type { FileKey } from '../../../platform/storage/storage.ts'

/** A picture whose file is in the storage. */
export interface KeptPicture {
  hash: string
  mediaType: string
  storageKey: FileKey
}

export async function insertPictures(db: Db, analysisId: string, pictures: readonly KeptPicture[]): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.map(({ hash, mediaType, storageKey }) => ({
    analysis_id: analysisId,
    hash,
    media_type: mediaType,
    storage_key: storageKey,
  }))
  await db.insertInto('analysis_picture').values(rows).execute()
}

export function picturesOf(db: Db, analysisId: string) {
  return db
    .selectFrom('analysis_picture')
    .select(['hash', 'media_type', 'storage_key'])
    .where('analysis_id', '=', analysisId)
    .orderBy('hash')
    .execute()
}

/** Which of these keys are of pictures that analyses have. */
export async function knownPictureKeys(db: Db, keys: readonly FileKey[]): Promise<Set<FileKey>> {
  const rows = await db.selectFrom('analysis_picture').select('storage_key').where('storage_key', 'in', keys).execute()
  return new Set(rows.map(({ storage_key }) => storage_key))
}
