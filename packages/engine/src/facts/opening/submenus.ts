import { attributeOf, type FlatDocument, isText, type Node, parentOf, tagOf } from '../../document/flat-document.ts'
import { memoised } from '../../memoised.ts'

/** What the ancestors of each node say of submenus, read down the document once. */
interface Nesting {
  /** Lists around the node, itself included. */
  lists: Uint16Array
  /** The nearest submenu or `details`, the node itself included; -1 for none. */
  panels: Int32Array
}

const submenuName =
  /drop-?down(?:-menu|-list|-items?|__|-content|-panel)|sub-?menu|sub-?nav|sub-?list|mega-?menu|fly-?out|(?:^|\s)sub(?:$|\s)/i
const nameCharactersMax = 512

const isSubmenu = (document: FlatDocument, node: Node) =>
  tagOf(document, node) !== 'li' &&
  submenuName.test((attributeOf(document, node, 'class') ?? '').slice(0, nameCharactersMax))

const nestingOf = memoised((document: FlatDocument): Nesting => {
  const lists = new Uint16Array(document.tags.length)
  const panels = new Int32Array(document.tags.length).fill(-1)
  for (let node = 0; node < document.tags.length; node++) {
    const parent = parentOf(document, node)
    if (parent >= 0) {
      lists[node] = lists[parent]!
      panels[node] = panels[parent]!
    }
    if (isText(document, node)) continue
    const tag = tagOf(document, node)
    if (tag === 'ul' || tag === 'ol') lists[node]!++
    if (tag === 'details' || isSubmenu(document, node)) panels[node] = node
  }
  return { lists, panels }
})

/** Entries of a submenu: in a list within an item of the menu `root`, or in a panel that opens. */
export function isNested(document: FlatDocument, root: Node, node: Node): boolean {
  const { lists, panels } = nestingOf(document)
  const parent = parentOf(document, node)
  if (parent < 0) return false
  for (let panel = panels[parent]!; panel > root; panel = panels[parentOf(document, panel)]!) {
    const tag = tagOf(document, panel)
    if (isSubmenu(document, panel)) return !/^(?:a|button|summary)$/.test(tag)
    if (tagOf(document, node) !== 'summary') return true
  }
  const rootIsList = /^(?:ul|ol)$/.test(tagOf(document, root))
  return lists[parent]! - lists[root]! > (rootIsList ? 0 : 1)
}
