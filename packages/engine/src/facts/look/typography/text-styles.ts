import {
  attributeOf,
  charactersOf,
  isText,
  type Node,
  parentOf,
  tagOf,
  unreadTags,
} from '../../../document/flat-document.ts'
import { memoised } from '../../../memoised.ts'
import { layoutOf, looksPressable } from '../../../page/looks.ts'
import { isAside } from '../../../page/text-units.ts'
import type { SitePage } from '../../../site.ts'

export type TextRole = 'h1' | 'h2' | 'h3' | 'heading' | 'button' | 'code' | 'body'

/** How texts of one element are set. */
export interface TextStyle {
  role: TextRole
  /** Families as the cascade or the browser has them; empty where none is named. */
  stack: string
  /** Pixels. */
  size: number
  weight: number
  /** Visible characters. */
  characters: number
}

/** Elements whose texts are read; a page's type is told by far fewer. */
const elementsMax = 5_000
const charactersOfTextMax = 2_000

const headingTag = /^h[1-6]$/
const codeTags = new Set(['code', 'pre', 'kbd', 'samp', 'tt'])
/** Signs of a private area, which icon fonts paint; and marks of one character, which tell nothing of type. */
const readable = /[\p{L}\p{N}]/u

/** The texts that a page shows, by the element that holds them, in page order. */
export const textStyles = memoised(readStyles)

function readStyles(page: SitePage): TextStyle[] {
  const { document } = page
  const roles: (TextRole | null)[] = new Array(document.tags.length).fill(null)
  const styles: TextStyle[] = []
  const byParent = new Map<Node, TextStyle>()
  for (let node = 0; node < document.tags.length; node++) {
    const parent = parentOf(document, node)
    const around = parent < 0 ? 'body' : roles[parent]!
    if (around === null) continue
    if (!isText(document, node)) {
      roles[node] = isSeen(page, node) ? roleOf(page, node, around) : null
      continue
    }
    const text = charactersOf(document, node).slice(0, charactersOfTextMax).trim()
    if (text === '' || !readable.test(text)) continue
    const style = byParent.get(parent)
    if (style !== undefined) style.characters += text.length
    else if (styles.length < elementsMax) {
      const read = { ...lookOf(page, parent), role: around, characters: text.length }
      byParent.set(parent, read)
      styles.push(read)
    }
  }
  return styles
}

function isSeen(page: SitePage, node: Node): boolean {
  const tag = tagOf(page.document, node)
  if (unreadTags.has(tag) || tag === 'svg') return false
  // Fields show what visitors write.
  if (tag === 'select' || tag === 'textarea') return false
  return page.isVisible(node) && !isAside(page, node)
}

function roleOf(page: SitePage, node: Node, around: TextRole): TextRole {
  const tag = tagOf(page.document, node)
  if (headingTag.test(tag)) return tag <= 'h3' ? (tag as TextRole) : 'heading'
  if (codeTags.has(tag)) return 'code'
  const isControl = tag === 'a' || tag === 'button' || attributeOf(page.document, node, 'role') === 'button'
  return isControl && around === 'body' && looksPressable(page, node) ? 'button' : around
}

function lookOf(page: SitePage, node: Node): Pick<TextStyle, 'stack' | 'size' | 'weight'> {
  const layout = layoutOf(page, node)
  const declared = page.styles.value(node, 'font-family') ?? ''
  if (layout === null) {
    const size = Math.round(10 * page.styles.fontSizeOf(node)) / 10
    return { stack: declared, size, weight: page.styles.fontWeightOf(node) }
  }
  const { fontFamily, fontSize, fontWeight } = layout
  // The browser says which family comes first, the cascade which follow.
  const isSame = declared.replace(/["']/g, '').trim().startsWith(fontFamily)
  return { stack: isSame ? declared : fontFamily, size: fontSize, weight: fontWeight }
}
