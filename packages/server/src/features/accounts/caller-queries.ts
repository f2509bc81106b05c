/** SQL of the account and the key that ask: one function, one statement. */
import type { Db } from '../../platform/database/db.ts'
import { isActiveKey } from './queries.ts'

/** What is stored of a caller's account and key. */
export interface CallerRecord {
  accountName: string
  /** When the tier of a cancelled subscription ends; null while it runs. */
  accessUntil: Date | null
  /** Keys of the account that are neither revoked nor expired. */
  keys: number
  keyName: string | null
  keyCreatedAt: Date
  keyExpiresAt: Date | null
  /** To the minute; null when it was never used. */
  keyLastUsedAt: Date | null
}

/** An account and one of its keys; of other keys only their number, and nothing of members. */
export async function callerRecord(
  db: Db,
  { accountId, keyId, now }: { accountId: string; keyId: string; now: Date },
): Promise<CallerRecord> {
  const row = await db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .select(['account.name as account_name', 'account.access_until'])
    .select(['api_key.name', 'api_key.created_at', 'api_key.expires_at', 'api_key.last_used_at'])
    .select((eb) =>
      eb
        .selectFrom('api_key as own')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('own.account_id', '=', 'account.id')
        .where(isActiveKey(now))
        .as('keys'),
    )
    .where('api_key.id', '=', keyId)
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    accountName: row.account_name,
    accessUntil: row.access_until,
    keys: Number(row.keys),
    keyName: row.name,
    keyCreatedAt: row.created_at,
    keyExpiresAt: row.expires_at,
    keyLastUsedAt: row.last_used_at,
  }
}
