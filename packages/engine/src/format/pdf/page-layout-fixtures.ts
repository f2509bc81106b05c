/**
 * Whether the pages of a PDF are laid out as they should be, for tests and `scripts/check-pdfs.ts`: read by another program than
 * the one that wrote it.
 */
import { getDocumentProxy } from 'unpdf'

export interface LayoutFault {
  page: number
  /** `outside`: beyond the margins; `overlap`: on another text; `missing`: a sign without a glyph; `stranded`: a title without its text. */
  rule: 'outside' | 'overlap' | 'missing' | 'stranded'
  text: string
}

export interface PageLayout {
  pages: number
  /** Pages after the cover of which less than a third holds anything. */
  sparse: number[]
  faults: LayoutFault[]
}

interface Box {
  text: string
  left: number
  right: number
  /** Of the baseline. */
  bottom: number
  size: number
}

const millimetre = 72 / 25.4
/** Of the template's pages (theme.typ), in points. */
const sideMargin = 22 * millimetre
const edgeMargin = 8 * millimetre
const contentBottom = 24 * millimetre
const contentTop = 27 * millimetre
/** Rounding, and letters that reach beyond their width. */
const tolerance = 2
/** Titles of sections are larger; nothing else of a page after the cover is. */
const titleSize = 22
/** Texts overlap where they share more than this, in points: less is a letter that leans over. */
const sharedMin = 2
/** From above to below, lines of texts are well apart. */
const overlapMin = 0.5
/** How far letters reach above and below their line, as shares of their size. */
const headShare = 0.72
const feetShare = (text: string) => (/^[A-PR-Za-fhik-or-xz0-9 .]*$/.test(text) ? 0 : 0.2)

export async function layoutOf(bytes: Uint8Array): Promise<PageLayout> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const layout: PageLayout = { pages: document.numPages, sparse: [], faults: [] }
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , width, height] = page.view as [number, number, number, number]
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item)
    const boxes = items.filter(({ str }) => str.trim() !== '').map(boxOf)
    const told = (rule: LayoutFault['rule'], texts: string[]) =>
      layout.faults.push(...texts.map((text) => ({ page: number, rule, text })))
    told(
      'outside',
      boxes.filter((box) => isOutside(box, width, height)).map(({ text }) => text),
    )
    told('overlap', overlaps(boxes))
    told(
      'missing',
      boxes.filter(({ text }) => text.includes('\ufffd')).map(({ text }) => text),
    )
    if (number === 1) continue
    const content = boxes.filter(({ bottom }) => bottom > contentBottom - tolerance && bottom < height - contentTop)
    told('stranded', stranded(content))
    const lowest = Math.min(height, ...content.map(({ bottom }) => bottom))
    if (height - contentTop - lowest < (height - contentTop - contentBottom) / 3) layout.sparse.push(number)
  }
  return layout
}

/** East Asian punctuation fills half of its width: what stands beside it, or the margin, may begin there. */
const halfEmptyFirst = /^[「『（［｛〈《【〔“‘・：；]/
const halfEmptyLast = /[」』）］｝〉》】〕”’、。，．・：；]$/

function boxOf({ str, transform, width }: { str: string; transform: number[]; width: number }): Box {
  const [, , c = 0, d = 0, left = 0, bottom = 0] = transform
  const size = Math.hypot(c, d)
  const begins = halfEmptyFirst.test(str) ? size / 2 : 0
  const ends = halfEmptyLast.test(str) ? size / 2 : 0
  return { text: str, left: left + begins, right: Math.max(left + begins, left + width - ends), bottom, size }
}

const isOutside = ({ left, right, bottom, size }: Box, width: number, height: number): boolean =>
  left < sideMargin - tolerance ||
  right > width - sideMargin + tolerance ||
  bottom < edgeMargin ||
  bottom + size > height - edgeMargin

/** Pairs of texts that stand on each other, as `one / other`. */
function overlaps(boxes: readonly Box[]): string[] {
  const found: string[] = []
  const sorted = boxes.toSorted((one, other) => one.left - other.left)
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) {
      if (other.left >= one.right - sharedMin) break
      const shared = Math.min(one.right, other.right) - other.left
      // From the feet of the upper one's letters to the heads of the lower one's.
      const [upper, lower] = one.bottom > other.bottom ? [one, other] : [other, one]
      const overlap = lower.bottom + headShare * lower.size - (upper.bottom - feetShare(upper.text) * upper.size)
      if (shared > sharedMin && overlap > overlapMin) found.push(`${one.text} / ${other.text}`)
    }
  }
  return found
}

/** Titles of sections below which nothing stands. */
function stranded(content: readonly Box[]): string[] {
  const titles = content.filter(({ size }) => size > titleSize)
  return titles
    .filter((title) => !content.some(({ bottom, size }) => bottom < title.bottom - tolerance && size <= titleSize))
    .map(({ text }) => text)
}
