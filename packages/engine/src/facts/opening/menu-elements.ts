/** Which elements of a menu may be its entries. */
import {
  attributeOf,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  parentOf,
  tagOf,
} from '../../document/flat-document.ts'
import { isLabelAlone } from '../../page/controls.ts'
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

/** `<div onclick="show('prices')">Prices</div>`: an entry that a script makes of any element. */
function isScripted(document: FlatDocument, node: Node): boolean {
  const isAnswered =
    attributeOf(document, node, 'onclick') !== undefined ||
    /^(?:link|menuitem)$/.test(attributeOf(document, node, 'role') ?? '')
  return isAnswered && isLabelAlone(document, node)
}

/** `<li><span>Services</span><ul>…</ul></li>`: the title of a list that opens below it. */
function isTitleOfSubmenu(page: SitePage, node: Node): boolean {
  const { document } = page
  const isItem = tagOf(document, parentOf(document, node)) === 'li'
  return isItem && isLabelAlone(document, node) && isBeforeSubmenu(page, node)
}

export const toggleName = /drop-?down-?(?:toggle|trigger)(?:$|\s)/i
