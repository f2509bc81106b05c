import { attributeOf, descendantsByTag, type FlatDocument } from '../document/flat-document.ts'
import type { PageHead } from '../document/page-head.ts'
import { isSameSite, resolveUrl } from '../site-url.ts'
import type { Recorder } from './recorder.ts'

const feedsOfPageMax = 3

const feedPath = /(?:^|\/)(?:feed|rss|atom)(?:\/?|\/(?:rss2?|atom)\/?|\.(?:xml|rss|atom|json))$|\.(?:rss|atom)$/i
const commentsPath = /\/comments\//i

/** URLs of a page's feeds: those that its head names, else those of the same site that it links. */
export function feedUrls(document: FlatDocument, head: PageHead): string[] {
  const declared = head.links.flatMap(({ rel, url, attributes }) =>
    rel.includes('alternate') && /(?:rss|atom)\+xml|feed\+json/i.test(attributes.type ?? '') ? [url] : [],
  )
  const urls = new Set(declared.filter((url) => !commentsPath.test(url)))
  if (urls.size === 0) {
    const base = new URL(head.baseUrl)
    for (const node of descendantsByTag(document, 0, 'a')) {
      const url = resolveUrl(attributeOf(document, node, 'href')?.slice(0, 2_048), head.baseUrl)
      if (url === null || !feedPath.test(url.pathname) || commentsPath.test(url.pathname)) continue
      if (isSameSite(url, base)) urls.add(url.href)
      if (urls.size >= feedsOfPageMax) break
    }
  }
  return [...urls].slice(0, feedsOfPageMax)
}

/** Asks for the feeds of a page; one that was asked for already costs nothing. */
export async function gatherFeeds(recorder: Recorder, document: FlatDocument, head: PageHead): Promise<void> {
  await Promise.all(feedUrls(document, head).map((url) => recorder.request(url, 'feed')))
}
