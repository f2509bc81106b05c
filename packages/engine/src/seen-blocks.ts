/** What visitors of a page see of its blocks: a text that is hidden from them must reach no search and no prompt. */
import { fillOf } from './derived/looks.ts'
import {
  ancestorsOf,
  attributeOf,
  endOf,
  foldSpace,
  isBlock,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
  unreadTags,
} from './document/flat-document.ts'
import type { Block, PageBlocks } from './facts.ts'
import type { SitePage } from './site.ts'
import { parseColor } from './styles/css-color.ts'
import { lengthInPixels } from './styles/lengths.ts'

/** Blocks are cut where a hidden text stands in them, so that each text is still a part of the page's stored text. */
export function seenBlocks(page: SitePage, { blocks, ...rest }: PageBlocks): PageBlocks {
  return { ...rest, blocks: blocks.flatMap((block) => seenTexts(page, block).map((text) => ({ ...block, text }))) }
}

function seenTexts(page: SitePage, { node, end }: Block): string[] {
  const { document } = page
  const outer = parentOf(document, node)
  if (outer >= 0 && [outer, ...ancestorsOf(document, outer)].some((ancestor) => isConcealed(page, ancestor))) return []
  const texts: string[][] = [[]]
  /** Ends of the block elements that are open, innermost last. */
  const openBlocks: number[] = []
  for (let index = node; index < end; ) {
    while (openBlocks.length > 0 && openBlocks.at(-1)! <= index) {
      openBlocks.pop()
      texts.at(-1)!.push(' ')
    }
    if (isText(document, index)) {
      if (isReadable(page, parentOf(document, index))) texts.at(-1)!.push(document.texts[index]!)
      else if (/\S/.test(document.texts[index]!)) texts.push([])
      index++
      continue
    }
    if (unreadTags.has(tagOf(document, index)) || tagOf(document, index) === 'svg') {
      index = endOf(document, index)
      continue
    }
    if (!page.isVisible(index) || isConcealed(page, index)) {
      if (textOf(document, index, { charactersMax: 1 }) !== '') texts.push([])
      index = endOf(document, index)
      continue
    }
    if (isBlock(document, index)) {
      texts.at(-1)!.push(' ')
      openBlocks.push(endOf(document, index))
    }
    index++
  }
  return texts.map((parts) => foldSpace(parts.join(''))).filter((text) => text !== '')
}

/** Names by which pages fade their content in: until a script has run it is transparent, and then it is seen. */
const fadesIn = /fade|reveal|anim|aos|wow|scroll|view|motion|slide|appear|load|transition|stagger/i

/**
 * More than a fact's visibility, which takes a text for seen where it is not sure: here it is the other way round. What is
 * faded in, and what only a picture behind it hides, cannot be told without a browser.
 */
function isConcealed(page: SitePage, node: Node): boolean {
  const { document, styles } = page
  const opacity = styles.value(node, 'opacity')
  if (opacity !== undefined && Number.parseFloat(opacity) < opacityMin) {
    const names = `${attributeOf(document, node, 'class') ?? ''} ${Object.keys(document.attributes[node] ?? {}).join(' ')}`
    if (!fadesIn.test(names)) return true
  }
  if (!/hidden|clip/.test(styles.value(node, 'overflow') ?? '')) return false
  return ['height', 'max-height', 'width'].some((property) => {
    const length = lengthInPixels(styles.value(node, property) ?? '', 16)
    return length !== null && length <= 1
  })
}

const opacityMin = 0.05
const fontSizeMin = 2

/** Whether a text directly in the element is large enough to be read, and not of the colour that it stands on. */
function isReadable(page: SitePage, node: Node): boolean {
  if (node < 0) return true
  const { styles } = page
  if (styles.fontSizeOf(node) < fontSizeMin) return false
  const written = styles.value(node, 'color')
  const color = written === undefined ? null : parseColor(written)
  if (color === null) return true
  if (color.alpha < opacityMin) {
    const clip = `${styles.value(node, 'background-clip') ?? ''} ${styles.value(node, '-webkit-background-clip') ?? ''}`
    return clip.includes('text')
  }
  const fill = fillOf(page, node)
  const ground = fill === null ? null : parseColor(fill)
  return ground === null || ground.hex !== color.hex
}
