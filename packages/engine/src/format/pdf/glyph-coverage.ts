/** Which characters a font file has glyphs for. */
import { closeSync, openSync, readSync } from 'node:fs'

/** Whether the font has a glyph for that code point. */
export type Coverage = (codePoint: number) => boolean

/**
 * Reads the character map of a TrueType or OpenType file, and nothing else of it (OpenType 1.9, `cmap`, formats 4 and 12).
 * @throws {RangeError} for a file that is none
 */
export function readCoverage(file: string): Coverage {
  const map = readTable(file, 'cmap')
  const ranges = rangesOf(map)
  return (codePoint) => {
    let [low, high] = [0, ranges.length / 2 - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      if (codePoint < ranges[middle * 2]!) high = middle - 1
      else if (codePoint > ranges[middle * 2 + 1]!) low = middle + 1
      else return true
    }
    return false
  }
}

function readTable(path: string, name: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const read = (position: number, length: number) => {
      const bytes = Buffer.alloc(length)
      readSync(file, bytes, 0, length, position)
      return bytes
    }
    const count = read(4, 2).readUInt16BE()
    const directory = read(12, 16 * count)
    for (let at = 0; at < directory.length; at += 16) {
      if (directory.toString('latin1', at, at + 4) !== name) continue
      return read(directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12))
    }
    throw new RangeError(`${path} has no table “${name}”.`)
  } finally {
    closeSync(file)
  }
}

/** First and last code points of ranges, in ascending order. */
function rangesOf(map: Buffer): number[] {
  const tables = Array.from({ length: map.readUInt16BE(2) }, (_, at) => map.readUInt32BE(8 + 8 * at))
  const ofFormat = (format: number) => tables.find((offset) => map.readUInt16BE(offset) === format)
  const wide = ofFormat(12)
  if (wide !== undefined) return groups(map, wide)
  const narrow = ofFormat(4)
  if (narrow !== undefined) return segments(map, narrow)
  throw new RangeError('The character map is of no format that is read.')
}

function groups(map: Buffer, at: number): number[] {
  const ranges: number[] = []
  const end = at + 16 + 12 * map.readUInt32BE(at + 12)
  for (let group = at + 16; group < end; group += 12) {
    // Glyph 0 is the box that says that there is none.
    const isMissing = map.readUInt32BE(group + 8) === 0
    const [first, last] = [map.readUInt32BE(group), map.readUInt32BE(group + 4)]
    if (!isMissing || last > first) ranges.push(isMissing ? first + 1 : first, last)
  }
  return ranges
}

function segments(map: Buffer, at: number): number[] {
  const count = map.readUInt16BE(at + 6) / 2
  const [ends, starts] = [at + 14, at + 16 + 2 * count]
  const ranges: number[] = []
  for (let segment = 0; segment < count; segment++) {
    const [first, last] = [map.readUInt16BE(starts + 2 * segment), map.readUInt16BE(ends + 2 * segment)]
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) {
      if (glyphAt(map, at, segment, codePoint) !== 0) ranges.push(codePoint, codePoint)
    }
  }
  return ranges
}

function glyphAt(map: Buffer, at: number, segment: number, codePoint: number): number {
  const count = map.readUInt16BE(at + 6) / 2
  const starts = at + 16 + 2 * count
  const deltas = starts + 2 * count
  const offsets = deltas + 2 * count
  const delta = map.readUInt16BE(deltas + 2 * segment)
  const offset = map.readUInt16BE(offsets + 2 * segment)
  if (offset === 0) return (codePoint + delta) & 0xffff
  const first = map.readUInt16BE(starts + 2 * segment)
  const glyph = map.readUInt16BE(offsets + 2 * segment + offset + 2 * (codePoint - first))
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff
}
