import type { Fact } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { foldText } from '../../lexicon/fold.ts'
import type { PageBlocks } from '../../page/page-blocks.ts'
import type { Site, SitePage } from '../../site.ts'
import { emptyPlan, type PlanDraft, planDrafts } from './plans/drafts.ts'
import { isLeftOver } from './plans/left-over-pages.ts'
import { isRecurrent } from './plans/main-price.ts'
import { plansInProse } from './plans/prose.ts'
import { shortLists } from './plans/short-lists.ts'
import { mayBePlan, type StructuredOffer, structuredOffers } from './plans/structured-data.ts'
import { type PagePrices, pagePrices } from './prices/page-prices.ts'
import { priceLocale } from './prices/price-locale.ts'
import type { Plan } from './shapes.ts'

const plansMax = 60

/** How far a page is asked for what the site sells: its prices, its home page, all others; null for not at all. */
const tiers: Partial<Record<SitePage['type'], number>> = {
  pricing: 0,
  home: 1,
  product: 2,
  features: 2,
  solutions: 2,
  other: 2,
  about: 2,
  contact: 2,
  faq: 2,
}

const tiersCount = 3

interface Tier {
  prices: PagePrices[]
  drafts: PlanDraft[]
  inProse: PlanDraft[]
}

/**
 * The plans of a site: of the page about prices where there is one, else of the home page, else of the others. What
 * the structured data offers by name joins them, and fills in an amount that only a script would show.
 */
export function plans(
  site: Site,
  { structuredData, names = [] }: { blocks: PageBlocks[]; structuredData: StructuredNode[]; names?: readonly string[] },
): Fact<Plan>[] {
  const locale = priceLocale(site, structuredData)
  const offers = structuredOffers(structuredData)
  const byTier = Array.from({ length: tiersCount }, (): Tier => ({ prices: [], drafts: [], inProse: [] }))
  for (const page of site.pages) {
    const tier = byTier[tiers[page.type] ?? -1]
    if (tier === undefined || isLeftOver(page, site, names)) continue
    const prices = pagePrices(page, locale, names)
    tier.prices.push(prices)
    tier.drafts.push(...planDrafts(prices))
    tier.inProse.push(...plansInProse(prices, locale))
  }
  const priced = byTier.findIndex(({ drafts }) => drafts.some(({ value }) => value.price.amount !== null))
  const chosen = priced < 0 && tellsOfPlansOnRequest(byTier[0]) ? 0 : priced
  const merged = merge(byTier[chosen]?.drafts ?? draftsWithoutPlans(site, byTier, locale.language))
  for (const tier of byTier.slice(0, Math.max(0, chosen))) takeNames(merged, [...tier.drafts, ...tier.inProse])
  joinOffers(merged, offers, names)
  return merged.slice(0, plansMax).map(({ value, basis, confidence, quotes }) => ({ value, basis, confidence, quotes }))
}

const onRequestMin = 3

/** The page about prices may name plans and no price: “Studio”, “Atelier”, each “on request”. */
const tellsOfPlansOnRequest = (tier: Tier | undefined): boolean =>
  tier !== undefined && tier.drafts.length >= onRequestMin && tier.drafts.every(({ value }) => value.onRequest)

/** Where nothing is called a plan: a short list of prices, of the page about prices where it has one, else what sentences name. */
function draftsWithoutPlans(site: Site, byTier: readonly Tier[], language: string): PlanDraft[] {
  const lists = shortLists(
    site,
    byTier.flatMap(({ prices }) => prices),
    language,
  )
  const ofPricing = lists.filter(({ page }) => page.type === 'pricing')
  const listed = (ofPricing.length > 0 ? ofPricing : lists)
    .flatMap((prices) => planDrafts(prices))
    .map((draft) => ({ ...draft, value: { ...draft.value, isListed: true } }))
  return listed.length > 0 ? listed : (byTier.find(({ inProse }) => inProse.length > 0)?.inProse ?? [])
}

/** Words that say that something is a plan, and not which. */
const genericWords =
  /(?<![\p{L}\p{N}])(?:plan|plans|plano|piano|paket|paquete|pacote|package|pack|tarif|tarifa|tariff|formule|forfait|abo|abonnement|edition|the|тариф|пакет|план|プラン|套餐|版|요금제|플랜|باقة|خطة)(?![\p{L}\p{N}])|プラン$|套餐$/giu

const keyOf = (name: string): string => {
  const folded = foldText(name)
  const bare = folded
    .replace(genericWords, ' ')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
  return bare === '' ? folded : bare
}

