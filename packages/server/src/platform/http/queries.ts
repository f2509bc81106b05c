/** SQL of idempotent requests: one function, one statement. */
import { sql } from 'kysely'
import { countRows } from '../database/count-rows.ts'
import type { Db } from '../database/db.ts'

export interface RequestName {
  accountId: string
  method: string
  path: string
  key: string
}

export interface Hold extends RequestName {
  payloadHash: Buffer
  /** Also identifies the holder: two holders are minutes apart. */
  heldAt: Date
}

export interface HoldRules {
  /** Keys of this moment and before have expired. */
  expiredBefore: Date
  /** Requests that began at this moment or before and have no answer died. */
  abandonedBefore: Date
  /** A key that the account does not have yet is taken only while it has fewer than so many. */
  liveKeysMax: number
}

/**
 * Takes a key for a request that is about to run: a new one, an expired one, or one whose request began and
 * was ended by the end of its process.
 * @returns false when another request has it, or when the account has too many
 */
export async function holdKey(db: Db, hold: Hold & HoldRules): Promise<boolean> {
  const row = await db
    .insertInto('idempotent_request')
    .columns(['account_id', 'method', 'path', 'key', 'payload_hash', 'created_at'])
    .expression(
      // Reads only an index, and at most as many of its entries as the limit.
      sql`
        select ${hold.accountId}, ${hold.method}, ${hold.path}, ${hold.key}, ${hold.payloadHash}::bytea, ${hold.heldAt}::timestamptz
        where not exists (
          select from idempotent_request
          where account_id = ${hold.accountId} and created_at > ${hold.expiredBefore}
          order by created_at desc offset ${hold.liveKeysMax - 1}
        ) or exists (
          select from idempotent_request
          where account_id = ${hold.accountId} and method = ${hold.method} and path = ${hold.path} and key = ${hold.key}
            and created_at > ${hold.expiredBefore}
        )`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'method', 'path', 'key'])
        .doUpdateSet((eb) => ({
          payload_hash: eb.ref('excluded.payload_hash'),
          created_at: eb.ref('excluded.created_at'),
          status: null,
          headers: null,
          body_sealed: null,
          subject_id: null,
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

/** How many live keys an account has. */
export async function countLiveKeys(db: Db, accountId: string, expiredBefore: Date): Promise<number> {
  return countRows(
    db.selectFrom('idempotent_request').where('account_id', '=', accountId).where('created_at', '>', expiredBefore),
  )
}

export interface FullKeys {
  /** When the live key was taken whose end leaves room for a new one. */
  roomFrom: Date
  /** When the newest live key was taken. */
  newest: Date
}

/** @returns undefined while there is room */
export async function fullKeys(
  db: Db,
  { accountId, expiredBefore, liveKeysMax }: { accountId: string; expiredBefore: Date; liveKeysMax: number },
): Promise<FullKeys | undefined> {
  const live = db
    .selectFrom('idempotent_request')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('created_at', '>', expiredBefore)
    .orderBy('created_at', 'desc')
    .limit(1)
  const { room_from: roomFrom, newest } = await db
    .selectNoFrom([live.offset(liveKeysMax - 1).as('room_from'), live.as('newest')])
    .executeTakeFirstOrThrow()
  return roomFrom === null || newest === null ? undefined : { roomFrom, newest }
}

/** The request of a key, finished or running, unless the key has expired. */
export function heldRequest(
  db: Db,
  { accountId, method, path, key, expiredBefore }: RequestName & { expiredBefore: Date },
) {
  return db
    .selectFrom('idempotent_request')
    .select(['payload_hash', 'status', 'headers', 'body_sealed'])
    .where('account_id', '=', accountId)
    .where('method', '=', method)
    .where('path', '=', path)
    .where('key', '=', key)
    .where('created_at', '>', expiredBefore)
    .executeTakeFirst()
}

export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  bodySealed: Buffer
  /** What it is about, where it has to go when that is deleted. */
  subjectId?: string
}

/** The columns that name the row of a hold. */
const rowOf = ({ accountId, method, path, key, heldAt }: Hold) => ({
  account_id: accountId,
  method,
  path,
  key,
  created_at: heldAt,
})

/** @returns false when another request has taken the hold since */
export async function keepAnswer(db: Db, hold: Hold, answer: KeptAnswer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotent_request')
    .set({
      status: answer.status,
      headers: JSON.stringify(answer.headers),
      body_sealed: answer.bodySealed,
      subject_id: answer.subjectId ?? null,
    })
    .where((row) => row.and(rowOf(hold)))
    .where('status', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Releases a key without an answer. */
export async function releaseKey(db: Db, hold: Hold): Promise<void> {
  await db
    .deleteFrom('idempotent_request')
    .where((row) => row.and(rowOf(hold)))
    .where('status', 'is', null)
    .execute()
}

/** Housekeeping: deletes expired keys. */
export async function deleteIdempotentRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_request').where('created_at', '<=', before).execute()
}

export async function deleteAnswersAbout(db: Db, accountId: string, subjectId: string): Promise<void> {
  await db
    .deleteFrom('idempotent_request')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .execute()
}
