import { keptDataUrlCharactersMax } from './data-url.ts'
import type { Picture } from './picture.ts'

/** Media types of pictures made of pixels: a browser that is given one of these reads no drawing. */
const rasterTypes = /^data:image\/(?:png|jpe?g|webp|avif|gif|x-icon|vnd\.microsoft\.icon)[;,]/i

/**
 * What of a picture's URL goes into results; the only way for one to get there. A URL of the web goes as it
 * is. A picture that is written into the page goes only when it was decoded here, and a drawing only as it was made safe:
 * what a browser takes a minute to paint would otherwise reach whoever opens the report.
 * @returns null for what must not be passed on
 */
export function passedOn(url: string, picture: Picture | undefined): { url: string } | { svg: string } | null {
  if (!/^data:/i.test(url)) return /^https?:/i.test(url) ? { url } : null
  if (picture === undefined) return null
  if (picture.format === 'svg') return picture.drawing === null ? null : { svg: picture.drawing }
  if (!isDecoded(picture) || !rasterTypes.test(url)) return null
  const passed = url.length <= keptDataUrlCharactersMax ? url : picture.reduced
  return passed === null ? null : { url: passed }
}

/** A picture that was too large to be decoded here, or damaged, is known by its header alone. */
export const isDecoded = ({ transparentShare }: Picture): boolean => transparentShare !== null

/** Whether a format may draw a URL of a stored report: a picture of pixels, written out, and none too long. */
export const isDrawable = (url: string): boolean => url.length <= keptDataUrlCharactersMax && rasterTypes.test(url)
