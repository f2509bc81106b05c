import type { Deps } from '../../platform/deps.ts'
import { createAccount } from './create-account.ts'
import { createKey, type NewKey } from './create-key.ts'
import { anyAccount, lockFirstStart, type NewAccount } from './queries.ts'

export interface FirstStart {
  account: NewAccount
  key: NewKey
}

/**
 * Makes the first account of an installation, tier agency, with a key that has all scopes; null when an account exists.
 * Of processes that start at the same time exactly one makes it, and prints the key: they wait for each other.
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
