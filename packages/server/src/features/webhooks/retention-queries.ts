/** SQL of what is deleted for its age: one function, one statement; each says how many rows went. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

export async function deleteOldAttempts(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from delivery_attempt where ctid = any (array(
      select ctid from delivery_attempt where attempted_at < ${before} order by attempted_at limit ${most}
    ))`.execute(db)
  return Number(numAffectedRows)
}

/** One that was replayed and is pending stays until it has ended. */
export async function deleteOldDeliveries(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from delivery where ctid = any (array(
      select ctid from delivery
      where created_at < ${before} and state <> 'pending' order by created_at limit ${most}
    ))`.execute(db)
  return Number(numAffectedRows)
}

export async function deleteOldEvents(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from event where ctid = any (array(
      select ctid from event where created_at < ${before} order by created_at limit ${most}
    ))`.execute(db)
  return Number(numAffectedRows)
}
