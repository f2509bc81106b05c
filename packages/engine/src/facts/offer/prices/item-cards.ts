import { type Node, parentOf, tagOf } from '../../../document/flat-document.ts'
import type { SitePage } from '../../../site.ts'

const depthMax = 12

/**
 * List items that are whole cards: with a heading, and with a price or a list. What stands in them is no line of a list.
 * @param priced how many texts with a price stand in each node
 */
export function itemCards({ document }: Pick<SitePage, 'document'>, priced: Int32Array): ReadonlySet<Node> {
  const headed = new Set<Node>()
  const listed = new Set<Node>()
  for (let node = 1; node < document.tags.length; node++) {
    const tag = tagOf(document, node)
    const holders = tag === 'li' ? listed : /^h[1-6]$/.test(tag) ? headed : null
    if (holders === null) continue
    let at = parentOf(document, node)
    for (let depth = 0; depth < depthMax && at > 0 && !holders.has(at); depth++, at = parentOf(document, at))
      if (tagOf(document, at) === 'li') holders.add(at)
  }
  return new Set([...headed].filter((item) => priced[item]! > 0 || listed.has(item)))
}
