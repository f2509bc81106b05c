/** Pictures as the compiler takes them: pixels decoded within bounds and written anew, drawings made safe. */

export interface PictureFile {
  ending: 'png' | 'svg' | 'jpg'
  bytes: Uint8Array
}

/** null for what is no picture, is damaged, or is too much to read: a name in type stands in its place. */
export async function pictureFile(bytes: Uint8Array): Promise<PictureFile | null> {
  const { rasterFormatOf, writePng } = await import('../../pictures/raster.ts')
  const format = rasterFormatOf(bytes)
  if (format === null) return drawingFile(bytes)
  const { iconRaster } = await import('../../pictures/icon-file.ts')
  const icon = format === 'ico' ? iconRaster(bytes) : null
  if (format === 'ico' && icon === null) return null
  const png = await writePng(icon ?? bytes)
  return png === null ? null : { ending: 'png', bytes: png }
}

/** A screenshot as JPEG: the compiler would keep the pixels of a PNG or a WebP, which are ten times the bytes. */
export async function screenshotPicture(bytes: Uint8Array): Promise<PictureFile | null> {
  const { writeJpeg } = await import('../../pictures/raster.ts')
  const jpeg = await writeJpeg(bytes)
  return jpeg === null ? null : { ending: 'jpg', bytes: jpeg }
}

/** Loaded with the first drawing: most of what reads one is a parser of HTML. */
async function drawingFile(bytes: Uint8Array): Promise<PictureFile | null> {
  const { looksLikeSvg, readDrawing } = await import('../../pictures/drawing-file.ts')
  const drawing = looksLikeSvg(bytes, undefined) ? (readDrawing(bytes)?.drawing ?? null) : null
  return drawing === null ? null : { ending: 'svg', bytes: Buffer.from(drawing) }
}
