/** Logos as pictures within the page: nothing is fetched, and what a drawing holds cannot act. */
import type { Mark } from '../outline/blocks.ts'

const mediaTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
}

const bytesMax = 400_000

/** A `data:` address for `<img>`, where no script runs and nothing is loaded; null where there are no bytes. */
export function logoPicture(
  { url, svg, hash, format }: Pick<Mark, 'url' | 'svg' | 'hash' | 'format'>,
  pictures: ReadonlyMap<string, Uint8Array>,
): string | null {
  if (svg !== undefined)
    return svg.length > bytesMax ? null : dataAddress('image/svg+xml', Buffer.from(withNamespace(svg)))
  if (url?.startsWith('data:image/')) return url.length > bytesMax ? null : url
  const bytes = hash === null ? undefined : pictures.get(hash)
  const mediaType = mediaTypes[format ?? '']
  if (bytes === undefined || mediaType === undefined || bytes.length > bytesMax) return null
  return dataAddress(mediaType, bytes)
}

const dataAddress = (mediaType: string, bytes: Uint8Array): string =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`

/** An inline drawing needs none within a page, and as a picture of its own it does. */
const withNamespace = (svg: string): string =>
  /^<svg[^>]*\sxmlns=/i.test(svg) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
