import {
  attributeOf,
  charactersOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  foldSpace,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
  unreadTags,
} from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import { pathParts } from '../../lexicon/pages/path-parts.ts'
import { placeOf } from '../../page/links.ts'
import type { SitePage } from '../../site.ts'
import { isSameSite, pageKey } from '../../site-url.ts'

/** A part of a page that is about one other page: a card of a grid, an entry of a list. */
export interface PostCard {
  url: string
  key: string
  title: string
  titleNode: Node
  /** Nodes of the card: `from` to `to`, exclusive. */
  from: Node
  to: Node
  hasHeading: boolean
  /** Parent of the card, for telling a list of cards. */
  parent: Node
}

interface Target {
  node: Node
  url: string
  key: string
}

/** The dot before an entry of a list, written rather than drawn. */
const leadingMark = /^[·•▪■◆►▶»›※\s]+(?=[\p{L}\p{Nd}])/u
const linksMax = 2_000
const titleCharactersMax = 300
const headingTag = /^h[1-6]$/

/** The cards of a page's main content: each as large as it can be without being about a second page. */
export function postCards(page: SitePage): PostCard[] {
  const links = titledLinks(page)
  const headingsBefore = headingCounts(page.document)
  const lastOfRun = runsOf(links, headingsBefore)
  const cards: PostCard[] = []
  for (let at = 0; at < links.length; at = lastOfRun[at]! + 1) {
    const run = links.slice(at, lastOfRun[at]! + 1)
    const root = largestAlone(page.document, { links, at, last: lastOfRun[at]!, headingsBefore })
    const card = cardOf(page, root, run)
    if (card !== null) cards.push(card)
  }
  return withFollowingText(page.document, cards)
}

/** Links of the content that name a page of the site in a heading or in several words. */
function titledLinks(page: SitePage): Target[] {
  const { document } = page
  const own = new URL(page.url)
  const ownKey = pageKey(own)
  const links: Target[] = []
  const named = new Set<string>()
  for (const node of descendantsByTag(document, 0, 'a')) {
    if (links.length >= linksMax) break
    const url = keptUrl(attributeOf(document, node, 'href'), page.head.baseUrl)
    if (url === null || placeOf(document, node) === 'footer' || placeOf(document, node) === 'navigation') continue
    const target = new URL(url)
    if (!isSameSite(target, own) || isListLink(page, node, target)) continue
    if (pathParts(target.pathname) === null && !isNumbered(target.pathname)) continue
    target.hash = ''
    const key = pageKey(target)
    if (key === ownKey || target.pathname === '/') continue
    links.push({ node, url: target.href, key })
    if (isNamed(document, node)) named.add(key)
  }
  return links.filter(({ key }) => named.has(key))
}

const listRel = /\b(?:tag|category|author|next|prev)\b/i
const pageQuery = /[?&](?:paged?|p|offset|cat|tag|author|s|q)=/i

/** `/news/4711`, the post of a number; `/news/page/2` is a page of the list. */
const isNumbered = (path: string) =>
  /\/\d{1,12}\/?$/.test(path.slice(-14)) &&
  !/\/(?:page|paged|p|seite|pagina|strona|tag|category|author)\/\d+\/?$/i.test(path)

const isListLink = ({ document }: SitePage, node: Node, { search }: URL) =>
  listRel.test(attributeOf(document, node, 'rel') ?? '') || (pageQuery.test(search) && !/[?&]p=\d{2,}/.test(search))

