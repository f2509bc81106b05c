import { crc32 } from 'node:zlib'
import { base62, randomBase62 } from '../ids.ts'

const prefix = 'bp_live_'
const bodyLength = 32
const checksumLength = 6

/** CRC-32 of the body in base 62: finds mistyped and truncated keys without a query. */
function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let digit = 0; digit < checksumLength; digit++) {
    text = base62[rest % 62] + text
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

/** Node gives headers as Latin-1: the three bytes of “…” and of curly quotes arrive as three characters. */
const ellipsis = '(?:\\.{3}|\u2026|\u00e2\u0080\u00a6)'
const quote = '(?:["\'`\u201c\u201d\u2018\u2019]|\u00e2\u0080[\u0098\u0099\u009c\u009d])'
const inQuotes = new RegExp(`^${quote}|${quote}$`)
const placeholder = new RegExp(`^(?:(?:${prefix})?(?:${ellipsis}|<[^<>]*>|x{3,}|\\*{3,})|\\$\\{?\\w+\\}?)$`, 'i')
const shortened = new RegExp(`^${prefix}\\w+${ellipsis}$`)

const sentCharactersMax = 200

/**
 * What is wrong with how a key was sent, in a sentence; null when nothing is. It depends on the text that was sent alone,
 * and so does not reveal which keys exist.
 */
export function keyMistake(authorization: string): string | null {
  // A longer text is no key with a typing mistake, and regular expressions are slow on long texts.
  if (authorization.length > sentCharactersMax) return null
  const right = 'send “Authorization: Bearer <API_KEY>”'
  const [, scheme, sent = ''] = /^(?:(Bearer) +)?(\S+)\s*$/i.exec(authorization.trim()) ?? []
  const key = sent.replace(new RegExp(`^${quote}+|${quote}+$`, 'g'), '')
  if (placeholder.test(key)) {
    return 'What was sent is the placeholder of an example, not an API key; put your own key in its place.'
  }
  if (shortened.test(key)) return 'The API key was sent in the short form in which keys are listed; send the whole key.'
  if (!key.startsWith(prefix)) return null
  if (inQuotes.test(sent)) return `The API key was sent in quotes; ${right}, without them.`
  return scheme === undefined ? `The API key was sent without “Bearer”; ${right}.` : null
}

/** Enough to distinguish one's own keys, and too little to guess one. */
export const apiKeyHint = (key: string): string => `${key.slice(0, prefix.length + 4)}…`
