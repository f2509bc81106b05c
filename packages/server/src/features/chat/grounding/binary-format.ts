/** Postgres's binary format of what is large: as text it takes several times as long to write and to read. */

/** Of `array_send`: one dimension of integers or bigints, none of them null. */
export function integersOf(sent: Buffer): number[] {
  const dimensions = sent.readInt32BE(0)
  if (dimensions === 0) return []
  const count = sent.readInt32BE(12)
  const numbers = new Array<number>(count)
  // Each has its size before it.
  for (let at = 0, start = 20; at < count; at++) {
    const size = sent.readInt32BE(start)
    const low = start + size
    // No BigInt of each: there are thousands.
    numbers[at] = size === 4 ? sent.readInt32BE(low) : sent.readInt32BE(low - 4) * 2 ** 32 + sent.readUInt32BE(low)
    start += 4 + size
  }
  return numbers
}

/** Of `tsvectorsend`: the positions of each lexeme. */
export function lexemesOf(sent: Buffer): Map<string, number[]> {
  const lexemes = new Map<string, number[]>()
  const count = sent.readInt32BE(0)
  for (let number = 0, start = 4; number < count; number++) {
    const end = sent.indexOf(0, start)
    const positions = new Array<number>(sent.readUInt16BE(end + 1))
    for (let at = 0; at < positions.length; at++) positions[at] = sent.readUInt16BE(end + 3 + 2 * at) & positionBits
    lexemes.set(sent.toString('utf8', start, end), positions)
    start = end + 3 + 2 * positions.length
  }
  return lexemes
}

/** The two above are its weight. */
const positionBits = 0x3fff
