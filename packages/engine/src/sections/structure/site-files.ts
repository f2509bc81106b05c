/** What the files beside the pages say: robots.txt, sitemap, manifest. */
import { parseSitemap } from '../../document/sitemap.ts'
import type { Site } from '../../site.ts'

type FileState = 'present' | 'absent' | 'not asked for'

export interface SiteFiles {
  robots: FileState
  sitemap: FileState
  manifest: FileState
  /** Of the sitemaps that answered; null where none did, or none could be read. */
  sitemapEntries: SitemapReading | null
}

export interface SitemapReading {
  /** Addresses listed, 5,000 at the most. */
  addresses: number
  /** `YYYY-MM-DD` of the latest change that is named. */
  newest: string | null
}

export function siteFilesOf(site: Site): SiteFiles {
  return {
    robots: fileState(site, 'robots'),
    sitemap: fileState(site, 'sitemap'),
    manifest: fileState(site, 'manifest'),
    sitemapEntries: sitemapEntries(site),
  }
}

function fileState({ capture }: Site, kind: 'robots' | 'sitemap' | 'manifest'): FileState {
  const asked = capture.exchanges.filter((exchange) => exchange.kind === kind)
  if (asked.length === 0) return 'not asked for'
  return asked.some(({ status, bodyHash }) => status === 200 && bodyHash !== null) ? 'present' : 'absent'
}

/** Sitemaps are read up to here: the newest entries tell as much as all of them. */
const sitemapBytesMax = 1_000_000
const addressesMax = 5_000

function sitemapEntries({ capture, bodyOf }: Site): SitemapReading | null {
  let addresses = 0
  let isRead = false
  const dates: string[] = []
  for (const exchange of capture.exchanges) {
    const body = exchange.kind === 'sitemap' && exchange.status === 200 ? bodyOf(exchange) : undefined
    if (body === undefined || body[0] === 0x1f) continue
    const { entries } = parseSitemap(new TextDecoder().decode(body.subarray(0, sitemapBytesMax)))
    isRead ||= entries.length > 0
    addresses += entries.length
    for (const { lastModified } of entries) {
      const date = /^\d{4}-\d\d-\d\d/.exec(lastModified ?? '')?.[0]
      if (date !== undefined) dates.push(date)
    }
    if (addresses >= addressesMax) break
  }
  const newest = dates.reduce<string | null>((latest, date) => (latest === null || date > latest ? date : latest), null)
  return isRead ? { addresses, newest } : null
}
