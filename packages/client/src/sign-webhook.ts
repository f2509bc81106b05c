import { createHmac } from 'node:crypto'

export interface UnsignedDelivery {
  /** `evt_…`, as in the body. */
  eventId: string
  /** Exactly what is sent. */
  body: string
  /** Several while a secret is being replaced, the newest first. */
  secret: string | readonly string[]
  /** Default: this machine's clock. */
  now?: Date
}

/** The headers that the service sends with a body: for tests of a receiver, and to forward events to one. */
export function signWebhook({ eventId, body, secret, now = new Date() }: UnsignedDelivery): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1_000)
  const secrets = typeof secret === 'string' ? [secret] : secret
  const own = secrets.map((one) => `v1=${hmac(one, `${timestamp}.${body}`, 'hex')}`)
  const standard = secrets.map((one) => `v1,${hmac(standardKey(one), `${eventId}.${timestamp}.${body}`, 'base64')}`)
  return {
    'content-type': 'application/json',
    'x-webhook-signature': [`t=${timestamp}`, ...own].join(','),
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': standard.join(' '),
  }
}

const hmac = (key: string | Buffer, text: string, encoding: 'hex' | 'base64') =>
  createHmac('sha256', key).update(text, 'utf8').digest(encoding)

/** Standard Webhooks: what base64 holds after `whsec_`; a secret of another form as it is written. */
function standardKey(secret: string): Buffer {
  const encoded = /^whsec_((?:[0-9A-Za-z+/]{4})*(?:[0-9A-Za-z+/]{4}|[0-9A-Za-z+/]{3}=|[0-9A-Za-z+/]{2}==))$/.exec(
    secret,
  )?.[1]
  return encoded === undefined ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64')
}
