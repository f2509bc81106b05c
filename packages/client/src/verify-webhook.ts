import { createHmac, timingSafeEqual } from 'node:crypto'
import { type SignatureHeader, signatureHeaderOf, type WebhookHeaders } from './signature-header.ts'
import type { WebhookEvent } from './webhook-events.ts'
import { WebhookVerificationError } from './webhook-verification-error.ts'

export interface VerifyOptions {
  /** How far the signature's moment and this machine's clock may be apart, in either direction; default 300. */
  toleranceSeconds?: number
  /** Default: this machine's clock. */
  now?: Date
}

const toleranceSecondsDefault = 300

/**
 * Checks that a request is a delivery of Brandprint, and not a replay of an old one by someone else.
 *
 * @param rawBody the body exactly as it came, as text or bytes; never one that a framework has parsed
 * @param headers the request's headers, in any case
 * @param secret the webhook's signing secret; several while one is being replaced
 * @returns the event that was sent
 * @throws {WebhookVerificationError} and nothing else, whatever it is given; `code` says why
 */
export function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  options: VerifyOptions = {},
): WebhookEvent {
  try {
    const secrets = secretsOf(secret)
    const body = bytesOf(rawBody)
    const header = signatureHeaderOf(headers)
    checkSignature(body, header, secrets)
    checkAge(header.timestamp, options)
    return eventOf(body)
  } catch (error) {
    if (error instanceof WebhookVerificationError) throw error
    throw new WebhookVerificationError(
      'INVALID_ARGUMENT',
      'verifyWebhook could not read what it was given. It takes the raw body, the headers of the request and the secret.',
      { cause: error },
    )
  }
}

function secretsOf(secret: string | readonly string[]): string[] {
  const secrets = Array.isArray(secret) ? [...secret] : [secret]
  // With an empty key anyone could sign.
  if (secrets.length > 0 && secrets.every((one) => typeof one === 'string' && one !== '')) return secrets
  throw new WebhookVerificationError(
    'MISSING_SECRET',
    'There is no signing secret, or an empty one. Pass what POST /v1/webhooks answered as “secret”; is its environment variable set?',
  )
}

function bytesOf(rawBody: unknown): Buffer {
  if (typeof rawBody === 'string') return Buffer.from(rawBody, 'utf8')
  if (rawBody instanceof Uint8Array) return Buffer.from(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength)
  if (rawBody instanceof ArrayBuffer) return Buffer.from(rawBody)
  throw new WebhookVerificationError(
    'BODY_NOT_RAW',
    rawBody === undefined || rawBody === null
      ? 'There is no body. Read the raw body of the request and hand it over; a framework may have read it before you.'
      : 'The body is not raw: a framework parsed it. The signature covers the bytes that were sent, so keep them: express.raw({ type: "application/json" }) in Express, await request.text() where there is a Request.',
  )
}

function checkSignature(body: Buffer, { timestamp, signatures }: SignatureHeader, secrets: readonly string[]): void {
  const given = signatures.map((signature) => Buffer.from(signature, 'hex'))
  let isSigned = false
  for (const secret of secrets) {
    const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
    // All are compared, so that the time does not depend on which one matches.
    for (const signature of given) isSigned = timingSafeEqual(signature, expected) || isSigned
  }
  if (isSigned) return
  const isPadded = secrets.some((secret) => secret !== secret.trim())
  throw new WebhookVerificationError(
    'SIGNATURE_MISMATCH',
    `No signature fits this body and this secret.${isPadded ? ' The secret has white space around it, which is probably not part of it.' : ''} Most often the body is not what was sent: a framework parsed it and it was serialised again, or its encoding was changed; hand over the raw bytes. Else the secret is that of another webhook or was replaced, or the request is not from Brandprint.`,
  )
}

function checkAge(timestamp: string, { toleranceSeconds = toleranceSecondsDefault, now = new Date() }: VerifyOptions) {
  const ageSeconds = Math.floor(now.getTime() / 1_000) - Number(timestamp)
  if (Math.abs(ageSeconds) <= toleranceSeconds) return
  throw new WebhookVerificationError(
    'TIMESTAMP_OUT_OF_TOLERANCE',
    `The signature is right and ${ageSeconds < 0 ? `${-ageSeconds} s in the future` : `${ageSeconds} s old`}; ${toleranceSeconds} s are allowed. Either this machine’s clock is wrong (NTP), or somebody sends an old delivery again. Verify when a request comes, not later from a queue.`,
  )
}

function eventOf(body: Buffer): WebhookEvent {
  let parsed: unknown
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (error) {
    throw invalidPayload('is not JSON in UTF-8', { cause: error })
  }
  if (!isObject(parsed)) throw invalidPayload('is not an object')
  const { id, event, created, data } = parsed
  if (typeof id !== 'string' || typeof event !== 'string' || !Number.isInteger(created) || !isObject(data)) {
    throw invalidPayload('has no id, event, created and data')
  }
  // A signed payload is trusted: those of known kinds are as documented.
  return parsed as unknown as WebhookEvent
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const invalidPayload = (what: string, options?: ErrorOptions) =>
  new WebhookVerificationError(
    'INVALID_PAYLOAD',
    `The signature is right, but the body ${what}: something other than a delivery was signed with this secret. Use a secret for nothing but one webhook.`,
    options,
  )
