import type { Capture } from '../artifacts.ts'
import { contentHash } from '../capture/content-hash.ts'
import type { ParsePool } from '../document/parse-pool.ts'
import { dataUrlBytes, keptDataUrlCharactersMax } from './data-url.ts'
import { looksLikeSvg } from './drawing-file.ts'
import { readIconFile } from './icon-file.ts'
import type { Picture, Pictures } from './picture.ts'
import { rasterFormatOf, readRaster } from './raster.ts'

/** Pictures read of one site, and bytes of all of them. */
const picturesMax = 24
const bytesMax = 16 * 1024 * 1024

interface Found {
  body: Uint8Array
  contentType: string | undefined
  /** Whether its URL is too long to be passed on. */
  reduce: boolean
}

/**
 * Reads the pictures that a capture holds, one after the other: decoded, the largest takes a hundred megabytes.
 * The same capture gives the same pictures, while it is gathered and when it is replayed.
 * @param dataUrls those of the candidates that stand in the page itself
 */
export async function readPictures(capture: Capture, dataUrls: readonly string[], pool: ParsePool): Promise<Pictures> {
  const pictures = new Map<string, Picture>()
  const seen = new Set<string>()
  let bytes = 0
  for (const found of foundPictures(capture, dataUrls)) {
    const hash = contentHash(found.body)
    bytes += found.body.length
    if (seen.has(hash)) continue
    if (seen.size >= picturesMax || bytes > bytesMax) break
    seen.add(hash)
    const picture = await readPicture(found, pool)
    if (picture !== null) pictures.set(hash, picture)
  }
  return pictures
}

function* foundPictures({ exchanges, bodies }: Capture, dataUrls: readonly string[]): Generator<Found> {
  for (const { kind, status, headers, bodyHash } of exchanges) {
    const body = kind === 'image' && status === 200 && bodyHash !== null ? bodies.get(bodyHash) : undefined
    if (body !== undefined) yield { body, contentType: headers['content-type'], reduce: false }
  }
  for (const url of dataUrls) {
    const body = dataUrlBytes(url)
    const contentType = url.slice(5, url.indexOf(','))
    if (body !== null) yield { body, contentType, reduce: url.length > keptDataUrlCharactersMax }
  }
}

async function readPicture({ body, contentType, reduce }: Found, pool: ParsePool): Promise<Picture | null> {
  const format = rasterFormatOf(body)
  if (format === 'ico') return readIconFile(body)
  if (format !== null) return readRaster(body, { reduce })
  if (!looksLikeSvg(body, contentType)) return null
  const drawing = await pool.parse({ kind: 'drawing', body })
  return drawing.ok ? drawing.value : null
}
