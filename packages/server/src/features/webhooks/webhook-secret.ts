import { randomBytes } from 'node:crypto'
import { seal, unseal } from '../../platform/seal.ts'

/** 256 bits, as Standard Webhooks writes them. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Sealed for its webhook: copied to the row of another one, it cannot be opened. */
export const sealSecret = (key: Buffer, webhookId: string, secret: string): Buffer => seal(key, secret, webhookId)
export const openSecret = (key: Buffer, webhookId: string, sealed: Buffer): string => unseal(key, sealed, webhookId)

export interface SealedSecrets {
  id: string
  secret_sealed: Buffer
  previous_secret_sealed: Buffer | null
  previous_secret_until: Date | null
}

/**
 * The secrets that sign now, newest first.
 * @throws when the newest one was sealed under another key
 */
export function signingSecrets(key: Buffer, webhook: SealedSecrets, now: Date): string[] {
  const { id, secret_sealed, previous_secret_sealed, previous_secret_until } = webhook
  const newest = openSecret(key, id, secret_sealed)
  if (previous_secret_sealed === null || previous_secret_until === null || previous_secret_until <= now) return [newest]
  try {
    return [newest, openSecret(key, id, previous_secret_sealed)]
  } catch {
    // It was replaced after the key that it was sealed under was lost.
    return [newest]
  }
}
