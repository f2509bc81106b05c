/** The screenshot of an analysis: the first screen of its home page, small enough to be kept and sent. */
import { viewport } from '../document/layout.ts'
import { loadSharp, rasterFormatOf } from './raster.ts'

export const screenshotBytesMax = 150_000

const secondsMax = 5
/** Pages are flat areas and letters, mostly: the first attempt is the one that fits. */
const attempts: readonly { quality: number; width: number }[] = [
  { quality: 82, width: viewport.width },
  { quality: 65, width: viewport.width },
  { quality: 45, width: viewport.width },
  { quality: 30, width: viewport.width },
  { quality: 45, width: 960 },
  { quality: 30, width: 640 },
]

/**
 * What a browser drew of a first screen, as WebP of at most 150 kB: of a lower quality where it has to be, then smaller.
 * @returns null for what cannot be read or does not get small enough
 */
export async function makeScreenshot(png: Uint8Array): Promise<Uint8Array | null> {
  const sharp = await loadSharp()
  const { width, height } = viewport
  try {
    for (const { quality, width: wanted } of attempts) {
      const webp = await sharp(png, { limitInputPixels: width * height, failOn: 'truncated' })
        .timeout({ seconds: secondsMax })
        .resize({ width: wanted, withoutEnlargement: true })
        .removeAlpha()
        .webp({ quality, effort: 4 })
        .toBuffer()
      if (webp.length <= screenshotBytesMax) return webp
    }
  } catch {
    // Damaged, larger than a first screen, or too slow.
  }
  return null
}

/** Whether these bytes, which may come from anybody, are as small a picture as a screenshot of ours, and can be decoded. */
export async function isScreenshot(bytes: Uint8Array): Promise<boolean> {
  if (bytes.length > screenshotBytesMax || rasterFormatOf(bytes) !== 'webp') return false
  const sharp = await loadSharp()
  const { width, height } = viewport
  try {
    const opened = sharp(bytes, { limitInputPixels: width * height, failOn: 'truncated' })
    const { pages = 1 } = await opened.metadata()
    const { info } = await opened.timeout({ seconds: secondsMax }).raw().toBuffer({ resolveWithObject: true })
    return pages === 1 && info.width <= width && info.height <= height
  } catch {
    return false
  }
}
