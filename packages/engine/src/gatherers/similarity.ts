/**
 * SimHash (Charikar 2002) of a text over shingles of four words, as 64 bits: near-equal texts differ in few bits.
 * Scripts without spaces are cut into single characters first.
 */
export function simhash(text: string): bigint {
  const words = text.toLowerCase().match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? []
  const votes = new Int32Array(64)
  const count = Math.max(1, Math.min(words.length - 3, 20_000))
  for (let at = 0; at < count; at++) {
    const [low, high] = hash(words.slice(at, at + 4).join(' '))
    for (let bit = 0; bit < 32; bit++) {
      votes[bit]! += (low >>> bit) & 1 ? 1 : -1
      votes[bit + 32]! += (high >>> bit) & 1 ? 1 : -1
    }
  }
  let result = 0n
  for (const [bit, vote] of votes.entries()) if (vote > 0) result |= 1n << BigInt(bit)
  return result
}

/** FNV-1a, twice with different bases. */
function hash(text: string): [number, number] {
  let low = 0x811c9dc5
  let high = 0x01000193
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b)
  }
  return [low >>> 0, (high ^ (high >>> 13)) >>> 0]
}

export function differingBits(a: bigint, b: bigint): number {
  let bits = 0
  for (let rest = a ^ b; rest > 0n; rest &= rest - 1n) bits++
  return bits
}

/** Of 64 bits; texts that differ in no more are one page to a reader (Manku et al. 2007 use 3). */
export const nearDuplicateBits = 3
