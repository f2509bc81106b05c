import {
  attributeOf,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
  unreadTags,
} from '../document/flat-document.ts'
import { isForeignPart } from '../document/foreign-parts.ts'
import { inheritedState } from '../document/inherited-state.ts'
import { layoutAttribute, overlayAttribute, readLayout } from '../document/layout.ts'
import type { ComputedStyles } from './computed-styles.ts'
import { lengthInPixels } from './lengths.ts'

/** Whether a visitor sees an element when the page has come to rest. */
export type Visibility = (node: Node) => boolean

/**
 * Visibility by the browser's own layout where the page was rendered, else by the cascade. `opacity: 0` does not hide
 * in the static reading: it is how pages fade their content in.
 */
export function visibility(document: FlatDocument, styles: ComputedStyles): Visibility {
  const keptBack = keptBackParts(document, styles)
  // What is in a hidden element is hidden with it.
  const isHidden = inheritedState(document, 0, (node, around) =>
    around === 1 || (hidesItself(document, styles, node) && !keptBack.has(node)) ? 1 : 0,
  )
  return (node) => isHidden(node) === 0
}

const keptBackShareMin = 0.6
const ancestorsMax = 20

/**
 * What holds the page's content and most of its text is hidden until a script shows it: after a splash screen, a question of age
 * or consent, or once its fonts are there.
 */
function keptBackParts(document: FlatDocument, styles: ComputedStyles): ReadonlySet<Node> {
  const parts = new Set<Node>()
  const content = document.tags.findIndex((tag) => tag === 'main' || tag === 'h1')
  // A heading is often there for screen readers alone.
  const start = content >= 0 && tagOf(document, content) === 'h1' ? parentOf(document, content) : content
  for (let at = start, steps = 0; at >= 0 && steps < ancestorsMax; at = parentOf(document, at), steps++) {
    if (attributeOf(document, at, layoutAttribute) !== undefined) return new Set()
    if (hiddenByStyle(document, styles, at)) parts.add(at)
  }
  if (parts.size === 0) return parts
  const least = keptBackShareMin * textOf(document, 0).length
  return new Set([...parts].filter((part) => textOf(document, part).length >= least && holdsAllContent(document, part)))
}

/** Where a heading of the first level stands elsewhere the page has content beside the part. */
function holdsAllContent(document: FlatDocument, part: Node): boolean {
  const end = endOf(document, part)
  return !document.tags.some((tag, node) => (tag === 'main' || tag === 'h1') && (node < part || node >= end))
}

function hidesItself(document: FlatDocument, styles: ComputedStyles, node: Node): boolean {
  if (isText(document, node)) return false
  const tag = tagOf(document, node)
  if (unreadTags.has(tag)) return true
  if (attributeOf(document, node, overlayAttribute) !== undefined || isForeignPart(document, node)) return true
  const layout = readLayout(attributeOf(document, node, layoutAttribute))
  if (layout !== null) return layout === 'hidden'
  return hiddenByMarkup(document, node, tag) || hiddenByStyle(document, styles, node)
}

function hiddenByMarkup(document: FlatDocument, node: Node, tag: string): boolean {
  if (attributeOf(document, node, 'hidden') !== undefined) return true
  if (tag === 'input' && attributeOf(document, node, 'type')?.toLowerCase() === 'hidden') return true
  return tag === 'dialog' && attributeOf(document, node, 'open') === undefined
}

function hiddenByStyle(document: FlatDocument, styles: ComputedStyles, node: Node): boolean {
  // What is set as a column of a table is not shown either (CSS 2.1 § 17.2).
  if (/^(?:none|table-column|table-column-group)$/.test(styles.value(node, 'display') ?? '')) return true
  const visible = styles.value(node, 'visibility')
  // Written into the element itself it is how scripts keep a part back until they have laid it out.
  const isProvisional = /visibility\s*:\s*hidden/i.test(attributeOf(document, node, 'style') ?? '')
  if (!isProvisional && (visible === 'hidden' || visible === 'collapse')) return true
  return forScreenReadersOnly(styles, node)
}

/** The usual ways to keep a text for screen readers alone: clipped to nothing, one pixel large, or moved off the page. */
function forScreenReadersOnly(styles: ComputedStyles, node: Node): boolean {
  const position = styles.value(node, 'position')
  const clip = styles.value(node, 'clip') ?? ''
  const clipPath = styles.value(node, 'clip-path') ?? ''
  if (position === 'absolute' || position === 'fixed') {
    if (/^rect\(\s*(?:0|1)/.test(clip)) return true
    const left = lengthInPixels(styles.value(node, 'left') ?? '', 16)
    const top = lengthInPixels(styles.value(node, 'top') ?? '', 16)
    if ((left !== null && left <= -900) || (top !== null && top <= -900)) return true
    const width = lengthInPixels(styles.value(node, 'width') ?? '', 16)
    const height = lengthInPixels(styles.value(node, 'height') ?? '', 16)
    if (width !== null && width <= 1 && height !== null && height <= 1) return true
  }
  if (/inset\(\s*(?:50|100)%/.test(clipPath)) return true
  const indent = lengthInPixels(styles.value(node, 'text-indent') ?? '', 16)
  return indent !== null && indent <= -900
}
