import {
  attributeOf,
  childElementsOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  foldSpace,
  isBlock,
  isText,
  type Node,
  tagOf,
  textOf,
} from '../document/flat-document.ts'
import { keptUrl } from '../document/kept-url.ts'
import { memoised } from '../memoised.ts'
import type { SitePage } from '../site.ts'
import { isIconText } from './icon-text.ts'
import { linkLabel } from './links.ts'

/** Something to press: a link, a button, an element that a script made into one. */
export interface Control {
  node: Node
  tag: string
  /** As a visitor reads it; the alternative text of a picture where there is no other. */
  text: string
  /** Whether the text is only that of a picture. */
  isPicture: boolean
  /** Absolute; null for what a script answers. */
  url: string | null
}

const controlTags = new Set(['a', 'button', 'input', 'area'])

/** A page asks for one thing among some dozens; an index of a site may have thousands. */
const controlsMax = 3_000
/** What is longer asks for nothing; its beginning tells as much. */
const controlCharactersMax = 200

/** The visible controls of a page with a text, in page order, as many as a page may have. */
export const controls = memoised(readControls)

function readControls(page: SitePage): Control[] {
  const { document } = page
  const found: Control[] = []
  for (let node = 0; node < document.tags.length && found.length < controlsMax; node++) {
    if (isText(document, node) || !isControl(document, node) || !page.isVisible(node)) continue
    const { text, isPicture } = controlText(document, node)
    if (text === '') continue
    const url = keptUrl(destination(document, node), page.head.baseUrl)
    found.push({ node, tag: tagOf(document, node), text, isPicture, url })
  }
  return found
}

function isControl(document: FlatDocument, node: Node): boolean {
  const tag = tagOf(document, node)
  if (tag === 'input') return /^(?:submit|button|image)$/i.test(attributeOf(document, node, 'type') ?? '')
  if (tag === 'a') {
    return attributeOf(document, node, 'href') !== undefined || isScripted(document, node)
  }
  if (controlTags.has(tag) || attributeOf(document, node, 'role') === 'button') return true
  return (
    /^(?:div|span)$/.test(tag) && attributeOf(document, node, 'onclick') !== undefined && isLabelAlone(document, node)
  )
}

const nodesOfLabelMax = 12

/** `<div onclick="…">Ask for a visit</div>`: a script answers what holds a label and a drawing at most; cards hold more. */
export const isLabelAlone = (document: FlatDocument, node: Node): boolean =>
  endOf(document, node) - node <= nodesOfLabelMax &&
  descendantsByTag(document, node, 'a', 'button', 'input', 'ul', 'h2', 'h3', 'h4', 'p').next().done === true

const isScripted = (document: FlatDocument, node: Node) =>
  attributeOf(document, node, 'onclick') !== undefined ||
  attributeOf(document, node, 'role') === 'button' ||
  /btn|button/i.test(attributeOf(document, node, 'class') ?? '')

function controlText(document: FlatDocument, node: Node): { text: string; isPicture: boolean } {
  if (tagOf(document, node) === 'input') {
    const text = attributeOf(document, node, 'value') ?? attributeOf(document, node, 'alt') ?? ''
    return { text: foldSpace(text.slice(0, 20 * controlCharactersMax)), isPicture: false }
  }
  const skip = (inner: Node) => isIconText(document, inner)
  const text = textOf(document, node, { charactersMax: controlCharactersMax, skip })
  if (text !== '') return { text: withoutBadge(document, node, text), isPicture: false }
  const hasPicture = !descendantsByTag(document, node, 'img').next().done
  return { text: foldSpace(linkLabel(document, node)), isPicture: hasPicture }
}

const badgeCharactersMax = 14

/** `<a><span>New</span>Saws are here</a>`: a badge before the text, set apart by its look alone, is no part of the call. */
function withoutBadge(document: FlatDocument, node: Node, text: string): string {
  const [first] = childElementsOf(document, node)
  if (first === undefined || isBlock(document, first)) return text
  const badge = textOf(document, first, { charactersMax: badgeCharactersMax })
  const isParted = document.texts[endOf(document, first) - 1]?.endsWith('\u200b') === true
  const rest = isParted ? text.slice(badge.length).trimStart() : text.slice(badge.length)
  const isGlued = text.startsWith(badge) && /[\p{Ll}\p{Lo}!]$/u.test(badge) && /^\p{Lu}\p{Ll}/u.test(rest)
  return isGlued && badge.length <= badgeCharactersMax ? rest : text
}

/** Where a control leads: its own URL, or that of its form. */
function destination(document: FlatDocument, node: Node): string | undefined {
  const href = attributeOf(document, node, 'href')
  if (href !== undefined) return /^(?:#|javascript:|\s*$)/i.test(href) ? undefined : href
  return attributeOf(document, node, 'formaction')
}

/** How many elements a control holds: a whole card made into one link is not a button. */
export const weightOf = (document: FlatDocument, node: Node): number => endOf(document, node) - node
