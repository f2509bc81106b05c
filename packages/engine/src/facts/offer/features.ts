import type { Fact } from '../../evidence.ts'
import { foldText } from '../../lexicon/fold.ts'
import { blockWords, headingSays } from '../../lexicon/pages/block-words.ts'
import { pageLinks } from '../../page/links.ts'
import { locatorOf } from '../../page/locator.ts'
import type { Site, SitePage } from '../../site.ts'
import { pageKey } from '../../site-url.ts'
import { cardLists } from './card-lists.ts'
import { type Card, type CardList, namesPrice } from './cards.ts'
import { isDated } from './dated-lines.ts'
import { isOtherRole, type ListPurpose, purposeOf } from './list-purpose.ts'
import { lineAt, priceLines } from './prices/price-lines.ts'
import { distinct, isIndexOfServices, isOfferName, type OfferContext, servicePagesOf } from './products.ts'
import type { Offering } from './shapes.ts'

const featuresMax = 40
/** Lists that name what is offered where no heading says so. */
const scoreMin = 3.5

/**
 * What the product does and what one gets: the names of the cards that say so. Of the home page: the lists that are called
 * features, else those of services; of the page about features or services where the home page has none; else the list
 * that looks most like one. Why one is to choose the firm is the last resort: it says how a firm works, not what it offers.
 */
export function features(site: Site, context: OfferContext): Fact<Offering>[] {
  const home = scoredLists(site, site.home, context)
  for (const lists of candidates(site, home, context)) {
    const found = lists.flatMap(({ list, score }) => list.cards.map((card) => factOf(card, list.page, score)))
    if (found.length > 0) return distinct(found).slice(0, featuresMax)
  }
  return []
}

/** The choices, best first; each is worked out when those before it gave nothing. */
function* candidates(site: Site, home: readonly Scored[], context: OfferContext): Generator<Scored[]> {
  const of = (wanted: ListPurpose) => home.filter(({ purpose }) => purpose === wanted)
  yield of('features')
  yield of('services').map((scored) => fullerOf(scored, site, context))
  yield* ofPages(site, 'features', { pages: pagesAboutFeatures(site), context })
  yield of('likely features')
  const others = of('other')
  if (others.length > 0) yield bestOf([...others, ...of('reasons')])
  yield* ofPages(site, 'services', { pages: site.pages.filter((page) => isIndexOfServices(page)), context })
  yield bestOf(of('reasons'))
}

/** Of each page the lists that are called so, else the one that looks most like one. */
function* ofPages(
  site: Site,
  wanted: ListPurpose,
  { pages, context }: { pages: readonly SitePage[]; context: OfferContext },
): Generator<Scored[]> {
  for (const page of pages) {
    const lists = scoredLists(site, page, context).filter(({ purpose }) => purpose !== 'reasons')
    const called = lists.filter(({ purpose }) => purpose === wanted)
    yield called.length > 0 ? called : bestOf(lists)
  }
}

const homeLinksMin = 3

/** The pages about features. One that the home page leaves out of its links is what a template came with. */
function pagesAboutFeatures({ home, pages }: Site): SitePage[] {
  const linked = new Set(pageLinks(home.document, home.url, home.head).map(({ key }) => key))
  return pages.filter((page) => isAboutFeatures(page) && (linked.size < homeLinksMin || linked.has(pageKey(page.url))))
}

const isAboutFeatures = ({ type, head, url }: SitePage): boolean =>
  type === 'features' &&
  (headingSays(head.title?.text ?? '') === 'features' || blockWords.exact(lastSegment(url)) !== null)

const lastSegment = (url: string): string =>
  (new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '').replace(/\.\w{1,5}$/, '').replaceAll('-', ' ')

interface Scored {
  list: CardList
  purpose: ListPurpose
  score: number
}

function scoredLists(site: Site, page: SitePage, context: OfferContext): Scored[] {
  const names = context.names.map(foldText)
  const plans = new Set(context.plans.map(({ value }) => foldText(value.name)))
  const blocks = context.blocks.find((entry) => entry.page === page.url)?.blocks ?? []
  const servicePages = servicePagesOf(site)
  return withoutParts(cardLists(page, blocks))
    .map((list) => ({ list, purpose: purposeOf(list, servicePages) }))
    .filter(({ purpose }) => purpose !== 'none')
    .map(({ list, purpose }) => {
      const cards = list.cards.filter((card) => isFeature(card, page, { names, plans }))
      return { list: { ...list, cards }, purpose }
    })
    .map((entry) => ({ ...entry, score: scoreOf(entry, page) }))
    .filter(({ score }) => score >= scoreMin)
}

const sameShare = 0.6

