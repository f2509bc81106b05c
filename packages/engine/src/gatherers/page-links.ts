import {
  ancestorsOf,
  attributeOf,
  descendantsByTag,
  type FlatDocument,
  type Node,
  tagOf,
  textOf,
} from '../document/flat-document.ts'
import { type PageHead, pageHead } from '../document/page-head.ts'
import { isSameSite, pageKey, resolveAddress } from '../site-address.ts'

export type LinkPlace = 'navigation' | 'header' | 'footer' | 'page' | 'sitemap' | 'hreflang'

/** A link of a page to a page of the same site. */
export interface PageLink {
  url: string
  key: string
  label: string
  place: LinkPlace
}

const navigationName = /(?:^|[\s_-])(?:nav|navbar|navigation|menu|main-?menu|topbar)(?:$|[\s_-])/i
const footerName = /(?:^|[\s_-])(?:footer|foot|colophon)(?:$|[\s_-])/i
const headerName = /(?:^|[\s_-])(?:header|top-?bar|site-?head)(?:$|[\s_-])/i

type PlaceOnPage = Exclude<LinkPlace, 'sitemap' | 'hreflang'>

const places = new WeakMap<FlatDocument, Map<Node, PlaceOnPage>>()

/** In which part of the page an element stands, by landmark first and by telling names else; siblings share it. */
export function placeOf(document: FlatDocument, node: Node): PlaceOnPage {
  const known = places.get(document) ?? new Map<Node, PlaceOnPage>()
  places.set(document, known)
  const parent = document.parents[node] ?? -1
  let place = known.get(parent)
  if (place === undefined) {
    place = placeByAncestors(document, node)
    known.set(parent, place)
  }
  return place
}

function placeByAncestors(document: FlatDocument, node: Node): PlaceOnPage {
  let found: 'navigation' | 'header' | 'page' = 'page'
  for (const ancestor of ancestorsOf(document, node)) {
    const tag = tagOf(document, ancestor)
    if (tag === 'body' || tag === 'html') break
    const role = attributeOf(document, ancestor, 'role')
    const name = `${attributeOf(document, ancestor, 'class') ?? ''} ${attributeOf(document, ancestor, 'id') ?? ''}`
    if (tag === 'footer' || role === 'contentinfo' || footerName.test(name)) return 'footer'
    if (tag === 'nav' || role === 'navigation') found = 'navigation'
    else if (navigationName.test(name) && !holdsMessage(document, ancestor)) found = 'navigation'
    else if (found === 'page' && (tag === 'header' || role === 'banner' || headerName.test(name))) {
      if (!holdsMessage(document, ancestor)) found = 'header'
    }
  }
  return found
}

const messages = new WeakMap<FlatDocument, Map<Node, boolean>>()

/** Whether a header is more than the bar at the top: many pages put their whole opening into one. */
export function holdsMessage(document: FlatDocument, header: Node): boolean {
  const known = messages.get(document) ?? new Map<Node, boolean>()
  messages.set(document, known)
  let holds = known.get(header)
  if (holds === undefined) {
    const headings = [...descendantsByTag(document, header, 'h1', 'h2')]
    const paragraphs = [...descendantsByTag(document, header, 'p')].map((node) => textOf(document, node).length)
    const longest = Math.max(0, ...paragraphs)
    holds =
      longest >= 60 ||
      headings.some((node) => textOf(document, node).split(/\s+/).length >= 3) ||
      (longest >= 25 && headings.some((node) => descendantsByTag(document, node, 'a').next().done))
    known.set(header, holds)
  }
  return holds
}

const notAPage =
  /\.(?:pdf|zip|gz|tgz|dmg|exe|msi|pkg|deb|rpm|apk|appimage|jpe?g|png|gif|svg|webp|avif|ico|mp[34]|webm|mov|avi|wav|ogg|css|js|json|xml|txt|csv|docx?|xlsx?|pptx?|ics|woff2?|ttf|asc|sig|torrent)$/i

const isPageAddress = (url: URL): boolean => !notAPage.test(url.pathname)

/** What a link is called: its text, else the alternative text of its picture, else its label for screen readers. */
export function linkLabel(document: FlatDocument, node: Node): string {
  const text = textOf(document, node)
  if (text !== '') return text.slice(0, 200)
  for (const image of descendantsByTag(document, node, 'img')) {
    const alt = attributeOf(document, image, 'alt')?.trim()
    if (alt) return alt.slice(0, 200)
  }
  return (attributeOf(document, node, 'aria-label') ?? attributeOf(document, node, 'title') ?? '').trim().slice(0, 200)
}

const linksOfPageMax = 2_000

/** Links to other pages of the site, in page order; a page that is linked twice stands here twice. */
export function pageLinks(
  document: FlatDocument,
  pageUrl: string,
  head: PageHead = pageHead(document, pageUrl),
): PageLink[] {
  const page = new URL(pageUrl)
  const ownKey = pageKey(page)
  const links: PageLink[] = []
  for (const node of descendantsByTag(document, 0, 'a', 'area', 'frame', 'iframe')) {
    if (links.length >= linksOfPageMax) break
    const isFrame = /frame$/.test(tagOf(document, node))
    const url = resolveAddress(attributeOf(document, node, isFrame ? 'src' : 'href'), head.baseUrl)
    if (url === null || !isSameSite(url, page) || !isPageAddress(url)) continue
    url.hash = ''
    const key = pageKey(url)
    if (key === ownKey) continue
    links.push({ url: url.href, key, label: linkLabel(document, node), place: placeOf(document, node) })
  }
  return links
}
