import { gunzipSync } from 'node:zlib'
import type { Recorder } from '../gatherers/recorder.ts'
import { decodeText } from '../net/charset.ts'
import { isSameSite, resolveUrl } from '../site-url.ts'

const sitemapsMax = 5
const addressesMax = 5_000
const entryCharactersMax = 4_096
/** A document type declaration may stand before the root. */
const rootCharactersMax = 4_096
const unpackedBytesMax = 10 * 1024 * 1024

export interface SitemapEntry {
  url: string
  /** As written; null without one. */
  lastModified: string | null
}

/** URLs and nested sitemaps of one sitemap (sitemaps.org 0.9): XML, or text with a URL a line. */
export function parseSitemap(text: string): { entries: SitemapEntry[]; sitemaps: string[] } {
  const entries: SitemapEntry[] = []
  const sitemaps: string[] = []
  const root = /<((?:\w+:)?)(urlset|sitemapindex)\b/.exec(text.slice(0, rootCharactersMax))
  if (root === null) {
    for (const line of text.split(/\r?\n/, addressesMax)) {
      if (/^https?:\/\/\S+$/.test(line.trim())) entries.push({ url: line.trim(), lastModified: null })
    }
    return { entries, sitemaps }
  }
  const [, prefix, name] = root
  const isIndex = name === 'sitemapindex'
  const open = `<${prefix}loc>`
  // By hand and not by one expression: an unclosed element would make a lazy one start over and over again.
  for (let at = text.indexOf(open); at >= 0; ) {
    const next = text.indexOf(open, at + open.length)
    const from = at + open.length
    const entry = text.slice(from, Math.min(next < 0 ? text.length : next, from + entryCharactersMax))
    at = next
    const url = locationOf(entry)
    if (url === null) continue
    if (isIndex) sitemaps.push(url)
    else entries.push({ url, lastModified: /<(?:\w+:)?lastmod>\s*([^<]{4,40})/.exec(entry)?.[1]?.trim() ?? null })
    if (entries.length >= addressesMax || sitemaps.length >= addressesMax) break
  }
  return { entries, sitemaps }
}

const entities: Record<string, string> = { amp: '&', '#38': '&', '#x26': '&', apos: "'", quot: '"', lt: '<', gt: '>' }

/** The URL of an entry; null for one that is too long, or spelled with entities of the document's own making. */
function locationOf(entry: string): string | null {
  const isRaw = /^\s{0,200}<!\[CDATA\[/.test(entry)
  const from = isRaw ? entry.indexOf('[CDATA[') + 7 : 0
  const written = entry.slice(from, Math.max(from, entry.indexOf(isRaw ? ']]>' : '<', from))).trim()
  const url = isRaw
    ? written
    : written.replace(/&(#?\w{1,8});/g, (whole, name) => entities[name.toLowerCase()] ?? whole)
  if (url === '' || url.length > 2_048 || /\s/.test(url)) return null
  return isRaw || !/&#?\w{1,30};/.test(written.replace(/&(?:amp|#38|#x26|apos|quot|lt|gt);/gi, '')) ? url : null
}

/**
 * Reads the sitemaps that robots.txt names, else `/sitemap.xml`; an index is followed, five files and 5,000 URLs
 * at the most. URLs of other sites are dropped.
 */
export async function gatherSitemap(recorder: Recorder, homeUrl: string, declared: string[]): Promise<SitemapEntry[]> {
  const home = new URL(homeUrl)
  const queue = declared.length > 0 ? [...declared] : [new URL('/sitemap.xml', home).href]
  const seen = new Set<string>()
  const found: SitemapEntry[] = []
  while (queue.length > 0 && seen.size < sitemapsMax && found.length < addressesMax) {
    const url = resolveUrl(queue.shift(), homeUrl)
    if (url === null || seen.has(url.href) || !isSameSite(url, home)) continue
    seen.add(url.href)
    const answer = await recorder.request(url.href, 'sitemap')
    if (!answer.ok || answer.value.status !== 200) continue
    const body = unpacked(answer.value.body)
    if (body === null) continue
    const { entries, sitemaps } = parseSitemap(decodeText(body, answer.value.headers['content-type'], 'xml').text)
    queue.push(...sitemaps)
    for (const entry of entries) {
      const entryUrl = resolveUrl(entry.url, url.href)
      if (entryUrl !== null && isSameSite(entryUrl, home)) found.push({ ...entry, url: entryUrl.href })
      if (found.length >= addressesMax) break
    }
  }
  return found
}

/** `sitemap.xml.gz` is a gzip file, not an encoded answer; null when it is broken or unpacks to more than 10 MiB. */
function unpacked(body: Uint8Array): Uint8Array | null {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  try {
    return gunzipSync(body, { maxOutputLength: unpackedBytesMax })
  } catch {
    return null
  }
}
