import { detect } from 'chardet'

export interface DecodedText {
  text: string
  /** WHATWG name, lower case. */
  encoding: string
  from: 'bom' | 'header' | 'meta' | 'sniffed' | 'default'
}

export type TextKind = 'html' | 'css' | 'xml' | 'text'

/** How far into a document its own word about its encoding is looked for (HTML standard, § 13.2.3.2). */
const prescanBytes = 1024
const sniffBytes = 64 * 1024

/**
 * Turns a body into text that any store takes: no U+0000, no lone surrogate. In order: byte order mark, Content-Type, what
 * the document says in its first KiB, UTF-8 if it is that, a guess by chardet, windows-1252.
 *
 * Never throws. A declared encoding gives way if it makes replacement characters where the bytes are valid UTF-8.
 */
export function decodeText(body: Uint8Array, contentType: string | undefined, kind: TextKind): DecodedText {
  const mark = byteOrderMark(body)
  if (mark !== null) return decoded(body, mark, 'bom')
  const fromHeader = encodingName(/charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType ?? '')?.[1])
  const declared = fromHeader ?? declaredInside(body, kind)
  const isUtf8 = isValidUtf8(body)
  if (declared !== null) {
    const result = decoded(body, declared, fromHeader === null ? 'meta' : 'header')
    return isUtf8 && declared !== 'utf-8' && result.text.includes('\ufffd') ? decoded(body, 'utf-8', 'sniffed') : result
  }
  if (isUtf8) return decoded(body, 'utf-8', body.every((byte) => byte < 0x80) ? 'default' : 'sniffed')
  const guess = encodingName(detect(body.subarray(0, sniffBytes)) ?? undefined)
  return guess === null ? decoded(body, 'windows-1252', 'default') : decoded(body, guess, 'sniffed')
}

/**
 * Whether a body is to be read as a page: by its type, or, for types that servers give without thinking, by its first KiB.
 */
export function sniffHtml(body: Uint8Array, contentType: string | undefined): boolean {
  const [written = ''] = (contentType ?? '').split(/[;,]/, 1)
  const type = written.trim().toLowerCase()
  if (type === 'text/html' || type === 'application/xhtml+xml') return true
  if (!['', 'text/plain', 'application/octet-stream', 'binary/octet-stream', 'unknown/unknown'].includes(type))
    return false
  const bytes = body.subarray(0, prescanBytes)
  const start = new TextDecoder(byteOrderMark(body) ?? 'latin1').decode(bytes)
  // A document may begin with white space, comments and an XML declaration.
  const content = start.replace(/^(?:\s|<!--.*?-->|<\?xml[^>]*>)+/s, '')
  return /^<(?:!doctype html|html|head|body|title|meta|link|script|style|h1|div|p|a|table|b|br|font|iframe)[\s>/]/i.test(
    content,
  )
}

function byteOrderMark(body: Uint8Array): string | null {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  return null
}

function declaredInside(body: Uint8Array, kind: TextKind): string | null {
  if (kind === 'text') return null
  const start = Buffer.from(body.subarray(0, prescanBytes)).toString('latin1')
  const name = encodingName(declarations[kind].exec(start)?.[1])
  // Readable as ASCII, so it cannot be UTF-16, whatever it says (HTML standard, § 13.2.3.2).
  return name === 'utf-16le' || name === 'utf-16be' ? 'utf-8' : name
}

const declarations = {
  html: /<meta[^>]{0,300}?charset\s*=\s*["']?\s*([^\s;"'/>]+)|^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']+)/i,
  css: /^@charset "([^"]+)";/,
  xml: /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']+)/i,
} as const

/** The WHATWG name for a label; null for one that nobody decodes. */
function encodingName(label: string | undefined): string | null {
  if (label === undefined) return null
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

function isValidUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body)
    return true
  } catch {
    return false
  }
}

const decoded = (body: Uint8Array, encoding: string, from: DecodedText['from']): DecodedText => ({
  text: new TextDecoder(encoding).decode(body).replaceAll('\0', '').toWellFormed(),
  encoding,
  from,
})
