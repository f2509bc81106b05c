import type { Fact } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import { blockWords } from '../../lexicon/pages/block-words.ts'
import { ctaWords } from '../../lexicon/pages/cta-words.ts'
import { notCtaWords } from '../../lexicon/pages/not-cta-words.ts'
import { typeOfLabel, typeOfPath } from '../../lexicon/pages/page-words.ts'
import { locatorOf } from '../../page/locator.ts'
import type { PageBlocks } from '../../page/page-blocks.ts'
import type { Site, SitePage } from '../../site.ts'
import { pageKey } from '../../site-url.ts'
import { strings } from '../site/structured-data.ts'
import { cardLists } from './card-lists.ts'
import { type Card, type CardList, namesPrice } from './cards.ts'
import { leadsToServices, purposeOf, type ServicePages } from './list-purpose.ts'
import { pagePrices } from './prices/page-prices.ts'
import { lineAt, priceLines } from './prices/price-lines.ts'
import { priceLocale } from './prices/price-locale.ts'
import type { Offering, Plan } from './shapes.ts'

/** What offerings are told apart from. */
export interface OfferContext {
  blocks: readonly PageBlocks[]
  structuredData: readonly StructuredNode[]
  names: readonly string[]
  plans: readonly Fact<Plan>[]
}

const offeringsMax = 60
const nameCharactersMax = 120

const productTypes =
  /(?:^|[a-z])(?:Product|ProductModel|ProductGroup|IndividualProduct|SoftwareApplication|WebApplication|MobileApplication|VideoGame|Book|Course|Vehicle|Car)$/
const serviceTypes = /(?:^|[a-z])(?:Service|FinancialProduct|TouristTrip)$/

/** Goods by name: those of the structured data, then the shelves of a shop. */
export function products(site: Site, context: OfferContext): Fact<Offering>[] {
  const found = ofStructuredData(site, context, productTypes)
  const locale = priceLocale(site, context.structuredData)
  for (const page of site.pages) {
    const prices = pagePrices(page, locale, context.names)
    for (const { name, nameLine } of prices.products.flatMap(({ records }) => records)) {
      const line = lineAt(prices.lines, nameLine)
      found.push({
        value: { name, description: null, url: null },
        basis: 'stated',
        confidence: 0.8,
        quotes: [{ page: page.url, text: line.text, locator: locatorOf(page.document, line.node) }],
      })
    }
  }
  return distinct(found).slice(0, offeringsMax)
}

const cardsEnough = 3

/** Services by name: the cards under a heading about services or that lead to their pages, else those of the structured data. */
export function services(site: Site, context: OfferContext): Fact<Offering>[] {
  const ofHome = serviceCards(site, context, [site.home])
  if (ofHome.length >= cardsEnough) return ofHome.slice(0, offeringsMax)
  const stated = ofStructuredData(site, context, serviceTypes)
  if (stated.length > 0) return distinct([...ofHome, ...stated]).slice(0, offeringsMax)
  const others = site.pages.filter(({ type }) => type === 'product' || type === 'solutions')
  return distinct([...ofHome, ...serviceCards(site, context, others)]).slice(0, offeringsMax)
}

function serviceCards(
  site: Site,
  { blocks, plans, names }: OfferContext,
  pages: readonly SitePage[],
): Fact<Offering>[] {
  const brand = new Set(names.map(foldText))
  const ofPlans = new Set(plans.map(({ value }) => foldText(value.name)))
  const servicePages = servicePagesOf(site)
  const isService = (card: Card, page: SitePage) =>
    !brand.has(foldText(card.name)) &&
    isOfferName(card.name) &&
    !(ofPlans.has(foldText(card.name)) && namesPrice(card, priceLines(page)))
  return distinct(
    pages.flatMap((page) => {
      const own = blocks.find((entry) => entry.page === page.url)?.blocks ?? []
      const lists = cardLists(page, own).filter((list) => isServices(list, servicePages))
      return lists.flatMap(({ cards }) =>
        cards.filter((card) => isService(card, page)).map((card) => ofCard(card, page)),
      )
    }),
  )
}

