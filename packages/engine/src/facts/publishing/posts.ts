import type { PageType } from '../../artifacts.ts'
import { beginningOf } from '../../document/beginning-of.ts'
import { foldSpace, type Node } from '../../document/flat-document.ts'
import type { Fact, Quote } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { decodeText } from '../../net/charset.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site } from '../../site.ts'
import { pageKey } from '../../site-url.ts'
import { readFeed } from './feed.ts'
import { indexPosts } from './index-posts.ts'
import type { FoundPost, Post } from './shapes.ts'
import { structuredPosts } from './structured-posts.ts'

/** What a plan of topics is made from; a feed holds ten to fifty. */
const postsMax = 100

/**
 * What the brand publishes, newest first and undated last: by its feeds, else by what its pages declare and list. The day
 * is that of publication, as the site writes it.
 */
export function posts(site: Site, nodes: StructuredNode[]): Fact<Post>[] {
  // A day more: where the site is written, tomorrow may have begun.
  const today = new Date(Date.parse(site.capture.capturedAt) + 86_400_000).toISOString().slice(0, 10)
  const inFeeds = feedPosts(site).filter(({ post: { date } }) => date === null || date <= today)
  const listed = site.pages.flatMap((page) => indexPosts(page, today))
  const declared = structuredPosts(site, nodes, today)
  const merged = new Map<string, FoundPost>()
  for (const found of [...inFeeds, ...declared, ...listed]) {
    if (isPlaceholder(found.post)) continue
    const key = keyOf(found)
    const known = merged.get(key)
    if (known === undefined) merged.set(key, found)
    else if (known.post.date === null) merged.set(key, { ...known, post: { ...known.post, date: found.post.date } })
  }
  return withoutTwins([...merged.values()])
    .map((found, order) => ({ found, order }))
    .sort((a, b) => newestFirst(a.found.post, b.found.post) || a.order - b.order)
    .slice(0, postsMax)
    .map(({ found: { post, quote, confidence } }) => ({
      value: post,
      basis: 'stated',
      confidence,
      quotes: 'node' in quote ? quotesOf(site, quote) : [quote],
    }))
}

/** A post of the same title and day at a second URL is the same post, or a link that leads nowhere. */
function withoutTwins(found: readonly FoundPost[]): FoundPost[] {
  const first = new Map<string, FoundPost>()
  for (const one of found) {
    const { title, date, url } = one.post
    const key = date === null ? url : `${foldText(title)} ${date}`
    if (!first.has(key)) first.set(key, one)
  }
  return [...first.values()]
}

/** News without a page of their own share its URL, and differ by their titles. */
const keyOf = ({ post: { url, title }, isUnlinked }: FoundPost): string =>
  isUnlinked === true ? `${pageKey(url)} ${title}` : pageKey(url)

const newestFirst = (a: Post, b: Post): number =>
  a.date === b.date ? 0 : a.date === null ? 1 : b.date === null ? -1 : a.date < b.date ? 1 : -1

/** What a new WordPress comes with. */
const isPlaceholder = ({ url }: Post): boolean =>
  /\/(?:hello-world|hallo-welt|bonjour-tout-le-monde|hola-mundo|ciao-mondo|ola-mundo|hallo-wereld)\/?$/.test(url)

function quotesOf(site: Site, { page, text, node }: { page: string; text: string; node: Node }): Quote[] {
  const holder = site.pages.find(({ url }) => url === page)
  return holder === undefined ? [] : [{ page, text: beginningOf(text, 300), locator: locatorOf(holder.document, node) }]
}

/** Entries of the feeds that tell of posts; feeds of comments, episodes and products are others. */
function feedPosts(site: Site): FoundPost[] {
  const found: FoundPost[] = []
  for (const exchange of site.capture.exchanges) {
    if (exchange.kind !== 'feed' || exchange.status !== 200) continue
    const body = site.bodyOf(exchange)
    if (body === undefined) continue
    const feed = readFeed(decodeText(body, exchange.headers['content-type'], 'xml').text, exchange.finalUrl)
    if (feed?.kind !== 'posts') continue
    const link = linkToFeed(site, exchange.url)
    for (const [place, { title, url, date }] of feed.entries.entries()) {
      const quote = quoteOfEntry(site, title, place, link)
      if (quote !== null) {
        found.push({ post: { title, url, date, source: exchange.finalUrl }, quote, confidence: 0.95 })
      }
    }
  }
  return found
}

const quotedEntriesMax = 40
const listingTypes: ReadonlySet<PageType> = new Set(['home', 'blog', 'press', 'post'])

/** A feed is no page: its entry is quoted where a page shows it, else by the page's link to the feed. */
function quoteOfEntry(site: Site, title: string, place: number, link: Quote | null): Quote | null {
  if (place >= quotedEntriesMax && link !== null) return link
  const page = site.pages.find(({ type, text }) => listingTypes.has(type) && text.includes(title))
  return page === undefined ? link : { page: page.url, text: title, locator: 'body' }
}

/** The page that leads to a feed: by its head, or by a link that visitors see. */
function linkToFeed(site: Site, feedUrl: string): Quote | null {
  for (const page of site.pages) {
    for (const { url, attributes } of page.head.links) {
      if (url === feedUrl && attributes.href !== undefined) {
        return { page: page.url, text: foldSpace(attributes.href), locator: 'link[rel=alternate]' }
      }
    }
    for (const written of [feedUrl, new URL(feedUrl).pathname]) {
      if (page.text.includes(written)) return { page: page.url, text: written, locator: 'a[href]' }
    }
  }
  return null
}
