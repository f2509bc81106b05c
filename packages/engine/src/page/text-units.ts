import {
  attributeOf,
  charactersOf,
  childrenOf,
  descendantsByTag,
  endOf,
  foldSpace,
  isBlock,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
  unreadTags,
} from '../document/flat-document.ts'
import { inheritedState } from '../document/inherited-state.ts'
import { blockMarks, textMarks } from '../document/subtree-marks.ts'
import { memoised } from '../memoised.ts'
import type { SitePage } from '../site.ts'
import { type LinkPlace, nameOf, placeOf } from './links.ts'
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

/** Texts outside of the main content, a menu's, do not count as characters of it; there are never so many before it. */
const unitsMax = 1_000

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
      if (units.length >= unitsMax) break
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
  const marks = textMarks(document)
  const blocks = blockMarks(document)
  let hasInline = false
  for (const child of childrenOf(document, node)) {
    if (isText(document, child)) {
      if (marks[child] === 1) return true
      continue
    }
    const tag = tagOf(document, child)
    if (isBlock(document, child) && tag !== 'br' && tag !== 'button') return false
    if (controlTags.has(tag) || blocks[child] === 1) return false
    hasInline = true
  }
  return hasInline
}

const sizeVerdictsOf = memoised((_page: SitePage) => new Map<Node, boolean>())

/**
 * `<p><span class="big">…</span><span class="small">…</span></p>`, the spans set as blocks: two units. An element that
 * only wraps another has its verdict.
 */
function holdsLinesOfTwoSizes(page: SitePage, node: Node): boolean {
  const known = sizeVerdictsOf(page)
  const wrappers: Node[] = []
  let at = node
  let verdict = known.get(at)
  while (verdict === undefined) {
    wrappers.push(at)
    const children = childrenWithText(page, at)
    const [only] = children
    if (only === undefined || children.length > 1 || isText(page.document, only))
      verdict = areOfTwoSizes(page, children)
    else {
      at = only
      verdict = known.get(at)
    }
  }
  for (const wrapper of wrappers) known.set(wrapper, verdict)
  return verdict
}

const childrenLookedMax = 200

function childrenWithText({ document }: SitePage, node: Node): Node[] {
  const marks = textMarks(document)
  const children: Node[] = []
  for (const child of childrenOf(document, node)) {
    if (marks[child] === 1) children.push(child)
    if (children.length >= childrenLookedMax) break
  }
  return children
}

function areOfTwoSizes(page: SitePage, children: readonly Node[]): boolean {
  const { document } = page
  if (children.some((child) => isText(document, child))) return false
  const sizes: number[] = []
  for (const child of children) {
    const display = isBlock(document, child) ? 'block' : page.styles.value(child, 'display')
    const holds = display === 'block' || display === 'flex' || endOf(document, child) - child > 2
    if (holds) sizes.push(largestText(page, child))
  }
  return sizes.length > 1 && Math.max(...sizes) > 1.25 * Math.min(...sizes)
}

const nodesLookedMax = 2_000

/** Text is often set larger by an inner element than the heading that holds it. */
function largestText(page: SitePage, node: Node): number {
  const { document } = page
  let largest = 0
  let looked = 0
  const end = Math.min(endOf(document, node), node + nodesLookedMax)
  for (let index = node; index < end && looked < 40; index++) {
    if (!isText(document, index)) continue
    if (foldSpace(charactersOf(document, index)).length < 2) continue
    looked++
    const holder = index > node ? parentOf(document, index) : node
    largest = Math.max(largest, fontSizeOf(page, holder))
  }
  return largest === 0 ? fontSizeOf(page, node) : largest
}

/** By document: 1 for what is an aside or stands in one, else 0. */
const asideStates = memoised((document: SitePage['document']) =>
  inheritedState(document, 0, (node, around) => {
    const isInAside = around === 1 && tagOf(document, node) !== 'body'
    return isInAside || isAsideItself(document, node) ? 1 : 0
  }),
)

/** Parts of a page that are not its message: dialogs, banners, forms in pop-ups, slides after the first. */
export const isAside = ({ document }: SitePage, node: Node): boolean => asideStates(document)(node) === 1

function isAsideItself(document: SitePage['document'], node: Node): boolean {
  const tag = tagOf(document, node)
  const role = attributeOf(document, node, 'role')
  if (tag === 'aside' || tag === 'dialog' || role === 'dialog' || role === 'alertdialog') return true
  if (attributeOf(document, node, 'aria-modal') === 'true') return true
  return nameOf(document, node)
    .split(/\s+/)
    .some((word) => asideName.test(word))
}

const asideName =
  /^(?:[\w-]+[-_])?(?:modal|popup|pop-up|cookies?|consent|gdpr|announcement|promo|notice|alert|toast|offcanvas|preloader|splash-screen|loader)(?:[-_]+(?:bar|banner|box|dialog|wrap|wrapper|container|overlay|layer|root|portal|content|inner|text|message|window))*$/i
