import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnalyzedSite } from '@brandprint/engine'
import { echoed } from './echoed.ts'
import { siteArgument } from './site-argument.ts'

/** Folders need an address to stand at; which one does not matter to what changed between two of them. */
const anyOrigin = 'https://website.example'

/** One state of a site, as it was written: an address, a folder of built pages or the folder of a saved capture. */
export async function comparedSite(written: string, origin: string | undefined): Promise<AnalyzedSite> {
  if (await isFile(join(written, 'capture.json'))) return { captureFolder: written }
  const found = await stat(written).catch(() => null)
  const isFolder = found?.isDirectory() === true && !written.includes('://')
  return siteArgument({
    site: written,
    origin: isFolder ? (origin ?? anyOrigin) : undefined,
    entry: undefined,
    fromCapture: undefined,
  })
}

const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() === true

/** A path as it is written in an address, whatever it was written as. */
export const pagePath = (written: string): string => `/${echoed(written).replace(/^\/+/, '')}`
