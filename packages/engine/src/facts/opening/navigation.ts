import {
  ancestorsOf,
  attributeOf,
  childElementsOf,
  closest,
  contains,
  descendantsByTag,
  endOf,
  isText,
  type Node,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import type { Fact } from '../../evidence.ts'
import type { NavigationItem } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { isLanguageLabel } from '../../lexicon/names/language-names.ts'
import { socialProfile } from '../../lexicon/names/social-networks.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { memoised } from '../../memoised.ts'
import { placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import { looksPressable } from '../../page/looks.ts'
import type { Site, SitePage } from '../../site.ts'
import { pageKey } from '../../site-url.ts'
import { isNested } from './submenus.ts'

const itemsMax = 14
/** What has more is an index of the site. */
const menuItemsMax = 40

/** A group of links that may be the main navigation. */
interface Menu {
  node: Node
  items: { node: Node; label: string; url: string | null; isButton: boolean }[]
  score: number
}

/** Labels of the main navigation, top level, in order. Buttons among them are calls to action and left out. */
export function navigation(page: SitePage, brandNames: readonly string[]): Fact<NavigationItem>[] {
  const names = new Set(brandNames.map(foldText))
  const menus = menuRoots(page)
    .map((node, order) => readMenu(page, node, order, names))
    .filter((menu) => menu !== null)
  const best = menus.reduce<Menu | null>(
    (leader, menu) => (leader === null || menu.score > leader.score ? menu : leader),
    null,
  )
  if (best === null || best.score < 2) return []
  const items = best.items.filter(({ isButton }) => !isButton)
  const shown = items.length >= 1 ? items : best.items
  return shown.slice(0, itemsMax).map(({ node, label, url }) => ({
    value: { label, url },
    basis: 'stated',
    confidence: Math.round(Math.min(1, best.score / 8) * 100) / 100,
    quotes: [{ page: page.url, text: label, locator: locatorOf(page.document, node) }],
  }))
}

const menuName = /(?:^|[\s_-])(?:nav|navbar|navigation|menu|main-?menu|site-?nav)(?:$|[\s_-])/i

const menuTags = new Set(['ul', 'header', 'tr', 'td'])

/** Elements that group links: navigation landmarks, lists of links, and whatever is named so. */
function menuRoots(page: SitePage): Node[] {
  const { document } = page
  const roots: Node[] = []
  /** Ends of the roots around; one within a dozen others is no menu, and each would be read anew. */
  const open: number[] = []
  for (let node = 0; node < document.tags.length; node++) {
    if (isText(document, node)) continue
    while (open.length > 0 && open.at(-1)! <= node) open.pop()
    const tag = tagOf(document, node)
    const name = `${attributeOf(document, node, 'class') ?? ''} ${attributeOf(document, node, 'id') ?? ''}`
    const isNamed = tag === 'nav' || attributeOf(document, node, 'role') === 'navigation' || menuName.test(name)
    if ((!isNamed && !menuTags.has(tag)) || open.length >= 12) continue
    roots.push(node)
    open.push(endOf(document, node))
  }
  return roots.slice(0, 300)
}

function readMenu(page: SitePage, root: Node, order: number, names: ReadonlySet<string>): Menu | null {
  const { document } = page
  if (placeOf(document, root) === 'footer' || tagOf(document, root) === 'footer') return null
  const items: Menu['items'] = []
  const seen = new Set<string>()
  let visible = 0
  let titled = 0
  let nestedLength = 0
  for (const node of entriesOf(page, root)) {
    if (isNested(document, root, node)) {
      nestedLength += textOf(document, node, { charactersMax: 60 }).length
      continue
    }
    if (!descendantsByTag(document, node, 'h1', 'h2', 'h3', 'h4', 'time').next().done) titled++
    const label = menuLabel(page, node)
    if (label === null || seen.has(foldText(label))) continue
    const url = keptUrl(attributeOf(document, node, 'href'), page.head.baseUrl)
    if (names.has(foldText(label)) && url !== null && pageKey(url) === pageKey(page.url)) continue
    seen.add(foldText(label))
    if (page.isVisible(node)) visible++
    const isButton = tagOf(document, node) === 'a' ? isMenuButton(page, node) : !opensSubmenu(page, node)
    items.push({ node, label, url, isButton })
    if (items.length > menuItemsMax) return null
  }
  const labels = items.filter(({ isButton }) => !isButton)
  // Cards of posts and of goods lead on, too.
  if (labels.length < 1 || titled > 0.5 * items.length) return null
  const labelLength = items.reduce((sum, { label }) => sum + label.length, nestedLength)
  // Links make up a menu; in prose they are the smaller part.
  const textLengthMax = labelLength / 0.3
  if (
    tagOf(document, root) !== 'nav' &&
    textOf(document, root, { charactersMax: textLengthMax }).length > textLengthMax
  )
    return null
  return { node: root, items, score: menuScore(page, root, { items, visible, order }) }
}

/** What may be an entry: links, buttons, and what is named as that which opens a submenu. */
function* entriesOf({ document }: SitePage, root: Node): Generator<Node> {
  for (let node = root + 1; node < endOf(document, root); node++) {
    if (isText(document, node)) continue
    const tag = tagOf(document, node)
    if (tag === 'a' || tag === 'button' || tag === 'summary') yield node
    else if (toggleName.test((attributeOf(document, node, 'class') ?? '').slice(0, 200))) yield node
  }
}

const toggleName = /drop-?down-?(?:toggle|trigger)(?:$|\s)/i

function menuScore(
  page: SitePage,
  root: Node,
  { items, visible, order }: { items: Menu['items']; visible: number; order: number },
): number {
  const { document } = page
  const count = items.filter(({ isButton }) => !isButton).length
  let score = Math.min(3, 0.6 * count)
  if (count > 12) score -= 0.3 * (count - 12)
  if (tagOf(document, root) === 'nav' || attributeOf(document, root, 'role') === 'navigation') score += 1.5
  const place = placeOf(document, root)
  if (place === 'navigation') score += 1
  if (place === 'header' || [...ancestorsOf(document, root)].some((at) => tagOf(document, at) === 'header'))
    score += 1.5
  score += 2 * (1 - Math.min(1, root / Math.max(1, document.tags.length * 0.5)))
  score -= Math.min(1, order * 0.03)
  if (visible < items.length / 2) score -= 1.5
  const name = `${attributeOf(document, root, 'class') ?? ''} ${attributeOf(document, root, 'id') ?? ''} ${attributeOf(document, root, 'aria-label') ?? ''}`
  if (/breadcrumb|pagination|social|lang|tabs?\b|toc\b|sidebar|top-?bar|secondary|utility/i.test(name)) score -= 2.5
  if (/\b(?:main|primary|hauptnavigation|principal)/i.test(name)) score += 1
  if (items.every(({ label }) => label.length <= 25)) score += 0.5
  return score
}

const controlLabel = /^[\s\p{P}\p{S}]*$/u
const leftOut = new Set([
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

/** What a menu entry is called; null for the logo, icons, switches and profiles. */
function menuLabel(page: SitePage, node: Node): string | null {
  const { document } = page
  const text = ownLabel(page, node)
  if (text === '' || text.length > 40 || controlLabel.test(text) || isLanguageLabel(text)) return null
  const avoided = notCtaWords.exact(text)?.tag
  if (avoided !== undefined && leftOut.has(avoided)) return null
  const url = keptUrl(attributeOf(document, node, 'href'), page.head.baseUrl)
  if (url !== null && socialProfile(url)?.kind === 'social') return null
  if (isLogoLink(page, node)) return null
  return text
}

/** The first line of an entry: some carry a description below their name, or a submenu within the link's element. */
function ownLabel({ document }: SitePage, node: Node): string {
  const whole = textOf(document, node, { charactersMax: 60 })
  if (whole.length <= 40) return whole
  for (const child of childElementsOf(document, node)) {
    const text = textOf(document, child, { charactersMax: 60 })
    if (text !== '') return text
  }
  return whole
}

const logoName = /(?:^|[\s_-])(?:logo|brand|navbar-brand|site-title|wordmark)(?:$|[\s_-])/i
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

const isMenuButton = (page: SitePage, node: Node) => {
  const name = attributeOf(page.document, node, 'class') ?? ''
  if (/(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i.test(name)) return true
  return looksPressable(page, node) && isTheOddOne(page, node)
}

const linksLookedMax = 500

/** By page: whether the pressable links of a list are few among its links. */
const oddLists = memoised((_page: SitePage) => new Map<Node, boolean>())

/** Entries of a menu may all be filled; a button differs from the others. */
function isTheOddOne(page: SitePage, node: Node): boolean {
  const { document } = page
  const list = closest(document, node, (at) => /^(?:ul|ol|nav)$/.test(tagOf(document, at)))
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

const opensSubmenu = ({ document }: SitePage, node: Node) =>
  tagOf(document, node) === 'summary' ||
  attributeOf(document, node, 'aria-haspopup') !== undefined ||
  attributeOf(document, node, 'aria-expanded') !== undefined ||
  attributeOf(document, node, 'data-toggle') === 'dropdown' ||
  toggleName.test((attributeOf(document, node, 'class') ?? '').slice(0, 200))

/** The home page may be a splash page without a menu: then the next page's menu is the site's. */
export function siteNavigation(site: Site, names: readonly string[]): Fact<NavigationItem>[] {
  for (const page of site.pages.slice(0, 3)) {
    const items = navigation(page, names)
    if (items.length >= 2 || (items.length > 0 && page === site.home && site.pages.length === 1)) return items
  }
  return navigation(site.home, names)
}