/** One plan for each name: what is seen first leads, other terms of it become its alternates. */
function merge(drafts: readonly PlanDraft[]): PlanDraft[] {
  const byKey = new Map<string, PlanDraft>()
  const ordered = [...drafts.filter(({ isVisible }) => isVisible), ...drafts.filter(({ isVisible }) => !isVisible)]
  for (const draft of ordered) {
    const key = keyOf(draft.value.name)
    const known = byKey.get(key)
    if (known === undefined) {
      byKey.set(key, draft)
      continue
    }
    const { price } = draft.value
    const isSameTerm = price.period === known.value.price.period || price.period === null
    if (price.amount === null || price.amount === known.value.price.amount) {
      byKey.set(key, joined(known, draft))
    } else if (known.value.price.amount === null) {
      byKey.set(key, { ...joined(draft, known), value: { ...joined(draft, known).value, onRequest: false } })
    } else if (
      isSameTerm &&
      draft.isVisible &&
      draft.value.page === known.value.page &&
      price.period === known.value.price.period
    ) {
      // The same name at another price: two things, told apart by nothing but their amounts.
      byKey.set(`${key} ${price.amount} ${price.period}`, draft)
    } else if (isRecurrent(price.period) || !draft.isVisible) {
      byKey.set(key, withAlternate(joined(known, draft), draft))
    }
  }
  return [...byKey.values()]
}

/** What one place leaves out the other may tell. */
function joined(known: PlanDraft, other: PlanDraft): PlanDraft {
  const [a, b] = [known.value, other.value]
  const value: Plan = {
    ...a,
    price:
      a.price.period === null && a.price.amount === b.price.amount ? { ...a.price, period: b.price.period } : a.price,
    perUnit: a.perUnit ?? b.perUnit,
    billedAs: a.billedAs ?? b.billedAs,
    listPrice: a.listPrice ?? b.listPrice,
    trial: a.trial ?? b.trial,
    features: a.features.length > 0 ? a.features : b.features,
    cta: a.cta ?? b.cta,
    highlighted: a.highlighted || b.highlighted,
  }
  return { ...known, value }
}

function withAlternate(known: PlanDraft, { value: { price, listPrice } }: PlanDraft): PlanDraft {
  const { alternates, price: shown } = known.value
  const isKnown = [shown, ...alternates].some(
    ({ amount, period }) => amount === price.amount && period === price.period,
  )
  if (isKnown) return known
  return {
    ...known,
    value: { ...known.value, listPrice: known.value.listPrice ?? listPrice, alternates: [...alternates, price] },
  }
}

/** The name that a more telling page gives to the same plan counts. */
function takeNames(merged: PlanDraft[], others: readonly PlanDraft[]): void {
  for (const [index, draft] of merged.entries()) {
    const same = others.find(
      ({ value }) => keyOf(value.name) === keyOf(draft.value.name) && value.price.amount === draft.value.price.amount,
    )
    if (same !== undefined) {
      merged[index] = {
        ...draft,
        value: { ...draft.value, name: same.value.name },
        quotes: [...draft.quotes, ...same.quotes],
      }
    }
  }
}

/**
 * An offer of the structured data fills in the plan of its name. One without a name belongs to the only plan whose
 * amount a script would put in. Plans that stand nowhere else come from there too.
 */
function joinOffers(merged: PlanDraft[], offers: readonly StructuredOffer[], names: readonly string[]): void {
  const paid = offers.filter(({ price }) => price.amount !== null && price.amount > 0 && mayBePlanOf(price))
  const open = [...merged.entries()].filter(([, { isPending }]) => isPending)
  for (const [index, draft] of open) {
    const named = paid.find(({ name }) => name !== null && keyOf(name) === keyOf(draft.value.name))
    const nameless = paid.filter(({ name }) => name === null)
    const offer = named ?? (open.length === 1 && nameless.length === 1 ? nameless[0] : undefined)
    if (offer === undefined) continue
    const price = { ...offer.price, period: offer.price.period ?? draft.value.price.period }
    merged[index] = {
      ...draft,
      isPending: false,
      basis: 'inferred',
      confidence: 0.6,
      value: { ...draft.value, price },
      quotes: [...draft.quotes, quoteOf(offer)],
    }
  }
  const named = offers.filter((offer) => offer.name !== null && mayBePlan(offer))
  if (merged.length > 0 || named.length < 2 || named.length > 8) return
  const brand = new Set(names.map(foldText))
  for (const offer of named) if (!brand.has(foldText(offer.name!))) merged.push(ofOffer(offer, offer.name!))
}

const mayBePlanOf = ({ period }: Plan['price']) => period !== 'hour'

const quoteOf = ({ page, price }: StructuredOffer) => ({
  page,
  text: price.text,
  locator: 'script[type="application/ld+json"]',
})

function ofOffer(offer: StructuredOffer, name: string): PlanDraft {
  const { page, price } = offer
  return {
    value: {
      ...emptyPlan(page),
      name,
      price,
      isFree: price.amount === 0,
    },
    basis: 'stated',
    confidence: 0.75,
    quotes: [{ ...quoteOf(offer), text: name }],
    isVisible: true,
    isPending: false,
  }
}
