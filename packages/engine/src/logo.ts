/** Whether a file can stand as a logo on a document. A door of its own: it loads what reads pictures, and of that what it needs. */
import type { VettedPicture } from './pictures/vetted-pictures.ts'
import { fail, ok, type Result } from './result.ts'

const drawingType = 'image/svg+xml'
const rasterTypes: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' }

/** Media types that a logo may have. */
export const logoTypes: readonly string[] = [drawingType, ...Object.values(rasterTypes)]

const takes = 'a logo is an SVG, PNG, JPEG or WebP'

/**
 * Reads a logo whole, as a document will: pixels are decoded within the bounds of `readRaster`, and a drawing is made safe. It
 * takes computing time and memory that the file decides on, so a service calls it in a process of its own.
 * @returns pixels as they came, a drawing as it was made safe; or what is wrong, as a sentence
 */
export async function vetLogo(body: Uint8Array): Promise<Result<VettedPicture, string>> {
  const { rasterFormatOf } = await import('./pictures/raster.ts')
  const format = rasterFormatOf(body)
  if (format === null) return vetDrawing(body)
  const mediaType = rasterTypes[format]
  return mediaType === undefined
    ? fail(`The logo is of the format ${format.toUpperCase()}; ${takes}.`)
    : vetPixels(body, mediaType)
}

async function vetPixels(body: Uint8Array, mediaType: string): Promise<Result<VettedPicture, string>> {
  const { pixelsMax, readRaster } = await import('./pictures/raster.ts')
  const picture = await readRaster(body)
  if (picture === null) return fail('The logo cannot be decoded: the file is damaged or cut off.')
  const { width, height, transparentShare } = picture
  if (transparentShare === null) {
    return fail(`The logo has ${width} × ${height} pixels; at most ${pixelsMax / 1_000_000} million are allowed.`)
  }
  if (transparentShare === 1) return fail('The logo is transparent throughout: nothing can be seen in it.')
  return ok({ mediaType, bytes: body })
}

async function vetDrawing(body: Uint8Array): Promise<Result<VettedPicture, string>> {
  const { foreignPartOf, looksLikeSvg, readDrawing } = await import('./pictures/drawing-file.ts')
  if (!looksLikeSvg(body, drawingType)) return fail(`The logo is no picture that can be read; ${takes}.`)
  const picture = readDrawing(body)
  if (picture === null) return fail('The logo has no “svg” element.')
  const foreign = foreignPartOf(body)
  if (foreign !== null) {
    return fail(`The logo has the element “${foreign}”, which cannot be made safe; draw it with shapes.`)
  }
  if (picture.drawing === null) {
    return fail('Nothing can be seen in the logo once it is made safe, or it has too many shapes; simplify the SVG.')
  }
  if (/<(?:text|tspan)[\s>/]/.test(picture.drawing)) {
    return fail('The logo has text, and a document may not have its typeface; convert the text to paths.')
  }
  return ok({ mediaType: drawingType, bytes: Buffer.from(picture.drawing) })
}
