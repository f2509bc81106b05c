import {
  attributeOf,
  childElementsOf,
  closest,
  contains,
  descendantsByTag,
  endOf,
  type FlatDocument,
  type Node,
  parentOf,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import { foldText } from '../../lexicon/fold.ts'
import { isLanguageLabel } from '../../lexicon/names/language-names.ts'
import { socialProfile } from '../../lexicon/names/social-networks.ts'
import { ctaWords } from '../../lexicon/pages/cta-words.ts'
import type { NotCta } from '../../lexicon/pages/lists.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { memoised } from '../../memoised.ts'
import { isLabelAlone } from '../../page/controls.ts'
import { isIconText } from '../../page/icon-text.ts'
import { hasButtonName, looksPressable } from '../../page/looks.ts'
import type { SitePage } from '../../site.ts'
import { isSameSite, pageKey } from '../../site-url.ts'
import { isPhone } from '../contact/phone-numbers.ts'
import { toggleName } from './menu-elements.ts'
import { isBeforeSubmenu } from './submenus.ts'

/** An entry leads to a page; a button asks for a deed; an account is where customers log in. */
export type EntryKind = 'page' | 'button' | 'account'

export interface MenuEntry {
  node: Node
  label: string
  url: string | null
  kind: EntryKind
  /** Whether the label is the alternative text of a picture. */
  isPicture: boolean
}

/**
 * A link or control of a menu as an entry; null for the logo, icons, switches, numbers and profiles.
 * @param names the brand's, folded: one that leads home is the logo
 */
export function menuEntry(page: SitePage, root: Node, node: Node, names: ReadonlySet<string>): MenuEntry | null {
  const { document } = page
  const { label, isPicture } = labelOf(page, node)
  if (label === '' || label.length > 40 || !/[\p{L}\p{N}]/u.test(label) || isLanguageLabel(label)) return null
  const href = attributeOf(document, node, 'href')
  if (/^(?:tel|sms|callto):/i.test(href ?? '') || label.includes('@') || isPhone(label)) return null
  const url = keptUrl(href, page.head.baseUrl)
  const avoided = notCtaWords.exact(label)?.tag
  if (avoided !== undefined && leftOut.has(avoided) && !(pageToo.has(avoided) && leadsOn(page, url))) return null
  if (url !== null && socialProfile(url)?.kind === 'social') return null
  if (isLogoLink(page, node) || opensLanguages(page, node)) return null
  if (names.has(foldText(label)) && (url === null ? isAlone(document, node) : pageKey(url) === pageKey(page.url))) {
    return null
  }
  const kind = avoided === 'login' ? 'account' : isButton(page, root, node) ? 'button' : 'page'
  return { node, label, url, kind, isPicture }
}

/** No other beside it is set alike, as an entry's neighbours are. */
function isAlone(document: FlatDocument, node: Node): boolean {
  const parent = parentOf(document, node)
  const name = classOf(document, node)
  let looked = 0
  for (const sibling of childElementsOf(document, parent)) {
    if (++looked > linksLookedMax) break
    if (sibling === node || tagOf(document, sibling) !== tagOf(document, node)) continue
    if (classOf(document, sibling) === name && isLabelAlone(document, sibling)) return false
  }
  return true
}

/** What a page has for those who use it, and no entry leads anywhere by. */
export const leftOut: ReadonlySet<NotCta> = new Set<NotCta>([
  'consent',
  'search',
  'menu',
  'language',
  'close',
  'share',
  'skip-link',
  'cart',
  'back-to-top',
  'pagination',
])

/** A restaurant's “Menu” is a page, and so may “Top” be. */
const pageToo: ReadonlySet<string> = new Set(['menu', 'back-to-top'])

/** Whether a URL is that of a page, or of a part of this one that is no menu. */
function leadsOn({ document, head, url: pageUrl }: SitePage, url: string | null): boolean {
  if (url === null) return false
  const { hash } = new URL(url)
  if (pageKey(url) !== pageKey(pageUrl)) return isSameSite(new URL(url), new URL(head.baseUrl))
  if (hash.length <= 1) return hash === '' && !url.endsWith('#')
  const target = partsById(document).get(hash.slice(1))
  return target !== undefined && target > 0 && /^(?:section|h[1-4]|article|main)$/.test(tagOf(document, target))
}

const partsById = memoised((document: FlatDocument) => {
  const parts = new Map<string, Node>()
  for (let node = 0; node < document.tags.length; node++) {
    const id = attributeOf(document, node, 'id')
    if (id !== undefined && !parts.has(id)) parts.set(id, node)
  }
  return parts
})

function labelOf(page: SitePage, node: Node): { label: string; isPicture: boolean } {
  const text = withoutSigns(ownLabel(page, node))
  if (text !== '' || !/^(?:a|area)$/.test(tagOf(page.document, node))) return { label: text, isPicture: false }
  return { label: withoutSigns(alternativeText(page.document, node)), isPicture: true }
}

function alternativeText(document: FlatDocument, node: Node): string {
  const own = attributeOf(document, node, 'alt')
  if (own !== undefined) return own
  for (const image of descendantsByTag(document, node, 'img')) {
    const alt = attributeOf(document, image, 'alt')?.trim()
    if (alt) return alt.slice(0, 200)
  }
  return ''
}

/** Bullets before a label and carets after it: “• Services ▾”. */
const signsBefore = /^[^\p{L}\p{M}\p{N}("'«„“‘¿¡#@$€£¥+「『（《【.&]+/u
const signsAfter = /(?:[\s|·•›»]|\ufe0f|(?![+™®©°%$€£¥])\p{S})+$/u

const withoutSigns = (text: string): string => {
  const bare = text.replace(signsBefore, '').replace(signsAfter, '')
  // The mark that closes a quotation is none.
  return text.includes('«') || text.includes('‹') ? text : bare
}

/** The first line of an entry: some carry a description below their name, or a submenu within the link's element. */
function ownLabel(page: SitePage, node: Node): string {
  const { document } = page
  const whole = readable(page, node)
  if (whole.length <= 40) return whole
  for (const child of childElementsOf(document, node)) {
    const text = readable(page, child)
    if (text !== '') return text
  }
  return whole
}

/** The names of icons in a font of icons are their text, and notes for screen readers are kept from sight. */
function readable(page: SitePage, node: Node): string {
  const { document } = page
  const isSeen = page.isVisible(node)
  const skip = (inner: Node) =>
    isIconText(document, inner) || (isSeen ? !page.isVisible(inner) : spokenName.test(classOf(document, inner)))
  const text = textOf(document, node, { charactersMax: 60, skip })
  return text === ''
    ? textOf(document, node, { charactersMax: 60, skip: (inner) => isIconText(document, inner) })
    : text
}

const classOf = (document: FlatDocument, node: Node) => (attributeOf(document, node, 'class') ?? '').slice(0, 200)
const spokenName = /(?:^|\s)(?:sr-only|visually-hidden|screen-reader-text|assistive-text)(?:$|\s)/i

/** Of the logo, or what holds it alone. */
export const logoName = /(?:^|[\s_-])(?:logo|brand|site-title|wordmark)(?:$|[\s_-])/i
/** `hover:text-brand-400`: a colour of the brand. */
const brandColored =
  /(?:^|(?<=[\s:]))(?:text|bg|border|ring|fill|stroke|from|via|to|shadow|outline|decoration)-brand(?:-[\w/.-]+)?/g

function isLogoLink({ document }: SitePage, node: Node): boolean {
  const at = closest(document, node, (candidate) => {
    // What is larger is no logo, nor is anything around it.
    if (endOf(document, candidate) - candidate >= 40) return true
    const name = `${attributeOf(document, candidate, 'class') ?? ''} ${attributeOf(document, candidate, 'id') ?? ''}`
    return logoName.test(name.replace(brandColored, ' '))
  })
  return at >= 0 && contains(document, at, node) && endOf(document, at) - at < 40
}

function isButton(page: SitePage, root: Node, node: Node): boolean {
  const { document } = page
  if (opensSubmenu(page, node)) return false
  if (tagOf(document, node) === 'button') return true
  if (isNamedButton(page, node)) return !areAllNamedButtons(page, root, node)
  return looksPressable(page, node) && !isCurrent(page, node) && isTheOddOne(page, node)
}

const buttonName = /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i

/** By its own name, by that of a wrapper around it alone, or by a button in it. */
function isNamedButton(page: SitePage, node: Node): boolean {
  const { document } = page
  if (buttonName.test(classOf(document, node))) return true
  if (!descendantsByTag(document, node, 'button').next().done) return true
  const wrapper = parentOf(document, node)
  if (wrapper < 0 || !/^(?:li|span|div)$/.test(tagOf(document, wrapper))) return false
  const isNamed = hasButtonName(page, wrapper) || buttonName.test(classOf(document, wrapper))
  return isNamed && holdsOneLink(document, wrapper)
}

/** Looks no further than the second: many links may stand in one wrapper, and each of them asks. */
function holdsOneLink(document: FlatDocument, wrapper: Node): boolean {
  const links = descendantsByTag(document, wrapper, 'a')
  return links.next().done !== true && links.next().done === true
}

/** The page that is shown is often marked by a fill. */
function isCurrent({ document }: SitePage, node: Node): boolean {
  if (attributeOf(document, node, 'aria-current') !== undefined) return true
  return [node, parentOf(document, node)].some((at) => at >= 0 && currentName.test(classOf(document, at)))
}

const currentName = /(?:^|\s)(?:[\w-]*-)?(?:active|current|selected)(?:$|\s)|current[-_]menu[-_]item/i

const linksLookedMax = 500

const listOf = ({ document }: SitePage, node: Node) =>
  closest(document, node, (at) => /^(?:ul|ol|nav)$/.test(tagOf(document, at)))

/** By page: whether the pressable links of a list are few among its links. */
const oddLists = memoised((_page: SitePage) => new Map<Node, boolean>())

/** Entries of a menu may all be filled; a button differs from the others. */
function isTheOddOne(page: SitePage, node: Node): boolean {
  const { document } = page
  const list = listOf(page, node)
  if (list < 0) return true
  const known = oddLists(page)
  let isOdd = known.get(list)
  if (isOdd === undefined) {
    const links = [...descendantsByTag(document, list, 'a')].slice(0, linksLookedMax)
    isOdd = links.filter((link) => looksPressable(page, link)).length <= Math.max(1, links.length / 3)
    known.set(list, isOdd)
  }
  return isOdd
}

/** By page: whether the links of a list are all named buttons and most ask for nothing. */
const buttonLists = memoised((_page: SitePage) => new Map<Node, boolean>())

/** A menu may be set in buttons throughout: “Home”, “Kitchens”, “About”. */
function areAllNamedButtons(page: SitePage, root: Node, node: Node): boolean {
  const { document } = page
  const list = Math.max(root, listOf(page, node))
  const known = buttonLists(page)
  let areAll = known.get(list)
  if (areAll === undefined) {
    const links = [...descendantsByTag(document, list, 'a')].slice(0, linksLookedMax)
    const labels = links
      .filter((link) => isNamedButton(page, link))
      .map((link) => textOf(document, link, { charactersMax: 60 }))
    const asking = labels.filter((label) => ctaWords.startsWith(label) !== null || notCtaWords.exact(label) !== null)
    areAll = links.length >= 2 && labels.length === links.length && asking.length < labels.length / 2
    known.set(list, areAll)
  }
  return areAll
}

/** Whether a link is one of a menu whose entries are all set as buttons. */
export function isEntrySetAsButton(page: SitePage, node: Node): boolean {
  const list = listOf(page, node)
  return list >= 0 && tagOf(page.document, list) !== 'nav' && areAllNamedButtons(page, list, node)
}

function opensSubmenu(page: SitePage, node: Node): boolean {
  const { document } = page
  const popup = attributeOf(document, node, 'aria-haspopup')
  if (tagOf(document, node) === 'summary' || (popup !== undefined && !/^(?:false|dialog)$/.test(popup))) return true
  if (attributeOf(document, node, 'aria-expanded') !== undefined) return true
  if (['data-toggle', 'data-bs-toggle'].some((name) => attributeOf(document, node, name) === 'dropdown')) return true
  return toggleName.test(classOf(document, node)) || isBeforeSubmenu(page, node)
}

/** A switch whose list holds languages alone, whatever it is called. */
function opensLanguages(page: SitePage, node: Node): boolean {
  const { document } = page
  if (!isBeforeSubmenu(page, node)) return false
  let languages = 0
  for (const link of descendantsByTag(document, parentOf(document, node), 'a')) {
    if (link === node) continue
    if (!isLanguageLabel(readable(page, link))) return false
    languages++
  }
  return languages > 0
}
