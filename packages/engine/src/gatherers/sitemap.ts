import { gunzipSync } from 'node:zlib'
import { decodeText } from '../net/charset.ts'
import { isSameSite, resolveAddress } from '../site-address.ts'
import type { Recorder } from './recorder.ts'

const sitemapsMax = 5
const addressesMax = 5_000
const entryCharactersMax = 4_096
const unpackedBytesMax = 10 * 1024 * 1024

export interface SitemapEntry {
  url: string
  /** As written; null without one. */
  lastModified: string | null
}

/** Addresses and nested sitemaps of one sitemap (sitemaps.org 0.9): XML, or text with an address a line. */
export function parseSitemap(text: string): { entries: SitemapEntry[]; sitemaps: string[] } {
  const entries: SitemapEntry[] = []
  const sitemaps: string[] = []
  if (!/<(?:\w+:)?(?:urlset|sitemapindex)\b/.test(text.slice(0, 2_000))) {
    for (const line of text.split(/\r?\n/, addressesMax)) {
      if (/^https?:\/\/\S+$/.test(line.trim())) entries.push({ url: line.trim(), lastModified: null })
    }
    return { entries, sitemaps }
  }
  const isIndex = /<(?:\w+:)?sitemapindex\b/.test(text.slice(0, 2_000))
  // By hand and not by one expression: an unclosed element would make a lazy one start over and over again.
  for (let at = text.indexOf('<loc>'); at >= 0; ) {
    const next = text.indexOf('<loc>', at + 5)
    const entry = text.slice(at + 5, Math.min(next < 0 ? text.length : next, at + 5 + entryCharactersMax))
    at = next
    const url = locationOf(entry)
    if (url === null) continue
    if (isIndex) sitemaps.push(url)
    else entries.push({ url, lastModified: /<lastmod>\s*([^<]{4,40})/.exec(entry)?.[1]?.trim() ?? null })
    if (entries.length >= addressesMax || sitemaps.length >= addressesMax) break
  }
  return { entries, sitemaps }
}

function locationOf(entry: string): string | null {
  const text = entry.slice(0, Math.max(0, entry.indexOf('<', entry.startsWith('<![CDATA[') ? 9 : 0)))
  const url = text
    .replace(/^\s*<!\[CDATA\[/, '')
    .replace(/\]\]>\s*$/, '')
    .trim()
  return url === '' || url.length > 2_048 ? null : url.replaceAll('&amp;', '&').replaceAll('&#38;', '&')
}

/**
 * Reads the sitemaps that robots.txt names, else `/sitemap.xml`; an index is followed, five files and 5,000 addresses
 * at the most. Addresses of other sites are dropped.
 */
export async function gatherSitemap(recorder: Recorder, homeUrl: string, declared: string[]): Promise<SitemapEntry[]> {
  const home = new URL(homeUrl)
  const queue = declared.length > 0 ? [...declared] : [new URL('/sitemap.xml', home).href]
  const seen = new Set<string>()
  const found: SitemapEntry[] = []
  while (queue.length > 0 && seen.size < sitemapsMax && found.length < addressesMax) {
    const url = resolveAddress(queue.shift(), homeUrl)
    if (url === null || seen.has(url.href) || !isSameSite(url, home)) continue
    seen.add(url.href)
    const answer = await recorder.request(url.href, 'sitemap')
    if (!answer.ok || answer.value.status !== 200) continue
    const body = unpacked(answer.value.body)
    if (body === null) continue
    const { entries, sitemaps } = parseSitemap(decodeText(body, answer.value.headers['content-type'], 'xml').text)
    queue.push(...sitemaps)
    for (const entry of entries) {
      const entryUrl = resolveAddress(entry.url, url.href)
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