/** “Duration”, “For whom” under the heading of each course: parts that come again and again name nothing by themselves. */
function withoutParts(lists: readonly CardList[]): CardList[] {
  const headings = new Map<string, Set<string>>()
  for (const { cards, heading } of lists) {
    for (const { name } of cards) {
      const over = headings.get(foldText(name)) ?? new Set<string>()
      headings.set(foldText(name), over.add(foldText(heading ?? '')))
    }
  }
  return lists.filter(({ cards }) => {
    const again = cards.filter(({ name }) => (headings.get(foldText(name))?.size ?? 0) > 2)
    return again.length < sameShare * cards.length
  })
}

/** The list of the page about services, where the home page shows some of the same. */
function fullerOf(scored: Scored, site: Site, context: OfferContext): Scored {
  const shown = new Set(scored.list.cards.map(({ name }) => foldText(name)))
  const fuller = site.pages
    .filter((page) => isIndexOfServices(page))
    .flatMap((page) => scoredLists(site, page, context))
    .find(({ list }) => {
      const same = list.cards.filter(({ name }) => shown.has(foldText(name)))
      return list.cards.length > shown.size && same.length >= sameShare * shown.size
    })
  return fuller ?? scored
}

const reasonsBehind = 1.5

const rankOf = ({ score, purpose }: Scored) => (purpose === 'reasons' ? score - reasonsBehind : score)

/**
 * The list that looks most like one, and the next where it says more, tells nothing of the first again and does not lead to
 * other pages.
 */
function bestOf(lists: readonly Scored[]): Scored[] {
  const [first, second] = lists.filter(({ list }) => list.cards.length >= 3).sort((a, b) => rankOf(b) - rankOf(a))
  if (first === undefined) return []
  if (second === undefined || second.list.cards.length <= first.list.cards.length) return [first]
  const told = new Set(first.list.cards.map(({ name }) => foldText(name)))
  const { cards } = second.list
  const isAgain = cards.some(({ name }) => told.has(foldText(name)))
  const leads = cards.filter(({ url }) => url !== null).length
  return !isAgain && leads < 0.5 * cards.length ? [first, second] : [first]
}

interface Taken {
  /** Of the brand, folded. */
  names: readonly string[]
  /** Of plans, folded. */
  plans: ReadonlySet<string>
}

function isFeature(card: Card, page: SitePage, { names, plans }: Taken): boolean {
  const { name, from, to } = card
  const lines = priceLines(page)
  const folded = foldText(name)
  if (names.includes(folded) || (plans.has(folded) && namesPrice(card, lines))) return false
  if (/[=＝]\s*$/u.test(name) || !isOfferName(name)) return false
  if (blockWords.match(name).some(({ tag, words }) => isOtherRole(tag) && 2 * words > wordsOf(name))) return false
  return !isDated(lines, from, to)
}

const wordsOf = (name: string) => name.match(/[\p{L}\p{M}\p{Nd}]+/gu)?.length ?? 0

const bareCardsMin = 4
const bareNameWordsMax = 6

function scoreOf({ list, purpose }: Omit<Scored, 'score'>, page: SitePage): number {
  const { cards, role, level, alikeness, heading } = list
  const [first] = cards
  if (first === undefined || cards.length < 2) return 0
  const described = cards.filter(({ description }) => description !== null).length / cards.length
  const numbered = cards.filter(({ name }) =>
    /^\s*(?:\p{Nd}|step |schritt |étape |paso |passo |stap |steg |krok |шаг |第)/iu.test(name),
  ).length
  const quoted = cards.filter(({ description }) => /^[“"«„「']/u.test(description ?? '')).length
  // A menu of courses or treatments needs no words about each.
  const isBareMenu =
    (purpose === 'services' || purpose === 'features') &&
    cards.length >= bareCardsMin &&
    cards.every(({ name }) => wordsOf(name) <= bareNameWordsMax)
  // The tiles of a drawn dashboard tell figures, the sections of a price list prices; parts that come again belong to several things.
  const counted = cards.filter(({ description }) => /^\p{Nd}/u.test(description ?? '')).length
  const priced = cards.filter((card) => namesPrice(card, priceLines(page), 2)).length
  const names = new Set(cards.map(({ name }) => name))
  if (counted > 0.5 * cards.length || priced > 0.5 * cards.length || names.size < 0.7 * cards.length) return 0
  if (numbered > 0.5 * cards.length || quoted > 0.4 * cards.length || (described < 0.5 && !isBareMenu)) return 0
  let score = 2 * Math.max(described, isBareMenu ? 0.5 : 0) + 2 * alikeness
  if (purpose === 'features' || purpose === 'likely features') score += 3
  if (purpose === 'services') score += 1.5
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
