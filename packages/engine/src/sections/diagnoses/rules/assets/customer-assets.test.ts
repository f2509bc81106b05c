import { homeUrl } from '../../../../report/report-fixtures.ts'
import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, offering, post, quote, same, testimonial } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { customerAssets } from './customer-assets.ts'

const texts = [
  'The garden smells of thyme in the evening.',
  'We sat in the garden until midnight.',
  'Never saw a garden so full of bees.',
  'Breakfast was served early.',
  'The beds were soft.',
]
const signed = texts.map((text, n) => testimonial(text, ['Ida', 'Jon', 'Tom', 'Eva', 'Max'][n] ?? null))
const unsigned = texts.map((text) => testimonial(text, null))
const ask = (question: string, at = homeUrl) => ({
  ...fact({ question, answer: 'It depends on the leaf, on the soil and on the week of the year.' as string | null }),
  quotes: [quote(question, at)],
})
const subjects = ['oak', 'elm', 'ash', 'yew', 'fir', 'pear', 'plum', 'rose', 'vine', 'hazel', 'birch', 'maple']
const questions = subjects.map((tree) => ask(`When does a ${tree} need water?`, about))
const inData = (one: (typeof questions)[number]) => ({
  ...one,
  quotes: one.quotes.map((quote) => ({ ...quote, locator: 'script[type=ld+json]' })),
})

