import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'
import type { Tables } from './schema.ts'

/** A statement deletes so many, so that none holds locks for long or makes a table swell. */
const rowsAtOnce = 5_000

interface Older<Table extends keyof Tables> {
  from: Table
  /** When a row was made. */
  column: keyof Tables[Table] & string
  before: Date
  /** Which of them, when not all. */
  where?: RawBuilder<boolean>
}

/** Deletes rows that are older than a moment, the oldest first. Outside of a transaction, each statement is one. */
export async function deleteOlder<Table extends keyof Tables>(
  db: Db,
  { from, column, before, where = sql<boolean>`true` }: Older<Table>,
): Promise<void> {
  const [table, age] = [sql.table(from), sql.ref(column)]
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${age} < ${before} and ${where} order by ${age} limit ${rowsAtOnce}
      ))`.execute(db)
    if (Number(numAffectedRows) < rowsAtOnce) return
  }
}
