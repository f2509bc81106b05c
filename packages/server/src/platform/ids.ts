import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export type IdPrefix = 'acc' | 'mem' | 'key' | 'anl' | 'evt' | 'req'

/** Characters of the given alphabet, each equally likely: bytes that would favour some are thrown away. */
export function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte >= 248 || text.length === length) continue
      text += alphabet[byte % 62]
    }
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
