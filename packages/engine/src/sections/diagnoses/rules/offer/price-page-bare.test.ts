import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { call, english, fact, items, page, plan } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { figure, linked, told } from '../site/told-fixtures.ts'
import { barePrices } from './price-page-bare.ts'

const home = page('')
const url = `${home.url}prices`
const at = { page: url, pageType: 'pricing' } as const
const priced = (words: number, own: Partial<ReturnType<typeof page>> = {}, lines: string[] = []) => {
  const bare = told('prices', { figures: lines.map((text) => figure(text)) }, { type: 'pricing', ...own })
  return linked(home, { ...bare, structure: { ...bare.structure, servedWords: words } })
}
const entry = fact({ label: 'Prices', url }, 'Prices')
const first = ownLine('Every kitchen is different.', at)
const fair = ownLine('Fair and transparent prices', at)
const taster = 'A trial lesson, £10'
const classes = ownLine('One price for all of our classes', { ...at, place: 'heading' })

testDiagnoses(barePrices, {
  'price-page-without-price': {
    facts: { language: english, navigation: [entry], pages: priced(120), sentences: [first] },
    says: [
      'The page “Prices” names no price / The menu promises prices; the page “Prices” opens with “Every kitchen is different.” and goes on without an amount. / but the page “Prices” names no price / Give two worked prices on the price page (/prices): Under “Every kitchen is different.” write two finished orders with what each cost, and what would have made it dearer. / Where every order differs, one price would mislead; two worked examples would not.',
    ],
    quotes: ['Every kitchen is different. (/prices)'],
    confidence: 0.8,
    variants: {
      'before a call': {
        facts: { ctas: [call('Order now', 'buy')] },
        says: [
          'The page “Prices” names no price / Whoever opens the page “Prices” wants a figure before “Order now”, and reads “Every kitchen is different.”; in 120 words there is none. / but the page “Prices” names no price / Give two worked prices on the price page (/prices): Under “Every kitchen is different.” write two finished orders with what each cost, and what would have made it dearer. / Where every order differs, one price would mislead; two worked examples would not.',
        ],
        quotes: ['Every kitchen is different. (/prices)'],
        confidence: 0.8,
      },
      'under a claim': {
        facts: { sentences: [first, fair] },
        says: [
          '“Fair and transparent prices”, and not one amount below it / The page “Prices” says “Fair and transparent prices”; in 120 words it names no amount. / but the page “Prices” names no price / Give two worked prices on the price page (/prices): Under “Fair and transparent prices” write two finished orders with what each cost, and what would have made it dearer. / Where every order differs, one price would mislead; two worked examples would not.',
        ],
        quotes: ['Fair and transparent prices (/prices)'],
        confidence: 0.8,
      },
      'under a claim in a heading': {
        facts: { sentences: [first, { ...fair, place: 'heading' }] },
        says: [
          '“Fair and transparent prices”, and not one amount below it / “Fair and transparent prices”, promises a heading on the page “Prices”; the whole page has no amount, not even a “from”. / but the page “Prices” names no price / Give two worked prices on the price page (/prices): Under “Fair and transparent prices” write two finished orders with what each cost, and what would have made it dearer. / Where every order differs, one price would mislead; two worked examples would not.',
        ],
        quotes: ['Fair and transparent prices (/prices)'],
        confidence: 0.8,
      },
      'with pictures in the place of prices': {
        facts: { pages: priced(20, { images: 4 }) },
        says: [
          'The page “Prices” names no price / The page “Prices” says “Every kitchen is different.” and shows four pictures; no amount is text. What stands in a picture no search finds, and no screen reader says. / but the page “Prices” has its prices in no text / Write the prices out as text (/prices): Type what the four pictures of the page “Prices” say, with amount and unit, and keep the pictures beside it.',
        ],
        quotes: ['Every kitchen is different. (/prices)'],
        confidence: 0.65,
      },
    },
    silent: {
      'where a plan has a price': { plans: [plan('Pot', 5)] },
      'where a thing has one': { priceItems: items },
      'where one of its pictures may be the list': { pages: priced(120, { images: 4 }) },
      'where the page has an amount': { pages: priced(120, {}, ['From £40 a week']) },
      'where a line has one': { sentences: [first, ownLine('Usually 40 EUR.', at)] },
      'of a shell that a script fills': { pages: priced(5) },
      'where a paper may hold them': {
        pages: priced(120).map((one) => ({
          ...one,
          told: { ...one.told, files: [{ label: 'Prices', url: `${url}.pdf`, locator: 'a' }] },
        })),
      },
      'of a page that the menu does not name': { navigation: [] },
    },
  },
  'only-the-trial-has-a-price': {
    facts: {
      language: english,
      pages: priced(60, {}, [taster]),
      sentences: [classes, ownLine(taster, at)],
    },
    says: [
      '/prices tells only what the trial costs / “One price for all of our classes”, promises /prices; the one amount on it is “A trial lesson, £10”. What comes after the first time stays open. / but on /prices only the trial has a price / Put the regular price beside the trial (/prices): Under “A trial lesson, £10” write what it costs from then on, with the unit and the shortest term.',
    ],
    quotes: ['One price for all of our classes (/prices)', 'A trial lesson, £10 (/prices)'],
    confidence: 0.75,
    variants: {
      'where it opens with a sentence': {
        facts: { sentences: [{ ...classes, place: 'body' as const }, ownLine(taster, at)] },
        says: [
          '/prices tells only what the trial costs / /prices opens with “One price for all of our classes” and has one amount, “A trial lesson, £10”: readers learn what trying costs, and not what staying costs. / but on /prices only the trial has a price / Put the regular price beside the trial (/prices): Under “A trial lesson, £10” write what it costs from then on, with the unit and the shortest term.',
        ],
        quotes: ['One price for all of our classes (/prices)', 'A trial lesson, £10 (/prices)'],
        confidence: 0.75,
      },
      'of a trial beside the amount': {
        facts: {
          pages: priced(60, {}, ['Begin for £10']),
          sentences: [classes, ownLine('Begin for £10', at), ownLine('A trial lesson, no strings attached', at)],
        },
        says: [
          '/prices tells only what the trial costs / “One price for all of our classes”, says /prices. Its one amount, “Begin for £10”, is for “A trial lesson, no strings attached”; what follows after that has none. / but on /prices only the trial has a price / Put the regular price beside the trial (/prices): Under “Begin for £10” write what it costs from then on, with the unit and the shortest term.',
        ],
        quotes: [
          'One price for all of our classes (/prices)',
          'Begin for £10 (/prices)',
          'A trial lesson, no strings attached (/prices)',
        ],
        confidence: 0.75,
      },
      'of a trial beside the amount, after a sentence': {
        facts: {
          pages: priced(60, {}, ['Begin for £10']),
          sentences: [
            { ...classes, place: 'body' as const },
            ownLine('Begin for £10', at),
            ownLine('A trial lesson, no strings attached', at),
          ],
        },
        says: [
          '/prices tells only what the trial costs / The one amount on /prices is “Begin for £10”, and beside it stands “A trial lesson, no strings attached”: after the trial no sum is told. / but on /prices only the trial has a price / Put the regular price beside the trial (/prices): Under “Begin for £10” write what it costs from then on, with the unit and the shortest term.',
        ],
        quotes: [
          'One price for all of our classes (/prices)',
          'Begin for £10 (/prices)',
          'A trial lesson, no strings attached (/prices)',
        ],
        confidence: 0.75,
      },
    },
    silent: {
      'where another amount stands': { pages: priced(60, {}, [taster, 'Then £40 a month']) },
      'where it is no trial': {
        pages: priced(60, {}, ['A month, £40']),
        sentences: [classes, ownLine('A month, £40', at)],
      },
      'where plans have prices': { plans: [plan('Month', 40), plan('Year', 400)] },
      'where a list has prices': { priceItems: items },
      'of a long page': { pages: priced(400, {}, [taster]) },
      'of a page that nothing links to': { pages: [home, priced(60, {}, [taster])[1]!] },
    },
  },
})
