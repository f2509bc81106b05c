import { descendantsByTag } from '../document/flat-document.ts'
import { parseHtml } from '../document/parse-html.ts'
import { decodeText } from '../net/charset.ts'
import type { Picture } from './picture.ts'
import { unmeasured } from './picture.ts'
import { safeSvg } from './safe-svg.ts'
import { firstDrawing, sizeOf } from './svg-size.ts'

const fileBytesMax = 1_000_000

/** Whether a body is a drawing: it begins as XML or SVG do, or names its type. */
export function looksLikeSvg(body: Uint8Array, contentType: string | undefined): boolean {
  const beginning = Buffer.from(body.subarray(0, 1_024))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  if (/^<svg[\s>]/i.test(beginning)) return true
  return /^<[?!]/.test(beginning) && (/<svg[\s>]/i.test(beginning) || /svg/i.test(contentType ?? ''))
}

/**
 * Reads a drawing's size and colours. It is never painted: its markup is parsed as that of a page, which knows no
 * entities and fetches nothing.
 */
export function readDrawing(body: Uint8Array): Picture | null {
  if (body.length > fileBytesMax) return null
  const document = parsed(body)
  const root = firstDrawing(document)
  if (root === undefined) return null
  const drawing = safeSvg(document, root)
  const known = { format: 'svg', ...sizeOf(document, root), hasAlpha: true, ...unmeasured } as const
  if (drawing === null) return known
  return { ...known, drawing: drawing.svg, colors: drawing.colors, meanLuminance: drawing.meanLuminance }
}

/**
 * What may be most of what a drawing shows and is left out when it is made safe: pictures of pixels and HTML.
 * @returns the name of the first such element; null without one
 */
export function foreignPartOf(body: Uint8Array): string | null {
  const document = parsed(body)
  const root = firstDrawing(document)
  if (root === undefined) return null
  const names = ['image', 'foreignObject']
  return names.find((name) => !descendantsByTag(document, root, name.toLowerCase()).next().done) ?? null
}

const parsed = (body: Uint8Array) => parseHtml(decodeText(body, 'image/svg+xml', 'xml').text)
