import type { Fact } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { blockWords } from '../../lexicon/pages/block-words.ts'
import { locatorOf } from '../../page/locator.ts'
import type { BlockRole } from '../../page/page-blocks.ts'
import type { Site, SitePage } from '../../site.ts'
import { type Card, type CardList, cardLists } from './card-lists.ts'
import { isDated } from './dated-lines.ts'
import { lineAt, priceLines } from './prices/price-lines.ts'
import { distinct, type OfferContext } from './products.ts'
import type { Offering } from './shapes.ts'

const featuresMax = 40
/** Lists that name what is offered where no heading says so. */
const scoreMin = 3.5

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

/**
 * What the product does and what one gets: the names of the cards that say so. Of the home page, else of the page
 * about features; where no heading calls them so, the list that looks most like one.
 */
export function features(site: Site, context: OfferContext): Fact<Offering>[] {
  const taken = new Set([...context.plans.map(({ value }) => foldText(value.name)), ...context.names.map(foldText)])
  for (const page of pagesOf(site)) {
    const blocks = context.blocks.find((entry) => entry.page === page.url)?.blocks ?? []
    const lists = cardLists(page, blocks)
      .map((list) => ({ list: { ...list, cards: list.cards.filter((card) => isFeature(card, page, taken)) } }))
      .map(({ list }) => ({ list, score: scoreOf(list, page) }))
      .filter(({ score }) => score >= scoreMin)
    const called = lists.filter(({ list }) => list.role === 'features')
    const chosen = called.length > 0 ? called : bestOf(lists)
    const found = chosen.flatMap(({ list, score }) => list.cards.map((card) => factOf(card, page, score)))
    if (found.length > 0) return distinct(found).slice(0, featuresMax)
  }
  return []
}

const pagesOf = ({ home, pages }: Site): SitePage[] => [home, ...pages.filter(({ type }) => type === 'features')]

interface Scored {
  list: CardList
  score: number
}

/** The list that looks most like one, and the next where it says more and does not lead to other pages. */
function bestOf(lists: readonly Scored[]): Scored[] {
  const [first, second] = lists.filter(({ list }) => list.cards.length >= 3).sort((a, b) => b.score - a.score)
  if (first === undefined) return []
  const leads = second === undefined ? 0 : second.list.cards.filter(({ url }) => url !== null).length
  const isFuller = second !== undefined && second.list.cards.length > first.list.cards.length
  return isFuller && leads < 0.5 * second.list.cards.length ? [first, second] : [first]
}

function isFeature({ name, from, to }: Card, page: SitePage, taken: ReadonlySet<string>): boolean {
  if (/[?？؟]\s*$/u.test(name) || taken.has(foldText(name))) return false
  if (/[=＝]\s*$/u.test(name) || blockWords.exact(name) !== null) return false
  if (blockWords.match(name).some(({ tag, words }) => otherRoles.has(tag) && 2 * words > wordsOf(name))) return false
  const lines = priceLines(page)
  return !isDated(lines, from, to)
}

const wordsOf = (name: string) => name.match(/[\p{L}\p{M}\p{Nd}]+/gu)?.length ?? 0

function scoreOf({ cards, role, level, alikeness, heading }: CardList, page: SitePage): number {
  const [first] = cards
  if (first === undefined || cards.length < 2 || otherRoles.has(role)) return 0
  const described = cards.filter(({ description }) => description !== null).length / cards.length
  const numbered = cards.filter(({ name }) =>
    /^\s*(?:\p{Nd}|step |schritt |étape |paso |passo |stap |steg |krok |шаг |第)/iu.test(name),
  ).length
  const quoted = cards.filter(({ description }) => /^[“"«„「']/u.test(description ?? '')).length
  if (numbered > 0.5 * cards.length || quoted > 0.4 * cards.length || described < 0.5) return 0
  let score = 2 * described + 2 * alikeness
  if (role === 'features') score += 3
  if (role === 'services') score += 1.5
  if (role === 'about') score -= 1
  if (cards.length >= 3 && cards.length <= 12) score += 1
  if (cards.length > 20) score -= 1
  if (level >= 3 && level <= 6 && heading !== null) score += 0.5
  if (level === 7) score -= 0.5
  score -= Math.min(1, first.from / Math.max(60, priceLines(page).length))
  return score
}

function factOf({ name, line, description, url }: Card, page: SitePage, score: number): Fact<Offering> {
  const lines = priceLines(page)
  const quote = (text: string) => ({
    page: page.url,
    text,
    locator: locatorOf(page.document, lineAt(lines, line).node),
  })
  return {
    value: { name, description, url },
    basis: 'stated',
    confidence: Math.round(Math.min(0.9, 0.3 + score / 12) * 100) / 100,
    quotes: description === null ? [quote(name)] : [quote(name), quote(description)],
  }
}
