import { createHash } from 'node:crypto'

/** SHA-256 in hex: the name under which a capture keeps a body. */
export const contentHash = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')
