import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'
import type { Budgets } from './budgets.ts'
import { badEncoding, FetchFailure } from './fetch-failure.ts'

export type BodyLimits = Pick<Budgets, 'wireBytes' | 'decodedBytes' | 'ratio' | 'ratioFromBytes'>

/**
 * How much of a body is wanted.
 * - `whole`: all of it; more than the limits is RESPONSE_TOO_LARGE
 * - `start`: cut at `decodedBytes`
 * - `best effort`: cut likewise, and whatever goes wrong after the head ends the body without being an error
 */
export type BodyReading = 'whole' | 'start' | 'best effort'

export interface BodyOptions {
  /** The answer's Content-Encoding, undefined if it has none. */
  encoding: string | undefined
  limits: BodyLimits
  reading: BodyReading
  /** Called as each piece comes. */
  onChunk(): void
  signal: AbortSignal
}

/**
 * Reads a body and takes its Content-Encoding off, piece by piece, counting what comes out: undici's own limit counts
 * wire bytes, and 16 kB of zstd can hold 512 MB.
 * @throws {FetchFailure} RESPONSE_TOO_LARGE, BAD_ENCODING; or what the stream, the decoder or the signal threw
 */
export async function readBody(body: Readable, options: BodyOptions): Promise<Uint8Array> {
  const { encoding, limits, reading, onChunk, signal } = options
  const wire = { bytes: 0 }
  const chunks: Uint8Array[] = []
  let decodedBytes = 0

  const pieces: AsyncIterator<Uint8Array, undefined> = body[Symbol.asyncIterator]()
  async function* wireChunks(first: IteratorResult<Uint8Array>) {
    for (let piece = first; !piece.done; piece = await pieces.next()) {
      wire.bytes += piece.value.length
      onChunk()
      if (wire.bytes > limits.wireBytes) throw reading === 'whole' ? tooLarge() : enough
      yield piece.value
    }
  }
  async function collect(decoded: AsyncIterable<Uint8Array>) {
    for await (const chunk of decoded) {
      const room = limits.decodedBytes - decodedBytes
      if (chunk.length > room) {
        if (reading === 'whole') throw tooLarge()
        chunks.push(chunk.slice(0, room))
        throw enough
      }
      decodedBytes += chunk.length
      if (decodedBytes > limits.ratioFromBytes && decodedBytes > limits.ratio * wire.bytes) throw tooLarge()
      chunks.push(chunk)
    }
  }

  try {
    const first = await pieces.next()
    const decoder = first.done ? null : decoderFor(encoding, first.value)
    if (decoder === null) await pipeline(wireChunks(first), collect, { signal })
    else await pipeline(wireChunks(first), decoder, collect, { signal })
  } catch (error) {
    body.destroy()
    if (error !== enough && reading !== 'best effort') throw error
  }
  return Buffer.concat(chunks)
}

const enough = new Error('All that is wanted has come.')

const tooLarge = () => new FetchFailure('RESPONSE_TOO_LARGE', 'The answer is larger than we read.')

/** A decoder for the one Content-Encoding that an answer may have; null for none. */
function decoderFor(encoding: string | undefined, first: Uint8Array): Transform | null {
  switch (encoding?.trim().toLowerCase() ?? '') {
    case '':
    case 'identity':
      return null
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    case 'deflate':
      return isZlib(first) ? createInflate() : createInflateRaw()
    case 'zstd':
      // 8 MiB, the largest window that RFC 9659 lets a server ask of us.
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } })
    default:
      throw new FetchFailure(badEncoding.code, badEncoding.message)
  }
}

/** “deflate” means zlib (RFC 9110 § 8.4.1.2), yet some servers send the bare stream. A zlib header tells (RFC 1950). */
function isZlib(first: Uint8Array): boolean {
  const [method = 0, flags = 0] = first
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0
}
