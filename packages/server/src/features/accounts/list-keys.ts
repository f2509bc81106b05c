import type { Deps } from '../../platform/deps.ts'
import { accountExists, keysOfAccount, type ListedKey } from './queries.ts'
import { noAccount } from './refusal.ts'

/** More entries than a person reads on a terminal. */
const listedMax = 1_000

export type KeyState = 'active' | 'revoked' | 'expired'

/** Oldest first, revoked and expired ones included. @throws {OperatorError} for an unknown account */
export async function listKeys(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId }: { accountId: string },
): Promise<(ListedKey & { state: KeyState })[]> {
  if (!(await accountExists(db, accountId))) throw noAccount(accountId)
  const keys = await keysOfAccount(db, { accountId, limit: listedMax })
  const now = clock.now()
  return keys.map((key) => ({ ...key, state: stateAt(key, now) }))
}

function stateAt({ revokedAt, expiresAt }: ListedKey, now: Date): KeyState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'active'
}
