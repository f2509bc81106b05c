/** Addresses that let in whoever has them, until a moment: signed, so that nothing of them can be changed. */
import { createHmac, timingSafeEqual } from 'node:crypto'

interface Signed {
  exportId: string
  /** Unix seconds. */
  expires: string
}

const signatureOf = (key: Buffer, { exportId, expires }: Signed): Buffer =>
  createHmac('sha256', key).update(`download ${exportId} ${expires}`).digest()

/** @param key `downloadSigning` of the secrets */
export function downloadUrl(
  { baseUrl, key }: { baseUrl: string; key: Buffer },
  { exportId, expiresAt }: { exportId: string; expiresAt: Date },
): string {
  const expires = String(unixSeconds(expiresAt))
  const signature = signatureOf(key, { exportId, expires }).toString('base64url')
  return `${baseUrl}/v1/exports/${exportId}/download?expires=${expires}&signature=${signature}`
}

/** Whether the signature is ours, for this export and this end, spelled as we spell it; in constant time. */
export function isSigned(key: Buffer, signed: Signed, signature: string): boolean {
  const expected = Buffer.from(signatureOf(key, signed).toString('base64url'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Rounded up: the address holds at least as long as `expires_at` says. */
export const unixSeconds = (moment: Date): number => Math.ceil(moment.getTime() / 1_000)
