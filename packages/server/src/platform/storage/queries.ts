/** SQL of files that were removed: one function, one statement. */
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { FileKey } from './storage.ts'

/** In the order of their keys, so that one which cannot be removed holds up no other. */
export async function removedFiles(db: Db, { after, limit }: { after: string; limit: number }): Promise<FileKey[]> {
  const rows = await db
    .selectFrom('removed_file')
    .select('storage_key')
    .where('storage_key', '>', sql<FileKey>`${after}`)
    .orderBy('storage_key')
    .limit(limit)
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}

export async function deleteRemovedFile(db: Db, key: FileKey): Promise<void> {
  await db.deleteFrom('removed_file').where('storage_key', '=', key).execute()
}
