import { stat } from 'node:fs/promises'
import type { AnalyzedSite } from '@brandprint/engine'
import { echoed } from '../output/echoed.ts'
import { UsageError } from '../usage-error.ts'

/** The invented origin of a folder without `--origin`: reports name pages by their addresses. */
export const inventedOrigin = 'https://website.example'

export interface SiteArguments {
  /** What was written after the command: an address, a host or a folder. */
  site: string | undefined
  origin: string | undefined
  entry: string | undefined
  fromCapture: string | undefined
}

/** What is to be analyzed; a mistake is a UsageError that shows what would be right. */
export async function siteArgument({ site, origin, entry, fromCapture }: SiteArguments): Promise<AnalyzedSite> {
  if (fromCapture !== undefined) {
    if (site !== undefined) throw new UsageError(`--from-capture already names the site; leave “${echoed(site)}” out.`)
    refuseFolderOptions({ origin, entry }, 'a saved capture')
    return { captureFolder: fromCapture }
  }
  if (site === undefined) {
    throw new UsageError('Which site? Give an address or a folder: brandprint analyze https://acme.example')
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(site)) return { url: siteUrl(site, { origin, entry }) }

  const found = await stat(site).catch(() => null)
  if (found?.isDirectory()) return folderSite(site, origin, entry)
  if (found !== null)
    throw new UsageError(`${echoed(site)} is a file. Give the folder that it lies in, and --entry for the page.`)
  if (looksLikePath(site)) {
    throw new UsageError(
      `There is no folder ${echoed(site)}. Check the path, or give an address such as https://acme.example.`,
    )
  }
  return { url: siteUrl(`https://${site}`, { origin, entry }) }
}

function folderSite(folder: string, origin = inventedOrigin, entry: string | undefined): AnalyzedSite {
  const url = URL.parse(origin.includes('://') ? origin : `https://${origin}`)
  // Anything but scheme, host and port would be dropped silently.
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    const without =
      'an address without a path, a name or a fragment, such as https://acme.example or http://acme.example:8080'
    throw new UsageError(`--origin is “${echoed(origin)}”; it takes ${without}.`)
  }
  return { folder, origin: url.origin, ...(entry === undefined ? {} : { entryPath: entry }) }
}

/** The note about folders without an address of their own; null without any. */
export function inventedOriginNote(sites: readonly AnalyzedSite[]): string | null {
  const folders = sites.flatMap((site) => ('folder' in site && site.origin === inventedOrigin ? [site.folder] : []))
  const [folder] = folders
  if (folder === undefined) return null
  const isHost = /^[\w-]+(?:\.[\w-]+)+$/.test(folder)
  const meant = isHost ? ` If you meant the website, write https://${echoed(folder)}.` : ''
  const which = folders.map(echoed).join(' and ')
  return `${which}: read as ${inventedOrigin}, an invented address; --origin https://acme.example gives the real one.${meant}`
}

function siteUrl(written: string, options: Pick<SiteArguments, 'origin' | 'entry'>): string {
  const url = URL.parse(written)
  if (url === null || url.hostname === '') {
    throw new UsageError(`“${echoed(written)}” is not a valid address. One looks like https://acme.example.`)
  }
  if (!/^https?:$/.test(url.protocol)) {
    throw new UsageError(`“${echoed(written)}” is not a website: only http and https addresses can be read.`)
  }
  refuseFolderOptions(options, 'an address')
  return url.href
}

function refuseFolderOptions({ origin, entry }: Pick<SiteArguments, 'origin' | 'entry'>, kind: string): void {
  const given = origin !== undefined ? '--origin' : entry !== undefined ? '--entry' : null
  if (given !== null) throw new UsageError(`${given} goes with a folder, and this is ${kind}. Leave it out.`)
}

/** `./dist`, `/srv/site`, `dist`, `build/site`: no host has no dot in its first part, but for localhost. */
function looksLikePath(site: string): boolean {
  const first = site.split(/[/?#]/, 1)[0] ?? ''
  if (/^[./~\\]/.test(site) || first.includes('\\')) return true
  return !first.includes('.') && !/^localhost(?::\d+)?$/.test(first) && !first.startsWith('[')
}
