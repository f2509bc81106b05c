import { WebhookVerificationError } from './webhook-verification-error.ts'

const signatureHeaderName = 'x-webhook-signature'

/** The headers of a request: `Headers`, Node's `request.headers`, or any object of names and values. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>

export interface SignatureHeader {
  /** As it was written, for that is what was signed. */
  timestamp: string
  /** In hex; one for each secret that signs. */
  signatures: string[]
}

/** @throws {WebhookVerificationError} MISSING_SIGNATURE, MALFORMED_SIGNATURE */
export function signatureHeaderOf(headers: WebhookHeaders): SignatureHeader {
  const written = valuesOf(headers).join(',')
  if (written === '') {
    throw new WebhookVerificationError(
      'MISSING_SIGNATURE',
      'The request has no X-Webhook-Signature header. Hand over the headers of the request as they came; if they did not have it, a proxy in front removes it, or the request is not from Brandprint.',
    )
  }
  const parts = written.split(',').map((part) => part.trim())
  const timestamps = parts.filter((part) => part.startsWith('t='))
  // Signature schemes that a later version may add are ignored.
  const signatures = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? [])
  const timestamp = /^t=(\d{1,12})$/.exec(timestamps[0] ?? '')?.[1]
  if (timestamps.length !== 1 || timestamp === undefined || signatures.length === 0) {
    throw new WebhookVerificationError(
      'MALFORMED_SIGNATURE',
      'X-Webhook-Signature is not of the form t=<unix seconds>,v1=<64 hexadecimal digits>. Hand over its whole value, unchanged.',
    )
  }
  return { timestamp, signatures }
}

function valuesOf(headers: WebhookHeaders): string[] {
  if (headers instanceof Headers) return [headers.get(signatureHeaderName) ?? '']
  return Object.entries(headers)
    .filter(([name]) => name.toLowerCase() === signatureHeaderName)
    .flatMap(([, value]) => value ?? [])
}
