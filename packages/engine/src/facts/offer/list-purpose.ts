import { closest, tagOf } from '../../document/flat-document.ts'
import { blockWords, headingSays } from '../../lexicon/pages/block-words.ts'
import { ctaWords } from '../../lexicon/pages/cta-words.ts'
import { offerHeadings } from '../../lexicon/pages/offer-heading-words.ts'
import type { BlockRole } from '../../page/page-blocks.ts'
import { pageKey } from '../../site-url.ts'
import type { CardList } from './cards.ts'
import { isKicker, lineAt, priceLines } from './prices/price-lines.ts'

/**
 * What the cards of a list are to a reader: what a product does, what can be had, why to choose the firm. `likely features`:
 * benefits, or features by a class alone. `other`: nothing says what they are. `none`: something else, or the outline of the page.
 */
export type ListPurpose = 'features' | 'services' | 'reasons' | 'likely features' | 'other' | 'none'

const otherRoles: ReadonlySet<BlockRole> = new Set<BlockRole>([
  'testimonials',
  'faq',
  'blog',
  'team',
  'pricing',
  'customers',
  'partners',
  'stats',
  'steps',
  'careers',
  'gallery',
  'contact',
  'newsletter',
  'navigation',
  'footer',
  'header',
  'legal',
])

export const isOtherRole = (role: BlockRole): boolean => otherRoles.has(role)

export function purposeOf(list: CardList, servicePages: ServicePages): ListPurpose {
  const { role } = list
  if (otherRoles.has(role) || isOutline(list)) return 'none'
  const over = [list.heading ?? '', kickerOf(list)].filter((text) => text !== '')
  const says = over.map((text) => headingSays(text)).find((said) => said !== undefined)
  if (says !== undefined && otherRoles.has(says)) return 'none'
  const offers = new Set(over.flatMap((text) => offerHeadings.match(text.slice(0, 300)).map(({ tag }) => tag)))
  if (offers.has('reasons')) return 'reasons'
  if (offers.has('menu') || says === 'services') return 'services'
  if (says === 'features' && !offers.has('benefits')) return 'features'
  if (leadsToServices(list, servicePages)) return 'services'
  if (role === 'features' || offers.has('benefits')) return 'likely features'
  return role === 'services' ? 'services' : 'other'
}

/** The line that leads to the heading of a list. */
function kickerOf({ page, headingLine }: CardList): string {
  const lines = priceLines(page)
  return headingLine > 0 && isKicker(lineAt(lines, headingLine - 1)) ? lineAt(lines, headingLine - 1).text : ''
}

const outlineShare = 0.3

/** Headings such as “Our services”, “News” and “Book now” are those of the parts of a page. */
function isOutline(list: CardList): boolean {
  const { cards } = list
  const parts = cards.filter(({ name }) => blockWords.startsWith(name) !== null || ctaWords.exact(name) !== null)
  return parts.length >= Math.max(2, outlineShare * cards.length) || (parts.length > 0 && isOfSections(list))
}

/** Whether the cards are a `section` each. */
function isOfSections({ page, cards, level }: CardList): boolean {
  if (level > 2) return false
  const lines = priceLines(page)
  const { document } = page
  const sections = new Set(
    cards.map(({ line }) => closest(document, lineAt(lines, line).node, (node) => tagOf(document, node) === 'section')),
  )
  return !sections.has(-1) && sections.size === cards.length
}

/** Pages about what is sold: keys of those read, and the folders below the page that lists them. */
export interface ServicePages {
  keys: ReadonlySet<string>
  folders: readonly string[]
}

const leadingShare = 0.35

/** Whether some of the cards lead to pages about what is sold. */
export function leadsToServices({ cards, role }: CardList, { keys, folders }: ServicePages): boolean {
  if (role !== 'content' && role !== 'features' && role !== 'hero') return false
  const leading = cards.filter(
    ({ url }) => url !== null && (keys.has(pageKey(url)) || folders.some((folder) => url.startsWith(folder))),
  )
  return leading.length >= 2 && leading.length >= leadingShare * cards.length
}
