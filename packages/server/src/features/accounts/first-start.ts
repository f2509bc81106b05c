import type { Deps } from '../../deps.ts'
import { createAccount, type NewAccount } from './create-account.ts'
import { createKey, type NewKey } from './create-key.ts'
import { anyAccount, lockFirstStart } from './queries.ts'

export interface FirstStart {
  account: NewAccount
  key: NewKey
}

/**
 * Gives a new installation its account, tier agency, with a key for everything; null when there is an account already.
 * Of processes that start at the same moment exactly one gets the answer, and prints the key: they wait for each other.
 */
export function firstStart({ db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>): Promise<FirstStart | null> {
  return db.transaction().execute(async (transaction) => {
    await lockFirstStart(transaction)
    if (await anyAccount(transaction)) return null
    const deps = { db: transaction, clock, secrets }
    const account = await createAccount(deps, { name: 'First account', tier: 'agency' })
    const key = await createKey(deps, { accountId: account.id, name: 'First key', scopes: ['all'], expiresAt: null })
    return { account, key }
  })
}
