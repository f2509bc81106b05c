/** Pictures of many pixels in few bytes, for tests. */
import { crc32, deflateSync } from 'node:zlib'

/** A larger one claims its size, and holds no more. */
const heldEdgeMax = 30_000

/** A PNG of one grey: square, of that many pixels a side and bits a pixel. */
export function greyPng(edge: number, bits: 1 | 8): Buffer {
  const held = Math.min(edge, heldEdgeMax)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  header[8] = bits
  // Each row begins with the number of its filter.
  const pixels = Buffer.alloc((Math.ceil((held * bits) / 8) + 1) * held)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
