import {
  attributeOf,
  childElementsOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { memoised } from '../../memoised.ts'
import { placeOf } from '../../page/links.ts'
import type { SitePage } from '../../site.ts'

/** What the ancestors of each node say of submenus, read down the document once. */
interface Nesting {
  /** Lists around the node, itself included. */
  lists: Uint16Array
  /** The nearest submenu or `details`, the node itself included; -1 for none. */
  panels: Int32Array
  /** Whether a node is a submenu. */
  isPanel: Uint8Array
}

const nestingOf = memoised((page: SitePage): Nesting => {
  const { document } = page
  const count = document.tags.length
  const nesting = {
    lists: new Uint16Array(count),
    panels: new Int32Array(count).fill(-1),
    isPanel: new Uint8Array(count),
  }
  const { lists, panels, isPanel } = nesting
  for (let node = 0; node < count; node++) {
    const parent = parentOf(document, node)
    if (parent >= 0) {
      lists[node] = lists[parent]!
      panels[node] = panels[parent]!
    }
    if (isText(document, node)) continue
    const tag = tagOf(document, node)
    if (tag === 'ul' || tag === 'ol') lists[node]!++
    if (isSubmenu(page, node)) isPanel[node] = 1
    if (tag === 'details' || isPanel[node] === 1) panels[node] = node
  }
  return nesting
})

/** Whether an element is a submenu, or stands in one. */
export const isInSubmenu = (page: SitePage, node: Node): boolean => (nestingOf(page).panels[node] ?? -1) >= 0

/** Whether a list or a submenu stands right after an element. */
export function isBeforeSubmenu(page: SitePage, node: Node): boolean {
  const { document } = page
  let next = endOf(document, node)
  while (isText(document, next) && parentOf(document, next) === parentOf(document, node)) next++
  if (parentOf(document, next) !== parentOf(document, node)) return false
  return /^(?:ul|ol)$/.test(tagOf(document, next)) || nestingOf(page).isPanel[next] === 1
}

/** Entries of a submenu: in a list within an item of the menu `root`, or in a panel that opens. */
export function isNested(page: SitePage, root: Node, node: Node): boolean {
  const { document } = page
  const { lists, panels, isPanel } = nestingOf(page)
  const parent = parentOf(document, node)
  if (parent < 0) return false
  for (let panel = panels[parent]!; panel > root; panel = panels[parentOf(document, panel)]!) {
    if (isPanel[panel] === 1) return !/^(?:a|button|summary)$/.test(tagOf(document, panel))
    if (tagOf(document, node) !== 'summary') return true
  }
  const rootIsList = /^(?:ul|ol)$/.test(tagOf(document, root))
  return lists[parent]! - lists[root]! > (rootIsList ? 0 : 1)
}

const panelName =
  /^(?:drop|dd)[-_]?(?:down)?[-_]+(?:menu|list|items?|content|panel|inner|_)|^drop$|mega-?menu|fly-?out/i
const panelNameWithin = /drop-?down[-_]*(?:menu|list|items?|_|content|panel)|[-_]dd[-_](?:menu|list|panel)/i
/** Also what only comes second: the lesser of two lists of one menu. */
const lesserName = /sub-?menu|sub-?nav|sub-?list|^sub$/i
/** What opens a submenu or holds one is named after it. */
const headName =
  /^(?:has|with)[-_]|[-_](?:header|head|title|toggler?|trigger|link|parent|label|btn|button|icon|arrow|caret|opener)$/i
const nameCharactersMax = 512

function isSubmenu(page: SitePage, node: Node): boolean {
  const { document } = page
  if (tagOf(document, node) === 'li') return false
  const names = (attributeOf(document, node, 'class') ?? '')
    .slice(0, nameCharactersMax)
    .split(/\s+/)
    .filter((name) => !headName.test(name))
  if (names.some((name) => panelName.test(name) || panelNameWithin.test(name))) return true
  const head = headOf(document, node)
  if (head < 0) return false
  return names.some((name) => lesserName.test(name)) || opensBelow(page, node, head)
}

/** The element before a part, where both are all that an item holds; -1 for none. */
function headOf(document: FlatDocument, node: Node): Node {
  const parent = parentOf(document, node)
  if (parent < 0 || !/^(?:div|ul|ol|nav|section|span|menu|dl)$/.test(tagOf(document, node))) return -1
  let head = -1
  let position = 0
  for (const child of childElementsOf(document, parent)) {
    if (child === node) return head
    if (++position > 3) return -1
    if (!/^(?:svg|i|img)$/.test(tagOf(document, child))) head = child
  }
  return -1
}

const headCharactersMax = 60

/** A part of several links that is laid over the page, or hidden, beside an entry that is seen. */
function opensBelow(page: SitePage, panel: Node, head: Node): boolean {
  const { document } = page
  if (linksWithin(document, panel) < 2 || linksWithin(document, head) > 1 || placeOf(document, panel) === 'footer')
    return false
  const label = textOf(document, head, { charactersMax: headCharactersMax })
  if (label === '' || label.length > headCharactersMax || notCtaWords.exact(label)?.tag === 'menu') return false
  return isItemAmongItems(document, parentOf(document, panel)) && page.isVisible(head) && isClosed(page, panel)
}

function linksWithin(document: FlatDocument, node: Node): number {
  let links = tagOf(document, node) === 'a' ? 1 : 0
  for (const _ of descendantsByTag(document, node, 'a')) if (++links >= 2) break
  return links
}

/** Beside a logo stands the whole menu: only where other links stand beside the item is its part a submenu. */
function isItemAmongItems(document: FlatDocument, item: Node): boolean {
  const around = parentOf(document, item)
  if (around < 0) return false
  const name = attributeOf(document, item, 'class') ?? ''
  let looked = 0
  for (const sibling of childElementsOf(document, around)) {
    if (++looked > 30) break
    if (sibling === item) continue
    const tag = tagOf(document, sibling)
    const isEntry = tag === 'a' && textOf(document, sibling, { charactersMax: 40 }) !== ''
    const isItem = tag === 'li' && tagOf(document, item) === 'li'
    if (isEntry || isItem || (name !== '' && (attributeOf(document, sibling, 'class') ?? '') === name)) return true
  }
  return false
}

function isClosed(page: SitePage, panel: Node): boolean {
  const { styles } = page
  const height = styles.value(panel, 'max-height') ?? styles.value(panel, 'height') ?? ''
  const isLaidOver = /^(?:absolute|fixed)$/.test(styles.value(panel, 'position') ?? '')
  return isLaidOver || !page.isVisible(panel) || /^0(?:px)?$/.test(height)
}
