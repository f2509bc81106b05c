import type { Capture } from '../artifacts.ts'
import type { ParsePool } from '../document/parse-pool.ts'
import { logoPictures } from '../facts/look/logo/pictures.ts'
import type { Pictures } from '../pictures/picture.ts'
import { readPictures } from '../pictures/read-pictures.ts'
import { type ParsedCapture, siteOf } from '../site.ts'

/** Reads the pictures of a capture, once its pages and stylesheets are parsed. */
export async function sitePictures(capture: Capture, parsed: ParsedCapture, pool: ParsePool): Promise<Pictures> {
  const site = siteOf(capture, parsed)
  return site === null ? new Map() : readPictures(capture, logoPictures(site).dataUrls, pool)
}
