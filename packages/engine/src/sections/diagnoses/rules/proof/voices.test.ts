import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { certificate, fact, pages, quote, testimonial } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { voices } from './voices.ts'

const known = { language: fact('en'), name: fact({ name: 'Lowbrook', variants: [] }), pages: pages(3) }
const holder = ownLine('Placeholder: photo of the dining room')
const onRooms = { page: `${holder.page}rooms`, pageType: 'product' as const }
const card = [ownLine('Your Bakery Co.', onRooms), ownLine('★★★★★ 4.9 (128)', onRooms)]
const stars = {
  ...certificate('4.9 ★★★★★ 128 reviews', 'rating'),
  quotes: [quote('4.9 ★★★★★ 128 reviews', onRooms.page)],
}
const kind = fact({ text: 'doctor', id: 'doctor' as const, label: 'doctor', candidates: [] })

const retold = [
  testimonial('They called Lowbrook the best kennel in town.', 'Ada Field'),
  testimonial('They praised the long walks.', 'Tom Reed'),
]

testDiagnoses(voices, {
  'stand-in-proof': {
    facts: { ...known, sentences: [holder] },
    says: [
      'What stands on the home page is still an example / “Placeholder: photo of the dining room”, reads the home page, where every visitor sees it. / but the home page still shows an example / Replace the example, or take it out (/): Put there what “Placeholder: photo of the dining room” announces, or take the line and its place out today.',
    ],
    quotes: [holder.text],
    confidence: 0.75,
    variants: {
      'of a note on another page': {
        facts: { sentences: [{ ...holder, ...onRooms }] },
        says: [
          'What stands on /rooms is still an example / “Placeholder: photo of the dining room”, reads /rooms. What stands there is not yet Lowbrook’s own. / but /rooms still shows an example / Replace the example, or take it out (/rooms): Put there what “Placeholder: photo of the dining room” announces, or take the line and its place out today.',
        ],
        quotes: [`${holder.text} (/rooms)`],
        confidence: 0.75,
      },
      'of stars on a drawn card': {
        facts: { sentences: card, certifications: [stars] },
        says: [
          'The stars on /rooms are an example’s / “4.9 ★★★★★ 128 reviews” is all the praise read, and it belongs to “Your Bakery Co.”, an example drawn on /rooms. / but the stars it shows are an example’s / Replace the drawn stars by one true voice (/rooms): Take “4.9 ★★★★★ 128 reviews” out. Put one true thing there: one named customer with a figure before and after.',
        ],
        quotes: ['Your Bakery Co. (/rooms)', '4.9 ★★★★★ 128 reviews (/rooms)'],
        confidence: 0.75,
      },
      'of drawn stars beside true voices': {
        facts: { sentences: card, certifications: [stars], testimonials: [testimonial('Warm rolls.', 'Ada Field')] },
        says: [
          'The stars on /rooms are an example’s / “4.9 ★★★★★ 128 reviews” on /rooms belongs to “Your Bakery Co.”, an example; Lowbrook’s own stands elsewhere. / but the stars it shows are an example’s / Replace the drawn stars by one true voice (/rooms): Take “4.9 ★★★★★ 128 reviews” out. Put one true thing there: one named customer with a figure before and after.',
        ],
        quotes: ['Your Bakery Co. (/rooms)', '4.9 ★★★★★ 128 reviews (/rooms)'],
        confidence: 0.75,
      },
    },
    silent: {
      'of a line that speaks of samples': { sentences: [ownLine('We test each tool and keep a sample of its steel.')] },
      'of an answer to a question': { sentences: [{ ...holder, pageType: 'faq' }] },
      'of stars that are its own': { sentences: [], certifications: [stars] },
      'in a language without such words': { language: fact('xx') },
    },
  },
  'praise-at-second-hand': {
    facts: { ...known, testimonials: retold },
    says: [
      'Customers are retold, not heard / “They called Lowbrook the best kennel in town.”, reads the home page under the name “Ada Field”: a summary of praise, in words that are not the customer’s. / but its customers are retold, not heard / Put the customer’s own sentence there (/): Put three lines there as the customers wrote them, with name and date, in place of “They called Lowbrook the best kennel in town.”.',
    ],
    quotes: [retold[0]!.value.text],
    confidence: 0.7,
    variants: {
      'of one label for all': {
        facts: {
          testimonials: [testimonial('Clear from the start.', 'Client'), testimonial('Always reachable.', 'Client')],
        },
        says: [
          'Customers speak, and none has a name / Two voices on the home page all sign as “Client”. “Clear from the start.” may be true; nobody stands by it. / but not one customer who praises it has a name / Let one of them sign (/): Put a name, a month and a place under “Clear from the start.”, or leave it out.',
        ],
        quotes: ['Clear from the start.'],
        confidence: 0.7,
      },
      'of three without a name': {
        facts: {
          testimonials: ['Clear from the start.', 'Always reachable.', 'Fair.'].map((text) => testimonial(text, null)),
        },
        says: [
          'Customers speak, and none has a name / “Clear from the start.”, says one of 3 voices on the home page; not one of them is signed. / but not one customer who praises it has a name / Let one of them sign (/): Put a name, a month and a place under “Clear from the start.”, or leave it out.',
        ],
        quotes: ['Clear from the start.'],
        confidence: 0.7,
      },
      'of two without a name': {
        facts: { testimonials: ['Clear from the start.', 'Always reachable.'].map((text) => testimonial(text, null)) },
        says: [
          'Customers speak, and none has a name / “Clear from the start.” stands on the home page without a name, so it weighs no more than Lowbrook’s own word. / but not one customer who praises it has a name / Let one of them sign (/): Put a name, a month and a place under “Clear from the start.”, or leave it out.',
        ],
        quotes: ['Clear from the start.'],
        confidence: 0.7,
      },
    },
    silent: {
      'where one of them signs': {
        testimonials: [testimonial('Clear from the start.', 'Ada Field'), testimonial('Always reachable.', null)],
      },
      'where patients stay unnamed': {
        kind,
        testimonials: ['Clear from the start.', 'Always reachable.'].map((text) => testimonial(text, null)),
      },
      'where voices are numbered': {
        testimonials: [testimonial('I dared to speak.', 'Voice 1'), testimonial('I came back.', 'Voice 2')],
      },
      'where one review happens to begin so': { testimonials: [retold[0]!, testimonial('I love it.', 'Tom Reed')] },
      'of a single voice': { testimonials: [testimonial('Clear from the start.', null)] },
    },
  },
})
