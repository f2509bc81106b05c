import { attributeOf, type FlatDocument, isText, type Node } from '../document/flat-document.ts'
import { nameOf } from '../page/links.ts'

/** Parts that a visitor opens: what stands in them is read, folded up or not. */
const openableName =
  /(?:^|[\s_-])(?:tabs?|tab-?(?:pane|panel|content)|panels?|panes?|accordion|collaps\w*|toggle\w*|details|faq|answer|slides?|carousel|more|expand\w*|drop-?down|sub-?menu|menu|nav)(?:$|[\s_-])/i
const references = [
  'aria-controls',
  'href',
  'data-target',
  'data-bs-target',
  'data-tab',
  'data-toggle-target',
  'popovertarget',
]

/**
 * Whether an element is kept back for a case that is none yet: a notice that the form is out of order, thanks for a message
 * that nobody has sent. It is hidden by its own markup, and nothing on the page opens it.
 */
export function keptBack(document: FlatDocument): (node: Node) => boolean {
  let opened: ReadonlySet<string> | null = null
  return (node) => {
    if (document.attributes[node] === null || !isHidden(document, node)) return false
    if (/^(?:tabpanel|menu|menuitem|region|tooltip)$/.test(attributeOf(document, node, 'role') ?? '')) return false
    if (openableName.test(nameOf(document, node))) return false
    opened ??= referencedIds(document)
    const id = attributeOf(document, node, 'id')
    return id === undefined || !opened.has(id)
  }
}

/** By its attribute; a style written into the element is what scripts fold parts up with, but no message. */
function isHidden(document: FlatDocument, node: Node): boolean {
  const hidden = attributeOf(document, node, 'hidden')
  if (hidden !== undefined) return hidden.toLowerCase() !== 'until-found'
  const isMessage = /^(?:alert|status)$/.test(attributeOf(document, node, 'role') ?? '')
  return isMessage && /display\s*:\s*none/i.test((attributeOf(document, node, 'style') ?? '').slice(0, 500))
}

function referencedIds(document: FlatDocument): ReadonlySet<string> {
  const ids = new Set<string>()
  for (let node = 0; node < document.tags.length; node++) {
    if (isText(document, node) || document.attributes[node] === null) continue
    for (const name of references) {
      const value = attributeOf(document, node, name)?.slice(0, 500)
      if (value === undefined || (name === 'href' && !value.startsWith('#'))) continue
      for (const id of value.split(/\s+/)) ids.add(id.replace(/^#/, ''))
    }
  }
  return ids
}
