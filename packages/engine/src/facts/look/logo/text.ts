import {
  charactersOf,
  endOf,
  foldSpace,
  isText,
  type Node,
  parentOf,
  tagOf,
  unreadTags,
} from '../../../document/flat-document.ts'
import type { SitePage } from '../../../site.ts'
import { type BrandWords, namesBrand } from './words.ts'

const linesMax = 8
const nodesMax = 200

/**
 * A wordmark as it reads: what stands below one another, `<span>Elm</span><span>Bakery</span>`, is parted by a space;
 * where some of the lines are the name, those below it are not part of the mark.
 */
export function wordmarkText(page: SitePage, node: Node, whole: string, brand: BrandWords): string {
  const lines = linesOf(page, node)
  if (lines.length < 2 || lines.length > linesMax) return whole
  for (let count = lines.length; count > 0; count--) {
    for (let from = 0; from + count <= lines.length; from++) {
      const text = lines.slice(from, from + count).join(' ')
      if (namesBrand(text, brand) === 'all') return text
    }
  }
  return lines.join(' ')
}

/** Texts by the block that they stand in. */
function linesOf(page: SitePage, root: Node): string[] {
  const { document } = page
  const lines: { block: Node; text: string }[] = []
  const end = Math.min(endOf(document, root), root + nodesMax)
  for (let node = root + 1; node < end; node++) {
    if (!isText(document, node)) {
      if (unreadTags.has(tagOf(document, node)) || tagOf(document, node) === 'svg') node = endOf(document, node) - 1
      // What follows a line break is a line of its own.
      else if (tagOf(document, node) === 'br') lines.push({ block: node, text: '' })
      continue
    }
    if (!page.isVisible(parentOf(document, node))) continue
    const block = blockAround(page, node, root)
    const last = lines.at(-1)
    if (last !== undefined && (last.block === block || tagOf(document, last.block) === 'br'))
      last.text += document.texts[node]
    else lines.push({ block, text: charactersOf(document, node) })
  }
  return lines.map(({ text }) => foldSpace(text)).filter((text) => text !== '')
}

function blockAround(page: SitePage, node: Node, root: Node): Node {
  const { document } = page
  for (let at = node; at > root; at = parentOf(document, at)) {
    const isItem = /flex|grid/.test(displayOf(page, parentOf(document, at)))
    if (isItem || (!isText(document, at) && isBlockElement(page, at))) return at
  }
  return root
}

const displayOf = ({ styles }: SitePage, node: Node): string => styles.value(node, 'display') ?? ''

function isBlockElement(page: SitePage, node: Node): boolean {
  const display = displayOf(page, node)
  if (display !== '') return /^(?:block|flex|grid|table|list-item)/.test(display)
  return /^(?:div|p|h[1-6]|li|ul|header|section)$/.test(tagOf(page.document, node))
}
