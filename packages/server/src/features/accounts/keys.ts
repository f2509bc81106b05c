/** API keys: made here, shown once, stored as a keyed hash. */
import type { Deps } from '../../deps.ts'
import { apiKeyHint, newApiKey } from '../../platform/auth/api-key.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scopes.ts'
import { keyedHash } from '../../platform/secrets.ts'
import { validExpiry, validScopes } from './key-input.ts'
import { accountExists, insertKey, keysOfAccount, type ListedKey, markKeyRevoked } from './queries.ts'
import { noAccount, refused } from './refusal.ts'

export interface NewKey {
  id: string
  /** The key itself: nowhere else, and never again. */
  key: string
  accountId: string
  scopes: Scope[]
  expiresAt: Date | null
}

/** @throws {OperatorError} */
export async function createKey(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  input: { accountId: string; scopes: readonly string[]; expiresAt: Date | null },
): Promise<NewKey> {
  const { accountId } = input
  const scopes = validScopes(input.scopes)
  const createdAt = clock.now()
  const expiresAt = validExpiry(input.expiresAt, createdAt)
  if (!(await accountExists(db, accountId))) throw noAccount(accountId)
  const id = newId('key')
  const key = newApiKey()
  const keyHash = keyedHash(secrets.keyPepper, key)
  await insertKey(db, { id, accountId, keyHash, hint: apiKeyHint(key), scopes, createdAt, expiresAt })
  return { id, key, accountId, scopes, expiresAt }
}

export interface RevokedKey {
  id: string
  revokedAt: Date
}

/** Ends a key. One that was revoked before stays so, with its time: the wish is met. @throws {OperatorError} */
export async function revokeKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: { id: string },
): Promise<RevokedKey> {
  const revokedAt = await markKeyRevoked(db, id, clock.now())
  if (revokedAt === null) throw refused(`There is no key ${id}.`)
  return { id, revokedAt }
}

/** More than any list on a terminal is read for. */
const listedMax = 1_000

export type KeyState = 'active' | 'revoked' | 'expired'

/** Oldest first, with those that no longer work. @throws {OperatorError} for an account that is not there */
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
