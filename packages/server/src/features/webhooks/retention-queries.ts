/** SQL that deletes old records. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { deleteOlder } from '../../platform/database/delete-older.ts'

export const deleteOldAttempts = (db: Db, before: Date) =>
  deleteOlder(db, { from: 'delivery_attempt', column: 'attempted_at', before })

/** A replayed event with a pending delivery is kept until that ends. */
export const deleteOldDeliveries = (db: Db, before: Date) =>
  deleteOlder(db, { from: 'delivery', column: 'created_at', before, where: sql<boolean>`state <> 'pending'` })

export const deleteOldEvents = (db: Db, before: Date) =>
  deleteOlder(db, { from: 'event', column: 'created_at', before })
