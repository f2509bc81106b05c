/** What no visitor sees, told from what opens when something is pressed. */
import { attributeOf, type FlatDocument, isText, type Node, parentOf, tagOf } from '../../document/flat-document.ts'
import { inheritedState } from '../../document/inherited-state.ts'
import { memoised } from '../../memoised.ts'
import type { SitePage } from '../../site.ts'
import { partedNameOf } from '../links.ts'

const shown = 0
const onPress = 1
const hidden = 2

/** Whether a node is hidden and nothing opens it: panels of tabs, accordions, menus and later slides are not. */
export const isUnreachable = (page: SitePage, node: Node): boolean => statesOf(page)(node) === hidden

const statesOf = memoised((page: SitePage) =>
  inheritedState(page.document, shown, (node, around) => {
    if (around !== shown || isText(page.document, node) || page.isVisible(node)) return around
    return opens(page.document, node) ? onPress : hidden
  }),
)

/** Names of parts that a script or a style opens. */
const openedName =
  /(?:^|[\s_-])(?:accordion|collaps\w*|tabs?|panels?|panes?|slides?|slider|carousel|swiper|splide|slick|glide|faqs?|toggle\w*|dropdown|drawer|sub-?menu|menu|popup|pop-up|modal|lightbox|overlay|expand\w*|read-?more|show-?more|more|details?|answers?|reveal|flip\w*|back|popover|tooltip|steps?|variant|filter\w*)(?:$|[\s_-])/i

const openedRoles = new Set(['tabpanel', 'dialog', 'menu', 'region', 'listbox', 'tooltip'])
const ancestorsMax = 3

function opens(document: FlatDocument, node: Node): boolean {
  const id = attributeOf(document, node, 'id')
  if (id !== undefined && openersOf(document).has(id)) return true
  for (let at = node, steps = 0; at >= 0 && steps <= ancestorsMax; at = parentOf(document, at), steps++) {
    if (openedRoles.has(attributeOf(document, at, 'role') ?? '') || tagOf(document, at) === 'details') return true
    if (openedName.test(partedNameOf(document, at))) return true
  }
  return false
}

const openerAttributes = [
  'aria-controls',
  'data-target',
  'data-bs-target',
  'data-toggle-target',
  'popovertarget',
  'for',
]
const openersMax = 2_000

/** Ids that controls of the page name as what they open. */
const openersOf = memoised((document: FlatDocument): ReadonlySet<string> => {
  const ids = new Set<string>()
  for (let node = 0; node < document.tags.length && ids.size < openersMax; node++) {
    if (isText(document, node)) continue
    for (const name of openerAttributes) {
      const value = attributeOf(document, node, name)
      if (value !== undefined) for (const id of value.slice(0, 500).split(/\s+/)) ids.add(id.replace(/^#/, ''))
    }
    const href = tagOf(document, node) === 'a' ? attributeOf(document, node, 'href') : undefined
    if (href?.startsWith('#') === true && href.length > 1) ids.add(href.slice(1, 200))
  }
  return ids
})
