/** What visitors of a page see of its blocks: a text that is hidden from them must reach no search and no prompt. */

import {
  ancestorsOf,
  attributeOf,
  charactersOf,
  childElementsOf,
  endOf,
  type FlatDocument,
  foldSpace,
  isBlock,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
  unreadTags,
} from './document/flat-document.ts'
import { fillOf } from './page/looks.ts'
import type { Block, PageBlocks } from './page/page-blocks.ts'
import type { SitePage } from './site.ts'
import { parseColor } from './styles/css-color.ts'
import { lengthInPixels } from './styles/lengths.ts'

/**
 * Blocks are cut where a hidden text stands in them, so that each text is still a part of the page's stored text, but for its
 * lines: each stands by itself, and an empty one stands before what the page marks as a heading or a label.
 */
export function seenBlocks(page: SitePage, { blocks, ...rest }: PageBlocks): PageBlocks {
  return { ...rest, blocks: blocks.flatMap((block) => seenTexts(page, block).map((text) => ({ ...block, text }))) }
}

function seenTexts(page: SitePage, { node, end }: Block): string[] {
  const { document } = page
  const outer = parentOf(document, node)
  const around = outer < 0 ? [] : [outer, ...ancestorsOf(document, outer)]
  // The words of a drawing are no text of the page.
  if (around.some((ancestor) => tagOf(document, ancestor) === 'svg' || isConcealed(page, ancestor))) return []
  let text: string[] = []
  const texts = [text]
  const part = () => {
    text = []
    texts.push(text)
  }
  /** Block elements that are open, innermost last: where they end, and what parts them from what follows. */
  const openBlocks: { end: number; after: string }[] = []
  for (let index = node; index < end; ) {
    for (let block = openBlocks.at(-1); block !== undefined && block.end <= index; block = openBlocks.at(-1)) {
      text.push(block.after)
      openBlocks.pop()
    }
    if (isText(document, index)) {
      const characters = charactersOf(document, index)
      if (isReadable(page, parentOf(document, index))) text.push(characters.replace(/\s+/g, ' '))
      else if (/\S/.test(characters)) part()
      index++
      continue
    }
    if (unreadTags.has(tagOf(document, index)) || tagOf(document, index) === 'svg') {
      index = endOf(document, index)
      continue
    }
    if (!page.isVisible(index) || (isConcealed(page, index) && !isOpenable(page, index))) {
      if (textOf(document, index, { charactersMax: 1 }) !== '') part()
      index = endOf(document, index)
      continue
    }
    if (isBlock(document, index)) {
      const tag = tagOf(document, index)
      const after = cells.has(tag) ? ' ' : '\n'
      text.push(labels.has(tag) ? '\f' : after)
      openBlocks.push({ end: endOf(document, index), after })
    }
    index++
  }
  return texts.map((parts) => foldLines(parts.join(''))).filter((lines) => lines !== '')
}

/** What names the text after it. */
const labels: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 summary dt legend caption'.split(' '))
/** Parts of one line. */
const cells: ReadonlySet<string> = new Set(['td', 'th'])

/** White space of the source is no line of the page; only what the elements set apart is. */
function foldLines(text: string): string {
  const lines = text.split(/(?=[\n\f])/).map((line) => ({ isLabel: line.startsWith('\f'), text: foldSpace(line) }))
  let folded = ''
  let isLabel = false
  for (const line of lines) {
    isLabel ||= line.isLabel
    if (line.text === '') continue
    folded += `${isLabel ? '\n\n' : '\n'}${line.text}`
    isLabel = false
  }
  return folded.trim()
}

/** Names by which pages fade their content in: until a script has run it is transparent, and then it is seen. */
const fadesIn = /fade|reveal|anim|aos|wow|scroll|view|motion|slide|appear|load|transition|stagger|data-w-id/i
/** What stands in an element’s own style beside no opacity where a script moves it into its place. */
const moves = /transform|will-change|translate/i

/**
 * More than a fact's visibility, which takes a text for seen where it is not sure: here it is the other way round. What is
 * faded in, and what only a picture behind it hides, cannot be told without a browser.
 */
function isConcealed(page: SitePage, node: Node): boolean {
  const { document, styles } = page
  const opacity = styles.value(node, 'opacity')
  if (opacity !== undefined && Number.parseFloat(opacity) < opacityMin) {
    // The cards of a grid are faded in one after the other by the name of the grid.
    const isFadedIn = [node, parentOf(document, node)].some((one) => one >= 0 && fadesIn.test(namesOf(document, one)))
    if (!isFadedIn && !moves.test(attributeOf(document, node, 'style') ?? '')) return true
  }
  return isCollapsed(page, node)
}

const namesOf = (document: FlatDocument, node: Node): string =>
  `${attributeOf(document, node, 'class') ?? ''} ${Object.keys(document.attributes[node] ?? {}).join(' ')}`

function isCollapsed({ styles }: SitePage, node: Node): boolean {
  if (!/hidden|clip/.test(styles.value(node, 'overflow') ?? '')) return false
  return ['height', 'max-height', 'width'].some((property) => {
    const length = lengthInPixels(styles.value(node, property) ?? '', 16)
    return length !== null && length <= 1
  })
}

/** Whether it is a closed panel right after the button that visitors open it with, such as the answer under a question. */
function isOpenable(page: SitePage, node: Node): boolean {
  const { document } = page
  const before = isCollapsed(page, node) ? elementBefore(document, node) : null
  if (before === null || !page.isVisible(before)) return false
  for (let index = before; index < endOf(document, before); index++) {
    if (isText(document, index)) continue
    const isButton = tagOf(document, index) === 'button' || attributeOf(document, index, 'role') === 'button'
    const isPressable = isButton || attributeOf(document, index, 'aria-expanded') !== undefined
    if (isPressable && textOf(document, index, { charactersMax: 1 }) !== '') return true
  }
  return false
}

function elementBefore(document: FlatDocument, node: Node): Node | null {
  const outer = parentOf(document, node)
  if (outer < 0) return null
  let before: Node | null = null
  for (const sibling of childElementsOf(document, outer)) {
    if (sibling === node) return before
    before = sibling
  }
  return null
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
