import { crc32 } from 'node:zlib'
import { randomBase62 } from '../ids.ts'

const prefix = 'bp_live_'
const bodyLength = 32
const checksumLength = 6
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** CRC-32 of the body in base 62: tells a mistyped or cut key from a wrong one without asking the database. */
function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let digit = 0; digit < checksumLength; digit++) {
    text = alphabet[rest % 62] + text
    rest = Math.floor(rest / 62)
  }
  return text
}

/** A new key: `bp_live_`, 32 base-62 characters (190 bits), checksum. Shown once; only its keyed hash is stored. */
export function newApiKey(): string {
  const body = randomBase62(bodyLength)
  return `${prefix}${body}${checksum(body)}`
}

export function isWellFormedApiKey(text: string): boolean {
  if (text.length !== prefix.length + bodyLength + checksumLength || !text.startsWith(prefix)) return false
  const body = text.slice(prefix.length, prefix.length + bodyLength)
  return /^[0-9A-Za-z]+$/.test(body) && text.endsWith(checksum(body))
}

/** Enough to tell one's keys apart, and no help in guessing one. */
export const apiKeyHint = (key: string): string => `${key.slice(0, prefix.length + 4)}…`
