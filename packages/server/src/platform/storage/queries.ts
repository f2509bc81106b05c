/** SQL of files that were removed: one function, one statement. */
import type { Db } from '../database/db.ts'

/** In the order of their keys, so that one which cannot be removed holds up no other. */
export async function removedFiles(db: Db, { after, limit }: { after: string; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('removed_file')
    .select('storage_key')
    .where('storage_key', '>', after)
    .orderBy('storage_key')
    .limit(limit)
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}

export async function deleteRemovedFile(db: Db, key: string): Promise<void> {
  await db.deleteFrom('removed_file').where('storage_key', '=', key).execute()
}
