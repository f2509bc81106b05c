import { labelsPrice } from '../../../lexicon/offer/price-label-words.ts'
import type { PriceAnchor } from '../prices/price-anchors.ts'
import { lineAt, type PriceLine } from '../prices/price-lines.ts'
import type { PriceGroup, PriceRecord } from './price-record.ts'

const linesBackMax = 40
const nameCharactersMax = 80

/**
 * Offers that are told in sections of their own: a heading with the name, further down one that says “Price”, and the
 * price under it. The elements need not be alike; two such sections make a group.
 */
export function priceSections(lines: readonly PriceLine[], open: readonly PriceAnchor[]): PriceGroup[] {
  const records = open.map((anchor) => sectionOf(lines, anchor)).filter((record) => record !== null)
  const [first, ...more] = records
  const names = new Set(records.map(({ name }) => name))
  return first === undefined || names.size < Math.max(2, records.length)
    ? []
    : [{ node: first.node, records: [first, ...more] }]
}

function sectionOf(lines: readonly PriceLine[], anchor: PriceAnchor): PriceRecord | null {
  const label = anchor.first - 1
  if (label < 0 || anchor.label !== '') return null
  const { heading, read } = lineAt(lines, label)
  if (heading < 2 || !labelsPrice(read)) return null
  for (let at = label - 1; at >= Math.max(0, label - linesBackMax); at--) {
    const line = lineAt(lines, at)
    if (line.heading === 0 || line.heading >= heading) continue
    const nameLine = firstLineOf(lines, at)
    const { head, node } = lineAt(lines, nameLine)
    if (head.length > nameCharactersMax || !/\p{L}{2}/u.test(head)) return null
    return { node, from: nameLine, to: anchor.last + 1, name: head, nameLine, anchors: [anchor], isRow: false }
  }
  return null
}

/** Where a heading with line breaks begins. */
function firstLineOf(lines: readonly PriceLine[], at: number): number {
  let first = at
  while (first > 0 && lineAt(lines, first - 1).headingNode === lineAt(lines, at).headingNode) first--
  return first
}