function isServices(list: CardList, servicePages: ServicePages): boolean {
  const { role, cards, alikeness } = list
  if (cards.length < 2 || alikeness < 0.5 || purposeOf(list, servicePages) === 'none') return false
  return role === 'services' || leadsToServices(list, servicePages)
}

/** The pages that are about something that is sold. */
export function servicePagesOf({ pages }: Site): ServicePages {
  const sold = pages.filter(({ type }) => type === 'product')
  return {
    keys: new Set(sold.map(({ url }) => pageKey(url))),
    folders: sold.filter((page) => isIndexOfServices(page)).map(({ url }) => url.replace(/(?:\.\w{1,5}|\/)?$/, '/')),
  }
}

/** `/services`, not the page of one of them. */
export const isIndexOfServices = ({ type, url }: SitePage): boolean =>
  type === 'product' && typeOfPath(new URL(url).pathname.replace(/\.\w{1,5}$/, ''))?.score === 1

const otherPages: ReadonlySet<SitePage['type']> = new Set<SitePage['type']>(['about', 'contact', 'legal', 'careers'])

/** Whether a name may be that of something offered: no question, no “View all services”, no label of a button or a page. */
export function isOfferName(name: string): boolean {
  if (/[?？؟]\s*$/u.test(name) || blockWords.exact(name) !== null || ctaWords.exact(name) !== null) return false
  const control = notCtaWords.startsWith(name)
  const isMore = control?.tag === 'read-more' && control.words >= 2
  const page = typeOfLabel(name)
  const isPage = page?.score === 1 && otherPages.has(page.type)
  return !isMore && !isPage
}

function ofCard({ name, line, description, url }: Card, page: SitePage): Fact<Offering> {
  const { node } = lineAt(priceLines(page), line)
  const quotes = [{ page: page.url, text: name, locator: locatorOf(page.document, node) }]
  return { value: { name, description, url }, basis: 'stated', confidence: 0.7, quotes }
}

function ofStructuredData(site: Site, { structuredData, names }: OfferContext, types: RegExp): Fact<Offering>[] {
  const found: Fact<Offering>[] = []
  const texts = new Map(site.pages.map((page) => [page.url, page]))
  for (const node of structuredData) {
    if (!node.types.some((type) => types.test(type))) continue
    const [name] = strings(node.data.name)
    if (name === undefined || name.length > nameCharactersMax || !texts.has(node.page)) continue
    if (isBrandItself(node, name, names)) continue
    const text = name.replace(/\s+/g, ' ')
    const [description] = strings(node.data.description)
    const [url] = strings(node.data.url)
    found.push({
      value: {
        name: text,
        description: description?.replace(/\s+/g, ' ').slice(0, 400) ?? null,
        url: addressOf(url, node.page),
      },
      basis: 'stated',
      confidence: 0.85,
      quotes: [{ page: node.page, text, locator: 'script[type="application/ld+json"]' }],
    })
    if (found.length >= offeringsMax) break
  }
  return found
}

/** A business that is typed as a service is who offers, not what is offered. */
const isBrandItself = ({ types }: StructuredNode, name: string, names: readonly string[]) =>
  types.some((type) =>
    /ProfessionalService|LocalBusiness|Organization|FinancialService|LegalService|GovernmentService$/.test(type),
  ) ||
  (types.some((type) => /Service$/.test(type)) && names.map(foldText).includes(foldText(name)))

function addressOf(written: string | undefined, page: string): string | null {
  if (written === undefined || !URL.canParse(written, page)) return null
  const { protocol, href } = new URL(written, page)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/** One of each name, in the order found. */
export function distinct(facts: readonly Fact<Offering>[]): Fact<Offering>[] {
  const first = new Map<string, Fact<Offering>>()
  for (const fact of facts) {
    const key = foldText(fact.value.name)
    if (!first.has(key)) first.set(key, fact)
  }
  return [...first.values()]
}
