import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300

/**
 * The event of a delivery; throws when the request is not one.
 * @param rawBody the bytes as they came: `express.raw({ type: 'application/json' })`, `Buffer.from(await request.arrayBuffer())`
 * @param signatureHeader the value of X-Webhook-Signature
 */
export function verifyDelivery(
  rawBody: Buffer,
  signatureHeader: string | undefined,
  secret: string,
  now = Math.floor(Date.now() / 1_000),
): { id: string; event: string; created: number; data: Record<string, unknown> } {
  if (!secret) throw new Error('The signing secret is not set.')
  const parts = (signatureHeader ?? '').split(',').map((part) => part.trim())
  const timestamp = parts.find((part) => part.startsWith('t='))?.slice(2) ?? ''
  const signatures = parts.filter((part) => part.startsWith('v1=')).map((part) => Buffer.from(part.slice(3)))
  const expected = Buffer.from(createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex'))
  const isSigned = signatures.some((given) => given.length === expected.length && timingSafeEqual(given, expected))
  if (!isSigned) throw new Error('The signature does not fit the body and the secret.')
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > toleranceSeconds) {
    throw new Error('The delivery is too old, or the clock of this machine is wrong.')
  }
  return JSON.parse(rawBody.toString('utf8'))
}
