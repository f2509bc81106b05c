/** Cards that say what one gets for a price. */
import { attributeOf, tagOf } from '../../../document/flat-document.ts'
import type { SitePage } from '../../../site.ts'
import type { PriceLine } from '../prices/price-lines.ts'
import type { PriceRecord } from './price-record.ts'

/** A card with a list of what is in it, or with a button of its own. */
export const isRich = (record: PriceRecord, page: SitePage, lines: readonly PriceLine[]): boolean =>
  holdsOffer(record, lines) || holdsAlike(record, page, lines)

/** Whether a card has list items or ticked lines, or a button besides its price. */
export function holdsOffer(record: PriceRecord, lines: readonly PriceLine[]): boolean {
  const own = ownLines(record, lines)
  const items = own.filter(({ inItem, text }) => (inItem || isTicked(text)) && !isNote(text)).length
  const controls = own.filter(({ inItem, inControl }) => inControl && !inItem).length
  return items >= 2 || (controls >= 1 && record.to - record.from >= 3)
}

/** “※ By appointment”: a remark, and nothing that one gets. */
const isNote = (text: string): boolean => /^[※*]/u.test(text)

/** The lines of a card without its name and its prices. */
function ownLines({ from, to, nameLine, anchors }: PriceRecord, lines: readonly PriceLine[]): readonly PriceLine[] {
  const priced = new Set([nameLine, ...anchors.map(({ first }) => first)])
  return lines.slice(from, to).filter((_, index) => !priced.has(from + index))
}

/** Lines in a row that are built alike are a list, whatever their elements. */
const alikeMin = 3

function holdsAlike(record: PriceRecord, { document }: SitePage, lines: readonly PriceLine[]): boolean {
  let alike = 0
  let previous = ''
  for (const { node, inControl } of ownLines(record, lines)) {
    const built = `${tagOf(document, node)} ${attributeOf(document, node, 'class') ?? ''}`
    alike = built === previous && !inControl ? alike + 1 : 1
    previous = built
    if (alike >= alikeMin) return true
  }
  return false
}

/** Whether a line begins with a mark of what is in an offer. */
export const isTicked = (text: string): boolean => /^[✓✔☑✅•]/u.test(text)
