import { Type } from 'typebox'
import type { Fact } from '../evidence.ts'
import { businessModels } from '../facts/entity/shapes.ts'
import { type Offering, type Plan, type Price, type PricedItem, pricePeriods } from '../facts/offer/shapes.ts'
import { missingOr } from '../writing/reach.ts'
import { sectionTitles } from '../writing/section-titles.ts'
import { closed, Nullable, strings } from '../writing/shapes.ts'
import { mannerOf } from './manner.ts'
import { nothingOffered, offeringsSummary } from './offerings/offerings-summary.ts'
import { assess, type Claim, confidenceIn, defineSection } from './section.ts'

const priceMembers = {
  price: Nullable(Type.Number({ description: 'The amount; null where none is named, and never 0 for “contact us”.' })),
  currency: Nullable(Type.String({ description: 'Currency (ISO 4217); null where the page does not tell.' })),
  period: Nullable(Type.Enum([...pricePeriods], { description: 'What the price is for; null where it is not said.' })),
  priceText: Type.String({ description: 'The price as the page has it.' }),
}

const PriceShape = Type.Object(priceMembers, {
  ...closed,
  title: 'Price',
  description: 'A price as the page names it.',
})

const PlanShape = Type.Object(
  {
    name: Type.String({ description: 'Name of the plan.' }),
    ...priceMembers,
    perUnit: Nullable(
      Type.String({ description: 'What one buys several of, such as “seat”; null for a price that covers all.' }),
    ),
    billedAs: Nullable(
      Type.Enum(['monthly', 'annually'], {
        description: 'How it is billed, where the page says so apart from the price.',
      }),
    ),
    alternates: Type.Array(PriceShape, { description: 'The same plan at other terms, such as billed by the year.' }),
    listPrice: Nullable(PriceShape, 'What it cost before a promotion.'),
    isFree: Type.Boolean({ description: 'Whether it costs nothing.' }),
    onRequest: Type.Boolean({ description: 'Whether one must ask for the price.' }),
    trial: Nullable(Type.String({ description: 'Its trial as the page has it, such as “14 days free”.' })),
    features: strings('What it includes, as the page lists it.'),
    cta: Nullable(Type.String({ description: 'Label of its button.' })),
    highlighted: Type.Boolean({ description: 'Whether the page marks it, as by “Most popular”.' }),
    page: Type.String({ description: 'Address of its page.' }),
  },
  { ...closed, title: 'Plan', description: 'One plan of the offer.' },
)

const PricedItemShape = Type.Object(
  {
    name: Type.String({ description: 'What is sold.' }),
    ...priceMembers,
    group: Nullable(Type.String({ description: 'Heading over the list.' })),
    page: Type.String({ description: 'Address of its page.' }),
  },
  { ...closed, title: 'PricedItem', description: 'One line of a price list, such as a treatment, a room or a dish.' },
)

const pricingModels = ['free', 'subscription', 'one-time', 'usage', 'price list', 'on request', 'mixed'] as const
type PricingModel = (typeof pricingModels)[number]

export const offerings = defineSection({
  id: 'offerings',
  title: sectionTitles.offerings,
  needs: [
    'plans',
    'priceItems',
    'products',
    'services',
    'features',
    'integrations',
    'trial',
    'guarantees',
    'businessModel',
  ],
  result: Type.Object(
    {
      products: strings('Names of its products.'),
      services: strings('Names of its services.'),
      plans: Type.Array(PlanShape, { description: 'Plans, in the order of the page.' }),
      priceList: Type.Array(PricedItemShape, { description: 'Lines of price lists that are no plans.' }),
      pricingModel: Nullable(
        Type.Enum([...pricingModels], { description: 'How most of it is paid for; null where no price is named.' }),
      ),
      businessModel: Nullable(
        Type.Enum([...businessModels], {
          description: 'How the firm earns, concluded from its plans and from what it is; null where nothing tells.',
        }),
      ),
      trial: Nullable(Type.String({ description: 'A trial of the offer, as the page has it.' })),
      guarantees: strings('Guarantees, word for word.'),
      integrations: strings('Products of others that it works with.'),
      features: strings('Names of its features.'),
    },
    { ...closed, description: 'What it sells, and for how much.' },
  ),
  empty: {
    products: [],
    services: [],
    plans: [],
    priceList: [],
    pricingModel: null,
    businessModel: null,
    trial: null,
    guarantees: [],
    integrations: [],
    features: [],
  },
  context: ['industry', 'kind', 'ctas', 'socials', 'technology', 'reach'],
  looksFor: ['No product, service, feature, plan or price was found.'],
  silence: nothingOffered,
  write(facts, { claim, wording }) {
    const { plans, priceItems, products, services, features, integrations, trial, guarantees } = facts
    const model = pricingModelOf(plans, priceItems)
    if (model !== null) {
      const quotes = [...plans, ...priceItems].slice(0, 2).flatMap((fact) => fact.quotes.slice(0, 1))
      claim('/pricingModel', { basis: 'inferred', confidence: 0.7, quotes })
    }
    if (facts.businessModel !== null) claim('/businessModel', facts.businessModel)
    for (const [index, plan] of plans.entries()) claim(`/plans/${index}`, plan)
    for (const [index, priced] of priceItems.entries()) claim(`/priceList/${index}`, priced)
    if (trial !== null) claim('/trial', trial)
    const offered = { found: confidenceIn([...products, ...services]), gap: 'No products or services were told apart.' }
    const isPriceTraced = facts.reach.traced.includes('prices')
    const summary = offeringsSummary({ ...facts, manner: mannerOf(facts), isPriceTraced }, wording)
    return {
      assessment: assess(summary || onlyItsEarning, [
        offered,
        { found: confidenceIn(features), gap: 'No features were told apart.' },
        {
          found: confidenceIn([...plans, ...priceItems]),
          gap: missingOr(facts.reach, 'prices', {
            missing: 'No plan or price was found on the pages read.',
            unsure: 'Prices are touched on, and none could be told apart.',
          }),
        },
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
        businessModel: facts.businessModel?.value ?? null,
        trial: trial?.value ?? null,
        guarantees: textsOf(guarantees, '/guarantees', claim),
        integrations: textsOf(integrations, '/integrations', claim),
        features: namesOf(features, '/features', claim),
      },
    }
  },
})

/** Where nothing is found but how a firm of its kind earns. */
const onlyItsEarning =
  'No single offer was told apart on the pages read; how it earns is concluded from what kind of offer it is.'

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
