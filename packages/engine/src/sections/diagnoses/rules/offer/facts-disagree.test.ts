import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { contact, english, quote } from '../../../swot/swot-fixtures.ts'
import { figure, told } from '../site/told-fixtures.ts'
import { factsDisagree } from './facts-disagree.ts'

const twoPages = (a: string, b: string) => [
  told('', { figures: [figure(a)] }),
  told('classes', { figures: [figure(b)] }),
]
const onOnePage = (...lines: string[]) => [told('', { figures: lines.map((line) => figure(line)) })]
const price = 'Evening soup class £12'

testDiagnoses(factsDisagree, {
  'own-facts-disagree': {
    facts: { language: english, pages: twoPages(price, 'Evening soup class £15') },
    says: [
      '“Evening soup class” has two prices / “Evening soup class” costs “£12” on the home page and “£15” on /classes: whoever reads both pages asks before they book. / but /classes says “£15” / Settle one price for “Evening soup class” (/classes): Keep “£12” or “£15”, whichever is true today, and let the home page and /classes say the same. / The two may be meant for two terms; neither page says so.',
    ],
    quotes: ['Evening soup class £12', 'Evening soup class £15 (/classes)'],
    confidence: 0.8,
    variants: {
      'of opening hours': {
        facts: { pages: twoPages('Mon–Fri: 9:00–18:00', 'Monday to Friday 9 am – 5 pm') },
        says: [
          'The same days at two times: “Monday to Friday 9 am – 5 pm” / On the home page it says “Mon–Fri: 9:00–18:00”, on /classes “Monday to Friday 9 am – 5 pm”. One of the two sends visitors to a closed door. / but /classes gives other hours / Settle one set of opening hours (/classes): Keep “Mon–Fri: 9:00–18:00” or “Monday to Friday 9 am – 5 pm”, whichever is true today, and let the home page and /classes say the same.',
        ],
        quotes: ['Mon–Fri: 9:00–18:00', 'Monday to Friday 9 am – 5 pm (/classes)'],
        confidence: 0.85,
      },
      'of mailboxes': {
        facts: {
          pages: onOnePage(),
          contacts: [contact('email', 'ask@marrowell.example'), contact('email', 'help@marrowell.test')],
        },
        says: [
          'Mail goes to two domains, “help@marrowell.test” among them / The home page gives “ask@marrowell.example” and “help@marrowell.test”: the domains differ by their end, and which of the two is read, no visitor can tell. / but the home page says “help@marrowell.test” too / Give one mail domain everywhere (/): Keep “ask@marrowell.example” or “help@marrowell.test”, whichever is true today, and let both places say the same.',
        ],
        quotes: ['ask@marrowell.example', 'help@marrowell.test'],
        confidence: 0.75,
      },
      'of counts on one page': {
        facts: { pages: onOnePage('120 soup recipes', '140+ soup recipes') },
        says: [
          '“120 soup recipes” and “140+ soup recipes” cannot both be right / One page, the home page, counts twice: “120 soup recipes” here, “140+ soup recipes” there. Readers who see both believe neither. / but the home page says “140+ soup recipes” too / Settle one count of “soup recipes” (/): Keep “120 soup recipes” or “140+ soup recipes”, whichever is true today, and let both places say the same.',
        ],
        quotes: ['120 soup recipes', '140+ soup recipes'],
        confidence: 0.7,
      },
      'of counts on two pages': {
        facts: { pages: twoPages('120 soup recipes', '140 soup recipes') },
        says: [
          '“120 soup recipes” and “140 soup recipes” cannot both be right / “120 soup recipes”, says the home page; “140 soup recipes”, says /classes. The count is a reason to believe only while it is one count. / but /classes says “140 soup recipes” / Settle one count of “soup recipes” (/classes): Keep “120 soup recipes” or “140 soup recipes”, whichever is true today, and let the home page and /classes say the same.',
        ],
        quotes: ['120 soup recipes', '140 soup recipes (/classes)'],
        confidence: 0.7,
      },
    },
    silent: {
      'of one price': { pages: twoPages(price, price) },
      'of a price that begins there': { pages: twoPages(price, 'Evening soup class from £15') },
      'of another period': { pages: twoPages('Evening soup class £12 per month', 'Evening soup class £120 per year') },
      'of a name that may be of many things': { pages: twoPages('Deposit £12', 'Deposit £15') },
      'of two prices on one page, as of two terms': {
        pages: [
          ...onOnePage(price, 'Evening soup class £15'),
          told('classes', { figures: [figure('Evening soup class £18')] }),
        ],
      },
      'on a page that is not listed': {
        pages: twoPages(price, 'Evening soup class £15').map((one, at) =>
          at === 0 ? one : { ...one, noindex: quote('noindex') },
        ),
      },
      'of hours right after a number to call': {
        pages: [
          told('', { figures: [figure('Mon–Fri: 9:00–18:00')] }),
          told('portal', { figures: [figure('Support (555) 012-4567'), figure('Mon–Fri: 9:00–17:00')] }),
        ],
      },
      'of hours of other days': { pages: twoPages('Mon–Fri: 9:00–18:00', 'Sat: 9:00–13:00') },
      'of three counts, as of parts': { pages: onOnePage('120 soup recipes', '140 soup recipes', '20 soup recipes') },
      'of a count within a sentence': { pages: twoPages('120 soup recipes', 'With 40 soup recipes of Ines') },
      'of small counts': { pages: onOnePage('10 soup recipes', '12 soup recipes') },
    },
  },
})
