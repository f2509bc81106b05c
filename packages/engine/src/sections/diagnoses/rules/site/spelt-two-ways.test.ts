import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, name } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { speltTwoWays } from './spelt-two-ways.ts'
import { figure, told } from './told-fixtures.ts'

const far = { page: about, pageType: 'about' } as const
const right = ['Soup comes from Marrowell.', 'We founded Marrowell here.', 'Nobody leaves Marrowell hungry.'].map(
  (text) => ownLine(text),
)
const wrong = ownLine('Welcome to Marowell.')
const wordRight = ['Our Delivery is free.', 'Delivery on Mondays.', 'Ask for Delivery.'].map((text) => ownLine(text))
const wordWrong = ownLine('Delivvery takes a day.')

testDiagnoses(speltTwoWays, {
  'name-spelt-two-ways': {
    facts: { name, sentences: [...right, { ...wrong, ...far }] },
    says: [
      'The name is spelt “Marrowell” and “Marowell” / “Marowell” stands on /about, “Marrowell” in 3 other lines: whoever types what they read there misses the brand. / but /about spells the name “Marowell” / Write “Marrowell” everywhere (/about): Replace “Marowell” by “Marrowell” on /about, if that is the name, and search the other pages for it.',
    ],
    quotes: ['Soup comes from Marrowell.', 'Welcome to Marowell. (/about)'],
    confidence: 0.85,
    variants: {
      'on the first page': {
        facts: { sentences: [...right, wrong] },
        says: [
          'The name is spelt “Marrowell” and “Marowell” / The first page spells its own name “Marowell”; elsewhere it is “Marrowell”. / but the home page spells the name “Marowell” / Write “Marrowell” everywhere (/): Replace “Marowell” by “Marrowell” on the home page, if that is the name, and search the other pages for it.',
        ],
        quotes: ['Soup comes from Marrowell.', 'Welcome to Marowell.'],
        confidence: 0.85,
      },
      'on the first page, more than once': {
        facts: { sentences: [...right, wrong, ownLine('Marowell cooks.')] },
        says: [
          'The name is spelt “Marrowell” and “Marowell” / The home page says “Marowell”; 3 lines of the site say “Marrowell”, and 2 do not. Which one is to be searched for, a visitor cannot tell. / but the home page spells the name “Marowell” / Write “Marrowell” everywhere (/): Replace “Marowell” by “Marrowell” on the home page, if that is the name, and search the other pages for it.',
        ],
        quotes: ['Soup comes from Marrowell.', 'Welcome to Marowell.'],
        confidence: 0.85,
      },
      'in many lines': {
        facts: {
          sentences: [...right, ...['One', 'Two', 'Three'].map((word) => ownLine(`${word} of Marowell.`, far))],
        },
        says: [
          'The name is spelt “Marrowell” and “Marowell” / “Marrowell” in 3 lines, “Marowell” in 3: who types what they read may look for another brand. / but /about spells the name “Marowell” / Write “Marrowell” everywhere (/about): Replace “Marowell” by “Marrowell” on /about, if that is the name, and search the other pages for it.',
        ],
        quotes: ['Soup comes from Marrowell.', 'One of Marowell. (/about)'],
        confidence: 0.85,
      },
      'in lines of figures': {
        facts: { sentences: right, pages: [told('', { figures: [figure('© 2026 Marowell')] })] },
        says: [
          'The name is spelt “Marrowell” and “Marowell” / The first page spells its own name “Marowell”; elsewhere it is “Marrowell”. / but the home page spells the name “Marowell” / Write “Marrowell” everywhere (/): Replace “Marowell” by “Marrowell” on the home page, if that is the name, and search the other pages for it.',
        ],
        quotes: ['Soup comes from Marrowell.', '© 2026 Marowell'],
        confidence: 0.85,
      },
    },
    silent: {
      'of another ending': { sentences: [...right, ownLine('All Marrowells meet.')] },
      'of another letter': { sentences: [...right, ownLine('Welcome to Marrowall.')] },
      'of a customer': { sentences: [...right, { ...wrong, speaker: 'customer' }] },
      'of a word that is not the name': { name: fact({ name: 'Leek', variants: [] }) },
    },
  },
  'word-spelt-two-ways': {
    facts: { name, sentences: [...wordRight, { ...wordWrong, ...far }] },
    says: [
      '“Delivvery” on /about is “Delivery” elsewhere / /about writes “Delivvery”, the rest of the site “Delivery”. / but /about writes “Delivvery” / Write “Delivery” on /about (/about): Replace “Delivvery” by “Delivery”.',
    ],
    quotes: ['Our Delivery is free.', 'Delivvery takes a day. (/about)'],
    confidence: 0.8,
    variants: {
      'where visitors decide': {
        facts: { sentences: [...wordRight, wordWrong] },
        says: [
          '“Delivvery” on the home page is “Delivery” elsewhere / “Delivvery” stands on the home page, where visitors decide; 3 other lines write “Delivery”. / but the home page writes “Delivvery” / Write “Delivery” on the home page (/): Replace “Delivvery” by “Delivery”.',
        ],
        quotes: ['Our Delivery is free.', 'Delivvery takes a day.'],
        confidence: 0.8,
      },
      'in two places': {
        facts: { sentences: [...wordRight, { ...wordWrong, ...far }, ownLine('Ask about Delivvery.', far)] },
        says: [
          '“Delivvery” on /about is “Delivery” elsewhere / Twice the site writes “Delivvery”, else “Delivery”; careful readers count such slips. / but /about writes “Delivvery” / Write “Delivery” on /about (/about): Replace “Delivvery” by “Delivery”.',
        ],
        quotes: ['Our Delivery is free.', 'Delivvery takes a day. (/about)'],
        confidence: 0.8,
      },
    },
    silent: {
      'where both are as frequent': { sentences: [wordRight[0]!, wordWrong] },
      'of the name itself': { sentences: [...right, wrong] },
      'of a short word': {
        sentences: ['Lunch at one.', 'Lunch in Lunch.', 'Luunch today.'].map((text) => ownLine(text)),
      },
    },
  },
})
