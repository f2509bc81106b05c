import { homeUrl } from '../../../../report/report-fixtures.ts'
import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { call, fact, page, plan } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { priceAssets } from './price-assets.ts'

const pages = [
  page(''),
  page('prices', { type: 'pricing' }),
  page('rooms', { type: 'other' }),
  page('blog', { type: 'blog' }),
]
const priced = (name: string, amount: number, at: string) => plan(name, amount, { page: `${homeUrl}${at}` })
const night = priced('Night for one dog', 32, 'prices')
const week = priced('Week for one dog', 190, 'prices')
const walk = priced('Evening walk', 12, 'prices')
const bath = priced('Warm bath', 18, 'prices')
const item = (name: string, at = homeUrl) =>
  fact({ name, price: { amount: 5, currency: 'EUR', period: null, text: '5 €' }, group: null, page: at }, name)

testDiagnoses(priceAssets, {
  'price-in-the-open': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      pages,
      plans: [night],
      businessModel: fact('projects'),
    },
    says: [
      '“Night for one dog” has a price, and it stands on /prices / “Night for one dog” costs “32 €”, says /prices: one price, and no form before it. / “Night for one dog” costs “32 €”, in plain sight / Put the price beside the call (/): Put “Night for one dog” and “32 €” under the headline of the home page.',
    ],
    quotes: ['Night for one dog'],
    confidence: 0.75,
    variants: {
      'of a price in the headline': {
        facts: {
          plans: [priced('Night for one dog', 32, '')],
          hero: {
            headline: fact('A night in our house for 32 €', 'A night in our house for 32 €'),
            subhead: null,
            eyebrow: null,
          },
        },
        says: [
          '“Night for one dog” has its price on the home page / “32 €” for “Night for one dog” stands in the opening itself: nobody has to ask Lowbrook what it costs. / “Night for one dog” for “32 €”, in the opening itself / Put the price beside the call (/): Put “Night for one dog” and “32 €” under the headline of the home page.',
        ],
        quotes: ['Night for one dog'],
        confidence: 0.85,
      },
    },
    speaks: {
      'where the site makes a point of its prices': {
        businessModel: fact('bookings'),
        sentences: [ownLine('Fair prices for every dog.')],
      },
      'where software names its price in the opening': {
        businessModel: fact('subscription'),
        kind: null,
        hero: { headline: fact('All of it for 32 €', 'All of it for 32 €'), subhead: null, eyebrow: null },
      },
      'of a least rate by the hour': {
        plans: [plan('Night', 32, { price: { amount: 32, currency: 'EUR', period: null, text: 'from 32 €/h' } })],
      },
    },
    silent: {
      'where prices are the habit of the trade': { businessModel: fact('bookings') },
      'where most amounts are only the least': {
        plans: [plan('Night', 32, { price: { amount: 32, currency: 'EUR', period: null, text: 'from 32 €' } })],
      },
      'of software that only calls them fair': {
        businessModel: fact('subscription'),
        sentences: [ownLine('Fair prices for every kennel.')],
      },
    },
  },
  'prices-shown': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      pages,
      plans: [night],
      businessModel: fact('bookings'),
    },
    says: [
      '“Night for one dog” has a price, and it stands on /prices / “Night for one dog” costs “32 €”, says /prices: one price, and no form before it. / “Night for one dog” costs “32 €”, in plain sight / Put the price beside the call (/): Put “Night for one dog” and “32 €” under the headline of the home page.',
    ],
    quotes: ['Night for one dog'],
    confidence: 0.75,
    variants: {
      'of two prices': {
        facts: { plans: [night, week] },
        says: [
          '“Night for one dog” has a price, and it stands on /prices / /prices names its prices, “32 €” for “Night for one dog” and “190 €” for “Week for one dog” among them: neither needs a call. / “Night for one dog” costs “32 €”, in plain sight / Put the price beside the call (/): Put “Night for one dog” and “32 €” under the headline of the home page.',
        ],
        quotes: ['Night for one dog', 'Week for one dog'],
        confidence: 0.75,
      },
      'of a list, beside a call': {
        facts: { plans: [night, week, walk, bath], ctas: [call('Book a night', 'book')] },
        says: [
          '“Night for one dog” has a price, and it stands on /prices / /prices names its prices, “32 €” for “Night for one dog” and “18 €” for “Warm bath” among them: neither needs a call. / “Night for one dog” costs “32 €”, in plain sight / Put the price beside the call (/): Put “Night for one dog” and “32 €” beside “Book a night” on the home page.',
        ],
        quotes: ['Night for one dog', 'Warm bath'],
        confidence: 0.75,
      },
      'of prices on the home page': {
        facts: { plans: [priced('Night for one dog', 32, ''), priced('Warm bath', 18, '')] },
        says: [
          '“Night for one dog” has its price on the home page / “32 €” for “Night for one dog”, “18 €” for “Warm bath”: the home page names its prices, so nobody has to ask. / “Night for one dog” for “32 €”, on the home page / Put the price beside the call (/): Put “Night for one dog” and “32 €” under the headline of the home page.',
        ],
        quotes: ['Night for one dog', 'Warm bath'],
        confidence: 0.85,
      },
      'of a plan on another page': {
        facts: { plans: [priced('Night for one dog', 32, 'rooms')] },
        says: [
          '“Night for one dog” has a price, and it stands on /rooms / “Night for one dog” costs “32 €”, says /rooms: one price, and no form before it. / “Night for one dog” costs “32 €”, in plain sight / Put the price beside the call (/): Put “Night for one dog” and “32 €” under the headline of the home page.',
        ],
        quotes: ['Night for one dog'],
        confidence: 0.75,
      },
      'of a line of a price list': {
        facts: { plans: [], priceItems: [item('Warm bath'), item('Evening walk')] },
        says: [
          '“Warm bath” has its price on the home page / “5 €” for “Warm bath”, “5 €” for “Evening walk”: the home page names its prices, so nobody has to ask. / “Warm bath” for “5 €”, on the home page / Put the price beside the call (/): Put “Warm bath” and “5 €” under the headline of the home page.',
        ],
        quotes: ['Warm bath', 'Evening walk'],
        confidence: 0.85,
      },
    },
    speaks: {
      'of software that calls its prices fair': {
        businessModel: fact('subscription'),
        sentences: [ownLine('Fair prices for every kennel.')],
      },
    },
    silent: {
      'where the name is a size alone': { plans: [plan('Size L', 32)] },
      'where the name is one small word': { plans: [plan('small', 32)] },
      'where they stand in the opening': {
        hero: { headline: fact('A night for 32 €', 'A night for 32 €'), subhead: null, eyebrow: null },
      },
      'where the trade leaves prices for the offer': { businessModel: fact('projects') },
      'where the cell runs on': {
        plans: [
          plan('Night', 32, {
            price: { amount: 32, currency: 'EUR', period: null, text: '32.– Entry fee. Yearly fee' },
          }),
        ],
      },
      'where the thing is half a sentence': { plans: [priced('You can stay without a dog for', 32, 'prices')] },
      'where the thing is cut out of a sentence': { plans: [priced('durable kennels for', 32, 'prices')] },
      'where the thing goes on after a comma': { plans: [priced('Eight cases,', 32, 'prices')] },
      'where the thing is a month': { plans: [priced('July', 32, 'prices')] },
      'where one has to ask': { plans: [plan('Night', null)] },
      'where nothing is paid': { plans: [plan('Night', 0)] },
      'where most amounts are only the least': {
        plans: [plan('Night', 32, { price: { amount: 32, currency: 'EUR', period: null, text: 'from 32 €' } })],
      },
      'of software, whose plans have prices by habit': { businessModel: fact('subscription') },
      'of a shop': { businessModel: fact('shop') },
      'in a post': { plans: [priced('Night for one dog', 32, 'blog')] },
      'of a list far from the decision': { plans: [], priceItems: [item('Warm bath', `${homeUrl}rooms`)] },
      'of a number without a currency': {
        plans: [plan('Night', 32, { price: { amount: 32, currency: null, period: null, text: '32' } })],
      },
      'where no passage shows it': { plans: [{ ...night, quotes: [] }] },
    },
  },
})
