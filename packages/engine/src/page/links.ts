import {
  attributeOf,
  descendantsByTag,
  type FlatDocument,
  type Node,
  parentOf,
  tagOf,
  textOf,
} from '../document/flat-document.ts'
import { inheritedState } from '../document/inherited-state.ts'
import { urlCharactersMax } from '../document/kept-url.ts'
import { holdsMessage } from '../document/message.ts'
import { type PageHead, pageHead } from '../document/page-head.ts'
import { memoised } from '../memoised.ts'
import { isSameSite, pageKey, resolveUrl } from '../site-url.ts'

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

const placeRanks: PlaceOnPage[] = ['page', 'header', 'navigation', 'footer']

/** By document: the rank of the place of what stands in a node. */
const ranksWithin = memoised((document: FlatDocument) =>
  inheritedState(document, 0, (node, around) =>
    isRoot(document, node) ? 0 : Math.max(around, ownRank(document, node)),
  ),
)

/** In which part of the page an element stands, by landmark first and by telling names else. */
export const placeOf = (document: FlatDocument, node: Node): PlaceOnPage =>
  placeRanks[ranksWithin(document)(parentOf(document, node))] ?? 'page'

const isRoot = (document: FlatDocument, node: Node) => /^(?:body|html)$/.test(tagOf(document, node))

/** What an element makes of all that stands in it. */
function ownRank(document: FlatDocument, node: Node): number {
  const tag = tagOf(document, node)
  const role = attributeOf(document, node, 'role')
  const name = nameOf(document, node)
  if (tag === 'footer' || role === 'contentinfo' || footerName.test(name)) return 3
  if (tag === 'nav' || role === 'navigation') return 2
  if (navigationName.test(name) && !holdsMessage(document, node)) return 2
  const isHeader = tag === 'header' || role === 'banner' || headerName.test(name)
  return isHeader && !holdsMessage(document, node) ? 1 : 0
}

/** What names are looked for in: the telling class stands among the first. */
const nameCharactersMax = 512

/** Class and id of an element as one text. */
export const nameOf = (document: FlatDocument, node: Node): string =>
  `${(attributeOf(document, node, 'class') ?? '').slice(0, nameCharactersMax)} ${(attributeOf(document, node, 'id') ?? '').slice(0, nameCharactersMax)}`

/** Class and id with the words of each parted by hyphens: `customerReviews__card` becomes `customer-Reviews--card`. */
export const partedNameOf = (document: FlatDocument, node: Node): string =>
  nameOf(document, node)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')

const notAPage =
  /\.(?:pdf|zip|gz|tgz|dmg|exe|msi|pkg|deb|rpm|apk|appimage|jpe?g|png|gif|svg|webp|avif|ico|mp[34]|webm|mov|avi|wav|ogg|css|js|json|xml|txt|csv|docx?|xlsx?|pptx?|ics|woff2?|ttf|asc|sig|torrent)$/i

const isPageUrl = (url: URL): boolean => !notAPage.test(url.pathname)

/** What a link is called: its text, else the alternative text of its picture, else its label for screen readers. */
export function linkLabel(document: FlatDocument, node: Node): string {
  const text = textOf(document, node, { charactersMax: 200 })
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
    const url = resolveUrl(attributeOf(document, node, isFrame ? 'src' : 'href'), head.baseUrl)
    if (url === null || url.href.length > urlCharactersMax || !isSameSite(url, page) || !isPageUrl(url)) continue
    url.hash = ''
    const key = pageKey(url)
    if (key === ownKey) continue
    links.push({ url: url.href, key, label: linkLabel(document, node), place: placeOf(document, node) })
  }
  return links
}
