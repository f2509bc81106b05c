import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

/** Tables of which each row belongs to an account. */
type OwnedTable = {
  [Table in keyof Tables]: 'id' | 'account_id' extends keyof Tables[Table] ? Table : never
}[keyof Tables]

/** Deletes a row of an account, with what hangs on it. @returns whether it existed */
export async function deleteOwn(db: Db, table: OwnedTable, accountId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where id = ${id} and account_id = ${accountId}`.execute(db)
  return numAffectedRows === 1n
}
