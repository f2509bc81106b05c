import {
  ancestorsOf,
  attributeOf,
  charactersOf,
  closest,
  endOf,
  isText,
  type Node,
  tagOf,
  unreadTags,
} from '../../../document/flat-document.ts'
import { placeOf } from '../../../page/links.ts'
import { layoutOf } from '../../../page/looks.ts'
import { wordCount } from '../../../page/word-count.ts'
import type { SitePage } from '../../../site.ts'
import { domainLabel, isSameSite, pageKey, resolveUrl } from '../../../site-url.ts'

/** Where on the page a mark stands. `top` is the beginning of a page that names no header. */
export type MarkPlace = 'header' | 'top' | 'footer' | 'page'

/** Words, those of links left out, that may stand before the end of a page's head. */
const wordsOfTopMax = 40
const nodesOfTopMax = 3_000
/** Pixels. */
const topHeight = 200

export interface Places {
  of(node: Node): MarkPlace
  /** The first node after the beginning of the page. */
  topEnd: Node
}

/** Tells the places of a page: by landmark and name, by the browser's layout, else by what stands before. */
export function placesOf(page: SitePage): Places {
  const topEnd = endOfTop(page)
  return {
    topEnd,
    of(node) {
      const place = placeOf(page.document, node)
      if (place === 'footer') return 'footer'
      const layout = layoutOf(page, node)
      if (place === 'header' || place === 'navigation') {
        // Menus stand at the foot, too, and headers within articles.
        return layout !== null && layout.y > 4 * topHeight ? 'page' : 'header'
      }
      if (layout !== null && layout.width > 0 && layout.y >= topHeight) {
        return layout.y < 3 * topHeight && node < topEnd ? 'top' : 'page'
      }
      if (layout !== null && layout.width > 0) return 'top'
      return node < topEnd ? 'top' : 'page'
    },
  }
}

function endOfTop({ document, isVisible }: SitePage): Node {
  let words = 0
  let linkEnd = 0
  let seen = 0
  for (let node = 0; node < document.tags.length; node++) {
    const tag = tagOf(document, node)
    if (unreadTags.has(tag) || tag === 'svg') {
      node = endOf(document, node) - 1
      continue
    }
    if (++seen > nodesOfTopMax) return node
    if (tag === 'a' || tag === 'button' || tag === 'select') linkEnd = Math.max(linkEnd, endOf(document, node))
    if (tag === 'h2' || tag === 'footer') return node
    if (!isText(document, node) || node < linkEnd || !isVisible(node)) continue
    words += wordCount(charactersOf(document, node).slice(0, 2_000))
    if (words > wordsOfTopMax) return node
  }
  return document.tags.length
}

/** Where the link around a mark leads. */
export type LinkTarget = 'home' | 'top' | 'own page' | 'own brand' | 'elsewhere' | 'none'

/** `/`, and the home page of a language: `/de`, `/pt-br/`. */
const homePath =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?(?:\/|$)){0,2}(?:(?:index|home|default|start|welcome)(?:\.\w{2,5})?\/?)?$/i

export function linkTarget(page: SitePage, link: Node): LinkTarget {
  if (link < 0) return 'none'
  const href = attributeOf(page.document, link, 'href')?.trim()
  if (href === undefined) return 'none'
  if (/^#|^javascript:|^$/i.test(href)) return 'top'
  const url = resolveUrl(href.slice(0, 2_048), page.head.baseUrl)
  if (url === null) return 'none'
  const home = new URL(page.url)
  if (isSameSite(url, home)) return pageKey(url) === pageKey(home) || homePath.test(url.pathname) ? 'home' : 'own page'
  return domainLabel(url) === domainLabel(home) ? 'own brand' : 'elsewhere'
}

const linkDepthMax = 8

/** The link that an element stands in; -1 for none. */
export function linkAround({ document }: SitePage, node: Node): Node {
  let depth = 0
  const link = closest(document, node, (at) => ++depth > linkDepthMax || tagOf(document, at) === 'a')
  return link >= 0 && tagOf(document, link) === 'a' ? link : -1
}

/** The elements around, as far as a mark may be named by them: up to its link, at least the nearest two. */
export function nearAncestors({ document }: SitePage, node: Node, link: Node): Node[] {
  const near: Node[] = []
  for (const at of ancestorsOf(document, node)) {
    const tag = tagOf(document, at)
    if (/^(?:body|html|header|nav|main|section|footer|ul|table|tr)$/.test(tag)) break
    near.push(at)
    if (near.length >= (link >= 0 && at > link ? linkDepthMax : 2)) break
  }
  if (link >= 0 && !near.includes(link)) near.push(link)
  return near
}
