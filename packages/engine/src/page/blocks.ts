import { beginningOf } from '../document/beginning-of.ts'
import {
  ancestorsOf,
  attributeOf,
  charactersOf,
  childElementsOf,
  childrenOf,
  descendantsByTag,
  endOf,
  foldSpace,
  isText,
  type Node,
  tagOf,
  textOf,
  unreadTags,
} from '../document/flat-document.ts'
import { holdsMessage } from '../document/message.ts'
import { headingSays } from '../lexicon/pages/block-words.ts'
import type { SitePage } from '../site.ts'
import { looksPressable } from './looks.ts'
import type { Block, BlockRole, PageBlocks } from './page-blocks.ts'

/** A run of sibling nodes that a reader takes for one part of the page: `node` to `end`, exclusive. */
interface Span {
  node: Node
  end: Node
}

const depthMax = 12
const blocksMax = 80

/** Cuts a page into the parts a reader sees, and says what each is for. */
export function pageBlocks(page: SitePage): PageBlocks {
  const [body] = descendantsByTag(page.document, 0, 'body')
  if (body === undefined) return { page: page.url, blocks: [] }
  const spans: Span[] = []
  cut(page, body, spans)
  const blocks = spans.slice(0, blocksMax).map((span) => describe(page, span))
  nameHero(blocks)
  return { page: page.url, blocks }
}

const landmarkTags = new Set([
  'header',
  'footer',
  'nav',
  'aside',
  'form',
  'ul',
  'ol',
  'table',
  'dl',
  'figure',
  'dialog',
])
const headingTags = new Set(['h1', 'h2', 'h3'])

interface Uncut {
  node: Node
  depth: number
}

/** Cuts an element into spans: down through wrappers, apart at sections, at headings between siblings. */
function cut(page: SitePage, body: Node, spans: Span[]): void {
  /** Last first, so that the spans come in page order. */
  const open: Uncut[] = [{ node: body, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const child of cutOne(page, next, spans).reverse()) open.push({ node: child, depth: next.depth + 1 })
  }
}

/** @returns the children to be cut on their own; none where the element became spans */
function cutOne(page: SitePage, { node, depth }: Uncut, spans: Span[]): Node[] {
  const { document } = page
  const children = [...childElementsOf(document, node)].filter((child) => isSubstantial(page, child))
  const [only] = children
  const tag = tagOf(document, node)
  const isLeaf = depth >= depthMax || landmarkTags.has(tag) || hasOwnText(page, node)
  const whole = { node, end: endOf(document, node) }
  if (only === undefined || isLeaf) {
    spans.push(whole)
    return []
  }
  if (children.length === 1) {
    if (!isPhrase(page, only)) return children
    spans.push(whole)
    return []
  }
  const headings = children.filter((child) => headingTags.has(tagOf(document, child)))
  if (headings.length > 1 && tag !== 'section') {
    cutAtHeadings(children, headings, spans, whole.end)
    return []
  }
  if (headings.length > 0 || children.every((child) => isPhrase(page, child)) || areAlike(page, children)) {
    spans.push(whole)
    return []
  }
  return children
}

/** A flat page, `h2 p p h2 p`: each heading begins a part. */
function cutAtHeadings(children: Node[], headings: Node[], spans: Span[], end: Node): void {
  const starts = [...new Set([...children.slice(0, 1), ...headings])]
  for (const [index, start] of starts.entries()) spans.push({ node: start, end: starts[index + 1] ?? end })
}

const phraseTags = new Set(
  'h1 h2 h3 h4 h5 h6 p a span img button strong em b i br small svg picture label input hr'.split(' '),
)

const isPhrase = ({ document }: SitePage, node: Node) => phraseTags.has(tagOf(document, node))

function hasOwnText({ document }: SitePage, node: Node): boolean {
  for (const child of childrenOf(document, node)) {
    if (isText(document, child) && foldSpace(charactersOf(document, child)).length > 20) return true
  }
  return false
}

const mediaTags = ['img', 'picture', 'svg', 'video', 'iframe', 'form', 'input']

function isSubstantial(page: SitePage, node: Node): boolean {
  const { document } = page
  if (unreadTags.has(tagOf(document, node)) || !page.isVisible(node)) return false
  if (mediaTags.includes(tagOf(document, node))) return true
  for (let index = node + 1; index < endOf(document, node); index++) {
    const tag = tagOf(document, index)
    if (unreadTags.has(tag)) index = endOf(document, index) - 1
    else if (mediaTags.includes(tag)) return true
    else if (isText(document, index) && /\S/.test(charactersOf(document, index))) return true
  }
  return false
}

const signature = ({ document }: SitePage, node: Node) =>
  `${tagOf(document, node)}.${(attributeOf(document, node, 'class') ?? '').split(/\s+/).sort().join('.')}`

/** Three or more children built alike and none of them a section of its own: cards of one grid. */
function areAlike(page: SitePage, children: Node[]): boolean {
  if (children.length < 3) return false
  if (children.some((child) => tagOf(page.document, child) === 'section')) return false
  const [first, ...others] = children.map((child) => signature(page, child))
  return 1 + others.filter((other) => other === first).length >= 0.7 * children.length
}

