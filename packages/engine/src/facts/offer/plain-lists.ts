import { endOf, type Node, parentOf, tagOf } from '../../document/flat-document.ts'
import { isAside } from '../../page/text-units.ts'
import type { SitePage } from '../../site.ts'
import {
  alikeness,
  type Card,
  cardsMax,
  descriptionIn,
  type FoundList,
  headingOver,
  headingText,
  urlOf,
} from './cards.ts'
import type { PriceLine } from './prices/price-lines.ts'

const depthMax = 12
const plainMin = 3
const plainLinesMax = 9

/** Like-built elements without headings: a short line, then a longer one. */
export function plainLists(page: SitePage, lines: readonly PriceLine[]): FoundList[] {
  const { document } = page
  const byParent = new Map<Node, Map<Node, { from: number; to: number }>>()
  for (const [at, line] of lines.entries()) {
    let child = line.from
    for (let depth = 0; depth < depthMax; depth++) {
      const parent = parentOf(document, child)
      if (parent <= 0 || endOf(document, parent) - parent > plainNodesMax) break
      const children = byParent.get(parent) ?? new Map<Node, { from: number; to: number }>()
      byParent.set(parent, children)
      const range = children.get(child)
      if (range === undefined) children.set(child, { from: at, to: at + 1 })
      else range.to = at + 1
      child = parent
    }
  }
  const lists: FoundList[] = []
  const taken = new Set<number>()
  for (const [, children] of [...byParent].sort(([a], [b]) => b - a)) {
    if (children.size < plainMin) continue
    const cards = [...children]
      .map(([node, range]) => plainCard(page, lines, node, range))
      .filter((card) => card !== null && !taken.has(card.line))
      .filter((card) => card !== null)
    const [first] = cards
    if (first === undefined || cards.length < plainMin || cards.length < 0.7 * children.size) continue
    for (const { line } of cards) taken.add(line)
    const headingLine = headingOver(lines, first.from)
    lists.push({
      page,
      heading: headingLine < 0 ? null : headingText(lines, headingLine),
      headingLine,
      level: 7,
      cards: cards.slice(0, cardsMax),
      alikeness: alikeness(
        page,
        lines,
        cards.map(({ line }) => line),
      ),
    })
  }
  return lists
}

const plainNodesMax = 1_500

function plainCard(
  page: SitePage,
  lines: readonly PriceLine[],
  node: Node,
  { from, to }: { from: number; to: number },
): Card | null {
  if (to - from < 2 || to - from > plainLinesMax || isPhrase(page, node)) return null
  const own = lines.slice(from, to)
  if (own.some(({ heading }) => heading > 0)) return null
  const opening = from + own.findIndex(({ text }) => /\p{L}{2}/u.test(text))
  const at = isKickerOfCard(lines, opening, to) ? opening + 1 : opening
  const line = lines[at]
  if (
    line === undefined ||
    at < from ||
    line.text.length > 50 ||
    /[.!?。！？…:]$/u.test(line.text.replace(/\.\.$/, ''))
  )
    return null
  const description = descriptionIn(lines, at + 1, to)
  if (description === null || description.length < line.text.length || !page.isVisible(line.node)) return null
  return isAside(page, line.node)
    ? null
    : { name: line.text, line: at, from, to, description, url: urlOf(page, lines, at, to) }
}

/** “TOP FILES” over “The big ones come first” and a text about it: a line in capitals leads to the name. */
function isKickerOfCard(lines: readonly PriceLine[], at: number, to: number): boolean {
  const [kicker, name, text] = [lines[at]?.text ?? '', lines[at + 1]?.text ?? '', lines[at + 2]?.text ?? '']
  if (at + 2 >= to || kicker === kicker.toLowerCase() || kicker !== kicker.toUpperCase()) return false
  return (
    name !== name.toUpperCase() &&
    name.length <= 50 &&
    !/[.!?]$/.test(name) &&
    text.length > name.length &&
    text.length >= 40
  )
}

const isPhrase = ({ document }: SitePage, node: Node) =>
  /^(?:p|span|td|th|tr|dt|dd|option|#text|button)$/.test(tagOf(document, node))
