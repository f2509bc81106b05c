/** SQL of idempotent requests: one function, one statement. */
import type { Db } from '../database/db.ts'

export interface RequestName {
  accountId: string
  method: string
  path: string
  key: string
}

export interface Hold extends RequestName {
  payloadHash: Buffer
  /** Also the mark of who holds it: two holders are minutes apart. */
  heldAt: Date
}

/**
 * Takes a key for a request that is about to run: a new one, one whose day is over, or one whose request was begun and
 * never ended because its process did.
 * @returns false when somebody else has it
 */
export async function holdKey(db: Db, hold: Hold & { expiredBefore: Date; abandonedBefore: Date }): Promise<boolean> {
  const row = await db
    .insertInto('idempotent_request')
    .values({
      account_id: hold.accountId,
      method: hold.method,
      path: hold.path,
      key: hold.key,
      payload_hash: hold.payloadHash,
      created_at: hold.heldAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'method', 'path', 'key'])
        .doUpdateSet((eb) => ({
          payload_hash: eb.ref('excluded.payload_hash'),
          created_at: eb.ref('excluded.created_at'),
          status: null,
          headers: null,
          body_sealed: null,
        }))
        .where((eb) =>
          eb.or([
            eb('idempotent_request.created_at', '<=', hold.expiredBefore),
            eb.and([
              eb('idempotent_request.status', 'is', null),
              eb('idempotent_request.created_at', '<=', hold.abandonedBefore),
            ]),
          ]),
        ),
    )
    .returning('created_at')
    .executeTakeFirst()
  return row !== undefined
}

export function heldRequest(db: Db, { accountId, method, path, key }: RequestName) {
  return db
    .selectFrom('idempotent_request')
    .select(['payload_hash', 'status', 'headers', 'body_sealed'])
    .where('account_id', '=', accountId)
    .where('method', '=', method)
    .where('path', '=', path)
    .where('key', '=', key)
    .executeTakeFirst()
}

export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  bodySealed: Buffer
}

/** @returns false when the hold was lost to another request meanwhile */
export async function keepAnswer(db: Db, hold: Hold, answer: KeptAnswer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotent_request')
    .set({ status: answer.status, headers: JSON.stringify(answer.headers), body_sealed: answer.bodySealed })
    .where('account_id', '=', hold.accountId)
    .where('method', '=', hold.method)
    .where('path', '=', hold.path)
    .where('key', '=', hold.key)
    .where('created_at', '=', hold.heldAt)
    .where('status', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Lets a key go that keeps no answer. */
export async function releaseKey(db: Db, hold: Hold): Promise<void> {
  await db
    .deleteFrom('idempotent_request')
    .where('account_id', '=', hold.accountId)
    .where('method', '=', hold.method)
    .where('path', '=', hold.path)
    .where('key', '=', hold.key)
    .where('created_at', '=', hold.heldAt)
    .where('status', 'is', null)
    .execute()
}

/** Housekeeping: keys whose day is over. */
export async function deleteIdempotentRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_request').where('created_at', '<=', before).execute()
}
