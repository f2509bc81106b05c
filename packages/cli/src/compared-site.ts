import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnalyzedSite } from '@brandprint/engine'
import { inventedOrigin, siteArgument } from './options/site-argument.ts'
import { echoed } from './output/echoed.ts'

/**
 * States of one site. A folder without an origin gets that of the other states, so that links and mailboxes at the site's
 * own host are read alike.
 */
export async function comparedStates(written: readonly string[], origin: string | undefined): Promise<AnalyzedSite[]> {
  const sites: AnalyzedSite[] = []
  for (const one of written) sites.push(await comparedSite(one, origin))
  if (origin !== undefined) return sites
  const origins = await Promise.all(sites.map(originOf))
  const known = origins.findLast((found) => found !== null)
  return known === undefined ? sites : sites.map((site) => ('folder' in site ? { ...site, origin: known } : site))
}

/** Size limit of an index, the same as when a capture is loaded. */
const indexBytesMax = 50 * 1024 * 1024

/** The origin of an address, or of the first page of a capture; null for a folder, and for a capture that cannot be read. */
async function originOf(site: AnalyzedSite): Promise<string | null> {
  if ('folder' in site) return null
  if ('url' in site) return new URL(site.url).origin
  const index = join(site.captureFolder, 'capture.json')
  try {
    if ((await stat(index)).size > indexBytesMax) return null
    const { pages } = JSON.parse(await readFile(index, 'utf8'))
    const { protocol, origin } = new URL(pages[0].finalUrl)
    return /^https?:$/.test(protocol) ? origin : null
  } catch {
    // The error is reported when it is read.
    return null
  }
}

/** One state of a site, as it was written: an address, a folder of built pages or the folder of a saved capture. */
export async function comparedSite(written: string, origin: string | undefined): Promise<AnalyzedSite> {
  if (await isFile(join(written, 'capture.json'))) return { captureFolder: written }
  const found = await stat(written).catch(() => null)
  const isFolder = found?.isDirectory() === true && !written.includes('://')
  return siteArgument({
    site: written,
    origin: isFolder ? (origin ?? inventedOrigin) : undefined,
    entry: undefined,
    fromCapture: undefined,
  })
}

const isFile = async (path: string) => (await stat(path).catch(() => null))?.isFile() === true

/** A path as it is written in an address, whatever it was written as. */
export const pagePath = (written: string): string => `/${echoed(written).replace(/^\/+/, '')}`
