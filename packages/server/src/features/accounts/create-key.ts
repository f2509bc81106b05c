import { apiKeyHint, newApiKey } from '../../platform/auth/api-key.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scopes.ts'
import { keyedHash } from '../../platform/secrets.ts'
import { validExpiry, validKeyName, validScopes } from './key-input.ts'
import { accountExists, insertKey } from './queries.ts'
import { noAccount } from './refusal.ts'

export interface NewKey {
  id: string
  /** The key itself, which is returned only here. */
  key: string
  accountId: string
  name: string | null
  scopes: Scope[]
  expiresAt: Date | null
}

/** Makes a key; it is shown once, and stored as a keyed hash. @throws {OperatorError} */
export async function createKey(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  input: { accountId: string; name?: string | null; scopes: readonly string[]; expiresAt: Date | null },
): Promise<NewKey> {
  const { accountId } = input
  const name = validKeyName(input.name ?? null)
  const scopes = validScopes(input.scopes)
  const createdAt = clock.now()
  const expiresAt = validExpiry(input.expiresAt, createdAt)
  if (!(await accountExists(db, accountId))) throw noAccount(accountId)
  const id = newId('key')
  const key = newApiKey()
  const keyHash = keyedHash(secrets.keyPepper, key)
  await insertKey(db, { id, accountId, name, keyHash, hint: apiKeyHint(key), scopes, createdAt, expiresAt })
  return { id, key, accountId, name, scopes, expiresAt }
}
