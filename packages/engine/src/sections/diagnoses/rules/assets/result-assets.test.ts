import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { resultAssets } from './result-assets.ts'

const cases = { page: about, pageType: 'customers' } as const
const rose = ownLine('Full kennels rose from 52% to 78%.', cases)

testDiagnoses(resultAssets, {
  'result-in-figures': {
    facts: { language: fact('en'), name: fact({ name: 'Lowbrook', variants: [] }), sentences: [rose] },
    says: [
      'Lowbrook has a result with its figure / /about tells what changed for a customer: “Full kennels rose from 52% to 78%.”. / “Full kennels rose from 52% to 78%.” / Bring the result to the home page (/): Put “Full kennels rose from 52% to 78%.” beside the first call, with the name of the customer and the months it took.',
    ],
    quotes: ['Full kennels rose from 52% to 78%. (/about)'],
    confidence: 0.65,
    variants: {
      'of two results': {
        facts: { sentences: [rose, ownLine('Walks rose from 10% to 30%.', cases)] },
        says: [
          'Lowbrook has a result with its figure / “Walks rose from 10% to 30%.” “Full kennels rose from 52% to 78%.” Both stand on /about, and both could be asked after. / “Walks rose from 10% to 30%.” / Bring the result to the home page (/): Put “Walks rose from 10% to 30%.” beside the first call, with the name of the customer and the months it took.',
        ],
        quotes: ['Walks rose from 10% to 30%. (/about)', 'Full kennels rose from 52% to 78%. (/about)'],
        confidence: 0.65,
      },
      'on the home page': {
        facts: { sentences: [ownLine('Full kennels rose from 52% to 78%.', { pageType: 'customers' })] },
        says: [
          'Lowbrook has a result with its figure / “Full kennels rose from 52% to 78%.”, says the home page, right where people decide: a change that was counted, and no promise. / “Full kennels rose from 52% to 78%.” / Put the result beside the call (/): Put “Full kennels rose from 52% to 78%.” beside the first call, with the name of the customer and the months it took.',
        ],
        quotes: ['Full kennels rose from 52% to 78%.'],
        confidence: 0.65,
      },
    },
    silent: {
      'of a promise to anybody': { sentences: [ownLine('Full kennels, 40% more of them.')] },
      'of a case without a change': { sentences: [ownLine('We built the kennels of Marlow.', cases)] },
      'of a whole hundred': { sentences: [ownLine('Full kennels rose to 100%.', cases)] },
      'in a language that is not known': { language: null },
    },
  },
})
