import { homeUrl } from '../../../../report/report-fixtures.ts'
import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, call, english, fact, plan } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { freeHere } from './free-here-price-far.ts'

const claim = ownLine('A free app for soup.', { place: 'subhead' })
const premium = plan('Premium', 4, { page: about })

testDiagnoses(freeHere, {
  'free-here-price-far': {
    facts: { language: english, sentences: [claim], plans: [premium] },
    says: [
      'Free on the home page, “4 €” on /about / “A free app for soup.” up front; “Premium” at “4 €” on /about, where few look before they begin. / but “Premium” for “4 €” comes on /about / Set free and paid side by side (/): Beside “A free app for soup.” put one small table: what is free, and what “Premium” adds for “4 €”.',
    ],
    quotes: ['A free app for soup.', 'Premium'],
    confidence: 0.7,
    variants: {
      'of several prices': {
        facts: { plans: [premium, plan('Family', 7, { page: about })] },
        says: [
          'Free on the home page, “4 €” on /about / “A free app for soup.”, says the home page; 2 prices, from “Premium” at “4 €” on, stand on /about. / but “Premium” for “4 €” comes on /about / Set free and paid side by side (/): Beside “A free app for soup.” put one small table: what is free, and what “Premium” adds for “4 €”.',
        ],
        quotes: ['A free app for soup.', 'Premium'],
        confidence: 0.7,
      },
      'with a trial': {
        facts: { trial: fact('7 days free') },
        says: [
          'Free on the home page, “4 €” on /about / The home page promises “A free app for soup.”, a trial “7 days free” included; that “Premium” then costs “4 €”, only /about tells. / but “Premium” for “4 €” comes on /about / Set free and paid side by side (/): Beside “A free app for soup.” put one small table: what is free, and what “Premium” adds for “4 €”.',
        ],
        quotes: ['A free app for soup.', 'Premium'],
        confidence: 0.7,
      },
      'with a call': {
        facts: { ctas: [call('Download free', 'download')] },
        says: [
          'Free on the home page, “4 €” on /about / Who presses “Download free” has read “A free app for soup.”, and not “Premium” for “4 €”: that stands on /about. / but “Premium” for “4 €” comes on /about / Set free and paid side by side (/): Beside “Download free” put one small table: what is free, and what “Premium” adds for “4 €”.',
        ],
        quotes: ['A free app for soup.', 'Premium'],
        confidence: 0.7,
      },
    },
    silent: {
      'where a price stands near': { plans: [premium, plan('Family', 7, { page: homeUrl })] },
      'where nothing is called free': { sentences: [ownLine('An app for soup.')] },
      'where all is free': { plans: [plan('Free', 0, { page: about })] },
      'in a language without such words': { language: { ...english, value: 'xx' } },
    },
  },
})
