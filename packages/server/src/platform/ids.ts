import { randomFillSync } from 'node:crypto'

/** Digits of base 62. */
export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** What each prefix of an identifier stands for; features add theirs in their `tables.ts`. */
export interface IdPrefixes {
  evt: 'event'
  req: 'request'
}

export type IdPrefix = keyof IdPrefixes

/** Random bytes for many identifiers at once: every request needs some, and asking for few costs as much as for many. */
const pool = Buffer.alloc(4_096)
let used = pool.length

/** The next byte of the pool, which is drawn anew when it is used up; a byte is overwritten once it is taken. */
function randomByte(): number {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const byte = pool[used]!
  pool[used++] = 0
  return byte
}

/** Characters of the given alphabet, each equally likely: bytes that would favour some are thrown away. */
export function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    const byte = randomByte()
    if (byte < 248) text += base62[byte % 62]
  }
  return text
}

/** An opaque identifier with its kind in front: `anl_` and 24 characters, some 142 bits. */
export const newId = (prefix: IdPrefix): string => `${prefix}_${randomBase62(24)}`

/** Whether a text can be an identifier of that kind: one that cannot is answered like an unknown one, unasked. */
export const isId = (prefix: IdPrefix, text: string): boolean =>
  text.length === prefix.length + 25 &&
  text.startsWith(`${prefix}_`) &&
  /^[0-9A-Za-z]{24}$/.test(text.slice(prefix.length + 1))
