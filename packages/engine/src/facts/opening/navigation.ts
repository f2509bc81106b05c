import {
  ancestorsOf,
  attributeOf,
  descendantsByTag,
  endOf,
  type FlatDocument,
  isText,
  type Node,
  parentOf,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { keptUrl } from '../../document/kept-url.ts'
import type { Fact } from '../../evidence.ts'
import type { NavigationItem } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { memoised } from '../../memoised.ts'
import { nameOf, placeOf } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import { looksPressable } from '../../page/looks.ts'
import type { Site, SitePage } from '../../site.ts'
import { isSameSite, pageKey } from '../../site-url.ts'
import { entriesOf } from './menu-elements.ts'
import { logoName, type MenuEntry, menuEntry } from './menu-entries.ts'
import { isInSubmenu, isNested } from './submenus.ts'

const itemsMax = 14
/** What has more is an index of the site. */
const menuItemsMax = 40

/** A group of links that may be the main navigation. */
interface Menu {
  root: Node
  entries: MenuEntry[]
  score: number
}

/** Labels of the main navigation, top level, in order. Buttons and log-ins among them are left out. */
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
  return pagesAmong(wholeMenu(page, best, menus))
    .slice(0, itemsMax)
    .map(({ node, label, url }) => ({
      value: { label, url },
      basis: 'stated',
      confidence: Math.round(Math.min(1, best.score / 8) * 100) / 100,
      quotes: [{ page: page.url, text: label, locator: locatorOf(page.document, node) }],
    }))
}

/** The entries that lead to pages, or the log-in where there is nothing else. */
function pagesAmong(entries: readonly MenuEntry[]): MenuEntry[] {
  const pages = entries.filter(({ kind }) => kind === 'page')
  return pages.length > 0 ? pages : entries.filter(({ kind }) => kind === 'account')
}

const menuName =
  /(?:^|[\s_-])(?:nav|navbar|navigation|navi|menu|menue|menubar|gnb|(?:main|site|top|global|primary|g)-?(?:nav|navi|navigation|menu|menue)|nav-?(?:links?|list|menu|items))(?:$|[\s_-])/i

const menuTags = new Set(['ul', 'header', 'table', 'tr', 'td', 'map'])

/** Elements that group links: navigation landmarks, lists of links, whatever is named so, and rows of links at the top. */
function menuRoots(page: SitePage): Node[] {
  const { document } = page
  const rows = rowsOfLinks(document)
  const roots: Node[] = []
  /** Ends of the roots around; one within a dozen others is no menu, and each would be read anew. */
  const open: number[] = []
  for (let node = 0; node < document.tags.length; node++) {
    if (isText(document, node)) continue
    while (open.length > 0 && open.at(-1)! <= node) open.pop()
    const isRoot = isNamedMenu(document, node) || menuTags.has(tagOf(document, node)) || rows.has(node)
    if (!isRoot || open.length >= 12) continue
    roots.push(node)
    open.push(endOf(document, node))
  }
  return roots.slice(0, 300)
}

const isNamedMenu = (document: FlatDocument, node: Node) =>
  tagOf(document, node) === 'nav' ||
  attributeOf(document, node, 'role') === 'navigation' ||
  menuName.test(nameOf(document, node))

const linksOfRowMin = 3
/** A row of links stands within this share of a page, or among so many nodes. */
const topShare = 0.3
const topNodesMin = 150

/** Elements at the top of a page that hold three links or more, each directly or in a wrapper of its own. */
const rowsOfLinks = memoised((document: FlatDocument): Set<Node> => {
  const counts = new Map<Node, number>()
  const count = (node: Node) => counts.set(node, (counts.get(node) ?? 0) + 1)
  const top = Math.max(topNodesMin, document.tags.length * topShare)
  const wrappers: Node[] = []
  for (const node of descendantsByTag(document, 0, 'a')) {
    if (node > top) break
    const parent = parentOf(document, node)
    count(parent)
    wrappers.push(parent)
  }
  for (const wrapper of wrappers) if (counts.get(wrapper) === 1) count(parentOf(document, wrapper))
  return new Set([...counts].filter(([node, links]) => node > 0 && links >= linksOfRowMin).map(([node]) => node))
})

