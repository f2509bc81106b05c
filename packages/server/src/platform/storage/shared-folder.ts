/** A folder is enough for one process; where API and workers are processes of their own, it has to be one folder for all. */
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { type Finding, warning } from '../finding.ts'
import type { StorageConfig } from './open-storage.ts'

/** What nothing on one machine can tell: whether it is the same folder on the others. */
export const sharedFolder = (folder: string): string =>
  `Files are kept in the folder ${folder}, and API and workers are processes of their own: each of them has to see the same folder there; otherwise BRANDPRINT_STORAGE has to name a bucket of S3.`

export async function sharedFolderFindings(db: Db, storage: StorageConfig): Promise<Finding[]> {
  if (storage.kind !== 'folder' || !(await runApart(db))) return []
  return [warning('shared folder', sharedFolder(storage.folder))]
}

/** Whether processes with the roles `api` or `worker` are connected, which say so by the names of their connections. */
async function runApart(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name in ('brandprint api', 'brandprint worker')
    limit 1`.execute(db)
  return rows.length > 0
}
