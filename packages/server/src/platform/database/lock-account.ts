import type { Db } from './db.ts'

/**
 * Locks the account's row until the transaction ends: transactions of an account that count and then insert take turns. Rows
 * that only refer to the account are not blocked.
 */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirst()
}