function readMenu(page: SitePage, root: Node, order: number, names: ReadonlySet<string>): Menu | null {
  const { document } = page
  if (placeOf(document, root) === 'footer' || tagOf(document, root) === 'footer') return null
  if (/breadcrumb|pagination/i.test(`${nameOf(document, root)} ${attributeOf(document, root, 'aria-label') ?? ''}`))
    return null
  const byLabel = new Map<string, MenuEntry>()
  let titled = 0
  let nestedLength = 0
  for (const node of entriesOf(page, root)) {
    if (isNested(page, root, node)) {
      nestedLength += textOf(document, node, { charactersMax: 60 }).length
      continue
    }
    if (!descendantsByTag(document, node, 'h1', 'h2', 'h3', 'h4', 'time').next().done) titled++
    const entry = menuEntry(page, root, node, names)
    if (entry === null) continue
    const label = foldText(entry.label)
    const known = byLabel.get(label)
    // Of an entry that stands in the menus of small and of wide screens the one that is seen counts.
    if (known !== undefined && (page.isVisible(known.node) || !page.isVisible(node))) continue
    byLabel.delete(label)
    byLabel.set(label, entry)
    if (byLabel.size > menuItemsMax) return null
  }
  const all = [...byLabel.values()]
  const labelled = withoutIcons(all)
  const entries = seenEntries(page, labelled)
  // Cards of posts and of goods lead on, too.
  if (pagesAmong(entries).length < 1 || titled > 0.5 * all.length) return null
  const labelLength = all.reduce((sum, { label }) => sum + label.length, nestedLength)
  // Links make up a menu; in prose they are the smaller part.
  const textLengthMax = labelLength / 0.3
  if (
    tagOf(document, root) !== 'nav' &&
    textOf(document, root, { charactersMax: textLengthMax }).length > textLengthMax
  )
    return null
  if (isMereRow(document, root) && !isRowOfPages(page, root, entries)) return null
  const isPart = !isNamedMenu(document, root) && placeOf(document, root) === 'page'
  if (isPart && !leadsThroughTheSite(page, pagesAmong(entries))) return null
  return { root, entries, score: menuScore(page, root, { entries: labelled, order }) }
}

/** Pictures are a menu where they are most of it; one among words is a logo or an icon. */
function withoutIcons(entries: readonly MenuEntry[]): MenuEntry[] {
  const pictures = entries.filter(({ isPicture }) => isPicture).length
  return pictures >= 3 && pictures > 0.6 * entries.length ? [...entries] : entries.filter(({ isPicture }) => !isPicture)
}

const shownPagesMin = 4

/** Of a menu that is seen, what is shown on small screens or after a log-in alone is left out. */
function seenEntries(page: SitePage, entries: MenuEntry[]): MenuEntry[] {
  const shown = entries.filter(({ node }) => page.isVisible(node))
  const isMenuSeen = shown.filter(({ kind }) => kind === 'page').length >= shownPagesMin
  return isMenuSeen || shown.length >= entries.length / 2 ? shown : entries
}

const nodesBetweenHalvesMax = 40
const halfTags = new Set(['nav', 'ul', 'div'])

/** A menu that the logo divides has two halves: one element like the other on each side of the link home. */
function wholeMenu(page: SitePage, best: Menu, menus: readonly Menu[]): readonly MenuEntry[] {
  const labels = new Set(best.entries.map(({ label }) => foldText(label)))
  const half = menus.find(
    (menu) =>
      menu !== best &&
      areHalves(page, ...inPageOrder(best.root, menu.root)) &&
      pagesAmong(menu.entries).length > 0 &&
      menu.entries.every(({ node, label }) => page.isVisible(node) && !labels.has(foldText(label))),
  )
  if (half === undefined) return best.entries
  return half.root < best.root ? [...half.entries, ...best.entries] : [...best.entries, ...half.entries]
}

