import { type Scope, scopes } from '../../platform/scopes.ts'
import { validName } from './name-input.ts'
import { invalid } from './refusal.ts'

/**
 * What a key may do, each scope once, in the order of the reference. `all` means those of this version: a scope that a later
 * version adds is not granted to keys that were made before it.
 * @throws {OperatorError}
 */
export function validScopes(written: readonly string[]): Scope[] {
  const named = written.map((scope) => scope.trim()).filter((scope) => scope !== '')
  if (named.length === 0) throw invalid(`A key needs a scope: all, or one or more of ${scopes.join(', ')}.`)
  if (named.length === 1 && named[0] === 'all') return [...scopes]
  const unknown = named.find((scope) => !scopes.some((known) => known === scope))
  if (unknown === 'all') throw invalid('“all” stands alone; leave the other scopes out.')
  if (unknown !== undefined) {
    throw invalid(`“${unknown}” is no scope; there are: ${scopes.join(', ')}, and all for every one of them.`)
  }
  return scopes.filter((scope) => named.includes(scope))
}

/** @throws {OperatorError} */
export const validKeyName = (written: string | null): string | null =>
  written === null ? null : validName(written, 'leave it out, or say what the key is for, such as “Production”')

/** @throws {OperatorError} */
export function validExpiry(expiresAt: Date | null, now: Date): Date | null {
  if (expiresAt !== null && expiresAt <= now) {
    throw invalid(`The key would have expired at ${expiresAt.toISOString()}; name a moment to come.`)
  }
  return expiresAt
}
