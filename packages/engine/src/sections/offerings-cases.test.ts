import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeUrl } from '../report/report-fixtures.ts'
import { offerings } from './offerings.ts'
import { sectionOf, testSection } from './section-cases-fixtures.ts'
import { kind, plan, pricedAt } from './swot/swot-fixtures.ts'

const toldPlan = (name: string, price: number, { highlighted }: { highlighted: boolean }) => ({
  name,
  price,
  currency: 'EUR',
  period: 'month',
  priceText: `${price} €`,
  perUnit: null,
  billedAs: null,
  alternates: [],
  listPrice: null,
  isFree: false,
  onRequest: false,
  trial: null,
  features: ['Soup'],
  cta: 'Choose',
  highlighted,
  page: `${homeUrl}prices`,
})
const toldItem = (name: string) => ({
  name,
  price: 5,
  currency: 'EUR',
  period: null,
  priceText: '5 €',
  group: null,
  page: homeUrl,
})

testSection(offerings, {
  summaries: [
    'One can choose between “Ladle”, “Catering” and “Soup post”. Prices run from “Small” at 5 € to “Large” at 9 €. It can be tried (“7 days free”) and comes with a promise: “Cold? We pay”.',
    '3 offers can be told apart: “Ladle”, “Catering” and “Soup post”. It begins with “Small” at 5 € and ends with “Large” at 9 €, 2 prices in all. “7 days free” takes the risk out of the beginning, “Cold? We pay” out of the rest.',
    'What one gets here: “Ladle”, “Catering” and “Soup post”. 2 prices are laid open, from “Small” at 5 € to “Large” at 9 €. Doubters get two things, “7 days free” and “Cold? We pay”.',
    'On offer are “Ladle”, “Catering” and “Soup post”. “Small” is the cheapest at 5 €, “Large” the dearest at 9 €. It can be tried (“7 days free”) and comes with a promise: “Cold? We pay”.',
    'The range takes in “Ladle”, “Catering” and “Soup post”. Between 5 € (“Small”) and 9 € (“Large”) there is something for most budgets. “7 days free” takes the risk out of the beginning, “Cold? We pay” out of the rest.',
    'People come here for “Ladle”, “Catering” and “Soup post”. Prices run from “Small” at 5 € to “Large” at 9 €. Doubters get two things, “7 days free” and “Cold? We pay”.',
    'One can choose between “Ladle”, “Catering” and “Soup post”. It begins with “Small” at 5 € and ends with “Large” at 9 €, 2 prices in all. It can be tried (“7 days free”) and comes with a promise: “Cold? We pay”.',
    '3 offers can be told apart: “Ladle”, “Catering” and “Soup post”. 2 prices are laid open, from “Small” at 5 € to “Large” at 9 €. “7 days free” takes the risk out of the beginning, “Cold? We pay” out of the rest.',
  ],
  content: {
    products: ['Ladle'],
    services: ['Catering', 'Soup post'],
    plans: [toldPlan('Small', 5, { highlighted: false }), toldPlan('Large', 9, { highlighted: true })],
    priceList: [toldItem('Leek'), toldItem('Beet'), toldItem('Lentil'), toldItem('Pea'), toldItem('Barley')],
    pricingModel: 'subscription',
    businessModel: 'projects',
    trial: '7 days free',
    guarantees: ['Cold? We pay'],
    integrations: ['Potly'],
    features: ['Slow'],
  },
  claims: [
    '/offerings/pricingModel inferred 0.7 “Small” “Large”',
    '/offerings/businessModel inferred 0.72 “family-run caterer”',
    '/offerings/plans/0 stated 0.9 “Small”',
    '/offerings/plans/1 stated 0.9 “Large”',
    '/offerings/priceList/0 stated 0.9 “Leek”',
    '/offerings/priceList/1 stated 0.9 “Beet”',
    '/offerings/priceList/2 stated 0.9 “Lentil”',
    '/offerings/priceList/3 stated 0.9 “Pea”',
    '/offerings/priceList/4 stated 0.9 “Barley”',
    '/offerings/trial stated 0.9 “7 days free”',
    '/offerings/products/0 stated 0.9 “Ladle”',
    '/offerings/services/0 stated 0.9 “Catering”',
    '/offerings/services/1 stated 0.9 “Soup post”',
    '/offerings/guarantees/0 stated 0.9 “Cold? We pay”',
    '/offerings/integrations/0 stated 0.9 “Potly”',
    '/offerings/features/0 stated 0.9 “Slow”',
  ],
  assessed: { status: 'complete', confidence: 0.9, gaps: [] },
  told: {
    'where only how it earns is known': {
      facts: {
        plans: [],
        priceItems: [],
        products: [],
        services: [],
        features: [],
        integrations: [],
        kind: kind('charity', 'Soup charity'),
        trial: null,
        guarantees: [],
      },
      summaries: [
        'No single offer was told apart on the pages read; how it earns is concluded from what kind of offer it is.',
      ],
    },
    'where all is on request': {
      facts: { plans: [plan('Small', null)], priceItems: [], trial: null, guarantees: [] },
      summaries: [
        'One can choose between “Ladle”, “Catering” and “Soup post”. What it costs is told on request only.',
        '3 offers can be told apart: “Ladle”, “Catering” and “Soup post”. One has to ask for the price.',
        'What one gets here: “Ladle”, “Catering” and “Soup post”. Prices are a matter of negotiation: the plans carry none.',
        'On offer are “Ladle”, “Catering” and “Soup post”. What it costs is told on request only.',
        'The range takes in “Ladle”, “Catering” and “Soup post”. One has to ask for the price.',
        'People come here for “Ladle”, “Catering” and “Soup post”. Prices are a matter of negotiation: the plans carry none.',
      ],
    },
    'where nothing has a price': {
      facts: { plans: [], priceItems: [], trial: null },
      summaries: [
        'One can choose between “Ladle”, “Catering” and “Soup post”. What it costs has to be found out elsewhere. The risk is softened by “Cold? We pay”.',
        '3 offers can be told apart: “Ladle”, “Catering” and “Soup post”. No price was found on the pages read. It promises “Cold? We pay”.',
        'What one gets here: “Ladle”, “Catering” and “Soup post”. A price is not named. Whoever hesitates is told “Cold? We pay”.',
        'On offer are “Ladle”, “Catering” and “Soup post”. The pages read leave the price open. It gives its word: “Cold? We pay”.',
        'The range takes in “Ladle”, “Catering” and “Soup post”. What one would pay is not said. The risk is softened by “Cold? We pay”.',
        'People come here for “Ladle”, “Catering” and “Soup post”. As for the price, the pages read are silent. It promises “Cold? We pay”.',
        'One can choose between “Ladle”, “Catering” and “Soup post”. Whoever wants to know the price has to ask. Whoever hesitates is told “Cold? We pay”.',
        '3 offers can be told apart: “Ladle”, “Catering” and “Soup post”. What it costs has to be found out elsewhere. It gives its word: “Cold? We pay”.',
      ],
    },
    'of a price list': {
      facts: { plans: [], guarantees: [] },
      summaries: [
        'One can choose between “Ladle”, “Catering” and “Soup post”. Each of 5 prices is 5 €: “Leek”, “Beet”, “Lentil”, “Pea” and 1 more. Before paying one can try it: “7 days free”.',
        '3 offers can be told apart: “Ladle”, “Catering” and “Soup post”. “Leek”, “Beet”, “Lentil”, “Pea” and 1 more cost the same, 5 €. A trial is part of the deal, “7 days free”.',
        'What one gets here: “Ladle”, “Catering” and “Soup post”. Whatever one chooses costs 5 €: “Leek”, “Beet”, “Lentil”, “Pea” and 1 more. “7 days free” lets people find out for themselves.',
        'On offer are “Ladle”, “Catering” and “Soup post”. Each of 5 prices is 5 €: “Leek”, “Beet”, “Lentil”, “Pea” and 1 more. Nobody has to decide unseen: “7 days free”.',
        'The range takes in “Ladle”, “Catering” and “Soup post”. “Leek”, “Beet”, “Lentil”, “Pea” and 1 more cost the same, 5 €. Before paying one can try it: “7 days free”.',
        'People come here for “Ladle”, “Catering” and “Soup post”. Whatever one chooses costs 5 €: “Leek”, “Beet”, “Lentil”, “Pea” and 1 more. A trial is part of the deal, “7 days free”.',
        'One can choose between “Ladle”, “Catering” and “Soup post”. Each of 5 prices is 5 €: “Leek”, “Beet”, “Lentil”, “Pea” and 1 more. “7 days free” lets people find out for themselves.',
        '3 offers can be told apart: “Ladle”, “Catering” and “Soup post”. “Leek”, “Beet”, “Lentil”, “Pea” and 1 more cost the same, 5 €. Nobody has to decide unseen: “7 days free”.',
      ],
    },
    'of one plan': {
      facts: { plans: [plan('Small', 5)], priceItems: [], products: [], services: [] },
      summaries: [
        'One merit is put forward, “Slow”. The price is plain: “Small” at 5 €. It can be tried (“7 days free”) and comes with a promise: “Cold? We pay”.',
        'A user would name “Slow” first. “Small” costs 5 €, the one price that is named. “7 days free” takes the risk out of the beginning, “Cold? We pay” out of the rest.',
        'The promise is in what it can do: “Slow”. A single price is named, “Small” at 5 €. Doubters get two things, “7 days free” and “Cold? We pay”.',
        'It argues by features, “Slow” in front. The price is plain: “Small” at 5 €. It can be tried (“7 days free”) and comes with a promise: “Cold? We pay”.',
        'What speaks for it, in its own words: “Slow”. “Small” costs 5 €, the one price that is named. “7 days free” takes the risk out of the beginning, “Cold? We pay” out of the rest.',
        'One merit is put forward, “Slow”. A single price is named, “Small” at 5 €. Doubters get two things, “7 days free” and “Cold? We pay”.',
        'A user would name “Slow” first. The price is plain: “Small” at 5 €. It can be tried (“7 days free”) and comes with a promise: “Cold? We pay”.',
        'The promise is in what it can do: “Slow”. “Small” costs 5 €, the one price that is named. “7 days free” takes the risk out of the beginning, “Cold? We pay” out of the rest.',
      ],
    },
    'with a free plan': {
      facts: { plans: [plan('Taster', 0, { isFree: true }), plan('Small', 5)], trial: null, guarantees: [] },
      summaries: [
        'One can choose between “Ladle”, “Catering” and “Soup post”. The price is plain: “Small” at 5 €. A free plan comes before that.',
        '3 offers can be told apart: “Ladle”, “Catering” and “Soup post”. “Small” costs 5 €, the one price that is named. A free plan comes before that.',
        'What one gets here: “Ladle”, “Catering” and “Soup post”. A single price is named, “Small” at 5 €. A free plan comes before that.',
        'On offer are “Ladle”, “Catering” and “Soup post”. The price is plain: “Small” at 5 €. A free plan comes before that.',
        'The range takes in “Ladle”, “Catering” and “Soup post”. “Small” costs 5 €, the one price that is named. A free plan comes before that.',
        'People come here for “Ladle”, “Catering” and “Soup post”. A single price is named, “Small” at 5 €. A free plan comes before that.',
      ],
    },
  },
  less: {
    'without features': {
      facts: { features: [] },
      status: 'partial',
      confidence: 0.6,
      gaps: ['No features were told apart.'],
    },
  },
})

