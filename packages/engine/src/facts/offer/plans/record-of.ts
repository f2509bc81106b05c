import type { Node } from '../../../document/flat-document.ts'
import { priceTermWords } from '../../../lexicon/offer/price-term-words.ts'
import { noPriceWords } from '../../../lexicon/offer/price-words.ts'
import type { SitePage } from '../../../site.ts'
import type { PriceAnchor } from '../prices/price-anchors.ts'
import { lineAt, type PriceLine } from '../prices/price-lines.ts'
import { type FoundName, nameIn } from './names.ts'
import type { PriceRecord } from './price-record.ts'

export interface PageLines {
  page: SitePage
  lines: readonly PriceLine[]
  anchors: readonly PriceAnchor[]
}

/** A record of more lines is a part of a page. */
export const recordLinesMax = 70

/** First line at or after a node; lines are sorted by their first text. */
export function firstLineFrom(lines: readonly PriceLine[], node: Node): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (lineAt(lines, middle).from < node) low = middle + 1
    else high = middle
  }
  return low
}

export interface Range {
  from: number
  to: number
}

export const rangeOf = (lines: readonly PriceLine[], start: Node, end: Node): Range => ({
  from: firstLineFrom(lines, start),
  to: firstLineFrom(lines, end),
})

export function recordOf(
  { lines }: PageLines,
  node: Node,
  { from, to }: Range,
  anchors: PriceAnchor[],
): PriceRecord | null {
  if (to - from > recordLinesMax) return null
  const row = anchors.find(({ label }) => label !== '')
  const found = nameIn(lines, { from, to }, anchors)
  const called = found?.name ?? row?.label ?? ''
  if (noPriceWords.exact(called) !== null && !isTerm(called)) return null
  if (/^[※*]/u.test(called) || (found !== null && (isFar(found, anchors) || isAnswer(lines, from, found)))) return null
  const titled = titleIn(lines, found, anchors)
  if (titled !== null)
    return { node, from, to, name: titled.label, nameLine: titled.first, anchors: [titled], isRow: to - from < 2 }
  if (found !== null && (row === undefined || anchors.some(({ label }) => label === '') || found.isHeading)) {
    const bare = anchors.filter(({ label }) => label === '')
    const own = bare.filter(({ first }) => first <= from || !isTerm(lineAt(lines, first - 1).read))
    return {
      node,
      from,
      to,
      name: found.name,
      nameLine: found.line,
      anchors: own.length > 0 ? own : bare.length > 0 ? bare : anchors,
      isRow: false,
    }
  }
  if (row === undefined || row !== anchors[0] || anchors.filter(({ label }) => label !== '').length > 1) return null
  const isHeading = lineAt(lines, row.first).heading > 0
  return { node, from, to, name: row.label, nameLine: row.first, anchors: [row], isRow: !isHeading || to - from < 2 }
}

/** A heading that asks something stands over an answer, whatever short line follows it. */
const isAnswer = (lines: readonly PriceLine[], from: number, { line, isHeading }: FoundName): boolean =>
  !isHeading && lines.slice(from, line).some(({ heading, read }) => heading > 0 && /[?？]$/u.test(read))

const nameLinesAwayMax = 24

/** What stands that far below a heading belongs to something between them: the heading is that of a part of the page. */
const isFar = ({ line }: FoundName, [anchor]: readonly PriceAnchor[]): boolean =>
  anchor !== undefined && anchor.first - line > nameLinesAwayMax

/** “Setup fee” above an amount: what comes on top of the price. */
const isTerm = (label: string) => label.length <= 40 && priceTermWords.exact(label.replace(/[\s:：]+$/u, '')) !== null

/** “Starter – 9 € / month” as the heading of a card: what costs how much below it comes on top. */
function titleIn(
  lines: readonly PriceLine[],
  found: FoundName | null,
  anchors: readonly PriceAnchor[],
): PriceAnchor | null {
  const [title, ...others] = anchors.filter(({ first, label }) => label !== '' && lineAt(lines, first).heading > 0)
  if (title === undefined || others.length > 0) return null
  if (found === null || !found.isHeading) return title
  const [own, other] = [lineAt(lines, title.first), lineAt(lines, found.line)]
  return own.heading <= other.heading && title.first < found.line ? title : null
}
