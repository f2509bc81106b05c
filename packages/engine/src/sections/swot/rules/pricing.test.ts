import { testSwotRules } from '../../rule-cases-fixtures.ts'
import { assured, call, items, offering, plan, pricedAt } from '../swot-fixtures.ts'
import { pricingRules } from './pricing.ts'

const small = plan('Small', 5)
const large = plan('Large', 9)
const huge = plan('Huge', 20)
const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((one, n) => plan(`Plan ${one}`, n + 1))
const bare = { features: [], cta: null }
const order = call('Order a box', 'buy')

testSwotRules(pricingRules, {
  'open-prices': {
    facts: { plans: [assured(small, 0.6), plan('small', 6), large] },
    says: [
      'It says what it costs: “Small” (“5 €”) and “Large” (“9 €”). Buyers can rule themselves in before they talk to anyone, and those who do are worth more.',
      'Prices are in the open, from “Small” (“5 €”) on. In a market where many ask for a call first, that is a reason to stay.',
      '2 offers with a price to each (“Small” (“5 €”) and “Large” (“9 €”)) spare both sides a conversation about budgets.',
    ],
    quotes: ['Small', 'Large'],
    confidence: 0.9,
    variants: {
      'of four plans': {
        facts: { plans: [small, large, huge, plan('Vast', 90)] },
        says: [
          'It says what it costs: “Small” (“5 €”), “Large” (“9 €”) and “Huge” (“20 €”). Buyers can rule themselves in before they talk to anyone, and those who do are worth more.',
          'Prices are in the open, from “Small” (“5 €”) on. In a market where many ask for a call first, that is a reason to stay.',
          '4 offers with a price to each (“Small” (“5 €”), “Large” (“9 €”) and “Huge” (“20 €”)) spare both sides a conversation about budgets.',
        ],
        quotes: ['Small', 'Large', 'Huge', 'Vast'],
        confidence: 0.9,
      },
    },
    silent: {
      'with one plan': { plans: [small] },
      'where two have the same name': { plans: [small, plan('SMALL', 9)] },
      'where the second has no price': { plans: [small, plan('Large', null, { onRequest: false })] },
      'where one must ask for the second price': { plans: [small, plan('Large', 9, { onRequest: true })] },
    },
  },
  'price-list': {
    facts: { priceItems: items },
    says: [
      'A full price list is on the site, 5 lines of it, such as “Leek” at “5 €” and “Beet” at “5 €”: nobody has to ask, and nobody fears a surprise.',
      'It hides no price. 5 are listed, “Leek” at “5 €” among them, which makes the first visit easier to decide on.',
    ],
    quotes: ['Leek', 'Beet', 'Lentil'],
    confidence: 0.9,
    silent: { 'with four lines': { priceItems: items.slice(1) } },
  },
  'pointed-choice': {
    facts: { plans: [small, plan('Large', 9, { highlighted: true }), huge] },
    says: [
      'It helps people choose: of three plans “Large” is marked out, and most take the hint that they are given.',
      '“Large” is recommended among three plans, so the undecided have somewhere to land.',
    ],
    quotes: ['Large'],
    confidence: 0.765,
    silent: {
      'where none is marked out': { plans: [small, large, huge] },
      'with two plans': { plans: [small, plan('Large', 9, { highlighted: true })] },
      'with two names': { plans: [small, plan('Large', 9, { highlighted: true }), plan('Large', 20)] },
    },
  },
  'prices-on-request': {
    facts: { plans: [plan('Small', null), assured(plan('Large', null), 0.5)] },
    says: [
      'Plans are named and prices are not: “Small” and “Large” must all be asked for. Buyers with a budget to defend tend to begin with those who name a figure.',
      '“Small” and “Large” come without a price. Each enquiry that only wants to know one costs the sales team time, and many are never made.',
    ],
    quotes: ['Small', 'Large'],
    confidence: 0.425,
    isAboutTrade: true,
    silent: {
      'without a plan': { plans: [] },
      'with one price': { plans: [plan('Small', null), large] },
      'with a price list': { priceItems: items.slice(4) },
    },
  },
  'no-prices': {
    facts: { ctas: [order] },
    says: [
      'It asks for “Order a box” and never says what that leads to cost: no price was found. An open question about money is the usual reason to put things off.',
      'What it costs is not said anywhere on the pages read. Between “Order a box” and a decision lies a question that the site leaves open.',
    ],
    quotes: ['Order a box'],
    confidence: 0.585,
    unread: ['home', 'pricing'],
    variants: {
      'of a product': {
        facts: { products: [offering('Ladle')], ctas: [call('Get a quote', 'quote')] },
        says: [
          'It asks for “Get a quote” and never says what that leads to cost: no price for “Ladle” or anything else was found. An open question about money is the usual reason to put things off.',
          'What it costs is not said anywhere on the pages read. Between “Get a quote” and a decision lies a question that the site leaves open.',
        ],
        quotes: ['Get a quote'],
        confidence: 0.585,
      },
    },
    speaks: {
      'where one can try': { ctas: [call('Try it', 'trial')] },
      'where one can sign up': { ctas: [call('Sign up', 'sign-up')] },
      'where one can book': { ctas: [call('Book', 'book')] },
      'where one can start': { ctas: [call('Start', 'start')] },
      'where one can see it': { ctas: [call('See it', 'demo')] },
    },
    silent: {
      'with a plan': { plans: [plan('Small', null)] },
      'with a price list': { priceItems: items },
      'without a call': { ctas: [] },
      'where the call asks for no money': { ctas: [call('Write to us', 'contact')] },
    },
  },
  'many-plans': {
    facts: { plans: many },
    says: [
      '6 plans stand side by side on /prices (such as “Plan A”, “Plan B” and “Plan C”). Choosing takes study, and study is postponed.',
      'The price page asks people to tell 6 plans apart; three are compared, more are scrolled past.',
    ],
    quotes: ['Plan A', 'Plan B', 'Plan C'],
    confidence: 0.72,
    silent: {
      'with five plans': { plans: many.slice(1) },
      'where the sixth stands on another page': {
        plans: [...many.slice(1), plan('Plan G', 7, { page: 'https://marrowell.example/offices' })],
      },
      'where they are rates rather than levels': {
        plans: many.map((one) => ({ ...one, value: { ...one.value, ...bare } })),
      },
    },
  },
  'unexplained-plans': {
    facts: { plans: [plan('Small', 5, { features: [] }), plan('Large', 9, { features: [] })] },
    says: [
      'Between “Small” (“5 €”) and “Large” (“9 €”) only the price seems to differ: no list says what each contains, so the cheapest looks right.',
      'What one gets for more money is not said: “Small” (“5 €”) and “Large” (“9 €”) come without a list of what is in them.',
    ],
    quotes: ['Small', 'Large'],
    confidence: 0.54,
    silent: {
      'with one plan': { plans: [plan('Small', 5, { features: [] })] },
      'where one says what is in it': { plans: [plan('Small', 5, { features: [] }), large] },
      'where they are rates rather than levels': { plans: [plan('Small', 5, bare), plan('Large', 9, bare)] },
    },
  },
  'wide-step': {
    facts: { plans: [plan('Huge', 80), small, plan('Large', 20)] },
    says: [
      'From “Small” (“5 €”) the next step up is “Large” (“20 €”), some 4 times the price. A plan between them would catch customers who outgrow the first.',
      'There is room between “Small” (“5 €”) and “Large” (“20 €”): few customers grow by a factor of 4 at once.',
    ],
    quotes: ['Small', 'Large'],
    confidence: 0.675,
    isAboutTrade: true,
    variants: {
      'of the widest of two steps': {
        facts: { plans: [small, plan('Large', 20), plan('Huge', 100)] },
        says: [
          'From “Large” (“20 €”) the next step up is “Huge” (“100 €”), some 5 times the price. A plan between them would catch customers who outgrow the first.',
          'There is room between “Large” (“20 €”) and “Huge” (“100 €”): few customers grow by a factor of 5 at once.',
        ],
        quotes: ['Large', 'Huge'],
        confidence: 0.675,
      },
    },
    silent: {
      'where the dearer costs less than four times as much': { plans: [small, plan('Large', 19)] },
      'where the dearer stands on another page': {
        plans: [small, plan('Large', 50, { page: 'https://marrowell.example/offices' })],
      },
      'where the dearer is in another currency': { plans: [small, pricedAt(plan('Large', 50), { currency: 'USD' })] },
      'where the dearer is for a year': { plans: [small, pricedAt(plan('Large', 50), { period: 'year' })] },
      'where the dearer is priced by the bowl': { plans: [small, plan('Large', 50, { perUnit: 'bowl' })] },
      'where the cheaper is free': { plans: [plan('Small', 0, { isFree: true }), plan('Large', 50)] },
    },
  },
  'no-recommended-plan': {
    facts: { plans: [small, large, huge] },
    says: [
      '“Small”, “Large” and “Huge” are offered as equals. Marking one as the usual choice would speed up the decision, and lift the average.',
      'None of three plans is recommended; people who do not know what others take often take nothing yet.',
    ],
    quotes: ['Small', 'Large', 'Huge'],
    confidence: 0.585,
    speaks: { 'with five plans': { plans: many.slice(1) } },
    silent: {
      'with two plans': { plans: [small, large] },
      'with six plans': { plans: many },
      'where one is marked out': { plans: [small, large, plan('Huge', 20, { highlighted: true })] },
      'where they are rates rather than levels': { plans: ['A', 'B', 'C'].map((one) => plan(one, 5, bare)) },
    },
  },
  'no-yearly-term': {
    facts: { plans: [small, large] },
    says: [
      'Everything is sold by the month, “Small” (“5 €”) for one. A yearly term at a discount would bring money forward and keep customers longer.',
      'No yearly term was found beside “Small” (“5 €”) and “Large” (“9 €”), though customers who are sure would take one.',
    ],
    quotes: ['Small', 'Large'],
    confidence: 0.585,
    isAboutTrade: true,
    silent: {
      'with one plan by the month': { plans: [small, pricedAt(large, { period: 'once' })] },
      'with one by the year': { plans: [small, large, pricedAt(huge, { period: 'year' })] },
      'where one is billed by the year': { plans: [small, plan('Large', 9, { billedAs: 'annually' })] },
      'with a yearly price beside it': {
        plans: [
          small,
          plan('Large', 9, { alternates: [{ amount: 90, currency: 'EUR', period: 'year', text: '90 €' }] }),
        ],
      },
      'where they are rates rather than levels': { plans: [plan('Small', 5, bare), plan('Large', 9, bare)] },
    },
  },
  'comparable-prices': {
    facts: { plans: [plan('Taster', 0, { isFree: true }), large, assured(small, 0.8)] },
    says: [
      'Rivals can read the prices too: with “Small” (“5 €”) in the open, one who undercuts it only has to say so. Where the market stands was not part of this reading.',
      'Published prices invite comparison. Where somebody else asks less than “Small” (“5 €”) for the like, the page must say why this is worth more, and today it mostly lists.',
    ],
    quotes: ['Small'],
    confidence: 0.48,
    silent: {
      'with one price': { plans: [small] },
      'where the second is free': { plans: [small, plan('Taster', 0, { isFree: true })] },
    },
  },
})
