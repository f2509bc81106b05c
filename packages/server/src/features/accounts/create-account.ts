import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { validAccountName, validTier } from './account-input.ts'
import { insertAccount, type NewAccount } from './queries.ts'

/** @throws {OperatorError} for a name or a tier that is not valid */
export async function createAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { name: string; tier: string },
): Promise<NewAccount> {
  const account = {
    id: newId('acc'),
    name: validAccountName(input.name),
    tier: validTier(input.tier),
    createdAt: clock.now(),
  }
  await insertAccount(db, account)
  return account
}