const inPageOrder = (one: Node, other: Node): [Node, Node] => (one < other ? [one, other] : [other, one])

function areHalves(page: SitePage, left: Node, right: Node): boolean {
  const { document } = page
  const end = endOf(document, left)
  const tag = tagOf(document, left)
  if (right < end || right - end > nodesBetweenHalvesMax || !halfTags.has(tag) || tag !== tagOf(document, right))
    return false
  if (parentOf(document, left) !== parentOf(document, right)) return false
  for (let node = end; node < right; node++) {
    if (isText(document, node)) continue
    if (logoName.test(nameOf(document, node)) || leadsHome(page, node)) return true
  }
  return false
}

function leadsHome({ document, head, url }: SitePage, node: Node): boolean {
  const target = tagOf(document, node) === 'a' ? keptUrl(attributeOf(document, node, 'href'), head.baseUrl) : null
  return target !== null && pageKey(target) === pageKey(url)
}

/** What only its links make a menu. */
const isMereRow = (document: FlatDocument, root: Node) =>
  !menuTags.has(tagOf(document, root)) && !isNamedMenu(document, root)

/** A row of buttons asks for deeds, and a submenu is a part of a menu. */
function isRowOfPages(page: SitePage, root: Node, entries: readonly MenuEntry[]): boolean {
  const pages = entries.filter(({ kind, node }) => kind === 'page' && !looksPressable(page, node))
  return pages.length >= linksOfRowMin && !isInSubmenu(page, root)
}

const sameSiteShareMin = 0.6

/** A list of partners or of sources leads to other sites. */
function leadsThroughTheSite({ url: pageUrl }: SitePage, pages: readonly MenuEntry[]): boolean {
  const home = new URL(pageUrl)
  const within = pages.filter(({ url }) => url === null || isSameSite(new URL(url), home))
  return within.length >= sameSiteShareMin * pages.length
}

function menuScore(
  page: SitePage,
  root: Node,
  { entries, order }: { entries: readonly MenuEntry[]; order: number },
): number {
  const { document } = page
  const count = entries.filter(({ kind }) => kind !== 'button').length
  const visible = entries.filter(({ node }) => page.isVisible(node)).length
  let score = Math.min(3, 0.6 * count)
  if (count > 12) score -= 0.3 * (count - 12)
  if (tagOf(document, root) === 'nav' || attributeOf(document, root, 'role') === 'navigation') score += 1.5
  const place = placeOf(document, root)
  // What is named as a menu counts as much as what stands in it.
  if (placeOf(document, root + 1) === 'navigation') score += 1
  if (place === 'header' || [...ancestorsOf(document, root)].some((at) => tagOf(document, at) === 'header'))
    score += 1.5
  score += 2 * (1 - Math.min(1, root / Math.max(1, document.tags.length * 0.5)))
  score -= Math.min(1, order * 0.03)
  if (visible < entries.length / 2) score -= 1.5
  const name = `${nameOf(document, root)} ${attributeOf(document, root, 'aria-label') ?? ''}`
  if (/social|lang|tabs?\b|toc\b|sidebar|top-?bar|secondary|utility/i.test(name)) score -= 2.5
  if (/\b(?:main|primary|hauptnavigation|principal)/i.test(name)) score += 1
  if (entries.every(({ label }) => label.length <= 25)) score += 0.5
  return score
}

const pagesLookedMax = 3

/**
 * The home page may be a splash page without a menu: then the next page's menu is the site's. Where scripts build the
 * menu, a page that a browser has read has it.
 */
export function siteNavigation(site: Site, names: readonly string[]): Fact<NavigationItem>[] {
  const rendered = site.pages.slice(pagesLookedMax).find(({ isRendered }) => isRendered)
  for (const page of [...site.pages.slice(0, pagesLookedMax), ...(rendered === undefined ? [] : [rendered])]) {
    const items = navigation(page, names)
    if (items.length >= 2 || (items.length > 0 && page === site.home && site.pages.length === 1)) return items
  }
  return navigation(site.home, names)
}
