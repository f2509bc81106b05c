/** The hold of an `Idempotency-Key` beside an answer that is being written, so that any process can keep the answer under it. */
import type { Hold } from '../../platform/http/idempotency.ts'

export interface KeptHold {
  method: string
  path: string
  key: string
  /** Base64. */
  payloadHash: string
  /** ISO 8601. */
  heldAt: string
  /** How the request is answered. */
  as: 'json' | 'stream'
}

export const keptHold = ({ method, path, key, payloadHash, heldAt }: Hold, as: KeptHold['as']): KeptHold => ({
  method,
  path,
  key,
  payloadHash: payloadHash.toString('base64'),
  heldAt: heldAt.toISOString(),
  as,
})

export const holdOf = (accountId: string, { method, path, key, payloadHash, heldAt }: KeptHold): Hold => ({
  accountId,
  method,
  path,
  key,
  payloadHash: Buffer.from(payloadHash, 'base64'),
  heldAt: new Date(heldAt),
})
