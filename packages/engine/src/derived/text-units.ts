import {
  ancestorsOf,
  attributeOf,
  childrenOf,
  descendantsByTag,
  endOf,
  foldSpace,
  isBlock,
  isText,
  type Node,
  tagOf,
  textOf,
  unreadTags,
} from '../document/flat-document.ts'
import { type LinkPlace, placeOf } from '../gatherers/page-links.ts'
import type { SitePage } from '../site.ts'
import { fontSizeOf, layoutOf } from './looks.ts'

/** A line or paragraph as a reader sees it: one heading, one paragraph, one button label. */
export interface TextUnit {
  node: Node
  tag: string
  text: string
  /** Pixels, of the largest text in it. */
  fontSize: number
  place: LinkPlace
  /** Characters of main-content text that stand before it. */
  offset: number
  /** Pixels from the top; null where no browser laid the page out. */
  y: number | null
}

const headingTag = /^h[1-6]$/
const controlTags = new Set(['a', 'button', 'select', 'option', 'label', 'input', 'textarea'])

/** The visible texts of a page from its top, as many as stand within so many characters of main content. */
export function textUnits(page: SitePage, charactersMax: number): TextUnit[] {
  const { document } = page
  const [body] = descendantsByTag(document, 0, 'body')
  if (body === undefined) return []
  const units: TextUnit[] = []
  let offset = 0
  for (let node = body + 1; node < endOf(document, body); ) {
    const tag = tagOf(document, node)
    if (isText(document, node)) {
      node++
      continue
    }
    if (unreadTags.has(tag) || tag === 'svg' || !page.isVisible(node)) {
      node = endOf(document, node)
      continue
    }
    if (!headingTag.test(tag) && !isUnit(page, node)) {
      node++
      continue
    }
    const text = textOf(document, node, { skip: (inner) => !page.isVisible(inner) })
    if (text !== '') {
      const place = placeOf(document, node)
      units.push({
        node,
        tag,
        text,
        fontSize: largestText(page, node),
        place,
        offset,
        y: layoutOf(page, node)?.y ?? null,
      })
      if (place === 'page') offset += text.length
      if (offset > charactersMax) break
    }
    node = endOf(document, node)
  }
  return units
}

/** An element that holds text of its own, or nothing but inline elements: its children are pieces of one line. */
const isUnit = (page: SitePage, node: Node): boolean =>
  holdsOnlyPhrases(page, node) && !holdsLinesOfTwoSizes(page, node)

function holdsOnlyPhrases({ document }: SitePage, node: Node): boolean {
  let hasInline = false
  for (const child of childrenOf(document, node)) {
    if (isText(document, child)) {
      if (foldSpace(document.texts[child]!) !== '') return true
      continue
    }
    const tag = tagOf(document, child)
    if (isBlock(document, child) && tag !== 'br' && tag !== 'button') return false
    if (controlTags.has(tag) || holdsBlocks(document, child)) return false
    hasInline = true
  }
  return hasInline
}

/** `<p><span class="big">…</span><span class="small">…</span></p>`, the spans set as blocks: two units. */
function holdsLinesOfTwoSizes(page: SitePage, node: Node): boolean {
  const { document } = page
  const sizes: number[] = []
  const children = [...childrenOf(document, node)].filter((child) => holdsText(document, child))
  if (children.some((child) => isText(document, child))) return false
  const [only] = children
  if (children.length === 1) return holdsLinesOfTwoSizes(page, only!)
  for (const child of children) {
    const display = isBlock(document, child) ? 'block' : page.styles.value(child, 'display')
    const holds = display === 'block' || display === 'flex' || endOf(document, child) - child > 2
    if (holds) sizes.push(largestText(page, child))
  }
  return sizes.length > 1 && Math.max(...sizes) > 1.25 * Math.min(...sizes)
}

/** Stops at the first text: asked at each depth of a nesting, reading all of it would cost the square of the depth. */
function holdsText(document: SitePage['document'], node: Node): boolean {
  for (let index = node; index < endOf(document, node); index++) {
    if (unreadTags.has(tagOf(document, index)) || tagOf(document, index) === 'svg') index = endOf(document, index) - 1
    else if (isText(document, index) && foldSpace(document.texts[index]!.slice(0, 1_000)) !== '') return true
  }
  return false
}

function holdsBlocks(document: SitePage['document'], node: Node): boolean {
  for (let index = node + 1; index < endOf(document, node); index++) {
    if (!isText(document, index) && isBlock(document, index) && tagOf(document, index) !== 'br') return true
  }
  return false
}

/** Text is often set larger by an inner element than the heading that holds it. */
function largestText(page: SitePage, node: Node): number {
  const { document } = page
  let largest = 0
  let looked = 0
  for (let index = node; index < endOf(document, node) && looked < 40; index++) {
    if (!isText(document, index)) continue
    if (foldSpace(document.texts[index]!).length < 2) continue
    looked++
    const holder = index > node ? document.parents[index]! : node
    largest = Math.max(largest, fontSizeOf(page, holder))
  }
  return largest === 0 ? fontSizeOf(page, node) : largest
}

/** Parts of a page that are not its message: dialogs, banners, forms in pop-ups, slides after the first. */
export function isAside({ document }: SitePage, node: Node): boolean {
  for (const at of [node, ...ancestorsOf(document, node)]) {
    const tag = tagOf(document, at)
    const role = attributeOf(document, at, 'role')
    if (tag === 'aside' || tag === 'dialog' || role === 'dialog' || role === 'alertdialog') return true
    if (attributeOf(document, at, 'aria-modal') === 'true') return true
    const name = `${attributeOf(document, at, 'class') ?? ''} ${attributeOf(document, at, 'id') ?? ''}`
    if (name.split(/\s+/).some((word) => asideName.test(word))) return true
    if (tag === 'body') return false
  }
  return false
}

const asideName =
  /^(?:[\w-]+[-_])?(?:modal|popup|pop-up|cookies?|consent|gdpr|announcement|promo|notice|alert|toast|offcanvas|preloader|splash-screen|loader)(?:[-_]+(?:bar|banner|box|dialog|wrapper|container|overlay|content|inner|text|message|window))*$/i
