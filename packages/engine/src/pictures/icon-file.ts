import { type Picture, unmeasured } from './picture.ts'
import { measurePixels, type Pixels } from './pixels.ts'
import { rasterFormatOf, readRaster } from './raster.ts'

const headerBytes = 6
const entryBytes = 16
const entriesMax = 20
/** Icons of bitmaps are at most 256 pixels wide. */
const edgeMax = 256

interface Entry {
  width: number
  height: number
  bits: number
  bytes: Buffer
}

/** Reads the largest picture of an ICO file, a PNG or a bitmap; null for what is none. */
export async function readIconFile(body: Uint8Array): Promise<Picture | null> {
  const entry = largestEntry(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
  if (entry === null) return null
  const inner = await readRaster(entry.bytes)
  if (inner !== null) return { ...inner, format: 'ico' }
  const pixels = bitmapPixels(entry)
  const { width, height } = entry
  if (pixels === null) return { format: 'ico', width, height, hasAlpha: true, ...unmeasured }
  return {
    format: 'ico',
    width,
    height,
    hasAlpha: true,
    ...unmeasured,
    ...measurePixels({ data: pixels, width, height }),
  }
}

/** The largest picture of an ICO file: the bytes of a PNG, or the pixels of a bitmap; null for what is none. */
export function iconRaster(body: Uint8Array): Uint8Array | Pixels | null {
  const entry = largestEntry(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
  if (entry === null) return null
  const format = rasterFormatOf(entry.bytes)
  if (format !== null && format !== 'ico') return entry.bytes
  const data = bitmapPixels(entry)
  return data === null ? null : { data, width: entry.width, height: entry.height }
}

function largestEntry(file: Buffer): Entry | null {
  if (file.length < headerBytes || file.readUInt16LE(2) !== 1) return null
  const count = Math.min(file.readUInt16LE(4), entriesMax)
  let best: Entry | null = null
  for (let index = 0; index < count; index++) {
    const at = headerBytes + index * entryBytes
    if (at + entryBytes > file.length) break
    const size = file.readUInt32LE(at + 8)
    const offset = file.readUInt32LE(at + 12)
    if (size === 0 || offset + size > file.length) continue
    const entry = {
      // A byte cannot hold 256; it is written as 0.
      width: file.readUInt8(at) || edgeMax,
      height: file.readUInt8(at + 1) || edgeMax,
      bits: file.readUInt16LE(at + 6),
      bytes: file.subarray(offset, offset + size),
    }
    if (best === null || entry.width > best.width || (entry.width === best.width && entry.bits > best.bits))
      best = entry
  }
  return best
}

const bitmapHeaderBytes = 40

/** Pixels of a bitmap of 32 or 24 bits without compression, as nearly all are; null for any other. */
function bitmapPixels({ width, height, bytes }: Entry): Uint8Array | null {
  if (bytes.length < bitmapHeaderBytes || bytes.readUInt32LE(0) !== bitmapHeaderBytes) return null
  const bits = bytes.readUInt16LE(14)
  const isPlain = bytes.readUInt32LE(16) === 0 && bytes.readInt32LE(4) === width
  if (!isPlain || (bits !== 32 && bits !== 24)) return null
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  const maskRowBytes = Math.ceil(width / 32) * 4
  const maskAt = bitmapHeaderBytes + rowBytes * height
  if (bytes.length < maskAt) return null
  const pixels = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const row = bitmapHeaderBytes + (height - 1 - y) * rowBytes
    const maskRow = maskAt + (height - 1 - y) * maskRowBytes
    for (let x = 0; x < width; x++) {
      const from = row + (x * bits) / 8
      const to = (y * width + x) * 4
      pixels[to] = bytes.readUInt8(from + 2)
      pixels[to + 1] = bytes.readUInt8(from + 1)
      pixels[to + 2] = bytes.readUInt8(from)
      const isMasked = ((bytes[maskRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      pixels[to + 3] = bits === 32 ? bytes.readUInt8(from + 3) : isMasked === 1 ? 0 : 255
    }
  }
  return pixels
}
