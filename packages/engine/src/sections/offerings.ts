import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import { type Offering, type Plan, type Price, type PricedItem, pricePeriods } from '../facts/offers.ts'
import { closed, Nullable, Strings } from '../report/shapes.ts'
import { mannerOf } from './manner.ts'
import { nothingOffered, offeringsSummary } from './offerings-summary.ts'
import { assess, type Claim, confidenceIn, defineSection } from './section.ts'

const priceMembers = {
  price: Nullable(Type.Number({ description: 'null: no price is named; never 0 for “contact us”.' })),
  currency: Nullable(Type.String({ description: 'ISO 4217.' })),
  period: Nullable(Type.Enum([...pricePeriods])),
  priceText: Type.String({ description: 'As the page has it.' }),
}

const PriceShape = Type.Object(priceMembers, closed)

const PlanShape = Type.Object(
  {
    name: Type.String(),
    ...priceMembers,
    perUnit: Nullable(Type.String({ description: 'What one buys several of: “seat”.' })),
    billedAs: Nullable(Type.Enum(['monthly', 'annually'])),
    alternates: Type.Array(PriceShape, { description: 'The same plan at other terms.' }),
    listPrice: Nullable(PriceShape),
    isFree: Type.Boolean(),
    onRequest: Type.Boolean({ description: 'One must ask for the price.' }),
    trial: Nullable(Type.String()),
    features: Strings,
    cta: Nullable(Type.String()),
    highlighted: Type.Boolean(),
    page: Type.String({ description: 'Address of its page.' }),
  },
  closed,
)

const PricedItemShape = Type.Object(
  { name: Type.String(), ...priceMembers, group: Nullable(Type.String()), page: Type.String() },
  closed,
)

const pricingModels = ['free', 'subscription', 'one-time', 'usage', 'price list', 'on request', 'mixed'] as const
type PricingModel = (typeof pricingModels)[number]

export const offerings = defineSection({
  id: 'offerings',
  title: 'Offerings',
  needs: ['plans', 'priceItems', 'products', 'services', 'features', 'integrations', 'trial', 'guarantees'],
  result: Type.Object(
    {
      products: Strings,
      services: Strings,
      plans: Type.Array(PlanShape),
      priceList: Type.Array(PricedItemShape, { description: 'Lines of price lists that are no plans.' }),
      pricingModel: Nullable(Type.Enum([...pricingModels])),
      trial: Nullable(Type.String()),
      guarantees: Strings,
      integrations: Strings,
      features: Strings,
    },
    closed,
  ),
  empty: {
    products: [],
    services: [],
    plans: [],
    priceList: [],
    pricingModel: null,
    trial: null,
    guarantees: [],
    integrations: [],
    features: [],
  },
  context: ['industry', 'ctas', 'socials', 'technology'],
  looksFor: ['No product, service, feature, plan or price was found.'],
  silence: nothingOffered,
  write(facts, claim, wording) {
    const { plans, priceItems, products, services, features, integrations, trial, guarantees } = facts
    const model = pricingModelOf(plans, priceItems)
    if (model !== null) {
      const quotes = [...plans, ...priceItems].slice(0, 2).flatMap((fact) => fact.quotes.slice(0, 1))
      claim('/pricingModel', { basis: 'inferred', confidence: 0.7, quotes })
    }
    for (const [index, plan] of plans.entries()) claim(`/plans/${index}`, plan)
    for (const [index, priced] of priceItems.entries()) claim(`/priceList/${index}`, priced)
    if (trial !== null) claim('/trial', trial)
    const offered = { found: confidenceIn([...products, ...services]), gap: 'No products or services were told apart.' }
    return {
      assessment: assess(offeringsSummary({ ...facts, manner: mannerOf(facts) }, wording), [
        offered,
        { found: confidenceIn(features), gap: 'No features were told apart.' },
        { found: confidenceIn([...plans, ...priceItems]), gap: 'No plan or price was found on the pages read.' },
      ]),
      content: {
        products: namesOf(products, '/products', claim),
        services: namesOf(services, '/services', claim),
        plans: plans.map(({ value }) => planOf(value)),
        priceList: priceItems.map(({ value: { name, price, group, page } }) => ({
          name,
          ...priceOf(price),
          group,
          page,
        })),
        pricingModel: model,
        trial: trial?.value ?? null,
        guarantees: textsOf(guarantees, '/guarantees', claim),
        integrations: textsOf(integrations, '/integrations', claim),
        features: namesOf(features, '/features', claim),
      },
    }
  },
})

const priceOf = ({ amount, currency, period, text }: Price) => ({ price: amount, currency, period, priceText: text })

function planOf({ price, alternates, listPrice, ...plan }: Plan) {
  const { name, perUnit, billedAs, isFree, onRequest, trial, features, cta, highlighted, page } = plan
  return {
    name,
    ...priceOf(price),
    perUnit,
    billedAs,
    alternates: alternates.map(priceOf),
    listPrice: listPrice === null ? null : priceOf(listPrice),
    isFree,
    onRequest,
    trial,
    features,
    cta,
    highlighted,
    page,
  }
}

const namesOf = (facts: Fact<Offering>[], pointer: string, claim: Claim) =>
  facts.map((fact, index) => {
    claim(`${pointer}/${index}`, fact)
    return fact.value.name
  })

const textsOf = (facts: Fact<string>[], pointer: string, claim: Claim) =>
  facts.map((fact, index) => {
    claim(`${pointer}/${index}`, fact)
    return fact.value
  })

/** How it is paid for, by what most plans are; a price list stands alone where there are none. */
function pricingModelOf(plans: Fact<Plan>[], priceItems: Fact<PricedItem>[]): PricingModel | null {
  if (plans.length === 0) return priceItems.length === 0 ? null : 'price list'
  const kinds = new Set<PricingModel>()
  for (const { value } of plans) {
    if (value.isFree || value.onRequest) continue
    if (value.perUnit !== null && value.price.period === null) kinds.add('usage')
    else if (value.price.period === null || value.price.period === 'once') kinds.add('one-time')
    else kinds.add('subscription')
  }
  const [only] = kinds
  if (kinds.size > 1) return 'mixed'
  if (only !== undefined) return only
  return plans.some(({ value }) => value.onRequest) ? 'on request' : 'free'
}