const monthly = plan('Small', 5)
const once = pricedAt(plan('Pot', 20), { period: 'once' })
const open = pricedAt(plan('Bowl', 4), { period: null })
const metered = pricedAt(plan('Tap', 1, { perUnit: 'litre' }), { period: null })
const free = plan('Taster', 0, { isFree: true })
const asked = plan('Feast', null)

const models: [string, Parameters<typeof sectionOf>[1], string | null][] = [
  ['no plan and no price', { plans: [], priceItems: [] }, null],
  ['prices alone', { plans: [] }, 'price list'],
  ['plans by the month', { plans: [monthly, plan('Large', 9)] }, 'subscription'],
  ['a plan paid once', { plans: [once] }, 'one-time'],
  ['a plan of no term', { plans: [open] }, 'one-time'],
  ['a plan by the litre', { plans: [metered] }, 'usage'],
  ['a plan by the litre and month', { plans: [plan('Tap', 1, { perUnit: 'litre' })] }, 'subscription'],
  ['a plan by the month and one paid once', { plans: [monthly, once] }, 'mixed'],
  ['a free plan and one by the month', { plans: [free, monthly] }, 'subscription'],
  ['a plan on request and one by the month', { plans: [asked, monthly] }, 'subscription'],
  ['a free plan alone', { plans: [free] }, 'free'],
  ['a free plan and one on request', { plans: [free, asked] }, 'on request'],
]
for (const [what, facts, model] of models) {
  test(`${what} make ${model === null ? 'no model of pricing' : `the model of pricing “${model}”`}`, () => {
    const content = sectionOf(offerings, facts).content as { pricingModel: string | null }
    assert.equal(content.pricingModel, model)
  })
}

test('without a model of business none is told', () => {
  const { content, claims } = sectionOf(offerings, { businessModel: null })
  assert.equal((content as { businessModel: string | null }).businessModel, null)
  assert.deepEqual(
    claims.filter((claim) => claim.includes('businessModel')),
    [],
  )
})
