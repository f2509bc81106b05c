import { isDecoded } from './passed-on.ts'
import type { PictureFormat, Pictures } from './picture.ts'

/** A picture that a report may draw: one of pixels that was decoded here, or a drawing that was made safe. */
export interface VettedPicture {
  mediaType: string
  bytes: Uint8Array
}

const mediaTypes: Record<PictureFormat, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
}

/** Larger ones are named in a report and not drawn. */
const bytesMax = 400_000

/**
 * The pictures of a capture that a report may draw, by the SHA-256 of the bytes that the site gave.
 * @param pictures what was read of them
 */
export function vettedPictures(
  bodies: ReadonlyMap<string, Uint8Array>,
  pictures: Pictures,
): ReadonlyMap<string, VettedPicture> {
  const vetted = new Map<string, VettedPicture>()
  for (const [hash, picture] of pictures) {
    const drawn = picture.drawing === null ? null : Buffer.from(picture.drawing)
    const bytes = picture.format === 'svg' ? drawn : isDecoded(picture) ? bodies.get(hash) : null
    if (bytes == null || bytes.length > bytesMax) continue
    vetted.set(hash, { mediaType: mediaTypes[picture.format], bytes })
  }
  return vetted
}
