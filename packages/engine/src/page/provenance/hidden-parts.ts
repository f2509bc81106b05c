/** What no visitor sees, told from what opens when something is pressed. */
import {
  attributeOf,
  charactersOf,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  parentOf,
  tagOf,
  unreadTags,
} from '../../document/flat-document.ts'
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
    return opens(page.document, node) || holdsMostText(page.document, node) ? onPress : hidden
  }),
)

/** What stands behind a gate (an age, a notice, a splash screen) is the page, and shown once that is passed. */
const gatedShareMin = 0.6

const holdsMostText = (document: FlatDocument, node: Node): boolean =>
  textLengthOf(document, node, endOf(document, node)) >= gatedShareMin * wholeLengthOf(document)

const wholeLengthOf = memoised((document: FlatDocument) => textLengthOf(document, 0, document.tags.length))

function textLengthOf(document: FlatDocument, from: Node, to: Node): number {
  let length = 0
  for (let node = from; node < to; ) {
    if (isText(document, node)) length += charactersOf(document, node).trim().length
    node = unreadTags.has(tagOf(document, node)) ? endOf(document, node) : node + 1
  }
  return length
}

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
  'data-page',
  'data-section',
  'data-tab',
  'data-view',
]
const openersMax = 2_000

/** Ids that controls of the page name as what they open, in attributes or in what they call: `onclick="show('reviews')"`. */
const openersOf = memoised((document: FlatDocument): ReadonlySet<string> => {
  const ids = new Set<string>()
  for (let node = 0; node < document.tags.length && ids.size < openersMax; node++) {
    if (isText(document, node)) continue
    for (const name of openerAttributes) {
      const value = attributeOf(document, node, name)
      if (value !== undefined) for (const id of value.slice(0, 500).split(/\s+/)) ids.add(id.replace(/^#/, ''))
    }
    const onPress = attributeOf(document, node, 'onclick')
    if (onPress !== undefined)
      for (const [, name = ''] of onPress.slice(0, 500).matchAll(/['"]#?([\w-]{1,60})['"]/g)) ids.add(name)
    const href = tagOf(document, node) === 'a' ? attributeOf(document, node, 'href') : undefined
    if (href?.startsWith('#') === true && href.length > 1) ids.add(href.slice(1, 200))
  }
  return ids
})
