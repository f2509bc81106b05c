import { homeUrl } from '../../../../report/report-fixtures.ts'
import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { call, fact, hero, page, plan } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { termsLate } from './terms-late.ts'

const pages = [page(''), page('prices', { type: 'pricing' })]
const prices = `${homeUrl}prices`
const priced = { page: prices, pageType: 'pricing' as const }
const named = (label: string, amount: number, at = prices) => plan(label, amount, { page: at })
const list = ['Night', 'Week', 'Month', 'Evening walk', 'Warm bath'].map((label, n) =>
  named(`${label} for one dog`, 10 + n),
)
const walks = [...'abcdef'].map((letter) => ownLine(`Walk ${letter} leads along the river.`))
const book = [call('Book a night', 'book')]
const facts = {
  language: fact('en'),
  name: fact({ name: 'Lowbrook', variants: [] as string[] }),
  hero: hero('Walks for every dog'),
  pages,
}

testDiagnoses(termsLate, {
  'price-not-at-home': {
    facts: { ...facts, plans: list.slice(0, 2), sentences: walks, businessModel: fact('bookings' as const) },
    says: [
      'The home page keeps its prices for /prices / What “Night for one dog” costs, “10 €”, is no secret on /prices; the home page, from “Walks for every dog” on, has no price. / but the home page names no price / Put one price on the home page (/): Put “Night for one dog”, “10 €”, under “Walks for every dog”, with what it includes.',
    ],
    quotes: ['Night for one dog', 'Walks for every dog'],
    confidence: 0.65,
    unread: ['home'],
    variants: {
      'beside a call': {
        facts: { ctas: book },
        says: [
          '“Book a night” comes before any price / Between “Walks for every dog” and “Book a night” no price is named; /prices has one for “Night for one dog”, “10 €”. / but “Book a night” comes before any price / Put one price beside “Book a night” (/): Put “Night for one dog”, “10 €”, beside “Book a night”, with what it includes.',
        ],
        quotes: ['Night for one dog', 'Walks for every dog'],
        confidence: 0.65,
      },
      'beside a call, of a list': {
        facts: { ctas: book, plans: list },
        says: [
          '“Book a night” comes before any price / “Book a night” asks on a home page without one amount; /prices has 5, “Night for one dog” for “10 €” among them. / but “Book a night” comes before any price / Put one price beside “Book a night” (/): Put “Night for one dog”, “10 €”, beside “Book a night”, with what it includes.',
        ],
        quotes: ['Night for one dog', 'Walks for every dog'],
        confidence: 0.65,
      },
      'beside a claim to be cheap': {
        facts: { sentences: [...walks, ownLine('Fair prices, no hidden costs.')] },
        says: [
          '“Fair prices, no hidden costs.”, and the amount on another page / “Fair prices, no hidden costs.”, says the home page, without an amount. The amount, “10 €” for “Night for one dog”, stands on /prices. / but “Fair prices, no hidden costs” comes without an amount / Put one price on the home page (/): Put “Night for one dog”, “10 €”, under “Fair prices, no hidden costs.”, with what it includes.',
        ],
        quotes: ['Night for one dog', 'Fair prices, no hidden costs.'],
        confidence: 0.75,
      },
      'of a list': {
        facts: { plans: list },
        says: [
          'The home page keeps its prices for /prices / /prices lists 5 amounts, “Night for one dog” for “10 €” among them. The home page, which opens with “Walks for every dog”, repeats none. / but the home page names no price / Put one price on the home page (/): Put “Night for one dog”, “10 €”, under “Walks for every dog”, with what it includes.',
        ],
        quotes: ['Night for one dog', 'Walks for every dog'],
        confidence: 0.65,
      },
      'of three': {
        facts: { plans: list.slice(0, 3) },
        says: [
          'The home page keeps its prices for /prices / Whoever counts before coming has to leave the home page: after “Walks for every dog” it gives no price, and /prices has 3, “Night for one dog” for “10 €” among them. / but the home page names no price / Put one price on the home page (/): Put “Night for one dog”, “10 €”, under “Walks for every dog”, with what it includes.',
        ],
        quotes: ['Night for one dog', 'Walks for every dog'],
        confidence: 0.65,
      },
      'before a call that asks for nothing': {
        facts: { ctas: [call('See our meadow', 'other')] },
        says: [
          'The home page keeps its prices for /prices / After “Walks for every dog” the home page goes on to “See our meadow” without a price; “Night for one dog” at “10 €” stands on /prices. / but the home page names no price / Put one price on the home page (/): Put “Night for one dog”, “10 €”, under “Walks for every dog”, with what it includes.',
        ],
        quotes: ['Night for one dog', 'Walks for every dog'],
        confidence: 0.65,
      },
    },
    silent: {
      'where the home page has an amount': { sentences: [...walks, ownLine('A night costs £32.')] },
      'where the home page has an amount behind a space': { sentences: [...walks, ownLine('Eine Nacht ab 32 EUR.')] },
      'where a price of the home page is known': { plans: [...list, named('Walk for one dog', 9, homeUrl)] },
      'where a line of figures on the home page has one': {
        pages: [
          page('', {
            told: {
              fillers: [],
              files: [],
              figures: [{ text: 'from 9 €', locator: 'p', heading: null, isHeading: false, textClass: 'message' }],
            },
          }),
          ...pages.slice(1),
        ],
      },
      'where the call leads to the prices': { ctas: [call('Book a night', 'book', { url: prices })] },
      'of a shop': { businessModel: fact('shop' as const) },
      'without a headline': { hero: hero(null) },
    },
  },
  'promise-told-late': {
    facts: { ...facts, sentences: [...walks, ownLine('You can cancel anytime before the walk.', priced)] },
    says: [
      'The home page leaves out “You can cancel anytime before the walk” / /prices promises “You can cancel anytime before the walk.”; the home page, after “Walks for every dog”, leaves “You can cancel anytime before the walk” out. / but the home page leaves out “You can cancel anytime before the walk” / Put the promise under the headline (/): Put “You can cancel anytime before the walk.” under “Walks for every dog”, word for word.',
    ],
    quotes: ['You can cancel anytime before the walk. (/prices)', 'Walks for every dog'],
    confidence: 0.65,
    unread: ['home'],
    variants: {
      'beside a call': {
        facts: { ctas: book },
        says: [
          'The home page leaves out “You can cancel anytime before the walk” / Who opens /prices reads “You can cancel anytime before the walk.”; “Book a night” asks before that, under “Walks for every dog”. / but the home page leaves out “You can cancel anytime before the walk” / Put the promise under “Book a night” (/): Put “You can cancel anytime before the walk.” under “Book a night”, word for word.',
        ],
        quotes: ['You can cancel anytime before the walk. (/prices)', 'Walks for every dog'],
        confidence: 0.65,
      },
      'of two worries, beside a call': {
        facts: {
          ctas: book,
          sentences: [...walks, ownLine('No obligation for a first walk, and you can cancel anytime.', priced)],
        },
        says: [
          'The home page leaves out “No obligation for a first walk” / /prices takes two worries off in one line, “No obligation for a first walk, and you can cancel anytime.”. Beside “Book a night” neither is named. / but the home page leaves out “No obligation for a first walk” / Put the promise under “Book a night” (/): Put “No obligation for a first walk, and you can cancel anytime.” under “Book a night”, word for word.',
        ],
        quotes: ['No obligation for a first walk, and you can cancel anytime. (/prices)', 'Walks for every dog'],
        confidence: 0.65,
      },
      'with a number, in a row of badges': {
        facts: { sentences: [...walks, ownLine('Meadow · 14 days money-back guarantee · River', priced)] },
        says: [
          'The home page leaves out “14 days money-back guarantee” / “14 days money-back guarantee”, number and all, is what /prices promises; the home page, from “Walks for every dog” on, leaves it out. / but the home page leaves out “14 days money-back guarantee” / Put the promise under the headline (/): Put “14 days money-back guarantee” under “Walks for every dog”, word for word.',
        ],
        quotes: ['14 days money-back guarantee (/prices)', 'Walks for every dog'],
        confidence: 0.65,
      },
      'with a number, beside a call': {
        facts: { ctas: book, sentences: [...walks, ownLine('14 days of walks, cancel anytime.', priced)] },
        says: [
          'The home page leaves out “cancel anytime” / /prices promises “14 days of walks, cancel anytime.” “Book a night”, on the home page, comes without “cancel anytime”. / but the home page leaves out “cancel anytime” / Put the promise under “Book a night” (/): Put “14 days of walks, cancel anytime.” under “Book a night”, word for word.',
        ],
        quotes: ['14 days of walks, cancel anytime. (/prices)', 'Walks for every dog'],
        confidence: 0.65,
      },
    },
    silent: {
      'where the home page says it, too': {
        sentences: [...walks, ownLine('Cancel anytime.'), ownLine('You can cancel anytime before the walk.', priced)],
      },
      'far from the decision': {
        sentences: [...walks, ownLine('You can cancel anytime before the walk.', { page: prices, pageType: 'about' })],
        pages: [page(''), page('prices', { type: 'about' })],
      },
      'of a guarantee that is denied': {
        sentences: [...walks, ownLine('We cannot offer a money-back guarantee for walks.', priced)],
      },
      'of two words': { sentences: [...walks, ownLine('Cancel anytime', priced)] },
      'in a language that is not known': { language: null },
    },
  },
})