function describe(page: SitePage, { node, end }: Span): Block {
  const { document } = page
  let heading: string | null = null
  let links = 0
  let buttons = 0
  let repeats = 0
  const texts: string[] = []
  for (let index = node; index < end; index++) {
    const tag = tagOf(document, index)
    if (/^h[1-4]$/.test(tag) && heading === null && page.isVisible(index)) heading = headingText(page, index)
    if (tag === 'a') links++
    if ((tag === 'a' || tag === 'button' || tag === 'input') && looksPressable(page, index)) buttons++
  }
  for (let index = node; index < end; index = endOf(document, index)) texts.push(textOf(document, index))
  for (let index = node; index < end && index < node + 4_000; index++) {
    if (isText(document, index)) continue
    const counts = new Map<string, number>()
    for (const child of childElementsOf(document, index)) {
      const key = signature(page, child)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    for (const count of counts.values()) repeats = Math.max(repeats, count)
  }
  const text = foldSpace(texts.join(' '))
  return { role: roleOf(page, node, end, heading, text), heading, text, node, end, links, buttons, repeats }
}

const headingCharactersMax = 300

const headingText = ({ document }: SitePage, node: Node): string | null =>
  beginningOf(textOf(document, node, { charactersMax: headingCharactersMax }), headingCharactersMax) || null

const names: [RegExp, BlockRole][] = [
  [/\b(?:footer|colophon)\b/i, 'footer'],
  [/\b(?:hero|jumbotron|masthead|intro-?section|splash)\b/i, 'hero'],
  [/\b(?:pricing|price-?table|plans?|preise|tarifs?)\b/i, 'pricing'],
  [/\b(?:testimonials?|reviews?|quotes?)\b/i, 'testimonials'],
  [/\b(?:clients|customers|logos|partners|trusted)\b/i, 'customers'],
  [/\b(?:faqs?|accordion)\b/i, 'faq'],
  [/\b(?:features?|benefits)\b/i, 'features'],
  [/\b(?:services|leistungen)\b/i, 'services'],
  [/\b(?:team|staff)\b/i, 'team'],
  [/\b(?:about|ueber-uns)\b/i, 'about'],
  [/\b(?:blog|news|posts|articles)\b/i, 'blog'],
  [/\b(?:newsletter|subscribe)\b/i, 'newsletter'],
  [/\b(?:contact|kontakt)\b/i, 'contact'],
  [/\b(?:gallery|portfolio)\b/i, 'gallery'],
  [/\b(?:stats?|counters?|numbers|facts)\b/i, 'stats'],
  [/\b(?:steps?|process|how-it-works)\b/i, 'steps'],
  [/\bcta\b/i, 'cta'],
]

const currency = /[$€£¥₹₽₩]\s?\d|\d\s?(?:€|kr|zł|Kč|CHF|USD|EUR|円|元)/g

function roleOf(page: SitePage, node: Node, end: Node, heading: string | null, text: string): BlockRole {
  const { document } = page
  const landmark = landmarkOf(page, node)
  if (landmark !== null) return landmark
  const byWords = heading === null ? undefined : headingSays(heading)
  if (byWords !== undefined) return byWords
  const label = `${attributeOf(document, node, 'class') ?? ''} ${attributeOf(document, node, 'id') ?? ''}`
  const words = label.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, '-')
  const byName = names.find(([pattern]) => pattern.test(words))?.[1]
  if (byName !== undefined) return byName
  if ((text.match(currency)?.length ?? 0) >= 3) return 'pricing'
  if ((text.match(/\?(?:\s|$)/g)?.length ?? 0) >= 4) return 'faq'
  if (countOf(page, node, end, 'blockquote') >= 2) return 'testimonials'
  return 'content'
}

const countOf = ({ document }: SitePage, node: Node, end: Node, tag: string) => {
  let count = 0
  for (let index = node; index < end; index++) if (document.tags[index] === tag) count++
  return count
}

const landmarks = new Map<string, BlockRole>(Object.entries({ header: 'header', nav: 'navigation', footer: 'footer' }))
const landmarkRoles = new Map<string, BlockRole>(
  Object.entries({ banner: 'header', navigation: 'navigation', contentinfo: 'footer' }),
)

function landmarkOf({ document }: SitePage, node: Node): BlockRole | null {
  for (const at of [node, ...ancestorsOf(document, node)]) {
    const tag = tagOf(document, at)
    if (tag === 'body' || tag === 'main' || tag === 'section' || tag === 'article') return null
    const role = landmarks.get(tag) ?? landmarkRoles.get(attributeOf(document, at, 'role') ?? '')
    if (role === undefined) continue
    // A header that holds the opening of the page is its hero, not its chrome.
    if (role === 'header' && holdsMessage(document, at)) return null
    return role
  }
  return null
}

/** The first part of the page that is neither chrome nor named otherwise, and that has a heading. */
function nameHero(blocks: Block[]): void {
  if (blocks.some(({ role }) => role === 'hero')) return
  const index = blocks.findIndex(({ role, heading }) => role === 'content' && heading !== null)
  const first = index > 3 ? undefined : blocks[index]
  if (first !== undefined) first.role = 'hero'
}
