import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, call, contact, english, page, quote } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { sampleValuesLeft } from './sample-values.ts'
import { figure, filler, linked, told } from './told-fixtures.ts'

const home = page('')
const unfilled = 'a field that nobody filled'
const prices = (...texts: string[]) =>
  linked(home, told('prices', { fillers: texts.map((text) => filler(text, unfilled)) }, { type: 'pricing' }))
const open = 'Up to 20 pots XX,XX €'
const at = { page: `${home.url}prices`, pageType: 'pricing' } as const
const cards = (text: string, count: number, name = 'guests') => {
  const bare = page(name, { type: 'testimonials' })
  const headings = Array.from({ length: count }, () => ({ level: 3, text }))
  return linked(home, { ...bare, structure: { ...bare.structure, headings } })
}
const made = linked({ ...home, told: { figures: [figure('Ring us: (99) 99999-9999')], fillers: [], files: [] } })

testDiagnoses(sampleValuesLeft, {
  'sample-left-public': {
    facts: { language: english, pages: prices(open) },
    says: [
      'A price still reads “Up to 20 pots XX,XX €” / “Up to 20 pots XX,XX €”, says /prices: the letters hold the place of an amount that nobody entered. / but the price list reads “XX,XX €” / Enter the prices, or take the list out (/prices): Replace “Up to 20 pots XX,XX €” by the amount, or write one true price “from” until all are known.',
    ],
    quotes: ['Up to 20 pots XX,XX € (/prices)'],
    confidence: 0.85,
    variants: {
      'of a price under a claim of fair prices': {
        facts: { sentences: [ownLine('Our prices are fair and transparent.', at)] },
        says: [
          'A price still reads “Up to 20 pots XX,XX €” / “Our prices are fair and transparent.”, says /prices; a price on it reads “Up to 20 pots XX,XX €”. / but the price list reads “XX,XX €” / Enter the prices, or take the list out (/prices): Replace “Up to 20 pots XX,XX €” by the amount, or write one true price “from” until all are known.',
        ],
        quotes: ['Our prices are fair and transparent. (/prices)', 'Up to 20 pots XX,XX € (/prices)'],
        confidence: 0.85,
      },
      'of a list of them': {
        facts: { pages: prices(open, 'Up to 40 pots XX,XX €', 'Up to 60 pots XX,XX €') },
        says: [
          'A price still reads “Up to 20 pots XX,XX €” / /prices has 3 lines with letters where the amount should be, “Up to 20 pots XX,XX €” for one: nobody can add up what an order costs. / but the price list reads “XX,XX €” / Enter the prices, or take the list out (/prices): Replace “Up to 20 pots XX,XX €” by the amount, or write one true price “from” until all are known.',
        ],
        quotes: ['Up to 20 pots XX,XX € (/prices)'],
        confidence: 0.85,
      },
      'of a number that breaks off': {
        facts: { pages: [home], sentences: [ownLine('Locked out? Call us on 06-')] },
        says: [
          'The number to call is “06-” / On the home page the telephone number breaks off after “06-”: whoever wants to call the brand cannot. / but the number to call is “06-” / Put the real number on the page (/): Replace “06-” by the number that somebody answers, with the hours.',
        ],
        quotes: ['06-'],
        confidence: 0.85,
      },
      'of cards with the name of their field': {
        facts: { pages: cards('Name', 4) },
        says: [
          'Four cards on /guests are headed “Name” / Whoever comes to /guests meets “Name” four times over, the template’s word, and asks whether the rest is meant. / but four cards on /guests are headed “Name” / Name the cards, or delete them (/guests): Head each card with what is in it; take those out whose only heading is “Name”, four on /guests today.',
        ],
        quotes: ['Name (/guests)'],
        confidence: 0.85,
      },
      'of cards under what they should hold': {
        facts: {
          pages: cards('Name', 4),
          sentences: [
            ownLine('True stories of guests who came back for soup', {
              page: `${home.url}guests`,
              pageType: 'testimonials',
              place: 'subhead',
            }),
          ],
        },
        says: [
          'Four cards on /guests are headed “Name” / “True stories of guests who came back for soup”, says /guests; four of its cards are headed “Name”, the template’s word for what nobody filled in. / but four cards on /guests are headed “Name” / Name the cards, or delete them (/guests): Head each card with what is in it; take those out whose only heading is “Name”, four on /guests today.',
        ],
        quotes: ['Name (/guests)'],
        confidence: 0.85,
      },
      'of a number of letters': {
        facts: { pages: linked(home, told('call', { fillers: [filler('Ring +XXX-XXX-XXXX', unfilled)] })) },
        says: [
          'The number to call is “+XXX-XXX-XXXX” / Whoever wants to call the brand reads “+XXX-XXX-XXXX” on /call: the letters were to become a number. / but the number to call is “+XXX-XXX-XXXX” / Put the real number on the page (/call): Replace “+XXX-XXX-XXXX” by the number that somebody answers, with the hours.',
        ],
        quotes: ['+XXX-XXX-XXXX (/call)'],
        confidence: 0.85,
      },
      'of a number of one digit': {
        facts: { pages: made },
        says: [
          'The number to call is “(99) 99999-9999” / The home page gives “(99) 99999-9999” to ring: a row of digits as templates have it, where a telephone number should be. / but the number to call is “(99) 99999-9999” / Put the real number on the page (/): Replace “(99) 99999-9999” by the number that somebody answers, with the hours. / A number like this may exist; then a line that says so would help.',
        ],
        quotes: ['(99) 99999-9999'],
        confidence: 0.75,
      },
      'of a number of one digit beside a call': {
        facts: { pages: made, ctas: [call('Order now', 'buy')] },
        says: [
          'The number to call is “(99) 99999-9999” / Whoever would rather ring than press “Order now” finds “(99) 99999-9999” on the home page: a row of digits as templates have it. / but the number to call is “(99) 99999-9999” / Put the real number on the page (/): Replace “(99) 99999-9999” by the number that somebody answers, with the hours. / A number like this may exist; then a line that says so would help.',
        ],
        quotes: ['(99) 99999-9999'],
        confidence: 0.75,
      },
      'of a number that counts up': {
        facts: { pages: [home], contacts: [contact('phone', '333 1234567')] },
        says: [
          'The number to call is “333 1234567” / The home page gives “333 1234567” to ring: a row of digits as templates have it, where a telephone number should be. / but the number to call is “333 1234567” / Put the real number on the page (/): Replace “333 1234567” by the number that somebody answers, with the hours. / A number like this may exist; then a line that says so would help.',
        ],
        quotes: ['333 1234567'],
        confidence: 0.75,
      },
      'of settings of another page': {
        facts: {
          pages: linked(home, page('about')),
          sentences: [ownLine('--- layout: default title: About ---', { page: about, pageType: 'about' })],
        },
        says: [
          '/about shows “--- layout: default title: About ---” / “--- layout: default title: About ---” stands at the top of /about: settings that were not meant to be read. / but /about opens with lines of code / Take the code off the page (/about): Delete “--- layout: default title: About ---” from the top of /about.',
        ],
        quotes: ['--- layout: default title: About --- (/about)'],
        confidence: 0.85,
      },
    },
    silent: {
      'of hours that a line leaves open': { pages: [home], sentences: [ownLine('Open from 08:00 to 09-')] },
      'of a size': { pages: linked(home, told('shirts', { fillers: [filler('Shirts up to XXL', unfilled)] })) },
      'of a page that nothing links to': { pages: [home, ...prices(open).slice(1)] },
      'of a page that keeps search engines out': {
        pages: linked(home, { ...prices(open)[1]!, noindex: quote('noindex') }),
      },
      'of a post about numbers': {
        pages: linked(home, told('numbers', { figures: [figure('(99) 99999-9999')] }, { type: 'post' })),
      },
      'of the number of an account': {
        pages: linked({
          ...home,
          told: { figures: [figure('IBAN DE21 3605 0000 1234 5678')], fillers: [], files: [] },
        }),
      },
      'of a number that is real': { pages: [home], contacts: [contact('phone', '0161 496 0123')] },
      'of few digits': { pages: linked({ ...home, told: { figures: [figure('99 9999')], fillers: [], files: [] } }) },
      'of two cards of one name': { pages: cards('Name', 2) },
      'of cards with headings of their own': { pages: cards('Leek soup', 4) },
    },
  },
})
