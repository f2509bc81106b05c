import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../http/request-context.ts'
import { keyedHash } from '../secrets.ts'
import { isWellFormedApiKey, keyMistake } from './api-key.ts'
import { createKeyCache, type KeyStore } from './key-cache.ts'

const missing = () =>
  new AppError('MISSING_CREDENTIAL', 'authorization', 'Send your API key as “Authorization: Bearer <API_KEY>”.')
// One text for unknown, revoked, expired and mistyped ones: it does not reveal which keys exist.
const invalid = () => new AppError('INVALID_CREDENTIAL', 'authorization', 'The API key is not valid.')

export interface Authenticator {
  /** @throws {AppError} MISSING_CREDENTIAL, INVALID_CREDENTIAL */
  callerOf(request: Pick<FastifyRequest, 'headers' | 'log'>): Promise<Caller>
  /** Resolves when the uses of keys that are being recorded are written. */
  settled(): Promise<void>
}

export function createAuthenticator(deps: Pick<Deps, 'clock' | 'secrets'>, store: KeyStore): Authenticator {
  const { clock, secrets } = deps
  const keys = createKeyCache(store, clock)
  return {
    async callerOf({ headers: { authorization }, log }) {
      if (authorization === undefined || authorization.trim() === '') throw missing()
      const mistake = keyMistake(authorization)
      if (mistake !== null) throw new AppError('INVALID_CREDENTIAL', 'authorization', mistake)
      const key = /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
      if (key === undefined || !isWellFormedApiKey(key)) throw invalid()
      const caller = await keys.find(key, () => keyedHash(secrets.keyPepper, key))
      if (caller === null) throw invalid()
      keys.noteUse(caller.keyId, (error) => log.warn({ err: error }, 'the use of a key could not be noted'))
      return caller
    },
    settled: keys.settled,
  }
}
