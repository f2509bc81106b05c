/** SQL of the screenshots of analyses: one function, one statement. */
import type { Db } from '../../../platform/database/db.ts'
import type { FileKey } from '../../../platform/storage/storage.ts'

/** A screenshot whose file is in the storage. */
export interface KeptScreenshot {
  storageKey: FileKey
  etag: string
}

export async function insertScreenshot(
  db: Db,
  analysisId: string,
  { storageKey, etag }: KeptScreenshot,
): Promise<void> {
  await db
    .insertInto('analysis_screenshot')
    .values({ analysis_id: analysisId, storage_key: storageKey, etag })
    .execute()
}

/** That of an analysis of an account; undefined when there is none. */
export function screenshotOf(db: Db, accountId: string, analysisId: string) {
  return db
    .selectFrom('analysis_screenshot')
    .innerJoin('analysis', 'analysis.id', 'analysis_screenshot.analysis_id')
    .select(['storage_key', 'etag'])
    .where('analysis.id', '=', analysisId)
    .where('analysis.account_id', '=', accountId)
    .executeTakeFirst()
}

/** Which of these keys are of screenshots that analyses have. */
export async function knownScreenshotKeys(db: Db, keys: readonly FileKey[]): Promise<Set<FileKey>> {
  const rows = await db
    .selectFrom('analysis_screenshot')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .execute()
  return new Set(rows.map(({ storage_key }) => storage_key))
}
