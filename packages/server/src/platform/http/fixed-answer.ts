/** Answers whose bytes are known beforehand: compressed where the caller takes it, and 304 where the caller has them. */
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsGzip } from './accept-encoding.ts'
import { matchesEtag } from './etag.ts'

export interface FixedBytes {
  gzip: Buffer
  /** Strong: of the bytes before compression. */
  etag: string
}

export function fixedBytes(bytes: Buffer): FixedBytes {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}"`
  return { gzip: gzipSync(bytes), etag }
}

/**
 * Bytes that are made at the first call: once, shared by concurrent calls. When `make` fails, its callers get the error
 * and the next call makes them again.
 */
export function madeOnce(make: () => Promise<Buffer>): () => Promise<FixedBytes> {
  let made: Promise<FixedBytes> | null = null
  return () => {
    made ??= make()
      .then(fixedBytes)
      .catch((error) => {
        made = null
        throw error
      })
    return made
  }
}

/** Media type and `Cache-Control` are the caller's to set. */
export function sendFixed(request: FastifyRequest, reply: FastifyReply, bytes: FixedBytes): FastifyReply {
  const isZipped = acceptsGzip(request.headers['accept-encoding'])
  // A strong tag names bytes: the compressed answer has one of its own (RFC 9110 § 8.8.3.3).
  const etag = isZipped ? bytes.etag.replace(/"$/, '-gzip"') : bytes.etag
  reply.headers({ etag, vary: 'Accept-Encoding' })
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).removeHeader('content-type').send()
  // Synchronous: handing so few bytes to another thread takes three times as long as unpacking them.
  if (!isZipped) return reply.send(gunzipSync(bytes.gzip))
  return reply.header('content-encoding', 'gzip').send(bytes.gzip)
}
