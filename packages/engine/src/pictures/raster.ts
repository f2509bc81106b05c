import { type Picture, type PictureFormat, unmeasured } from './picture.ts'
import { measurePixels, type Pixels } from './pixels.ts'

/** Beyond, a picture is told by its header alone and not decoded: a few kilobytes can claim gigabytes. */
export const pixelsMax = 25_000_000
const secondsMax = 5
/** A logo's colours and shape are told from so many pixels a side. */
const measuredEdge = 128
const reducedEdge = 256

const loaders: Record<string, string> = {
  png: 'VipsForeignLoadPngBuffer',
  jpeg: 'VipsForeignLoadJpegBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  gif: 'VipsForeignLoadNsgifBuffer',
  avif: 'VipsForeignLoadHeifBuffer',
}

type Sharp = typeof import('sharp')

let loaded: Promise<Sharp> | null = null

/** The decoder is loaded with the first picture, and can then read no more than the formats of the web's own pictures. */
export function loadSharp(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: Object.values(loaders) })
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loaded
}

const signatures: [PictureFormat, (body: Buffer) => boolean][] = [
  ['png', (body) => body.readUInt32BE(0) === 0x89504e47],
  ['jpeg', (body) => body[0] === 0xff && body[1] === 0xd8 && body[2] === 0xff],
  ['gif', (body) => /^GIF8[79]a/.test(body.toString('latin1', 0, 6))],
  ['webp', (body) => body.toString('latin1', 0, 4) === 'RIFF' && body.toString('latin1', 8, 12) === 'WEBP'],
  ['avif', (body) => /^ftyp(?:avif|avis|mif1|msf1)/.test(body.toString('latin1', 4, 12))],
  ['ico', (body) => body.readUInt32LE(0) === 0x00010000 && body.readUInt16LE(4) > 0],
]

/** What a body begins like, whatever its Content-Type says; null for no picture of pixels. */
export function rasterFormatOf(body: Uint8Array): PictureFormat | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  if (bytes.length < 16) return null
  return signatures.find(([, matches]) => matches(bytes))?.[0] ?? null
}

export interface RasterOptions {
  /** Whether the picture is also wanted small, as a data: URL. */
  reduce?: boolean
}

/**
 * Decodes the first frame of a PNG, JPEG, GIF, WebP or AVIF, shrunk while it is read, and measures it; null for what
 * cannot be read. A picture too large to be decoded keeps its format and size.
 */
export async function readRaster(body: Uint8Array, { reduce = false }: RasterOptions = {}): Promise<Picture | null> {
  const format = rasterFormatOf(body)
  if (format === null || format === 'ico') return null
  const sharp = await loadSharp()
  const open = (limitInputPixels: number | false) =>
    sharp(body, { limitInputPixels, failOn: 'truncated', pages: 1, sequentialRead: true, autoOrient: true })
  try {
    // The header alone is read here, so that a picture too large to be decoded still has its size.
    const { width, height, autoOrient, hasAlpha } = await open(false).metadata()
    const size = { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height }
    const unread: Picture = { format, ...size, hasAlpha, ...unmeasured }
    if (width * height > pixelsMax) return unread
    const shrunk = (edge: number) =>
      open(pixelsMax)
        .timeout({ seconds: secondsMax })
        .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
        .toColourspace('srgb')
    const { data, info } = await shrunk(measuredEdge).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const pixels: Pixels = { data, width: info.width, height: info.height }
    if (info.channels !== 4) return unread
    const small = reduce ? await shrunk(reducedEdge).png({ palette: true }).toBuffer() : null
    const reduced = small === null ? null : `data:image/png;base64,${small.toString('base64')}`
    return { ...unread, ...measurePixels(pixels), reduced }
  } catch {
    // Damaged files, claimed sizes without data, and what takes too long.
    return null
  }
}

/** A picture of ours as JPEG, which a PDF holds as it is; null for what cannot be read. */
export async function writeJpeg(picture: Uint8Array): Promise<Uint8Array | null> {
  const sharp = await loadSharp()
  try {
    return await sharp(picture, { limitInputPixels: pixelsMax, failOn: 'truncated', pages: 1 })
      .timeout({ seconds: secondsMax })
      .resize({ width: printedWidth, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  } catch {
    return null
  }
}

/** 300 dots an inch on two fifths of a page. */
const printedWidth = 960

/** Wide enough for print at 300 dots an inch on a third of a page. */
const writtenEdge = 800

/**
 * The first frame of a PNG, JPEG, GIF, WebP or AVIF, or pixels, as a PNG of a bounded size; null for what cannot be read or
 * is too large to be decoded.
 */
export async function writePng(picture: Uint8Array | Pixels): Promise<Uint8Array | null> {
  const sharp = await loadSharp()
  const bounds = { limitInputPixels: pixelsMax, failOn: 'truncated', pages: 1, autoOrient: true } as const
  const opened =
    'data' in picture
      ? sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
      : sharp(picture, bounds)
  try {
    return await opened
      .timeout({ seconds: secondsMax })
      .resize({ width: writtenEdge, height: writtenEdge, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer()
  } catch {
    return null
  }
}
