import { attributeOf, charactersOf, isText, type Node, parentOf, tagOf } from '../../../document/flat-document.ts'
import { viewport } from '../../../document/layout.ts'
import { layoutOf } from '../../../page/looks.ts'
import type { SitePage } from '../../../site.ts'
import { lengthInPixels } from '../../../styles/lengths.ts'

/** Text of 16 px takes some 8 by 24 pixels a character. */
const areaOfCharacter = 200
const areaOfPicture = 60_000
const areaOfPictureMax = 500_000
const areaOfBand = viewport.width * 60
const areaOfControl = 140 * 44
const charactersOfTextMax = 5_000
const heightMax = 1_200

const bands = new Set(['header', 'footer', 'section', 'nav', 'main', 'article', 'aside'])
const controls = new Set(['a', 'button', 'input', 'select', 'textarea'])

interface Surfaces {
  /** Elements with a fill, in document order. */
  filled: readonly Node[]
  isSeen: Uint8Array
}

/**
 * Pixels squared that each fill shows of itself: its box without the fills that lie upon it. Without a layout the box is
 * estimated by the text and pictures in it, as if everything stood on a wide screen.
 */
export function surfaceAreas(page: SitePage, { filled, isSeen }: Surfaces): number[] {
  const { document } = page
  const size = document.tags.length
  const content = new Float64Array(size)
  const covered = new Float64Array(size)
  const boxes = new Map<Node, number>()
  const isFilled = new Set(filled)
  for (let node = size - 1; node >= 0; node--) {
    if (isSeen[node] === 0) {
      // A drawing is seen with what is around it, though it is not read.
      if (tagOf(document, node) === 'svg') content[node] = 600
      else continue
    }
    content[node] = content[node]! + ownContent(page, node)
    const parent = parentOf(document, node)
    const isSurface = isFilled.has(node)
    if (isSurface) boxes.set(node, boxOf(page, node, content[node]!))
    if (parent < 0) continue
    const box = boxes.get(node) ?? 0
    content[parent] = content[parent]! + Math.max(content[node]!, isBody(page, node) ? 0 : box)
    covered[parent] = covered[parent]! + (isSurface ? box : covered[node]!)
  }
  return filled.map((node) => {
    const box = boxes.get(node)!
    return Math.max(box - covered[node]!, 0.1 * box)
  })
}

const isBody = ({ document }: SitePage, node: Node) => /^(?:body|html)$/.test(tagOf(document, node))

function ownContent({ document }: SitePage, node: Node): number {
  if (isText(document, node)) {
    const text = charactersOf(document, node)
    return areaOfCharacter * Math.min(text.length > 200 ? text.length : text.trim().length, charactersOfTextMax)
  }
  const tag = tagOf(document, node)
  if (tag !== 'img' && tag !== 'picture' && tag !== 'video') return 0
  const [width, height] = ['width', 'height'].map((name) => Number(attributeOf(document, node, name)))
  return width! > 0 && height! > 0 ? Math.min(width! * height!, areaOfPictureMax) : areaOfPicture
}

function boxOf(page: SitePage, node: Node, content: number): number {
  const layout = layoutOf(page, node)
  if (layout !== null) return layout.width * layout.height
  if (isBody(page, node)) return Math.max(content, viewport.width * viewport.height)
  const tag = tagOf(page.document, node)
  const least = bands.has(tag) ? areaOfBand : controls.has(tag) ? areaOfControl : 0
  const height = Math.max(pixels(page, node, 'height'), pixels(page, node, 'min-height'))
  const width = pixels(page, node, 'width')
  if (width > 0 && height > 0) return Math.max(Math.min(width, viewport.width) * Math.min(height, heightMax), least)
  const stretched = height > 200 ? viewport.width * Math.min(height, heightMax) : 0
  return Math.max(1.5 * content, least, stretched)
}

function pixels(page: SitePage, node: Node, property: string): number {
  const written = page.styles.value(node, property)
  return written === undefined || written.includes('%') ? 0 : (lengthInPixels(written, 16) ?? 0)
}
