import type { Deps } from '../../platform/deps.ts'
import { markKeyRevoked } from './queries.ts'
import { refused } from './refusal.ts'

export interface RevokedKey {
  id: string
  revokedAt: Date
}

/** Revokes a key. One that was revoked before keeps the time of that. @throws {OperatorError} */
export async function revokeKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id }: { id: string },
): Promise<RevokedKey> {
  const revokedAt = await markKeyRevoked(db, id, clock.now())
  if (revokedAt === null) throw refused(`There is no key ${id}.`)
  return { id, revokedAt }
}
