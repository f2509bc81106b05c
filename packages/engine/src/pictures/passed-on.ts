import { keptDataUrlCharactersMax } from './data-url.ts'
import type { Picture } from './picture.ts'

/** Media types of pictures made of pixels: a browser that is given one of these reads no drawing. */
const rasterTypes = /^data:image\/(?:png|jpe?g|webp|avif|gif|x-icon|vnd\.microsoft\.icon)[;,]/i

/**
 * What of a picture's address goes into results; the only way for one to get there. An address of the web goes as it
 * is. A picture that is written into the page goes only when it was decoded here, and a drawing only as it was made safe:
 * what a browser takes a minute to paint would otherwise reach whoever opens the report.
 * @returns null for what must not be passed on
 */
export function passedOn(address: string, picture: Picture | undefined): { url: string } | { svg: string } | null {
  if (!/^data:/i.test(address)) return /^https?:/i.test(address) ? { url: address } : null
  if (picture === undefined) return null
  if (picture.format === 'svg') return picture.drawing === null ? null : { svg: picture.drawing }
  if (!isDecoded(picture) || !rasterTypes.test(address)) return null
  const passed = address.length <= keptDataUrlCharactersMax ? address : picture.reduced
  return passed === null ? null : { url: passed }
}

/** A picture that was too large to be decoded here, or damaged, is known by its header alone. */
export const isDecoded = ({ transparentShare }: Picture): boolean => transparentShare !== null

/** Whether a format may draw an address of a stored report: a picture of pixels, written out, and none too long. */
export const isDrawable = (address: string): boolean =>
  address.length <= keptDataUrlCharactersMax && rasterTypes.test(address)