testDiagnoses(customerAssets, {
  'customers-say-one-thing': {
    facts: {
      language: fact('en'),
      name: fact({ name: 'Lowbrook', variants: [] }),
      testimonials: unsigned,
      features: [offering('Garden by the river')],
    },
    says: [
      '3 of 5 reviews speak of one thing: “garden” / 3 of 5 reviews come back to “garden” unasked: “The garden smells of thyme in the evening.”, and “We sat in the garden until midnight.”. / “The garden smells of thyme in the evening.” / Make their word the headline (/): Put “The garden smells of thyme in the evening.” under the headline, word for word.',
    ],
    quotes: ['The garden smells of thyme in the evening.', 'We sat in the garden until midnight.'],
    confidence: 0.73,
    variants: {
      'of those who sign': {
        facts: { testimonials: signed },
        says: [
          '3 of 5 reviews speak of one thing: “garden” / “The garden smells of thyme in the evening.”, writes Ida; “We sat in the garden until midnight.”, writes Jon. In 3 of 5 reviews the word is “garden”. / “The garden smells of thyme in the evening.” / Make their word the headline (/): Put “The garden smells of thyme in the evening.” under the headline, signed Ida.',
        ],
        quotes: ['The garden smells of thyme in the evening.', 'We sat in the garden until midnight.'],
        confidence: 0.73,
      },
      'of what the opening says as well': {
        facts: { hero: { headline: same('A garden for the night'), subhead: null, eyebrow: null } },
        says: [
          '3 of 5 reviews speak of one thing: “garden” / Lowbrook opens with the word that 3 of 5 reviews use, “garden”: “The garden smells of thyme in the evening.”. / “The garden smells of thyme in the evening.” / Let a customer say it above (/): Put “The garden smells of thyme in the evening.” under the headline, word for word.',
        ],
        quotes: ['The garden smells of thyme in the evening.', 'We sat in the garden until midnight.'],
        confidence: 0.73,
      },
      'of all of them': {
        facts: {
          testimonials: ['at noon', 'at night', 'in the rain', 'in May', 'in June'].map((when) =>
            testimonial(`We loved the garden ${when}.`, null),
          ),
        },
        says: [
          '5 of 5 reviews speak of one thing: “garden” / Every review says “garden”, and no two in the same way: “We loved the garden in the rain.”, “We loved the garden at night.”. / “We loved the garden in the rain.” / Make their word the headline (/): Put “We loved the garden in the rain.” under the headline, word for word.',
        ],
        quotes: ['We loved the garden in the rain.', 'We loved the garden at night.'],
        confidence: 0.85,
      },
    },
    silent: {
      'of four reviews': { testimonials: unsigned.slice(0, 4) },
      'where the same text stands twice': { testimonials: [...unsigned.slice(0, 4), ...unsigned.slice(0, 1)] },
      'where fewer say it': {
        testimonials: [
          ...unsigned,
          ...['Good soup.', 'Good bread.', 'Good tea.'].map((text) => testimonial(text, null)),
        ],
      },
      'where the site itself says nothing of it': { features: [] },
      'where it is the name of the brand': { name: fact({ name: 'Lowbrook Garden', variants: [] }) },
      'where it is plain praise': {
        testimonials: ['the soup', 'the bread', 'the tea', 'the beds', 'the dog'].map((what) =>
          testimonial(`Excellent, ${what}.`, null),
        ),
        features: [offering('Excellent garden')],
      },
      'in a language without lists': { language: fact('xx') },
    },
  },
  'answers-before-asked': {
    facts: { language: fact('en'), name: fact({ name: 'Lowbrook', variants: [] }), questions },
    says: [
      '12 questions answered before anyone calls Lowbrook / 12 questions are answered on /about, down to “When does a oak need water?”: more than a sale needs. / “When does a oak need water?”, answered before anyone asks / Put one answer on the home page (/): Put “When does a oak need water?” with its answer on the home page, signed by whoever knows.',
    ],
    quotes: ['When does a oak need water? (/about)', 'When does a elm need water? (/about)'],
    confidence: 0.7,
    variants: {
      'of one that helps before one buys': {
        facts: { questions: [...questions, ask('What causes brown spots on a leaf?', about)] },
        says: [
          '13 questions answered before anyone calls Lowbrook / “What causes brown spots on a leaf?” gets its answer on /about, free and before any order; 12 more are answered on the pages read. / “What causes brown spots on a leaf?”, answered before anyone asks / Put one answer on the home page (/): Put “What causes brown spots on a leaf?” with its answer on the home page, signed by whoever knows.',
        ],
        quotes: ['What causes brown spots on a leaf? (/about)', 'When does a oak need water? (/about)'],
        confidence: 0.8,
      },
      'beside many articles': {
        facts: { posts: ['Oaks', 'Elms', 'Ashes', 'Yews', 'Firs'].map((title) => post(title, null)) },
        says: [
          '12 questions answered before anyone calls Lowbrook / 12 answers and 5 articles stand open, “When does a oak need water?” among them: readers learn the trade before Lowbrook asks for anything. / “When does a oak need water?”, answered before anyone asks / Put one answer on the home page (/): Put “When does a oak need water?” with its answer on the home page, signed by whoever knows.',
        ],
        quotes: ['When does a oak need water? (/about)', 'When does a elm need water? (/about)'],
        confidence: 0.7,
      },
      'on two pages': {
        facts: { questions: [...questions.slice(1), ask('When does an old oak at a wall need water?')] },
        says: [
          '12 questions answered before anyone calls Lowbrook / “When does an old oak at a wall need water?”, asks the home page, and “When does a elm need water?”: 12 answers on 2 pages, each where its doubt comes up. / “When does an old oak at a wall need water?”, answered before anyone asks / Sign one of the answers (/): Let whoever knows sign the answer to “When does an old oak at a wall need water?”, by name and role.',
        ],
        quotes: ['When does an old oak at a wall need water?', 'When does a elm need water? (/about)'],
        confidence: 0.7,
      },
    },
    silent: {
      'of questions that stand in structured data alone': { questions: questions.map(inData) },
      'of the same question twice': {
        questions: [...questions.slice(1), ...questions.slice(1, 2).map(inData)],
        sentences: questions.map(({ value }) => ownLine(value.question)),
      },
      'of fewer questions': { questions: questions.slice(1) },
      'where answers say yes or no': {
        questions: questions.map(({ value, ...rest }) => ({ ...rest, value: { ...value, answer: 'Yes, it does.' } })),
      },
      'where no passage shows them': { questions: questions.map((one) => ({ ...one, quotes: [] })) },
      'in a language that is not known': { language: null },
    },
  },
})
