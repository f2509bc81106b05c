/** Logos as pictures within the page: nothing is fetched, and what a drawing holds cannot act. */
import { isDrawable } from '../../pictures/passed-on.ts'
import type { VettedPicture } from '../../pictures/vetted-pictures.ts'
import type { Mark } from '../outline/blocks.ts'

const drawingCharactersMax = 400_000

/** A `data:` URL for `<img>`, where no script runs and nothing is loaded; null where there is no vetted picture. */
export function logoPicture(
  { url, svg, hash }: Pick<Mark, 'url' | 'svg' | 'hash'>,
  pictures: ReadonlyMap<string, VettedPicture>,
): string | null {
  if (svg !== undefined) {
    if (svg.length > drawingCharactersMax) return null
    return dataUrl({ mediaType: 'image/svg+xml', bytes: Buffer.from(withNamespace(svg)) })
  }
  if (url?.startsWith('data:')) return isDrawable(url) ? url : null
  const picture = hash === null ? undefined : pictures.get(hash)
  return picture === undefined ? null : dataUrl(picture)
}

const dataUrl = ({ mediaType, bytes }: VettedPicture): string =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`

/** An inline drawing needs none within a page, and as a picture of its own it does. */
const withNamespace = (svg: string): string =>
  /^<svg[^>]*\sxmlns=/i.test(svg) ? svg : svg.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"')
