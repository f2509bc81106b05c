import type { Node } from '../../../document/flat-document.ts'
import type { PriceAnchor } from '../prices/price-anchors.ts'

/** A run of lines with a name and a price: a card, a row. */
export interface PriceRecord {
  /** Its element; the first of its elements where it has none of its own. */
  node: Node
  /** Range of its lines, `from` to `to`, exclusive. */
  from: number
  to: number
  name: string
  /** Line of the name. */
  nameLine: number
  /** In page order; none for a record whose price is a word. */
  anchors: PriceAnchor[]
  /** Whether its line names both, as the rows of a price list do. */
  isRow: boolean
}

/** Records built alike, side by side. */
export interface PriceGroup {
  node: Node
  records: [PriceRecord, ...PriceRecord[]]
}