function isNamed(document: FlatDocument, node: Node): boolean {
  if (closestHeading(document, node) >= 0) return true
  if (!descendantsByTag(document, node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').next().done) return true
  const text = textOf(document, node, { charactersMax: 100 })
  return isTitleLong(text)
}

const isTitleLong = (text: string) =>
  text.split(' ').length >= 4 ||
  (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(text) &&
    text.length >= 8)

function closestHeading(document: FlatDocument, node: Node): Node {
  for (let at = node, steps = 0; at >= 0 && steps < 4; at = parentOf(document, at), steps++) {
    if (headingTag.test(tagOf(document, at))) return at
  }
  return -1
}

/** For each link the last of the links right after it that lead to the same page; with other headings between, it is another's. */
function runsOf(links: readonly Target[], headingsBefore: Int32Array): number[] {
  const last: number[] = []
  for (let at = links.length - 1; at >= 0; at--) {
    const next = links[at + 1]
    const isSame = next?.key === links[at]!.key && headingsBefore[next.node]! - headingsBefore[links[at]!.node]! <= 1
    last[at] = isSame ? last[at + 1]! : at
  }
  return last
}

/** How many headings of sections stand before each node. */
function headingCounts({ tags }: FlatDocument): Int32Array {
  const counts = new Int32Array(tags.length + 1)
  for (let node = 0; node < tags.length; node++)
    counts[node + 1] = counts[node]! + (/^h[1-4]$/.test(tags[node]!) ? 1 : 0)
  return counts
}

interface Run {
  links: readonly Target[]
  at: number
  last: number
  headingsBefore: Int32Array
}

/** The outermost element around a link within which no titled link leads elsewhere, and no second heading stands. */
function largestAlone(document: FlatDocument, { links, at, last, headingsBefore }: Run): Node {
  let root = links[at]!.node
  const before = links[at - 1]?.node ?? -1
  const after = links[last + 1]?.node ?? Number.POSITIVE_INFINITY
  for (let up = parentOf(document, root); up >= 0; up = parentOf(document, up)) {
    const end = endOf(document, up)
    if (up <= before || end > after || headingsBefore[end]! - headingsBefore[up]! > 1) break
    if (/^(?:body|html|main)$/.test(tagOf(document, up))) break
    root = up
  }
  return root
}

function cardOf(page: SitePage, root: Node, run: readonly Target[]): PostCard | null {
  const { document } = page
  const [first] = run as [Target]
  const heading = titleHeading(page, root, run)
  const titleNode = heading ?? longestLink(document, run)
  const title = titleOf(page, titleNode)?.replace(leadingMark, '')
  if (title === undefined) return null
  return {
    url: first.url,
    key: first.key,
    title,
    titleNode,
    from: root,
    to: endOf(document, root),
    hasHeading: heading !== null,
    parent: parentOf(document, root),
  }
}

const nodesOfCardMax = 3_000

/** The heading in or around the link; else the first heading of the card, where the card is not the whole page. */
function titleHeading(page: SitePage, root: Node, run: readonly Target[]): Node | null {
  const { document } = page
  for (const { node } of run) {
    const around = closestHeading(document, node)
    if (around >= root && textOf(document, around, { charactersMax: 20 }) !== '') return around
    for (const inner of descendantsByTag(document, node, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
      if (textOf(document, inner, { charactersMax: 20 }) !== '') return inner
    }
  }
  const end = Math.min(endOf(document, root), root + nodesOfCardMax)
  for (let node = root; node < end; node++) {
    if (headingTag.test(tagOf(document, node)) && textOf(document, node, { charactersMax: 20 }) !== '') return node
  }
  return null
}

function longestLink(document: FlatDocument, run: readonly Target[]): Node {
  let best = run[0]!.node
  let length = -1
  for (const { node } of run) {
    const text = textOf(document, node, { charactersMax: titleCharactersMax })
    if (text.length > length && text.length <= titleCharactersMax) {
      best = node
      length = text.length
    }
  }
  return best
}

function titleOf(page: SitePage, node: Node): string | null {
  const { document } = page
  const skip = (inner: Node) => !page.isVisible(inner)
  const whole = textOf(document, node, { charactersMax: titleCharactersMax, skip })
  if (whole.length > 2 && whole.length <= titleCharactersMax && tagOf(document, node) !== 'a') return whole
  if (tagOf(document, node) !== 'a') return null
  // A link around a whole card: what is named a title in it, else its first line.
  const end = Math.min(endOf(document, node), node + nodesOfCardMax)
  for (let inner = node + 1; inner < end; inner++) {
    if (isText(document, inner)) continue
    if (
      /(?:^|[\s_-])(?:title|headline|heading)(?:$|[\s_-])/i.test(
        (attributeOf(document, inner, 'class') ?? '').slice(0, 300),
      )
    ) {
      const text = textOf(document, inner, { charactersMax: titleCharactersMax, skip })
      if (text.length > 2 && text.length <= titleCharactersMax) return text
    }
  }
  return isTitleLong(whole) && whole.length <= 160 ? whole : null
}

/** In a flat list, `h3 p p h3 p p`, what stands before the next card belongs to the one before it. */
function withFollowingText(document: FlatDocument, cards: PostCard[]): PostCard[] {
  return cards.map((card, index) => {
    if (!headingTag.test(tagOf(document, card.from)) && tagOf(document, card.from) !== 'a') return card
    const next = cards[index + 1]
    const limit = next !== undefined && next.parent === card.parent ? next.from : endOf(document, card.parent)
    return { ...card, to: Math.min(limit, card.to + 60) }
  })
}

/** The short texts of a range of nodes, each that of one element without blocks in it: where a date stands. */
export function* shortTexts({ document }: SitePage, from: Node, to: Node): Generator<{ node: Node; text: string }> {
  const end = Math.min(to, from + nodesOfCardMax)
  for (let node = from; node < end; node++) {
    if (unreadTags.has(tagOf(document, node))) {
      node = endOf(document, node) - 1
      continue
    }
    if (!isText(document, node)) continue
    const text = charactersOf(document, node)
    if (text.length <= 400 && /\S/.test(text)) yield { node: parentOf(document, node), text: foldSpace(text) }
  }
}
