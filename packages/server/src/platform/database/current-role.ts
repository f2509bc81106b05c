import { sql } from 'kysely'
import type { Db } from './db.ts'

/** The role of this connection. */
export async function currentRole(db: Db): Promise<{ name: string; isSuperuser: boolean }> {
  const { rows } = await sql<{ name: string; isSuperuser: boolean }>`
    select rolname as name, rolsuper as "isSuperuser" from pg_roles where rolname = current_user`.execute(db)
  return rows[0]!
}
