/** How a delivery proves that it is ours (API.md, “Signature”; standardwebhooks.com for the second form). */
import { createHmac } from 'node:crypto'

export interface Signed {
  eventId: string
  /** Unix seconds, of this attempt. */
  timestamp: number
  /** The raw body; what is signed are its bytes in UTF-8. */
  body: string
  /** Newest first; after a rotation the one before signs as well. */
  secrets: readonly string[]
}

/** The headers of one attempt: our own, and those that existing verifiers of Standard Webhooks read. */
export function signatureHeaders({ eventId, timestamp, body, secrets }: Signed): Record<string, string> {
  const ours = secrets.map((secret) => `v1=${hmac(secret, `${timestamp}.${body}`, 'hex')}`)
  const standard = secrets.map(
    (secret) => `v1,${hmac(standardKey(secret), `${eventId}.${timestamp}.${body}`, 'base64')}`,
  )
  return {
    'x-webhook-signature': [`t=${timestamp}`, ...ours].join(','),
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': standard.join(' '),
  }
}

const hmac = (key: string | Buffer, text: string, encoding: 'hex' | 'base64') =>
  createHmac('sha256', key).update(text, 'utf8').digest(encoding)

const standardPrefix = 'whsec_'

/**
 * The key of Standard Webhooks: what base64 holds after `whsec_`. A custom secret that is not of this form is used as it
 * is written, which verifiers call the raw form.
 */
function standardKey(secret: string): Buffer {
  const encoded = secret.slice(standardPrefix.length)
  const isEncoded =
    secret.startsWith(standardPrefix) &&
    /^(?:[0-9A-Za-z+/]{4})+$|^(?:[0-9A-Za-z+/]{4})*(?:[0-9A-Za-z+/]{3}=|[0-9A-Za-z+/]{2}==)$/.test(encoded)
  return isEncoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret, 'utf8')
}
