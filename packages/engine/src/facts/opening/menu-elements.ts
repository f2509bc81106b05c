/** Which elements of a menu may be its entries. */
import {
  attributeOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  parentOf,
  tagOf,
} from '../../document/flat-document.ts'
import type { SitePage } from '../../site.ts'
import { isBeforeSubmenu } from './submenus.ts'

/** What may be an entry: links, buttons, areas of a picture, what a script answers, and what stands over a submenu. */
export function* entriesOf(page: SitePage, root: Node): Generator<Node> {
  const { document } = page
  for (let node = root + 1; node < endOf(document, root); node++) {
    if (isText(document, node)) continue
    const tag = tagOf(document, node)
    if (tag === 'a' || tag === 'button' || tag === 'summary' || tag === 'area') yield node
    else if (toggleName.test((attributeOf(document, node, 'class') ?? '').slice(0, 200))) yield node
    else if (/^(?:p|div|span|strong|li)$/.test(tag) && (isScripted(document, node) || isTitleOfSubmenu(page, node))) {
      yield node
    }
  }
}

export const entryNodesMax = 12

/** `<div onclick="show('prices')">Prices</div>`: an entry that a script makes of any element. */
function isScripted(document: FlatDocument, node: Node): boolean {
  const isAnswered =
    attributeOf(document, node, 'onclick') !== undefined ||
    /^(?:link|menuitem)$/.test(attributeOf(document, node, 'role') ?? '')
  return isAnswered && endOf(document, node) - node <= entryNodesMax && holdsNoControl(document, node)
}

/** `<li><span>Services</span><ul>…</ul></li>`: the title of a list that opens below it. */
function isTitleOfSubmenu(page: SitePage, node: Node): boolean {
  const { document } = page
  if (tagOf(document, parentOf(document, node)) !== 'li' || endOf(document, node) - node > entryNodesMax) return false
  return isBeforeSubmenu(page, node) && holdsNoControl(document, node)
}

const holdsNoControl = (document: FlatDocument, node: Node) =>
  descendantsByTag(document, node, 'a', 'button', 'input', 'ul').next().done === true

export const toggleName = /drop-?down-?(?:toggle|trigger)(?:$|\s)/i
