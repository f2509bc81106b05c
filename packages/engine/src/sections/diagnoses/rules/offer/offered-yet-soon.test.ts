import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, call, english, fact, offering } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { offeredSoon } from './offered-yet-soon.ts'

const far = { page: about, pageType: 'other' } as const
const entry = fact({ label: 'Classes', url: about }, 'Classes')
const soon = ownLine('Classes are coming soon.', far)
const marked = ['Pay by phone (coming soon)', 'Order by chat (coming soon)', 'Soup alarm (coming soon)'].map((text) =>
  ownLine(text),
)

testDiagnoses(offeredSoon, {
  'offered-yet-soon': {
    facts: { language: english, navigation: [entry], sentences: [soon] },
    says: [
      '“Classes” is offered, and yet to come / The menu offers “Classes”; who follows it reads “Classes are coming soon.” / but the page “Classes” says “Classes are coming soon.” / Take “Classes” out of the menu (/): Leave “Classes” out until its page says more than “Classes are coming soon.”',
    ],
    quotes: ['Classes', 'Classes are coming soon. (/about)'],
    confidence: 0.8,
    variants: {
      'of a page that says it twice': {
        facts: { sentences: [soon, ownLine('Dates coming soon', far)] },
        says: [
          '“Classes” is offered, and yet to come / “Classes” has its place in the menu, and on its page stands “Classes are coming soon.” / but the page “Classes” says “Classes are coming soon.” / Take “Classes” out of the menu (/): Leave “Classes” out until its page says more than “Classes are coming soon.”',
        ],
        quotes: ['Classes', 'Classes are coming soon. (/about)'],
        confidence: 0.8,
      },
      'of an offer in a list': {
        facts: {
          navigation: [],
          features: [offering('Soup alarm')],
          sentences: [ownLine('The soup alarm is launching soon.', far)],
        },
        says: [
          '“Soup alarm” is offered, and yet to come / “Soup alarm” stands among what is offered, and /about says “The soup alarm is launching soon.”: one has to read both to know what works today. / but /about says “The soup alarm is launching soon.” / Move what is to come into a roadmap (/about): Take “The soup alarm is launching soon.” out of the list, and name it apart, with a month.',
        ],
        quotes: ['Soup alarm', 'The soup alarm is launching soon. (/about)'],
        confidence: 0.65,
      },
      'of a button': {
        facts: {
          navigation: [],
          ctas: [call('Get the soup planner', 'download')],
          sentences: [ownLine('Soup planner coming soon', { place: 'action' })],
        },
        says: [
          '“Get the soup planner” is offered, and yet to come / “Get the soup planner”, says one button of the home page; further down another says “Soup planner coming soon”. Who presses the first finds out at the second. / but the home page says “Soup planner coming soon” / Let “Get the soup planner” say when (/): Replace “Get the soup planner” by a button that works today, such as a list to join, and name the month.',
        ],
        quotes: ['Get the soup planner', 'Soup planner coming soon'],
        confidence: 0.8,
      },
      'of two lines': {
        facts: { navigation: [], sentences: marked.slice(0, 2) },
        says: [
          'Two of its features are still to come / Among what works today the home page lists “Pay by phone (coming soon)” and “Order by chat (coming soon)”: readers buy the list, and get the rest of it. / but two of its features are still to come / Move what is to come into a roadmap (/): Take “Pay by phone (coming soon)” out of the list, and name it apart, with a month.',
        ],
        quotes: ['Order by chat (coming soon)', 'Pay by phone (coming soon)'],
        confidence: 0.8,
      },
      'of many lines': {
        facts: { navigation: [], sentences: marked },
        says: [
          'Three of its features are still to come / Three lines of the home page sell what does not exist yet, “Pay by phone (coming soon)” and “Order by chat (coming soon)” among them; they stand between what works today. / but three of its features are still to come / Move what is to come into a roadmap (/): Take “Pay by phone (coming soon)” out of the list, and name it apart, with a month.',
        ],
        quotes: ['Order by chat (coming soon)', 'Pay by phone (coming soon)'],
        confidence: 0.8,
      },
    },
    silent: {
      'of one line': { navigation: [], sentences: marked.slice(0, 1) },
      'of buttons for two things': {
        navigation: [],
        ctas: [call('Order bread', 'buy')],
        sentences: [ownLine('Soup planner coming soon', { place: 'action' })],
      },
      'of a single word that is said of much': { sentences: [ownLine('Your order is planned with care.', far)] },
      'far down on the page': { sentences: [...Array.from({ length: 9 }, (_, n) => ownLine(`Class ${n}`, far)), soon] },
      'of a link into a page': { navigation: [fact({ label: 'Classes', url: `${about}#classes` }, 'Classes')] },
      'of an article': { sentences: [{ ...soon, pageType: 'post' as const }] },
      'of an offer that the line itself was read as': {
        navigation: [],
        features: [offering('Soup alarm coming soon')],
        sentences: [ownLine('Soup alarm coming soon', far)],
      },
      'in a language without such words': { language: { ...english, value: 'xx' } },
    },
  },
})
